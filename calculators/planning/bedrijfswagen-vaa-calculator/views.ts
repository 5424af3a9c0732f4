/** Net cost of the car on the pay slip, and the steps, charts and tables of the page. */
import { dateText, eur, num, pct, plural } from '#calculators/kernel/format.ts'
import { loonbrief } from '#calculators/planning/loonbrief.ts'
import type { Chart, Step, Table } from '#calculators/kernel/report.ts'
import { isLeapYear } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import {
  type Brandstof,
  co2Percentage,
  leeftijdspercentage,
  type Vaa,
  voordeelVolJaar,
} from '#rules/loon/bedrijfswagen.ts'
import {
  cataloguswaardeDeel,
  co2Basis,
  co2Maximum,
  co2Minimum,
  co2Stap,
  leeftijdMinimum,
  leeftijdStap,
  referentieBenzine,
  referentieDiesel,
  vaaMinimum,
  vrijstellingWoonWerk,
} from '#rules/loon/bedrijfswagen.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'

export const FUELS = [
  { value: 'elektrisch', label: 'Elektrisch' },
  { value: 'benzine', label: 'Benzine, hybride, lpg of cng' },
  { value: 'diesel', label: 'Diesel' },
] as const

type Values = {
  readonly cataloguswaarde: number
  readonly brandstof: Brandstof
  readonly uitstoot: number
  readonly eersteInschrijving: string
  readonly bruto: number
  readonly eigenBijdrage: number
  readonly jaar: number
  readonly statuut: 'bediende' | 'arbeider'
  readonly gezin: 'alleenstaand' | 'partnerMetInkomen' | 'partnerZonderInkomen'
  readonly kinderen: number
}

type Net = { readonly without: number; readonly tax: number; readonly total: number }

/** The pay slip with and without the benefit: the difference is extra withholding. */
export function netCost(law: Law, values: Values, benefit: number): Net {
  const ask = {
    bruto: values.bruto,
    statuut: values.statuut,
    gezin: values.gezin,
    kinderen: values.kinderen,
    alleenstaandeOuder: false,
    tewerkstelling: 1,
  }
  const without = loonbrief(law, { ...ask, voordeel: 0 })
  const tax = roundCents(
    loonbrief(law, { ...ask, voordeel: benefit }).bedrijfsvoorheffing - without.bedrijfsvoorheffing,
  )
  return { without: without.netto, tax, total: roundCents(tax + values.eigenBijdrage) }
}

export function steps(law: Law, values: Values, vaa: Vaa, net: Net | null, exempt: number): Step[] {
  const electric = values.brandstof === 'elektrisch'
  const referenceFigure = values.brandstof === 'diesel' ? referentieDiesel : referentieBenzine
  const reference = electric ? 0 : law(referenceFigure)
  const gap = values.uitstoot - reference
  const list: Step[] = [
    {
      text: electric
        ? `Een elektrische wagen heeft altijd het laagste CO2-percentage: **${pct(vaa.co2, 1)}**.`
        : `De referentie in ${values.jaar} is ${plural(reference, 'gram', 'gram')}. Met ${num(values.uitstoot)} gram is het CO2-percentage **${pct(vaa.co2, 1)}**.`,
      formula: electric
        ? undefined
        : `${pct(law(co2Basis), 1)} + ${num(gap)} × ${pct(law(co2Stap), 1)}, tussen ${pct(law(co2Minimum), 0)} en ${pct(law(co2Maximum), 0)}`,
      law: electric ? [co2Minimum] : [referenceFigure, co2Basis, co2Stap, co2Minimum, co2Maximum],
    },
    ...vaa.delen.map((deel) => ({
      text: `Van ${dateText(deel.van)} telt ${pct(deel.leeftijd, 0)} van de waarde, ${plural(deel.dagen, 'dag', 'dagen')} lang: **${eur(deel.bedrag)}**.`,
      formula: `${eur(values.cataloguswaarde)} × ${pct(vaa.co2, 1)} × 6/7 × ${pct(deel.leeftijd, 0)} × ${deel.dagen} ÷ ${isLeapYear(values.jaar) ? 366 : 365}`,
      law: [cataloguswaardeDeel, leeftijdStap, leeftijdMinimum],
    })),
    {
      text: `Het belastbaar voordeel is **${eur(vaa.belastbaar)}**.`,
      sum: [
        { label: 'Volgens de formule', value: vaa.formule },
        { label: 'Verhoging tot het minimum', value: roundCents(vaa.bruto - vaa.formule) },
        { label: 'Eigen bijdrage', value: 0 - vaa.eigenBijdrage },
        { label: 'Belastbaar voordeel', value: vaa.belastbaar },
      ],
      law: [vaaMinimum],
    },
  ]
  if (net && exempt > 0)
    list.push({
      text: `Omdat je ermee naar het werk rijdt, is **${eur(exempt)}** per maand vrijgesteld.`,
      formula: `${eur(law(vrijstellingWoonWerk))} ÷ 12`,
      law: [vrijstellingWoonWerk],
    })
  if (net) {
    list.push({
      text: `Je bedrijfsvoorheffing stijgt met ${eur(net.tax)} per maand. Samen met je eigen bijdrage kost de wagen **${eur(net.total)}** netto.`,
      sum: [
        { label: 'Extra bedrijfsvoorheffing', value: net.tax },
        { label: 'Eigen bijdrage', value: values.eigenBijdrage },
        { label: 'Netto kost per maand', value: net.total },
      ],
    })
  }
  return list
}

/** Full-year benefit at each age, with today's reference. */
export function ageChart(law: Law, values: Values, vaa: Vaa): Chart {
  const ages = [0, 1, 2, 3, 4, 5, 6]
  const amounts = ages.map((age) =>
    roundCents(
      Math.max(law(vaaMinimum), voordeelVolJaar(law, values.cataloguswaarde, vaa.co2, leeftijdspercentage(law, age))),
    ),
  )
  return {
    kind: 'step',
    key: 'leeftijd',
    title: 'Het voordeel daalt met de leeftijd',
    sentence: `Van ${eur(amounts[0] ?? 0)} per jaar voor een nieuwe wagen tot ${eur(amounts.at(-1) ?? 0)} na zes jaar, met de cijfers van ${values.jaar}.`,
    x: { label: 'Leeftijd in jaren', values: ages },
    y: { unit: 'euro0' },
    series: [{ key: 'voordeel', label: 'Voordeel per jaar', values: amounts }],
  }
}

const fuelCases = (law: Law, values: Values) => {
  const grams = values.brandstof === 'elektrisch' ? 110 : values.uitstoot
  return FUELS.map(({ value, label }) => {
    const co2 = co2Percentage(law, value, grams)
    const formula = roundCents(voordeelVolJaar(law, values.cataloguswaarde, co2, 1))
    return { label, co2, grams: value === 'elektrisch' ? 0 : grams, amount: Math.max(law(vaaMinimum), formula) }
  })
}

export function fuelChart(law: Law, values: Values): Chart {
  const cases = fuelCases(law, values)
  return {
    kind: 'bar',
    key: 'aandrijving',
    title: 'Zelfde prijs, andere aandrijving',
    sentence: `Nieuw en een heel jaar: ${cases.map((item) => `${item.label.toLowerCase()} ${eur(item.amount, 0)}`).join(', ')}.`,
    categories: cases.map((item) => item.label),
    y: { unit: 'euro0' },
    series: [{ key: 'voordeel', label: 'Voordeel per jaar', values: cases.map((item) => item.amount) }],
  }
}

export function fuelTable(law: Law, values: Values): Table {
  return {
    key: 'aandrijving',
    title: 'Een nieuwe wagen van dezelfde prijs',
    columns: [
      { key: 'aandrijving', label: 'Aandrijving', unit: 'text' },
      { key: 'uitstoot', label: 'CO2 (g/km)', unit: 'number', decimals: 0 },
      { key: 'percentage', label: 'CO2-percentage', unit: 'percent', decimals: 1 },
      { key: 'voordeel', label: 'Voordeel per jaar', unit: 'euro' },
    ],
    rows: fuelCases(law, values).map((item) => [item.label, item.grams, item.co2, item.amount]),
  }
}

export function periodTable(vaa: Vaa): Table {
  return {
    key: 'periodes',
    title: 'Het jaar in periodes',
    columns: [
      { key: 'van', label: 'Vanaf', unit: 'date' },
      { key: 'dagen', label: 'Dagen', unit: 'number', decimals: 0, total: true },
      { key: 'leeftijd', label: 'Leeftijd', unit: 'percent', decimals: 0 },
      { key: 'bedrag', label: 'Voordeel volgens de formule', unit: 'euro', total: true },
    ],
    rows: vaa.delen.map((deel) => [deel.van, deel.dagen, deel.leeftijd, deel.bedrag]),
  }
}
