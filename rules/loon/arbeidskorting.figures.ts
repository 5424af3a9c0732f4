/** The figures of arbeidskorting.ts, by date. */
import { indexBelastingschalen } from '#rules/belasting/indexering.figures.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eachToTen, indexed } from '#rules/kernel/indexed.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

const checked = { checkedOn: '2026-11-15' } as const

/** Full from `vol` to `afbouw`, rising to it from `vanaf` and falling from it to `nul`. */
export type KredietLageActiviteit = {
  readonly vanaf: number
  readonly vol: number
  readonly afbouw: number
  readonly nul: number
  readonly bedrag: Readonly<Record<'zelfstandige' | 'meewerkend' | 'ambtenaar', number>>
}

/** Bases of art. 289ter; the amounts of a year are these times the coefficient of that year, to ten euro. */
const BASE: KredietLageActiviteit = {
  vanaf: 3_260,
  vol: 4_350,
  afbouw: 10_880,
  nul: 14_140,
  bedrag: { zelfstandige: 440, meewerkend: 200, ambtenaar: 485 },
}

export const kredietLageActiviteit = dated<KredietLageActiviteit>(
  'kredietLageActiviteit',
  'Belastingkrediet voor lage activiteitsinkomsten',
  'schaal',
  indexed(
    indexBelastingschalen,
    [{ from: '2021-01-01', base: BASE, derived: true }],
    ({ bedrag, ...grenzen }, coefficient) => ({
      ...eachToTen(grenzen, coefficient),
      bedrag: eachToTen(bedrag, coefficient),
    }),
  ),
  {
    ...checked,
    source: 'FOD Financiën',
    article: 'art. 289ter WIB 92',
    eli: eli.wib92,
    checkedOn: '2026-11-16',
    confidence: 'middel',
    knownTo: '2026-12-31',
    note: 'De basisbedragen zijn teruggerekend uit de bedragen van 2025 in de wettekst (6.550, 8.740, 21.860 en 28.420 euro; 880, 400 en 970 euro).',
    printed: {
      2025: {
        vanaf: 6_550,
        vol: 8_740,
        afbouw: 21_860,
        nul: 28_420,
        bedrag: { zelfstandige: 880, meewerkend: 400, ambtenaar: 970 },
      },
    },
    seen: {
      2025: proofIn(
        eli.wib92,
        'art. 289ter',
        '6.550 tot 8.740, tot 21.860, tot 28.420 euro; 880; 400; 970 euro (geïndexeerd)',
        '2026-11-15',
      ),
    },
  },
)
