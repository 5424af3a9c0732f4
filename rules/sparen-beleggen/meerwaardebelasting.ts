/** Tax on gains from financial assets since 1 January 2026 (art. 90, first paragraph, 9° WIB 92). */
import { type Bracket, progressive, type Progressive } from '#finance/brackets.ts'
import { minDate } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { dated, type DatedDetails, type Law } from '#rules/kernel/dated.ts'

const WET = 'Wet van april 2026 op de meerwaarden (Staatsblad 21 april 2026); circulaire 2026/C/74'
const known = (article: string, extra: Partial<DatedDetails> = {}): DatedDetails => ({
  source: WET,
  article,
  checkedOn: '2026-11-15',
  confidence: 'hoog',
  ...extra,
})

export const meerwaardetarief = dated(
  'Belasting op meerwaarden van financiële activa bij normaal beheer',
  'tarief',
  [
    {
      from: '1992-01-01',
      value: 0,
      note: 'Geen belasting bij normaal beheer van privévermogen, buiten de speculatietaks van 2016 op beursaandelen.',
      source: 'FOD Financiën',
    },
    { from: '2026-01-01', value: 0.1 },
  ],
  known('art. 90, eerste lid, 9° en art. 171 WIB 92'),
)

/** Last day whose exemption is published: it is indexed every year. */
const vrijstellingBekendTot = '2026-12-31'

export const meerwaardevrijstelling = dated(
  'Vrijgestelde meerwaarden, per persoon',
  'euro per jaar',
  [{ from: '2026-01-01', value: 10_000, note: '4.855 euro × 2,0592, afgerond. Elk jaar geïndexeerd.' }],
  known('art. 96/2 WIB 92', { knownTo: vrijstellingBekendTot }),
)

export const overdrachtPerJaar = dated(
  'Niet-gebruikte vrijstelling die je hoogstens overdraagt naar volgende jaren',
  'euro per jaar',
  [{ from: '2026-01-01', value: 1_000 }],
  known('art. 96/2 WIB 92'),
)

export const overdrachtMaximum = dated(
  'Overgedragen vrijstelling die je hoogstens extra gebruikt, vanaf het tweede jaar',
  'euro per jaar',
  [
    {
      from: '2026-01-01',
      value: 5_000,
      note: 'Bruikbaar vanaf inkomstenjaar 2027: in 2026 is er nog niets overgedragen.',
    },
  ],
  known('art. 96/2 WIB 92'),
)

export const fotodatum = dated(
  'Dag van de fotowaarde: wat je toen al had, start aan de waarde van die dag',
  'formule',
  [{ from: '2026-01-01', value: '2025-12-31' }],
  known('art. 102, § 4 WIB 92'),
)

export const historischTot = dated(
  'Laatste verkoopdag waarop een hogere aankoopprijs dan de fotowaarde nog telt',
  'formule',
  [{ from: '2026-01-01', value: '2030-12-31' }],
  known('art. 102, § 4 WIB 92'),
)

export const bronheffingMeerwaarde = dated(
  'Inhouding op meerwaarden door Belgische banken',
  'tarief',
  [
    { from: '1992-01-01', value: 0, source: 'FOD Financiën' },
    { from: '2026-06-01', value: 0.1, source: 'Koninklijk besluit van 18 mei 2026 (Staatsblad 27 mei 2026)' },
  ],
  known('art. 269 WIB 92'),
)

export const aanmerkelijkBelangDrempel = dated(
  'Aandeel in een vennootschap vanaf wanneer je een aanmerkelijk belang hebt',
  'tarief',
  [{ from: '2026-01-01', value: 0.2 }],
  known('art. 90, eerste lid, 9° WIB 92'),
)

export const aanmerkelijkBelangSchaal = dated<readonly Bracket[]>(
  'Schaal voor meerwaarden op een aanmerkelijk belang, over vijf jaar samen',
  'schaal',
  [
    {
      from: '2026-01-01',
      value: [
        { upTo: 1_000_000, rate: 0 },
        { upTo: 2_500_000, rate: 0.0125 },
        { upTo: 5_000_000, rate: 0.025 },
        { upTo: 10_000_000, rate: 0.05 },
        { upTo: null, rate: 0.1 },
      ],
    },
  ],
  known('art. 171 WIB 92'),
)

export const belangBuitenEerTarief = dated(
  'Belasting op een aanmerkelijk belang dat je verkoopt aan een rechtspersoon buiten de Europese Economische Ruimte',
  'tarief',
  [{ from: '2026-01-01', value: 0.165 }],
  known('art. 171, 4° WIB 92', {
    confidence: 'middel',
    note: 'Of de eerste schijf ook dan vrij is, en of er gemeentebelasting bij komt, is niet bevestigd. We rekenen met geen van beide.',
  }),
)

export const interneMeerwaardeTarief = dated(
  'Belasting op een interne meerwaarde: verkoop aan een vennootschap die je zelf controleert',
  'tarief',
  [{ from: '2026-01-01', value: 0.33 }],
  known('art. 171, 1° WIB 92'),
)

export const speculatietarief = dated(
  'Belasting op meerwaarden buiten normaal beheer (speculatie)',
  'tarief',
  [{ from: '1992-01-01', value: 0.33 }],
  known('art. 90, eerste lid, 1° en art. 171, 1° WIB 92', { source: 'FOD Financiën' }),
)

export const verliesjarenSpeculatie = dated(
  'Jaren waarin een speculatief verlies nog van speculatieve winst af mag',
  'jaren',
  [{ from: '1992-01-01', value: 5 }],
  known('art. 103 WIB 92', { source: 'FOD Financiën' }),
)

export const codeSpeculatie = dated(
  'Code in de aangifte voor meerwaarden buiten normaal beheer',
  'formule',
  [{ from: '2018-01-01', value: '1440/2440' }],
  { source: 'FOD Financiën, toelichting bij de aangifte', checkedOn: '2026-11-15', confidence: 'hoog' },
)

/** The day whose value old holdings start from. */
export const fotodag = (law: Law): string => law.on(at(fotodatum.rows, 0).from)(fotodatum)

/** First income year of the tax. */
export const eersteJaar = (law: Law): number => Number(fotodag(law).slice(0, 4)) + 1

/** What can be used this year of an exemption carried over, all persons together. */
export function bruikbareOverdracht(law: Law, year: number, carried: number, persons = 1): number {
  return year <= eersteJaar(law) ? 0 : Math.min(carried, law.on(`${year}-12-31`)(overdrachtMaximum) * persons)
}

/** Whether ordinary gains of a sale on this day are taxed at all. */
export const isBelast = (law: Law, soldOn: string): boolean => law.on(soldOn)(meerwaardetarief) > 0

export type Disposal = {
  readonly boughtOn: string
  /** Price paid, without costs and taxes: the law lets none of them in. */
  readonly cost: number
  /** Value on the photo day; null when it is not known or not relevant. */
  readonly photo: number | null
  readonly soldOn: string
  readonly proceeds: number
  /** Whether the own price can be proven and is chosen where it is higher than the photo value. */
  readonly ownPrice: boolean
}
export type BasisKind = 'aankoop' | 'foto' | 'historisch'
export type Gain = { base: number; kind: BasisKind; gain: number; bankGain: number }

/**
 * Gain on one lot (art. 102 § 4): sale price minus purchase price, or minus the photo value for what was held
 * on 31/12/2025. A higher own price counts for sales up to 31/12/2030 and can bring the gain to zero, never
 * make a loss. `bankGain` is what a bank counts: it never looks at the own price.
 */
export function meerwaarde(law: Law, sale: Disposal): Gain {
  const photoDay = fotodag(law)
  const old = sale.boughtOn <= photoDay && sale.soldOn > photoDay
  const plain = roundCents(sale.proceeds - sale.cost)
  if (!old || sale.photo === null) return { base: sale.cost, kind: 'aankoop', gain: plain, bankGain: plain }
  const onPhoto = roundCents(sale.proceeds - sale.photo)
  const useOwn = sale.ownPrice && sale.cost > sale.photo && sale.soldOn <= law.on(sale.soldOn)(historischTot)
  if (!useOwn || onPhoto <= 0) return { base: sale.photo, kind: 'foto', gain: onPhoto, bankGain: onPhoto }
  return { base: sale.cost, kind: 'historisch', gain: Math.max(0, plain), bankGain: onPhoto }
}

/** Held back by a Belgian bank on one sale: no exemption, no losses, no own price. */
export function ingehoudenMeerwaarde(law: Law, soldOn: string, bankGain: number): number {
  return roundCents(Math.max(0, bankGain) * law.on(soldOn)(bronheffingMeerwaarde))
}

/** The exemption of an income year; for a year that is not published yet, the last known amount. */
export function vrijstellingVan(law: Law, year: number): number {
  return law.on(minDate(`${year}-12-31`, vrijstellingBekendTot))(meerwaardevrijstelling)
}

export type GainYear = {
  readonly year: number
  /** Gains minus losses of the year under the ordinary regime. */
  readonly net: number
  readonly persons?: number
  /** Exemption carried over from earlier years, of all persons together. */
  readonly carried?: number
  /** Exemption already used this year by other gains. */
  readonly used?: number
}
export type GainTax = {
  exemption: number
  /** Part of the year's own exemption and of the carried one that these gains use. */
  exempt: number
  carriedUsed: number
  taxable: number
  tax: number
  /** Carried over to the next year. */
  carriedOut: number
}

/**
 * Tax on the ordinary gains of a year: the yearly exemption first, then at most 5.000 euro per person of what
 * was carried over; of the unused yearly exemption at most 1.000 per person goes to later years. Losses only
 * count within the year. Leaves out: gains of different partners that are not shared.
 */
export function meerwaardebelasting(law: Law, { year, net, persons = 1, carried = 0, used = 0 }: GainYear): GainTax {
  const rate = law.on(`${year}-12-31`)(meerwaardetarief)
  if (rate === 0) return { exemption: 0, exempt: 0, carriedUsed: 0, taxable: 0, tax: 0, carriedOut: 0 }
  const yearly = law.on(`${year}-12-31`)
  const exemption = Math.max(0, roundCents(vrijstellingVan(law, year) * persons - used))
  const gain = Math.max(0, net)
  const exempt = Math.min(gain, exemption)
  const available = bruikbareOverdracht(law, year, carried, persons)
  const carriedUsed = Math.min(available, roundCents(gain - exempt))
  const taxable = roundCents(gain - exempt - carriedUsed)
  const unused = Math.min(yearly(overdrachtPerJaar) * persons, roundCents(exemption - exempt))
  return {
    exemption,
    exempt,
    carriedUsed,
    taxable,
    tax: roundCents(taxable * rate),
    carriedOut: roundCents(carried - carriedUsed + unused),
  }
}

/** What has been carried over by the start of `to` when nothing is sold in the years from `from` on. */
export function opgespaardeVrijstelling(law: Law, from: number, to: number, persons = 1): number {
  let carried = 0
  for (let year = from; year < to; year++) {
    carried = meerwaardebelasting(law, { year, net: 0, persons, carried }).carriedOut
  }
  return carried
}

/**
 * Scale of a significant holding: each owner has a scale of his own, and earlier gains of the last five years fill
 * its lowest slices first. `gain` and `earlier` are of all persons together, in equal parts; `scale` is of one.
 */
export function aanmerkelijkBelang(
  law: Law,
  gain: number,
  earlier = 0,
  persons = 1,
): { tax: number; exempt: number; scale: Progressive } {
  const brackets = law(aanmerkelijkBelangSchaal)
  const before = progressive(Math.max(0, earlier) / persons, brackets)
  const scale = progressive((Math.max(0, earlier) + Math.max(0, gain)) / persons, brackets)
  const free = ({ lines }: Progressive) =>
    lines.filter(({ rate }) => rate === 0).reduce((sum, { part }) => sum + part, 0)
  return {
    tax: roundCents((scale.tax - before.tax) * persons),
    exempt: roundCents((free(scale) - free(before)) * persons),
    scale,
  }
}

/** Outside normal management: 33 % and the municipal surcharge on it, without exemption. */
export function speculatiebelasting(law: Law, gain: number, municipal: number): { tax: number; surcharge: number } {
  const tax = roundCents(Math.max(0, gain) * law(speculatietarief))
  return { tax, surcharge: roundCents(tax * municipal) }
}
