/**
 * Personal income tax: brackets, tax-free sums, lump-sum expenses, marital quotient and the split between
 * State and region, per income year. The computation itself is in aanslag.ts.
 */
import type { Bracket } from '#finance/brackets.ts'
import { progressive } from '#finance/brackets.ts'
import { roundCents } from '#finance/money.ts'
import { dated, type Law } from '#rules/dated.ts'
import type { Gewest } from '#rules/gewest.ts'

const yearly = { checkedOn: '2026-11-15', knownTo: '2026-12-31' } as const

const scale = (rates: readonly number[], limits: readonly number[]): readonly Bracket[] =>
  rates.map((rate, index) => ({ upTo: limits[index] ?? null, rate }))

const schijven = (...limits: readonly number[]) => scale([0.25, 0.4, 0.45, 0.5], limits)
const vrijeSomSchaal = (...limits: readonly number[]) => scale([0.25, 0.3, 0.4, 0.45, 0.5], limits)

export const belastingschijven = dated(
  'Belastingschijven van de personenbelasting',
  'schaal',
  [
    { from: '2023-01-01', value: schijven(15_200, 26_830, 46_440) },
    { from: '2024-01-01', value: schijven(15_820, 27_920, 48_320) },
    { from: '2025-01-01', value: schijven(16_320, 28_800, 49_840) },
    { from: '2026-01-01', value: schijven(16_720, 29_510, 51_070) },
  ],
  { ...yearly, source: 'FOD Financiën, belastingtarieven', article: 'art. 130 WIB 92', confidence: 'hoog' },
)

export const schijvenVrijeSom = dated(
  'Schaal voor de vermindering op de belastingvrije som',
  'schaal',
  [
    { from: '2023-01-01', value: vrijeSomSchaal(10_680, 15_200, 25_330, 46_440) },
    { from: '2024-01-01', value: vrijeSomSchaal(11_120, 15_820, 26_360, 48_320) },
    { from: '2025-01-01', value: vrijeSomSchaal(11_460, 16_320, 27_190, 49_840) },
    { from: '2026-01-01', value: vrijeSomSchaal(11_750, 16_720, 27_860, 51_070) },
  ],
  { ...yearly, source: 'FOD Financiën, Tax-Calc', article: 'art. 134 WIB 92', confidence: 'hoog' },
)

export const belastingvrijeSom = dated(
  'Belastingvrije som, basisbedrag per persoon',
  'euro per jaar',
  [
    { from: '2023-01-01', value: 10_160 },
    { from: '2024-01-01', value: 10_570 },
    { from: '2025-01-01', value: 10_910 },
    { from: '2026-01-01', value: 11_180, note: 'Alleen geïndexeerd. De verhoging van het wetsontwerp staat apart.' },
  ],
  { ...yearly, source: 'FOD Financiën, belastingvrije som', article: 'art. 131 WIB 92', confidence: 'hoog' },
)

/** What comes on top of the basic sum, or takes its place in the family computation. */
export type Toeslagen = {
  /** Total for 1, 2, 3 and 4 children. */
  readonly kinderen: readonly [number, number, number, number]
  readonly kindBovenVier: number
  /** Child under three without deducted day care. */
  readonly kindOnderDrie: number
  readonly anderePersoon: number
  /** Parent, grandparent, brother or sister in need of care. */
  readonly zorgbehoevende: number
  readonly alleenstaandeOuder: number
}

export const toeslagenVrijeSom = dated<Toeslagen>(
  'Toeslagen op de belastingvrije som voor personen ten laste',
  'schaal',
  [
    {
      from: '2023-01-01',
      value: {
        kinderen: [1_850, 4_760, 10_660, 17_250],
        kindBovenVier: 6_580,
        kindOnderDrie: 690,
        anderePersoon: 1_850,
        zorgbehoevende: 5_540,
        alleenstaandeOuder: 1_850,
      },
    },
    {
      from: '2024-01-01',
      value: {
        kinderen: [1_920, 4_950, 11_090, 17_940],
        kindBovenVier: 6_850,
        kindOnderDrie: 720,
        anderePersoon: 1_920,
        zorgbehoevende: 5_770,
        alleenstaandeOuder: 1_920,
      },
    },
    {
      from: '2025-01-01',
      value: {
        kinderen: [1_980, 5_110, 11_440, 18_510],
        kindBovenVier: 7_070,
        kindOnderDrie: 740,
        anderePersoon: 1_980,
        zorgbehoevende: 5_950,
        alleenstaandeOuder: 1_980,
      },
    },
    {
      from: '2026-01-01',
      value: {
        kinderen: [2_030, 5_230, 11_720, 18_970],
        kindBovenVier: 7_240,
        kindOnderDrie: 760,
        anderePersoon: 2_030,
        zorgbehoevende: 6_100,
        alleenstaandeOuder: 2_030,
      },
      note: 'De toeslag onder drie jaar en die voor een zorgbehoevende zijn afgeleid uit de index.',
    },
  ],
  { ...yearly, source: 'FOD Financiën, personen ten laste', article: 'art. 132 en 133 WIB 92', confidence: 'hoog' },
)

export const huwelijksquotientAandeel = dated(
  'Aandeel van het gezinsinkomen dat naar de partner kan gaan',
  'tarief',
  [{ from: '1989-01-01', value: 0.3 }],
  { source: 'FOD Financiën', article: 'art. 87 en 88 WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const huwelijksquotientMaximum = dated(
  'Huwelijksquotiënt, hoogste bedrag',
  'euro per jaar',
  [
    { from: '2023-01-01', value: 12_550 },
    { from: '2024-01-01', value: 13_050 },
    { from: '2025-01-01', value: 13_460 },
    { from: '2026-01-01', value: 13_800, note: 'Geïndexeerd bedrag, zonder de afbouw uit het wetsontwerp.' },
  ],
  { ...yearly, source: 'FOD Financiën', article: 'art. 87 WIB 92', confidence: 'middel' },
)

const ontwerp = {
  ...yearly,
  source: 'Kamer, wetsontwerp DOC 56 1243 (ingediend 17 december 2025)',
  confidence: 'laag',
  note: 'Aangekondigd. Publicatie in het Staatsblad was op 15 november 2026 niet bevestigd.',
} as const

export const belastingvrijeSomAangekondigd = dated(
  'Belastingvrije som volgens het wetsontwerp',
  'euro per jaar',
  [{ from: '2026-01-01', value: 11_550 }],
  { ...ontwerp, article: 'art. 131 WIB 92' },
)

export const toeslagenAangekondigd = dated<Toeslagen>(
  'Toeslagen op de belastingvrije som volgens het wetsontwerp',
  'schaal',
  [
    {
      from: '2026-01-01',
      value: {
        kinderen: [2_130, 5_130, 11_440, 18_510],
        kindBovenVier: 7_070,
        kindOnderDrie: 740,
        anderePersoon: 1_980,
        zorgbehoevende: 5_950,
        alleenstaandeOuder: 1_980,
      },
    },
  ],
  { ...ontwerp, article: 'art. 132 WIB 92' },
)

export const huwelijksquotientAangekondigd = dated(
  'Huwelijksquotiënt volgens het wetsontwerp',
  'euro per jaar',
  [{ from: '2026-01-01', value: 11_780 }],
  { ...ontwerp, article: 'art. 87 WIB 92' },
)

/** Rules in force, or the announced reform where there is one. */
export type Regels = 'nu' | 'aangekondigd'

/** The reform starts with income year 2026: earlier years have one set of rules. */
export const heeftHervorming = (law: Law): boolean => law.date >= '2026-01-01'

type Gezinsbedragen = { readonly vrijeSom: number; readonly toeslagen: Toeslagen; readonly quotient: number }

export function gezinsbedragen(law: Law, regels: Regels): Gezinsbedragen {
  if (regels === 'aangekondigd' && heeftHervorming(law)) {
    return {
      vrijeSom: law(belastingvrijeSomAangekondigd),
      toeslagen: law(toeslagenAangekondigd),
      quotient: law(huwelijksquotientAangekondigd),
    }
  }
  return {
    vrijeSom: law(belastingvrijeSom),
    toeslagen: law(toeslagenVrijeSom),
    quotient: law(huwelijksquotientMaximum),
  }
}

export const kredietKindMaximum = dated(
  'Terugbetaalbaar belastingkrediet per kind ten laste, hoogstens',
  'euro per jaar',
  [
    { from: '2023-01-01', value: 530, note: 'Afgeleid uit de index.' },
    { from: '2024-01-01', value: 550, note: 'Bevroren vanaf inkomstenjaar 2025.' },
  ],
  { ...yearly, source: 'FOD Financiën', article: 'art. 134, § 3 WIB 92', confidence: 'middel' },
)

type ToeslagLaagInkomen = {
  readonly bedrag: number
  /** Taxable income up to which it is full, and from which it is gone. */
  readonly volledigTot: number
  readonly nulVanaf: number
  /** Own net earnings (no benefits, no pension) must be at least this. */
  readonly minimumInkomen: number
}

export const toeslagLaagInkomen = dated<ToeslagLaagInkomen>(
  'Bijkomende toeslag voor een alleenstaande ouder met een laag inkomen',
  'schaal',
  [
    {
      from: '2023-01-01',
      value: { bedrag: 1_200, volledigTot: 17_930, nulVanaf: 22_710, minimumInkomen: 3_820 },
      note: 'Afgeleid uit de index.',
    },
    {
      from: '2024-01-01',
      value: { bedrag: 1_250, volledigTot: 18_650, nulVanaf: 23_630, minimumInkomen: 3_970 },
      note: 'De grenzen zijn afgeleid uit de index.',
    },
    { from: '2025-01-01', value: { bedrag: 1_290, volledigTot: 19_250, nulVanaf: 24_390, minimumInkomen: 4_100 } },
    {
      from: '2026-01-01',
      value: { bedrag: 1_320, volledigTot: 19_730, nulVanaf: 24_990, minimumInkomen: 4_200 },
      note: 'Afgeleid uit de index.',
    },
  ],
  { ...yearly, source: 'FOD Financiën', article: 'art. 133, § 2 WIB 92', confidence: 'laag' },
)

export const bestaansmiddelenKind = dated(
  'Wat een kind netto mag verdienen om ten laste te blijven',
  'euro per jaar',
  [
    { from: '2024-01-01', value: 7_290 },
    { from: '2025-01-01', value: 12_000 },
  ],
  { ...yearly, source: 'FOD Financiën', article: 'art. 136 en 141 WIB 92', confidence: 'hoog' },
)

export const forfaitTarief = dated(
  'Forfaitaire beroepskosten van werknemers en van winst',
  'tarief',
  [{ from: '2018-01-01', value: 0.3 }],
  { source: 'FOD Financiën', article: 'art. 51 WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const forfaitMaximum = dated(
  'Forfaitaire beroepskosten van werknemers en van winst, hoogstens',
  'euro per jaar',
  [
    { from: '2023-01-01', value: 5_520 },
    { from: '2024-01-01', value: 5_750 },
    { from: '2025-01-01', value: 5_930 },
    { from: '2026-01-01', value: 6_070 },
  ],
  { ...yearly, source: 'FOD Financiën', article: 'art. 51 WIB 92', confidence: 'hoog' },
)

export const forfaitTariefBedrijfsleider = dated(
  'Forfaitaire beroepskosten van bedrijfsleiders',
  'tarief',
  [{ from: '2010-01-01', value: 0.03 }],
  { source: 'FOD Financiën', article: 'art. 51 WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const forfaitMaximumBedrijfsleider = dated(
  'Forfaitaire beroepskosten van bedrijfsleiders, hoogstens',
  'euro per jaar',
  [
    { from: '2023-01-01', value: 2_910 },
    { from: '2024-01-01', value: 3_030 },
    { from: '2025-01-01', value: 3_130 },
    { from: '2026-01-01', value: 3_200, note: 'Afgeleid uit de index.' },
  ],
  { ...yearly, source: 'FOD Financiën', article: 'art. 51 WIB 92', confidence: 'hoog' },
)

/** Part of the tax that the State leaves to the regions. */
export const autonomiefactor = dated('Autonomiefactor', 'tarief', [{ from: '2018-01-01', value: 0.24957 }], {
  source: 'Bijzondere Financieringswet; FOD Financiën',
  article: 'art. 5/2 Bijzondere Financieringswet',
  checkedOn: '2026-11-15',
  confidence: 'hoog',
})

export const gewestelijkeOpcentiemen = dated<Readonly<Record<Gewest, number>>>(
  'Gewestelijke opcentiemen op de personenbelasting',
  'schaal',
  [{ from: '2018-01-01', value: { vlaanderen: 0.33257, wallonie: 0.33257, brussel: 0.32591 } }],
  {
    source: 'FOD Financiën, Tax-Calc',
    article: 'art. 5/1 Bijzondere Financieringswet',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'In Brussel is de som van Staat en gewest 99,50 %; in Vlaanderen en Wallonië 100 %.',
  },
)

/** A starting point for visitors; each municipality sets its own rate. */
export const gemeentebelastingRichtwaarde = dated(
  'Gemeentebelasting, richtwaarde',
  'tarief',
  [{ from: '2018-01-01', value: 0.07 }],
  {
    source: 'FOD Financiën: de bedrijfsvoorheffing rekent met 7 %',
    article: 'bijlage III KB/WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'middel',
  },
)

export const gemeentebelastingMaximum = dated(
  'Gemeentebelasting, hoogste in gebruik',
  'tarief',
  [{ from: '2018-01-01', value: 0.09 }],
  { source: 'FOD Financiën, tarieven per gemeente', checkedOn: '2026-11-15', confidence: 'middel' },
)

export type Kostensoort = 'werknemer' | 'zelfstandige' | 'bedrijfsleider'

/** Lump-sum expenses (art. 51). Liberal professions (baten) have steps of their own: left out. */
export function forfaitaireKosten(law: Law, base: number, soort: Kostensoort = 'werknemer'): number {
  const leader = soort === 'bedrijfsleider'
  const rate = law(leader ? forfaitTariefBedrijfsleider : forfaitTarief)
  const most = law(leader ? forfaitMaximumBedrijfsleider : forfaitMaximum)
  return roundCents(Math.min(Math.max(0, base) * rate, most))
}

/** Tax by the brackets on a taxable income, to the cent. */
export const basisbelasting = (law: Law, income: number): number =>
  roundCents(progressive(Math.max(0, income), law(belastingschijven)).tax)

/** Reduction for a tax-free sum, by its own scale (art. 134). */
export const verminderingVrijeSom = (law: Law, sum: number): number =>
  roundCents(progressive(Math.max(0, sum), law(schijvenVrijeSom)).tax)

export type TenLaste = {
  readonly kinderen: number
  /** Disabled children: each counts twice. They are among `kinderen`. */
  readonly kinderenHandicap: number
  readonly kinderenOnderDrie: number
  readonly andere: number
  readonly zorgbehoevenden: number
  /** Children whose supplement is shared with the other parent. They are among `kinderen`. */
  readonly kinderenCoOuderschap?: number
  /** Taxpayers of this assessment with a disability of their own. */
  readonly belastingplichtigenHandicap?: number
}

export const niemandTenLaste: TenLaste = {
  kinderen: 0,
  kinderenHandicap: 0,
  kinderenOnderDrie: 0,
  andere: 0,
  zorgbehoevenden: 0,
}

/** Supplement for n children: the listed total, then a fixed amount for each child above four (art. 132). */
export function kindertoeslag({ kinderen, kindBovenVier }: Toeslagen, count: number): number {
  if (count <= 0) return 0
  return (kinderen[Math.min(count, 4) - 1] ?? 0) + Math.max(0, count - 4) * kindBovenVier
}

/** Supplements for children only (art. 132, 1° to 6°). What shared children add is halved between the parents. */
export function toeslagKinderen(amounts: Toeslagen, people: TenLaste): number {
  const children = people.kinderen + people.kinderenHandicap
  const full = kindertoeslag(amounts, children)
  const withoutShared = kindertoeslag(amounts, children - (people.kinderenCoOuderschap ?? 0))
  return full - (full - withoutShared) / 2 + people.kinderenOnderDrie * amounts.kindOnderDrie
}

/** Supplements for everyone who is dependent, for a single parent and for a disability of one's own. */
export function toeslagTenLaste(amounts: Toeslagen, people: TenLaste, alleenstaande: boolean): number {
  return (
    toeslagKinderen(amounts, people) +
    people.andere * amounts.anderePersoon +
    people.zorgbehoevenden * amounts.zorgbehoevende +
    // Art. 133, 2°: a taxpayer with a disability has the same amount as a dependent person.
    (people.belastingplichtigenHandicap ?? 0) * amounts.anderePersoon +
    (alleenstaande && people.kinderen > 0 ? amounts.alleenstaandeOuder : 0)
  )
}

/** Extra sum of a parent who lives alone and earns little (art. 133, § 2). `eigen` is net pay or profit. */
export function extraAlleenstaandeOuder(law: Law, belastbaar: number, eigen: number): number {
  const { bedrag, volledigTot, nulVanaf, minimumInkomen } = law(toeslagLaagInkomen)
  if (eigen < minimumInkomen) return 0
  const left = Math.min(1, Math.max(0, (nulVanaf - belastbaar) / (nulVanaf - volledigTot)))
  return roundCents(bedrag * left)
}
