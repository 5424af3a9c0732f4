/** The purchase, told with the visitor's own numbers. */
import { eur, eur0, pct, plural } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import { ereloonKrediet, hypotheekrecht, registratierechtHypotheek } from '#rules/krediet/kredietakte.figures.ts'
import {
  leefgeldVuistregel,
  leenlastVuistregel,
  nbbLtvEigenWoning,
  nbbLtvVerhuur,
  omzettingRentevoet,
} from '#rules/krediet/woonkrediet.figures.ts'
import { administratieveKosten, ereloonAankoop, ereloonGezinswoning } from '#rules/wonen/notaris.figures.ts'
import { btwHeropbouw, btwNieuwbouw } from '#rules/wonen/btw.figures.ts'
import type { Buying } from './case.ts'
import { taxName } from './tell-words.ts'

function taxSteps(solved: Buying): Step[] {
  const { values, out, work } = solved
  const { registratie, btwTarief } = work.project.costs
  return [
    ...(out.registratie > 0
      ? [
          {
            text: `In ${gewestNaam[values.gewest]} betaal je **${eur(out.registratie)}** ${taxName(solved).toLowerCase()}.`,
            formula:
              registratie.lijnen
                .map(
                  ({ label, grondslag, tarief, bedrag }) =>
                    `${label}: ${eur(grondslag)} × ${pct(tarief, 2, 0)} = ${eur(bedrag)}`,
                )
                .join('; ') + (registratie.vermindering > 0 ? `; vermindering ${eur(registratie.vermindering)}` : ''),
            law: registratie.cijfers,
          },
        ]
      : []),
    ...(out.btw > 0
      ? [
          {
            text: `Op de bouw komt ${pct(btwTarief, 0)} btw: **${eur(out.btw)}**.`,
            law: [values.btwTarief === 'heropbouw' ? btwHeropbouw : btwNieuwbouw],
          },
        ]
      : []),
  ]
}

function loanSteps({ values, out, work }: Buying): Step[] {
  if (out.leenbedrag === 0) return []
  const lines = [
    { label: 'Prijs met belasting en werken', value: out.prijsMetBelasting },
    { label: 'Akte van aankoop', value: out.aktekosten },
    { label: 'Meubels en verhuis', value: values.verhuis },
    { label: 'Kosten van de bank', value: work.bankCosts },
    { label: 'Akte van de lening', value: out.kredietakte },
    { label: 'Eigen geld', value: 0 - values.eigenInbreng },
  ]
  return [
    {
      text: `Je leent **${eur(out.leenbedrag)}**: alle kosten samen, ook die van de lening zelf, min je eigen geld.`,
      sum: [...lines.filter(({ value }) => value !== 0), { label: 'Te lenen', value: out.leenbedrag }],
      law: [registratierechtHypotheek, hypotheekrecht, ereloonKrediet],
    },
    {
      text: `Over ${plural(values.looptijd, 'jaar', 'jaar')} aan ${pct(out.gebruikteRente)} is dat **${eur(out.maandlast)}** per maand.`,
      law: [omzettingRentevoet],
    },
    {
      text: `De lening is **${pct(out.kwotiteit, 1)}** van de waarde. De Nationale Bank verwacht hoogstens ${pct(work.norm, 0)}.`,
      law: [values.enigeEigenWoning ? nbbLtvEigenWoning : nbbLtvVerhuur],
    },
    {
      text: `${work.living === null ? 'Met een derde van het inkomen voor afbetalingen' : `Met ${eur0(work.living)} die overblijft om van te leven,`} hoort daar **${eur0(out.nodigInkomen ?? 0)}** netto per maand bij.`,
      law: [work.living === null ? leenlastVuistregel : leefgeldVuistregel],
    },
  ]
}

export function stepsOf(solved: Buying): Step[] {
  const { akte, gezinswoning } = solved.work.project.costs
  return [
    ...taxSteps(solved),
    {
      text: `De akte van aankoop kost **${eur(akte.totaal)}**.`,
      sum: [
        ...akte.lijnen.map(({ label, bedrag }) => ({ label, value: bedrag })),
        { label: 'Akte van aankoop', value: akte.totaal },
      ],
      law: [gezinswoning ? ereloonGezinswoning : ereloonAankoop, administratieveKosten],
    },
    ...loanSteps(solved),
    {
      text: `Het hele project kost **${eur(solved.out.projectkost)}**.`,
    },
  ]
}
