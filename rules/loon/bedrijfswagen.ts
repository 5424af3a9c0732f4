/** Benefit in kind of a company car (art. 36, § 2 WIB 92). */
import { daysBetween, isLeapYear, maxDate, minDate, monthsBetween } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { dated, type Law } from '#rules/kernel/dated.ts'

const car = {
  source: 'FOD Financiën, voordelen van alle aard: bedrijfswagens (jaarlijks KB)',
  article: 'art. 36, § 2 WIB 92',
  checkedOn: '2026-11-15',
} as const
const yearly = { ...car, knownTo: '2026-12-31' } as const

const perYear = (first: number, values: readonly number[]) =>
  values.map((value, index) => ({ from: `${first + index}-01-01`, value }))

export const referentieDiesel = dated(
  'Referentie-uitstoot voor dieselwagens, in gram CO2 per kilometer',
  'aantal',
  perYear(2012, [95, 95, 93, 91, 89, 87, 86, 88, 91, 84, 75, 67, 65, 59, 58]),
  { ...yearly, confidence: 'hoog', note: 'Elk jaar vastgesteld bij koninklijk besluit.' },
)

export const referentieBenzine = dated(
  'Referentie-uitstoot voor benzine, lpg en aardgas, in gram CO2 per kilometer',
  'aantal',
  perYear(2012, [115, 116, 112, 110, 107, 105, 105, 107, 111, 102, 91, 82, 78, 71, 70]),
  { ...yearly, confidence: 'hoog', note: 'Elk jaar vastgesteld bij koninklijk besluit.' },
)

export const vaaMinimum = dated(
  'Laagste voordeel van een bedrijfswagen',
  'euro per jaar',
  perYear(
    2012,
    [1_200, 1_230, 1_250, 1_250, 1_260, 1_280, 1_310, 1_340, 1_360, 1_370, 1_400, 1_540, 1_600, 1_650, 1_690],
  ),
  { ...yearly, confidence: 'middel' },
)

export const co2Basis = dated(
  'CO2-percentage op de referentie-uitstoot',
  'tarief',
  [{ from: '2012-01-01', value: 0.055 }],
  {
    ...car,
    confidence: 'hoog',
  },
)
export const co2Stap = dated('CO2-percentage per gram verschil', 'tarief', [{ from: '2012-01-01', value: 0.001 }], {
  ...car,
  confidence: 'hoog',
})
export const co2Minimum = dated('CO2-percentage, laagste', 'tarief', [{ from: '2012-01-01', value: 0.04 }], {
  ...car,
  confidence: 'hoog',
})
export const co2Maximum = dated('CO2-percentage, hoogste', 'tarief', [{ from: '2012-01-01', value: 0.18 }], {
  ...car,
  confidence: 'hoog',
})
export const leeftijdStap = dated(
  'Daling van het voordeel per jaar leeftijd',
  'tarief',
  [{ from: '2012-01-01', value: 0.06 }],
  {
    ...car,
    confidence: 'hoog',
  },
)
export const leeftijdMinimum = dated('Leeftijdspercentage, laagste', 'tarief', [{ from: '2012-01-01', value: 0.7 }], {
  ...car,
  confidence: 'hoog',
})
export const cataloguswaardeDeel = dated(
  'Deel van de cataloguswaarde dat meetelt',
  'coefficient',
  [{ from: '2012-01-01', value: 6 / 7 }],
  {
    ...car,
    confidence: 'hoog',
    note: 'Zes zevenden.',
  },
)

/** Plug-in hybrids with a small battery or a high emission count as a car without a plug. */
export const valseHybrideFactor = dated(
  'Uitstoot van een valse hybride zonder overeenkomstig model, maal',
  'coefficient',
  [{ from: '2020-01-01', value: 2.5 }],
  {
    ...car,
    article: 'art. 36, § 2, tiende lid WIB 92',
    confidence: 'middel',
    note: 'Voor plug-inhybrides van vanaf 2018 met een kleine batterij of te veel uitstoot.',
  },
)

const hybrid = {
  ...car,
  source: 'Acerta, nieuwe grenswaarde voor de valse plug-inhybride; circulaire 2026/C/11',
  article: 'art. 36, § 2, tiende lid WIB 92; wet van 18 december 2025',
  confidence: 'hoog',
} as const
export const valseHybrideBatterij = dated(
  'Kleinste batterij van een echte plug-inhybride, in kWh per 100 kilogram',
  'aantal',
  [{ from: '2020-01-01', value: 0.5 }],
  hybrid,
)
export const valseHybrideUitstoot = dated(
  'Hoogste uitstoot van een echte plug-inhybride, in gram CO2 per kilometer',
  'aantal',
  [{ from: '2020-01-01', value: 50 }],
  hybrid,
)
export const valseHybrideUitstootStrengeNorm = dated(
  'Hoogste uitstoot van een echte plug-inhybride volgens Euro 6e-bis of later, in gram CO2 per kilometer',
  'aantal',
  [
    { from: '2020-01-01', value: 50 },
    { from: '2025-01-01', value: 75, note: 'Met terugwerkende kracht ingevoerd eind 2025.' },
  ],
  hybrid,
)

/** Part of the benefit that is not taxed when the car is used to go to work, for who does not prove actual costs. */
export const vrijstellingWoonWerk = dated(
  'Vrijstelling voor woon-werkverkeer met een wagen',
  'euro per jaar',
  [
    { from: '2024-01-01', value: 490 },
    { from: '2025-01-01', value: 500 },
    { from: '2026-01-01', value: 520, note: 'Afgeleid uit de index, niet bevestigd gezien.' },
  ],
  {
    ...yearly,
    source:
      'Securex, vrijstelling woon-werkverkeer; ACS, kerncijfers; Salar (een twaalfde per maand in de voorheffing)',
    article: 'art. 38, § 1, eerste lid, 9°, c WIB 92',
    confidence: 'middel',
  },
)

/** When the emission of a car is not known. */
export const uitstootOnbekend = dated<{ readonly benzine: number; readonly diesel: number }>(
  'CO2-uitstoot als ze niet bekend is, in gram per kilometer',
  'schaal',
  [{ from: '2012-01-01', value: { benzine: 205, diesel: 195 } }],
  { ...car, confidence: 'hoog' },
)

export type Brandstof = 'benzine' | 'diesel' | 'elektrisch'

/** The CO2 percentage (art. 36, § 2): 5,5 % at the reference, 0,1 point per gram, from 4 to 18 %. */
export function co2Percentage(law: Law, brandstof: Brandstof, grams: number): number {
  if (brandstof === 'elektrisch') return law(co2Minimum)
  const reference = law(brandstof === 'diesel' ? referentieDiesel : referentieBenzine)
  const rate = law(co2Basis) + (grams - reference) * law(co2Stap)
  return Number(Math.min(law(co2Maximum), Math.max(law(co2Minimum), rate)).toFixed(6))
}

/** Age in started periods of twelve months lowers the value by six points, to 70 % (art. 36, § 2). */
export function leeftijdspercentage(law: Law, fullYears: number): number {
  return Number(Math.max(law(leeftijdMinimum), 1 - fullYears * law(leeftijdStap)).toFixed(6))
}

/** Benefit for a full year at one age, before the minimum. */
export function voordeelVolJaar(law: Law, value: number, co2: number, age: number): number {
  return value * co2 * law(cataloguswaardeDeel) * age
}

export type VaaDeel = {
  readonly van: string
  readonly tot: string
  readonly dagen: number
  readonly leeftijd: number
  readonly bedrag: number
}
export type Vaa = {
  readonly co2: number
  readonly delen: readonly VaaDeel[]
  readonly dagen: number
  readonly formule: number
  readonly minimum: number
  readonly bruto: number
  readonly eigenBijdrage: number
  readonly belastbaar: number
}

/**
 * Benefit in a calendar year: days at each age, the minimum in proportion to the days, then the own contribution.
 * The age changes on the anniversary of the first registration, in its month.
 */
export function voordeelWagen(
  law: Law,
  wagen: {
    readonly cataloguswaarde: number
    readonly brandstof: Brandstof
    readonly uitstoot: number
    /** First day of the month of first registration, YYYY-MM-DD. */
    readonly eersteInschrijving: string
    readonly jaar: number
    /** First day the car is at your disposal; leave out when it was before this year. */
    readonly vanaf?: string
    /** Day on which the car goes back, which no longer counts; leave out when that is after this year. */
    readonly tot?: string
    /** Per month in which the car is at your disposal. */
    readonly eigenBijdrageMaand?: number
  },
): Vaa {
  const days = isLeapYear(wagen.jaar) ? 366 : 365
  const newYear = `${wagen.jaar}-01-01`
  const nextYear = `${wagen.jaar + 1}-01-01`
  const end = minDate(wagen.tot ?? nextYear, nextYear)
  const start = maxDate(wagen.vanaf ?? newYear, newYear)
  const first = `${wagen.eersteInschrijving.slice(0, 7)}-01`
  const birthday = `${wagen.jaar}${first.slice(4)}`
  const borders = [start, ...(birthday > start && birthday < end ? [birthday] : []), end]
  const co2 = co2Percentage(law, wagen.brandstof, wagen.uitstoot)
  const delen = borders.slice(0, -1).map((van, index): VaaDeel => {
    const tot = borders[index + 1] ?? end
    const leeftijd = leeftijdspercentage(law, Math.max(0, Math.floor(monthsBetween(first, van) / 12)))
    const dagen = daysBetween(van, tot)
    return {
      van,
      tot,
      dagen,
      leeftijd,
      bedrag: (voordeelVolJaar(law, wagen.cataloguswaarde, co2, leeftijd) * dagen) / days,
    }
  })
  const total = daysBetween(start, end)
  const formule = roundCents(delen.reduce((amount, deel) => amount + deel.bedrag, 0))
  const minimum = roundCents((law(vaaMinimum) * total) / days)
  const bruto = Math.max(formule, minimum)
  const eigenBijdrage = Math.min(bruto, roundCents(((wagen.eigenBijdrageMaand ?? 0) * 12 * total) / days))
  return {
    co2,
    delen,
    dagen: total,
    formule,
    minimum,
    bruto,
    eigenBijdrage,
    belastbaar: roundCents(bruto - eigenBijdrage),
  }
}
