/** The figures of arbeidskorting.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
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
const BASE = { vanaf: 3_260, vol: 4_350, afbouw: 10_880, nul: 14_140 } as const
const BASE_BEDRAG = { zelfstandige: 440, meewerkend: 200, ambtenaar: 485 } as const
const tens = (amount: number): number => Math.round(amount / 10) * 10

function indexed(coefficient: number): KredietLageActiviteit {
  const times = (amount: number) => tens(amount * coefficient)
  return {
    vanaf: times(BASE.vanaf),
    vol: times(BASE.vol),
    afbouw: times(BASE.afbouw),
    nul: times(BASE.nul),
    bedrag: {
      zelfstandige: times(BASE_BEDRAG.zelfstandige),
      meewerkend: times(BASE_BEDRAG.meewerkend),
      ambtenaar: times(BASE_BEDRAG.ambtenaar),
    },
  }
}

const derived = (from: string, coefficient: number) => ({ from, value: indexed(coefficient), derived: true }) as const

export const kredietLageActiviteit = dated<KredietLageActiviteit>(
  'Belastingkrediet voor lage activiteitsinkomsten',
  'schaal',
  [
    derived('2021-01-01', 1.668),
    derived('2022-01-01', 1.7087),
    derived('2023-01-01', 1.8723),
    derived('2024-01-01', 1.9483),
    {
      from: '2025-01-01',
      value: indexed(2.0096),
      proof: proofIn(
        eli.wib92,
        'art. 289ter',
        '6.550 tot 8.740, tot 21.860, tot 28.420 euro; 880; 400; 970 euro (geïndexeerd)',
        '2026-11-15',
      ),
    },
  ],
  {
    ...checked,
    source: 'FOD Financiën',
    article: 'art. 289ter WIB 92',
    eli: eli.wib92,
    checkedOn: '2026-11-16',
    confidence: 'middel',
    knownTo: '2025-12-31',
    note: 'Voor 2025 afgeleid: de basisbedragen van de wet maal de index van dat jaar, die ook het forfait van auteursrechten volgt. Zo komen de bedragen van 2025 alle uit.',
  },
)
