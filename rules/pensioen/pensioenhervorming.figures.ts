/** The figures of pensioenhervorming.ts, by date. */
import { dated, type DatedDetails } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'
import type { Poort } from '#rules/pensioen/pensioen.figures.ts'

/** Net, for a whole year of working on, at the index of July 2023; `lang` for each year of a long career. */
export const pensioenbonusBedragen = dated<{
  readonly perJaar: readonly number[]
  readonly lang: number
  readonly langVanafJaren: number
  /** Most months that count. */
  readonly maanden: number
}>(
  'pensioenbonusBedragen',
  'Pensioenbonus: nettobedrag per jaar langer werken, aan de index van juli 2023',
  'schaal',
  [
    {
      from: '2023-07-01',
      value: { perJaar: [3_775, 7_550, 11_325], lang: 11_325, langVanafJaren: 43, maanden: 36 },
    },
    {
      from: '2026-01-01',
      value: { perJaar: [3_775, 7_550], lang: 11_325, langVanafJaren: 43, maanden: 18 },
      // The text has a twelfth of each amount, to the cent.
      base: { perMaand: [314.58, 629.17], lang: 943.75, langVanafJaren: 43, maanden: 18 },
      proof: proofIn(
        eli.pensioenwet2024,
        'art. 29, § 3 en art. 30',
        '314,58 euro per maand in het eerste jaar; 629,17 in het tweede; 943,75 bij 43 jaar loopbaan; hoogstens 18 maanden',
        '2026-11-16',
      ),
      note: 'De opbouw stopte op 31 december 2025 en het derde jaar verviel (wet van 18 december 2025, art. 132 tot 134).',
    },
  ],
  {
    source: 'Wet van 25 april 2024; Federale Pensioendienst',
    article: 'art. 29, 30 en 32 wet van 25 april 2024',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'Gewerkte maanden van 1 juli 2024 tot eind 2025 tellen. Netto en vrij van belasting, één keer uitbetaald, geïndexeerd.',
    eli: eli.pensioenwet2024,
  },
)

const STATUS =
  'Aangekondigd: akkoord van de ministerraad van 12 december 2025. Een publicatie in het Staatsblad hebben we niet gezien.'

const announced: DatedDetails = {
  source: 'Voorontwerp van pensioenwet, ministerraad van 12 december 2025',
  checkedOn: '2026-11-15',
  confidence: 'middel',
  note: STATUS,
}

/** The last year of birth is null: everyone born later. */
type Geboortetarief = { readonly totGeboortejaar: number | null; readonly tarief: number }

/** For pensions from this row on: the share per year by year of birth, and the career that escapes the malus and earns the bonus. */
export const pensioenmalus = dated<{
  readonly malus: readonly Geboortetarief[]
  readonly bonus: readonly Geboortetarief[]
  readonly jaren: number
  readonly dagen: number
  /** Months before this day earn no bonus. */
  readonly bonusVanaf: string
} | null>(
  'pensioenmalus',
  'Malus of bonus per jaar volgens geboortejaar, en de loopbaan die de malus vermijdt',
  'schaal',
  [
    { from: '2016-01-01', value: null },
    {
      from: '2027-01-01',
      value: {
        malus: [
          { totGeboortejaar: 1965, tarief: 0.02 },
          { totGeboortejaar: 1974, tarief: 0.04 },
          { totGeboortejaar: null, tarief: 0.05 },
        ],
        bonus: [
          { totGeboortejaar: 1962, tarief: 0.02 },
          { totGeboortejaar: 1972, tarief: 0.04 },
          { totGeboortejaar: null, tarief: 0.05 },
        ],
        jaren: 35,
        dagen: 7_020,
        bonusVanaf: '2026-01-01',
      },
      base: [1965, 0.02, 1974, 0.04, 0.05, 1962, 1972, 35, 7_020],
      proof: proofIn(
        eli.kbPensioen,
        'art. 5bis',
        'Réduction: 2 % par année d’anticipation, nées 1961 jusqu’à 1965; 4 % 1966 jusqu’à 1974; 5 % à partir de 1975. Majoration: 2 % jusqu’à 1962; 4 % 1963 jusqu’à 1972; 5 % à partir de 1973. 35 années civiles, 7020 jours. L 2026-05-30/02, art. 8, en vigueur 01-01-2027',
        '2026-11-19',
      ),
    },
  ],
  {
    source: 'Wet van 30 mei 2026 tot hervorming van de pensioenen, art. 8',
    article: 'art. 5bis KB van 23 december 1996',
    eli: eli.kbPensioen,
    checkedOn: '2026-11-19',
    confidence: 'hoog',
    note: 'Een jaar telt met 156 gewerkte dagen. De malus geldt niet voor wie al voor 2027 vervroegd met pensioen kon. Gezien voor werknemers; we rekenen zelfstandigen en ambtenaren net zo.',
  },
)

/** A new gate: sixty with 42 years that each count enough worked days. */
export const aangekondigdePoort = dated<(Poort & { readonly dagen: number }) | null>(
  'aangekondigdePoort',
  'Aangekondigd: vervroegd pensioen na een zware loopbaan',
  'schaal',
  [
    { from: '2016-01-01', value: null },
    { from: '2027-01-01', state: 'aangekondigd', value: { leeftijd: 60, jaren: 42, dagen: 234 } },
  ],
  announced,
)
