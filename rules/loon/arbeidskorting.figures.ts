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

export const kredietLageActiviteit = dated<KredietLageActiviteit>(
  'Belastingkrediet voor lage activiteitsinkomsten',
  'schaal',
  [
    {
      from: '2025-01-01',
      value: {
        vanaf: 6_550,
        vol: 8_740,
        afbouw: 21_860,
        nul: 28_420,
        bedrag: { zelfstandige: 880, meewerkend: 400, ambtenaar: 970 },
      },
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
    confidence: 'hoog',
    knownTo: '2025-12-31',
  },
)

export const jobbonus = dated<{
  readonly volTot: number
  readonly nulVanaf: number
  readonly hoogste: number
  readonly laagste: number
  readonly toeslag: number
}>(
  'Vlaamse jobbonus per jaar, naar het gemiddelde brutoloon per maand',
  'schaal',
  [
    {
      from: '2025-01-01',
      value: { volTot: 2_115, nulVanaf: 3_114.99, hoogste: 650, laagste: 50, toeslag: 50 },
      proof: {
        url: 'https://codex.vlaanderen.be',
        article: 'art. 2 en 2/1 uitvoeringsbesluit jobbonus',
        says: '650 euro tot 2.115 euro, dalend tot 50 euro bij 3.114,99 euro; verhoogd met 50 euro',
        seenOn: '2026-11-15',
      },
    },
  ],
  {
    ...checked,
    source: 'Vlaamse overheid, jobbonus',
    article: 'art. 2 uitvoeringsbesluit jobbonus',
    url: 'https://www.vlaanderen.be/jobbonus',
    confidence: 'hoog',
    knownTo: '2025-12-31',
    note: 'De vaste toeslag van 50 euro geldt voor de refertejaren 2023 tot 2025. Bedragen voor 2026 zagen we niet.',
  },
)
