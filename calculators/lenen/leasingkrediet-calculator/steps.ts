import { eur, eur0, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import { monthlyRateFormula } from '#calculators/lenen/rate-words.ts'
import { jkpFormule, maximaleJkp, maximaleLooptijd } from '#rules/krediet/consumentenkrediet.figures.ts'
import { btwLeasing, restwaardegrensLeasing } from '#rules/krediet/leasing.figures.ts'
import type { Lease } from './case.ts'

function optionSteps({ values, work }: Lease): Step[] {
  const { contract, rate, test } = work
  const { financed, option, rent, months, jkp } = contract
  const monthly = num(rate, 8)
  const steps: Step[] = [
    {
      text: `De leasemaatschappij schiet **${eur(financed)}** voor.`,
      sum: [
        { label: 'Prijs', value: values.prijs },
        { label: 'Voorschot', value: 0 - values.voorschot },
        { label: 'Gefinancierd', value: financed },
      ],
    },
  ]
  if (values.gezocht === 'maandbedrag')
    steps.push(
      {
        text: `Een rente van ${pct(values.rente)} is **${num(rate * 100, 4, 4)} %** per maand.`,
        formula: monthlyRateFormula(values.rente, rate, 'actuarieel'),
      },
      {
        text: `Dat geeft een huur van **${eur(rent)}** per maand, ${values.betaaltijdstip} betaald.`,
        formula: `(${eur(financed)} − ${eur(option)} ÷ (1 + ${monthly})^${months}) × ${monthly} ÷ (1 − (1 + ${monthly})^−${months})${values.betaaltijdstip === 'vooraf' ? ` ÷ (1 + ${monthly})` : ''}`,
      },
    )
  steps.push({
    text:
      jkp === null
        ? 'Er is geen rente waarbij huur en aankoopoptie samen evenveel waard zijn als het gefinancierde bedrag.'
        : `Huur en aankoopoptie zijn samen evenveel waard als ${eur(financed)} bij een JKP van **${pct(jkp)}**.`,
    law: [jkpFormule],
  })
  if (test)
    steps.push({
      text: `Voor financieringshuur van ${eur0(financed)} mag het JKP hoogstens **${pct(test.maxJkp)}** zijn en de looptijd hoogstens ${plural(test.maxLooptijd, 'maand', 'maanden')}.`,
      law: [maximaleJkp, maximaleLooptijd],
    })
  return steps
}

const line = (label: string, value: number) => (value === 0 ? [] : [{ label, value }])

function rentStep({ values, work }: Lease): Step {
  const { contract, lease } = work
  return {
    text: `Over ${plural(contract.months, 'maand', 'maanden')} kost de private lease **${eur(lease.total)}**.`,
    sum: [
      { label: `${contract.months} keer ${eur(contract.rent)}`, value: contract.totalRent },
      ...line('Voorschot of eerste huur', values.voorschot),
      ...line('Kosten die niet inbegrepen zijn', lease.use),
      ...line('Kilometers te veel en schade', lease.extra),
      { label: 'Totaal', value: lease.total },
    ],
  }
}

export function steps(solved: Lease): Step[] {
  const { out, work } = solved
  const { buy } = work
  return [
    ...(work.withOption ? optionSteps(solved) : [rentStep(solved)]),
    {
      text: `Dezelfde wagen kopen met een lening kost **${eur(buy.total)}**.`,
      sum: [
        { label: 'Waardeverlies', value: buy.car },
        { label: 'Rente van de lening', value: buy.interest },
        { label: 'Verzekering, onderhoud en taks', value: buy.use },
        { label: 'Totaal', value: buy.total },
      ],
    },
    {
      text: `De huur van ${eur(out.maandbedragInclBtw)} met btw is ${eur(out.maandbedragExclBtw)} zonder btw (${pct(work.vat, 0)}).`,
      law: work.business ? [btwLeasing, restwaardegrensLeasing] : [btwLeasing],
    },
  ]
}
