/** Holiday pay from gross to net, as the two holiday pages show it. */
import { eur, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Step, Table } from '#calculators/kernel/report.ts'
import type { ExceptioneleVoorheffing } from '#rules/loon/bedrijfsvoorheffing.ts'
import { exceptioneelKinderen, exceptioneleSchaal } from '#rules/loon/bedrijfsvoorheffing.figures.ts'
import type { Dated } from '#rules/kernel/dated.ts'
import { rszWerknemer } from '#rules/loon/loon.figures.ts'
import {
  arbeiderDubbelDeel,
  solidariteitVakantie,
  vakantiegeldRszDeel,
  voorheffingVakantiekas,
} from '#rules/loon/vakantiegeld.figures.ts'
import type { NettoVakantiegeld } from '#rules/loon/vakantiegeld.ts'

export function holidayWaterfall(pay: NettoVakantiegeld, title: string): Chart {
  return {
    kind: 'waterfall',
    key: 'brutonetto',
    title,
    sentence: `Van ${eur(pay.bruto)} bruto blijft na RSZ en bedrijfsvoorheffing ${eur(pay.netto)} over.`,
    y: { unit: 'euro' },
    bars: [
      { label: 'Bruto', value: pay.bruto, total: true },
      { label: 'RSZ', value: 0 - pay.rsz, tone: 'tax' },
      ...(pay.solidariteit > 0 ? [{ label: 'Solidariteit', value: 0 - pay.solidariteit, tone: 'tax' as const }] : []),
      { label: 'Bedrijfsvoorheffing', value: 0 - pay.voorheffing, tone: 'tax' },
      { label: 'Netto', value: pay.netto, total: true },
    ],
  }
}

export function holidayTable(pay: NettoVakantiegeld, title: string): Table {
  const rows: readonly (readonly [string, number])[] = [
    ['Bruto vakantiegeld', pay.bruto],
    ['RSZ', 0 - pay.rsz],
    ...(pay.solidariteit > 0 ? [['Solidariteitsinhouding', 0 - pay.solidariteit] as const] : []),
    ['Belastbaar', pay.belastbaar],
    ['Bedrijfsvoorheffing', 0 - pay.voorheffing],
    ['Netto', pay.netto],
  ]
  return {
    key: 'berekening',
    title,
    columns: [
      { key: 'lijn', label: 'Lijn', unit: 'text' },
      { key: 'bedrag', label: 'Bedrag', unit: 'euro' },
      { key: 'aandeel', label: 'In procent van bruto', unit: 'percent', decimals: 1 },
    ],
    rows: rows.map(([label, amount]) => [label, amount, pay.bruto > 0 ? amount / pay.bruto : 0]),
    strong: [rows.length - 1],
  }
}

/** RSZ, solidarity and withholding with the visitor's numbers. */
export function holidaySteps(
  pay: NettoVakantiegeld,
  context: {
    readonly rszRate: number
    readonly yearlyPay: number | null
    readonly scale: ExceptioneleVoorheffing | null
    readonly children: number
  },
): Step[] {
  const { rszRate, yearlyPay, scale, children } = context
  const worker = scale === null
  const steps: Step[] = [
    {
      text: `RSZ betaal je alleen op het wettelijke deel van ${eur(pay.rszBasis)}: **${eur(pay.rsz)}**.`,
      formula: `${eur(pay.rszBasis)} × ${pct(rszRate)}`,
      law: worker ? [rszWerknemer, arbeiderDubbelDeel] : [rszWerknemer, vakantiegeldRszDeel],
    },
  ]
  if (pay.solidariteit > 0) {
    steps.push({
      text: `De vakantiekas houdt **${eur(pay.solidariteit)}** solidariteitsbijdrage in.`,
      law: [solidariteitVakantie],
    })
  }
  const figures: readonly Dated<unknown>[] = worker
    ? [voorheffingVakantiekas]
    : children > 0
      ? [exceptioneleSchaal, exceptioneelKinderen]
      : [exceptioneleSchaal]
  const why =
    worker || yearlyPay === null
      ? 'Het tarief van de vakantiekas'
      : `Bij een jaarloon van ${eur(yearlyPay)} na RSZ is het tarief`
  steps.push({
    text: `${why} ${worker ? 'is ' : ''}${pct(pay.tarief)}: **${eur(pay.voorheffing)}** bedrijfsvoorheffing.`,
    formula:
      scale && (scale.vrij > 0 || scale.verminderingTarief > 0)
        ? `(${eur(pay.belastbaar)} − ${eur(scale.vrij)} vrij) × ${pct(pay.tarief)} × ${pct(1 - scale.verminderingTarief)} voor ${plural(children, 'kind', 'kinderen')}`
        : `${eur(pay.belastbaar)} × ${pct(pay.tarief)}`,
    law: figures,
  })
  steps.push({
    text: `Je houdt **${eur(pay.netto)}** over.`,
    sum: [
      { label: 'Bruto', value: pay.bruto },
      { label: 'RSZ', value: 0 - pay.rsz },
      ...(pay.solidariteit > 0 ? [{ label: 'Solidariteit', value: 0 - pay.solidariteit }] : []),
      { label: 'Bedrijfsvoorheffing', value: 0 - pay.voorheffing },
      { label: 'Netto', value: pay.netto },
    ],
  })
  return steps
}
