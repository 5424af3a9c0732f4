/** The switch, told with the visitor's own numbers. */
import { duration, eur, eur0, pct, plural } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import {
  maximaleJkp,
  maximaleLooptijd,
  vergoedingVervroegd,
  vergoedingVervroegdLaatsteJaar,
} from '#rules/krediet/consumentenkrediet.figures.ts'
import {
  ereloonKrediet,
  hypotheekrecht,
  kostenHandlichting,
  registratierechtHypotheek,
} from '#rules/krediet/kredietakte.figures.ts'
import {
  dossierkostenHerziening,
  dossierkostenWoonkrediet,
  omzettingRentevoet,
  wederbeleggingEigenBank,
  wederbeleggingMaanden,
} from '#rules/krediet/woonkrediet.figures.ts'
import type { Refinancing } from './case.ts'

function costLaw({ values, work }: Refinancing): Step['law'] {
  if (values.soort === 'afbetaling')
    return [work.change.months <= 12 ? vergoedingVervroegdLaatsteJaar : vergoedingVervroegd]
  return values.waar === 'eigenBank'
    ? [wederbeleggingEigenBank, dossierkostenHerziening]
    : [
        wederbeleggingMaanden,
        dossierkostenWoonkrediet,
        kostenHandlichting,
        registratierechtHypotheek,
        hypotheekrecht,
        ereloonKrediet,
      ]
}

function costStep(solved: Refinancing): Step {
  const { values, out, work } = solved
  const { costs } = work.change
  const fee =
    values.soort === 'woonkrediet'
      ? `Wederbelegging: ${eur(out.saldo)} × ${pct(work.feeRate, 3)} × ${costs.feeMonths ?? 0} ÷ 12`
      : 'Vergoeding vervroegde terugbetaling'
  const lines = [
    { label: fee, value: costs.fee },
    { label: 'Schrappen van de oude hypotheek', value: costs.release },
    { label: 'Nieuwe kredietakte', value: costs.deed },
    { label: 'Dossierkosten', value: costs.file },
    { label: 'Schatting', value: costs.valuation },
    { label: 'Andere kosten', value: costs.other },
  ]
  return {
    text: `Overstappen kost **${eur(costs.total)}**.`,
    sum: [...lines.filter(({ value }) => value > 0), { label: 'Kosten van de overstap', value: costs.total }],
    law: costLaw(solved) ?? [],
  }
}

export function stepsOf(solved: Refinancing): Step[] {
  const { values, out, work } = solved
  const { change } = work
  const { current, next, months, newMonths } = change
  return [
    {
      text: `Nu betaal je nog ${plural(months, 'maand', 'maanden')} **${eur(current.payment)}**, samen ${eur(current.totalPaid)}.`,
      law: [omzettingRentevoet],
    },
    costStep(solved),
    {
      text: `De nieuwe lening van ${eur(change.principal)} aan ${pct(out.gebruikteRente)} kost ${plural(newMonths, 'maand', 'maanden')} **${eur(next.payment)}**, samen ${eur(next.totalPaid)}.`,
    },
    {
      text: out.besparing >= 0 ? `Je wint **${eur(out.besparing)}**.` : `Je verliest **${eur(-out.besparing)}**.`,
      sum: [
        { label: 'Nog te betalen op de oude lening', value: current.totalPaid },
        { label: 'Te betalen op de nieuwe lening', value: 0 - next.totalPaid },
        ...(values.kostenBetaling === 'zelf' ? [{ label: 'Kosten, zelf betaald', value: 0 - out.kosten }] : []),
        ...(change.lostTax > 0 ? [{ label: 'Verloren belastingvoordeel', value: 0 - change.lostTax }] : []),
        { label: out.besparing >= 0 ? 'Winst' : 'Verlies', value: out.besparing },
      ],
    },
    ...(out.terugverdiendNa !== null && work.earned
      ? [
          {
            text: `De kosten zijn terugverdiend na **${duration(out.terugverdiendNa)}**: dan heb je ${eur(Math.abs(work.earned.instalments))} ${work.earned.instalments < 0 ? 'meer' : 'minder'} afbetaald en is je schuld ${eur(Math.abs(work.earned.balance))} ${work.earned.balance < 0 ? 'hoger' : 'lager'}.`,
          },
        ]
      : []),
    ...(out.kantelrente === null
      ? []
      : [{ text: `De kantelrente is **${pct(out.kantelrente)}**: biedt een bank minder, dan win je.` }]),
    ...(work.test
      ? [
          {
            text: `Voor ${eur0(work.test.bedrag)} mag het JKP hoogstens **${pct(work.test.maxJkp)}** zijn en de looptijd hoogstens **${plural(work.test.maxLooptijd, 'maand', 'maanden')}**.`,
            law: [maximaleJkp, maximaleLooptijd],
          },
        ]
      : []),
  ]
}
