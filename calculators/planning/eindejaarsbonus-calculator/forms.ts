/** The same employer cost paid out in other forms, and the views of the page. */
import { eur, pct, plural } from '#calculators/format.ts'
import type { Chart, Step, Table } from '#calculators/report.ts'
import { roundCents } from '#finance/money.ts'
import { exceptioneleVoorheffing, exceptioneelKinderen, exceptioneleSchaal } from '#rules/bedrijfsvoorheffing.ts'
import type { Dated, Law } from '#rules/dated.ts'
import {
  loonbonusMaximum,
  loonbonusWerkgever,
  loonbonusWerknemer,
  type NettoPremie,
  vennootschapsbelasting,
  voorheffingSectorfonds,
  winstpremieTaks,
} from '#rules/eindejaarspremie.ts'
import { arbeiderBasis, rszWerknemer, type Statuut } from '#rules/loon.ts'

export type Form = {
  readonly key: 'premie' | 'loonbonus' | 'winstpremie' | 'warrants'
  readonly label: string
  readonly bruto: number
  readonly inhoudingen: number
  readonly netto: number
  readonly note: string
}

/** What each form leaves when the employer spends the same amount, before its own profit tax. */
export function formsAtEqualCost(
  law: Law,
  premium: NettoPremie,
  options: {
    readonly cost: number
    readonly yearlyPay: number
    readonly children: number
    readonly warrantCost: number
  },
): readonly Form[] {
  const { cost } = options
  const form = (key: Form['key'], label: string, bruto: number, netto: number, note: string): Form => ({
    key,
    label,
    bruto,
    inhoudingen: roundCents(bruto - netto),
    netto,
    note,
  })
  const bonus = roundCents(Math.min(cost / (1 + law(loonbonusWerkgever)), law(loonbonusMaximum)))
  const bonusNet = roundCents(bonus * (1 - law(loonbonusWerknemer)))
  // A profit premium is no deductible cost, so the same sacrifice leaves less to hand out.
  const profit = roundCents(cost * (1 - law(vennootschapsbelasting)))
  const profitNet = roundCents(profit * (1 - law(loonbonusWerknemer)) * (1 - law(winstpremieTaks)))
  const warrants = roundCents(cost * (1 - options.warrantCost))
  const warrantTax = exceptioneleVoorheffing(law, warrants, options.yearlyPay, 'andere', options.children).bedrag
  const capped = bonus >= law(loonbonusMaximum)
  return [
    form('premie', 'Gewone premie', premium.bruto, premium.netto, 'RSZ en bedrijfsvoorheffing'),
    form(
      'loonbonus',
      'Loonbonus (cao 90)',
      bonus,
      bonusNet,
      capped ? 'Begrensd op het wettelijk maximum' : 'Alleen een solidariteitsbijdrage',
    ),
    form('winstpremie', 'Winstpremie', profit, profitNet, 'Niet aftrekbaar voor de vennootschap'),
    form('warrants', 'Warrants', warrants, roundCents(warrants - warrantTax), 'Geen RSZ, koersrisico tot je verkoopt'),
  ]
}

export function premiumWaterfall(premium: NettoPremie): Chart {
  return {
    kind: 'waterfall',
    key: 'brutonetto',
    title: 'Van bruto premie naar netto',
    sentence: `Van ${eur(premium.bruto)} bruto blijft ${eur(premium.netto)} over.`,
    y: { unit: 'euro' },
    bars: [
      { label: 'Bruto', value: premium.bruto, total: true },
      { label: 'RSZ', value: 0 - premium.rsz },
      { label: 'Bedrijfsvoorheffing', value: 0 - premium.voorheffing },
      { label: 'Netto', value: premium.netto, total: true },
    ],
  }
}

export function formsChart(forms: readonly Form[]): Chart {
  const best = forms.reduce((top, form) => (form.netto > top.netto ? form : top))
  return {
    kind: 'bar',
    key: 'vormen',
    title: 'Zelfde kost voor je werkgever, andere vorm',
    sentence: `${best.label} laat met ${eur(best.netto)} het meeste netto over.`,
    stacked: true,
    categories: forms.map((form) => form.label),
    y: { unit: 'euro0' },
    series: [
      { key: 'netto', label: 'Netto', values: forms.map((form) => form.netto) },
      { key: 'inhoudingen', label: 'Inhoudingen', values: forms.map((form) => form.inhoudingen) },
    ],
  }
}

export function formsTable(forms: readonly Form[]): Table {
  return {
    key: 'vormen',
    title: 'Wat als je werkgever hetzelfde budget anders uitbetaalt?',
    columns: [
      { key: 'vorm', label: 'Vorm', unit: 'text' },
      { key: 'bruto', label: 'Bruto', unit: 'euro' },
      { key: 'inhoudingen', label: 'Inhoudingen', unit: 'euro' },
      { key: 'netto', label: 'Netto', unit: 'euro', formula: '{bruto}-{inhoudingen}' },
      { key: 'uitleg', label: 'Let op', unit: 'text' },
    ],
    rows: forms.map((form) => [form.label, form.bruto, form.inhoudingen, form.netto, form.note]),
    note: 'Een loonbonus of winstpremie kan alleen met een plan van je werkgever. Ze vervangt geen premie uit een cao.',
  }
}

export function premiumTable(premium: NettoPremie): Table {
  const rows: readonly (readonly [string, number])[] = [
    ['Bruto premie', premium.bruto],
    ['RSZ', 0 - premium.rsz],
    ['Belastbaar', premium.belastbaar],
    ['Bedrijfsvoorheffing', 0 - premium.voorheffing],
    ['Netto', premium.netto],
  ]
  return {
    key: 'berekening',
    title: 'De berekening, lijn per lijn',
    columns: [
      { key: 'lijn', label: 'Lijn', unit: 'text' },
      { key: 'bedrag', label: 'Bedrag', unit: 'euro' },
      { key: 'aandeel', label: 'In procent van bruto', unit: 'percent', decimals: 1 },
    ],
    rows: rows.map(([label, amount]) => [label, amount, premium.bruto > 0 ? amount / premium.bruto : 0]),
    strong: [rows.length - 1],
  }
}

export function netSteps(
  law: Law,
  premium: NettoPremie,
  context: { readonly statuut: Statuut; readonly yearlyPay: number; readonly children: number },
): Step[] {
  const worker = context.statuut === 'arbeider'
  const share = worker ? ` × ${pct(law(arbeiderBasis), 0)}` : ''
  const scale = premium.schaal
  const figures: readonly Dated<unknown>[] = scale
    ? context.children > 0
      ? [exceptioneleSchaal, exceptioneelKinderen]
      : [exceptioneleSchaal]
    : [voorheffingSectorfonds]
  const relief =
    scale && (scale.vrij > 0 || scale.verminderingTarief > 0)
      ? `(${eur(premium.belastbaar)} − ${eur(scale.vrij)} vrij) × ${pct(premium.tarief)} × ${pct(1 - scale.verminderingTarief)} voor ${plural(context.children, 'kind', 'kinderen')}`
      : `${eur(premium.belastbaar)} × ${pct(premium.tarief)}`
  return [
    {
      text: `Er gaat **${eur(premium.rsz)}** RSZ af${worker ? ', want het loon van een arbeider telt verhoogd mee' : ''}.`,
      formula: `${eur(premium.bruto)}${share} × ${pct(law(rszWerknemer))}`,
      law: worker ? [rszWerknemer, arbeiderBasis] : [rszWerknemer],
    },
    {
      text: scale
        ? `Met een jaarloon van ${eur(context.yearlyPay)} na RSZ is het tarief ${pct(premium.tarief)}: **${eur(premium.voorheffing)}** bedrijfsvoorheffing.`
        : `Het sectorfonds houdt ${pct(premium.tarief)} bedrijfsvoorheffing in: **${eur(premium.voorheffing)}**.`,
      formula: relief,
      law: figures,
    },
    {
      text: `Je krijgt **${eur(premium.netto)}** op je rekening.`,
      sum: [
        { label: 'Bruto', value: premium.bruto },
        { label: 'RSZ', value: 0 - premium.rsz },
        { label: 'Bedrijfsvoorheffing', value: 0 - premium.voorheffing },
        { label: 'Netto', value: premium.netto },
      ],
    },
  ]
}
