/** The figures of pensioenhervorming.ts, by date. */
import { dated, type DatedDetails } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'
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

/** From which day it would hold, the share per year by year of birth, and the career that escapes it; null is none. */
export const pensioenmalus = dated<{
  readonly vanaf: string
  readonly perJaar: readonly Geboortetarief[]
  readonly jaren: number
  readonly dagen: number
} | null>(
  'pensioenmalus',
  'Aangekondigd: malus of bonus per jaar volgens geboortejaar, en de loopbaan die de malus vermijdt',
  'schaal',
  [
    { from: '2016-01-01', value: null },
    {
      from: '2027-01-01',
      state: 'aangekondigd',
      value: {
        vanaf: '2027-01-01',
        perJaar: [
          { totGeboortejaar: 1963, tarief: 0.02 },
          { totGeboortejaar: 1972, tarief: 0.04 },
          { totGeboortejaar: null, tarief: 0.05 },
        ],
        jaren: 35,
        dagen: 7_020,
      },
      // The day itself is in the text of the council of ministers.
      base: [1963, 0.02, 1972, 0.04, 0.05, 35, 7_020],
      proof: proofAt(
        'https://www.plusmagazine.be/nl/recht-en-geld/bonus-of-malus-de-impact-op-je-pensioen/',
        '°1963 of vroeger: +2 % per extra werkjaar; °1964 – °1972: +4 %; °1973 of later: +5 %; minstens 35 loopbaanjaren met 156 dagen en 7020 dagen; voor wie vanaf 1 januari 2027 op pensioen gaat',
        '2026-11-19',
      ),
    },
  ],
  announced,
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
