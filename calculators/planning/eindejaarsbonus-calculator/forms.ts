/** The same employer cost paid out in other forms, and the views of the page. */
import { eur, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart, Step, Table } from '#calculators/kernel/report.ts'
import { roundCents } from '#finance/money.ts'
import { exceptioneleVoorheffing } from '#rules/loon/bedrijfsvoorheffing.ts'
import { exceptioneelKinderen, exceptioneleSchaal } from '#rules/loon/bedrijfsvoorheffing.figures.ts'
import type { Dated, Law } from '#rules/kernel/dated.ts'
import {
  loonbonusMaximum,
  loonbonusWerkgever,
  loonbonusWerknemer,
  vennootschapsbelasting,
  voorheffingSectorfonds,
  winstpremieTaks,
} from '#rules/loon/eindejaarspremie.figures.ts'
import { nettoPremie, type NettoPremie } from '#rules/loon/eindejaarspremie.ts'
import { arbeiderBasis, rszWerknemer } from '#rules/loon/loon.figures.ts'
import type { Statuut } from '#rules/loon/loon.ts'

export type FormKey = 'premie' | 'loonbonus' | 'winstpremie' | 'warrants'

export type Form = {
  readonly key: FormKey
  readonly label: string
  readonly bruto: number
  readonly inhoudingen: number
  readonly netto: number
  readonly note: string
}

export const formOptions = [
  { value: 'premie', label: 'Gewone premie of bonus in loon' },
  { value: 'loonbonus', label: 'Loonbonus (cao 90)' },
  { value: 'winstpremie', label: 'Winstpremie' },
  { value: 'warrants', label: 'Warrants' },
] as const satisfies readonly { readonly value: FormKey; readonly label: string }[]

export type Terms = {
  readonly yearlyPay: number
  readonly children: number
  readonly statuut: Statuut
  readonly sectorfonds: boolean
  readonly employer: number
  readonly warrantCost: number
  /** What selling the warrants costs the employee, part of their value. */
  readonly sellCost: number
}

/** What the employer spends on one euro gross. A profit premium is no deductible cost, so it weighs more. */
export function costPerEuro(law: Law, key: FormKey, terms: Terms): number {
  if (key === 'loonbonus') return 1 + law(loonbonusWerkgever)
  if (key === 'winstpremie') return 1 / (1 - law(vennootschapsbelasting))
  if (key === 'warrants') return 1 / (1 - terms.warrantCost)
  return 1 + terms.employer * (terms.statuut === 'arbeider' ? law(arbeiderBasis) : 1)
}

/** Withholding on warrants, and what the sale costs. */
export function onWarrants(law: Law, bruto: number, terms: Terms) {
  const scale = exceptioneleVoorheffing(law, bruto, terms.yearlyPay, 'andere', terms.children)
  return { tarief: scale.tarief, voorheffing: scale.bedrag, verkoop: roundCents(bruto * terms.sellCost) }
}

/** What is left of a gross amount in one form. A bonus above its maximum is not paid as such. */
export function payOut(law: Law, key: FormKey, bruto: number, terms: Terms): Form {
  const label = formOptions.find((option) => option.value === key)?.label ?? key
  const form = (gross: number, netto: number, note: string): Form => ({
    key,
    label: key === 'premie' ? 'Gewone premie' : label,
    bruto: gross,
    inhoudingen: roundCents(gross - netto),
    netto,
    note,
  })
  if (key === 'loonbonus') {
    const bonus = Math.min(bruto, law(loonbonusMaximum))
    const net = roundCents(bonus * (1 - law(loonbonusWerknemer)))
    return form(bonus, net, bonus < bruto ? 'Begrensd op het wettelijk maximum' : 'Alleen een solidariteitsbijdrage')
  }
  if (key === 'winstpremie') {
    const net = roundCents(bruto * (1 - law(loonbonusWerknemer)) * (1 - law(winstpremieTaks)))
    return form(bruto, net, 'Niet aftrekbaar voor de vennootschap')
  }
  if (key === 'warrants') {
    const { voorheffing, verkoop } = onWarrants(law, bruto, terms)
    return form(bruto, roundCents(bruto - voorheffing - verkoop), 'Geen RSZ, koersrisico tot je verkoopt')
  }
  return form(bruto, nettoPremie(law, bruto, terms.yearlyPay, terms).netto, 'RSZ en bedrijfsvoorheffing')
}

/** The chosen form as it is, and each other form for the same cost to the employer, before its own profit tax. */
export const formsAtEqualCost = (law: Law, chosen: FormKey, bruto: number, terms: Terms): readonly Form[] =>
  formOptions.map(({ value: key }) => {
    if (key === chosen) return payOut(law, key, bruto, terms)
    const budget = roundCents(bruto * costPerEuro(law, chosen, terms))
    return payOut(law, key, roundCents(budget / costPerEuro(law, key, terms)), terms)
  })

/** The deductions of the chosen form, line by line. */
export function deductions(
  law: Law,
  form: Form,
  premium: NettoPremie,
  terms: Terms,
): readonly (readonly [string, number])[] {
  if (form.key === 'premie')
    return [
      ['RSZ', premium.rsz],
      ['Bedrijfsvoorheffing', premium.voorheffing],
    ]
  if (form.key === 'warrants') {
    const { voorheffing, verkoop } = onWarrants(law, form.bruto, terms)
    return [['Bedrijfsvoorheffing', voorheffing], ...(verkoop > 0 ? ([['Kosten bij verkoop', verkoop]] as const) : [])]
  }
  const solidarity = roundCents(form.bruto * law(loonbonusWerknemer))
  if (form.key === 'loonbonus') return [['Solidariteitsbijdrage', form.inhoudingen]]
  return [
    ['Solidariteitsbijdrage', solidarity],
    ['Bevrijdende belasting', roundCents(form.inhoudingen - solidarity)],
  ]
}

export function premiumWaterfall(form: Form, lines: readonly (readonly [string, number])[]): Chart {
  return {
    kind: 'waterfall',
    key: 'brutonetto',
    title: 'Van bruto naar netto',
    sentence: `Van ${eur(form.bruto)} bruto blijft ${eur(form.netto)} over.`,
    y: { unit: 'euro' },
    bars: [
      { label: 'Bruto', value: form.bruto, total: true },
      ...lines.map(([label, amount]) => ({ label, value: 0 - amount })),
      { label: 'Netto', value: form.netto, total: true },
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

export function premiumTable(form: Form, lines: readonly (readonly [string, number])[]): Table {
  const rows: readonly (readonly [string, number])[] = [
    ['Bruto', form.bruto],
    ...lines.map(([label, amount]) => [label, 0 - amount] as const),
    ['Netto', form.netto],
  ]
  return {
    key: 'berekening',
    title: 'De berekening, lijn per lijn',
    columns: [
      { key: 'lijn', label: 'Lijn', unit: 'text' },
      { key: 'bedrag', label: 'Bedrag', unit: 'euro' },
      { key: 'aandeel', label: 'In procent van bruto', unit: 'percent', decimals: 1 },
    ],
    rows: rows.map(([label, amount]) => [label, amount, form.bruto > 0 ? amount / form.bruto : 0]),
    strong: [rows.length - 1],
  }
}

export function netSteps(
  law: Law,
  premium: NettoPremie,
  context: Pick<Terms, 'statuut' | 'yearlyPay' | 'children'>,
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

/** The steps of a form other than plain pay. */
export function formSteps(law: Law, form: Form, terms: Terms): Step[] {
  const rate = pct(law(loonbonusWerknemer))
  if (form.key === 'warrants') {
    const { tarief, voorheffing, verkoop } = onWarrants(law, form.bruto, terms)
    return [
      {
        text: `Op warrants is er geen RSZ. De bedrijfsvoorheffing is ${pct(tarief)}: **${eur(voorheffing)}**.${verkoop > 0 ? ` De verkoop kost je ${eur(verkoop)}.` : ''}`,
        law: terms.children > 0 ? [exceptioneleSchaal, exceptioneelKinderen] : [exceptioneleSchaal],
      },
    ]
  }
  const profit = form.key === 'winstpremie'
  return [
    {
      text: profit
        ? `Er gaat ${rate} solidariteitsbijdrage af en daarna ${pct(law(winstpremieTaks))} bevrijdende belasting. Netto blijft **${eur(form.netto)}**.`
        : `Er gaat ${rate} solidariteitsbijdrage af, geen belasting. Netto blijft **${eur(form.netto)}**.`,
      formula: profit
        ? `${eur(form.bruto)} × (1 − ${rate}) × (1 − ${pct(law(winstpremieTaks))})`
        : `${eur(form.bruto)} × (1 − ${rate})`,
      law: profit ? [loonbonusWerknemer, winstpremieTaks] : [loonbonusWerknemer, loonbonusMaximum],
    },
  ]
}
