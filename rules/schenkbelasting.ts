/**
 * Gift tax of the three regions; the region is that of the giver. Movable goods pay a flat rate, immovable
 * goods a scale. Leaves out: family businesses, building land, energy renovation, charities.
 */
import { type Bracket, progressive } from '#finance/brackets.ts'
import { roundCents } from '#finance/money.ts'
import { dated, type Law } from '#rules/dated.ts'
import type { Gewest } from '#rules/gewest.ts'

export type Begiftigde = 'lijn' | 'andere'

const near: readonly Bracket[] = [
  { upTo: 150_000, rate: 0.03 },
  { upTo: 250_000, rate: 0.09 },
  { upTo: 450_000, rate: 0.18 },
  { upTo: null, rate: 0.27 },
]
const far: readonly Bracket[] = [
  { upTo: 150_000, rate: 0.1 },
  { upTo: 250_000, rate: 0.2 },
  { upTo: 450_000, rate: 0.3 },
  { upTo: null, rate: 0.4 },
]

export const schenkRoerend = dated<Readonly<Record<Gewest, Readonly<Record<Begiftigde, number>>>>>(
  'Schenkbelasting op roerende goederen',
  'schaal',
  [
    {
      from: '2015-07-01',
      value: {
        vlaanderen: { lijn: 0.03, andere: 0.07 },
        brussel: { lijn: 0.03, andere: 0.07 },
        wallonie: { lijn: 0.033, andere: 0.055 },
      },
    },
  ],
  {
    source: 'Vlaamse Codex Fiscaliteit; Wetboek registratierechten (Brussel en Wallonië)',
    article: 'art. 2.8.4.1.1 VCF; art. 131 W.Reg.',
    checkedOn: '2026-11-15',
    confidence: 'middel',
  },
)

export const schenkOnroerend = dated<Readonly<Record<Gewest, Readonly<Record<Begiftigde, readonly Bracket[]>>>>>(
  'Schenkbelasting op onroerende goederen',
  'schaal',
  [
    {
      from: '2018-09-03',
      value: {
        vlaanderen: { lijn: near, andere: far },
        brussel: { lijn: near, andere: far },
        wallonie: { lijn: near, andere: far },
      },
    },
  ],
  {
    source: 'Vlaamse Codex Fiscaliteit; Wetboek registratierechten (Brussel en Wallonië)',
    article: 'art. 2.8.4.1.1 VCF; art. 131 W.Reg.',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'De Vlaamse schijven zijn nagekeken. Voor Wallonië nemen we dezelfde schijven aan; de top van 27 en 40 % is bevestigd.',
  },
)

/** Years within which an unregistered gift of movable goods still counts as part of the estate. */
export const verdachtePeriode = dated<Readonly<Record<Gewest, number>>>(
  'Wachttijd van een niet-geregistreerde schenking',
  'schaal',
  [
    { from: '2015-01-01', value: { vlaanderen: 3, brussel: 3, wallonie: 3 } },
    { from: '2022-01-01', value: { vlaanderen: 3, brussel: 3, wallonie: 5 } },
    { from: '2025-01-01', value: { vlaanderen: 5, brussel: 3, wallonie: 5 } },
  ],
  {
    source: 'Vlaamse Codex Fiscaliteit; Wetboek der successierechten',
    article: 'art. 2.7.1.0.5 VCF; art. 7 W.Succ.',
    checkedOn: '2026-11-15',
    confidence: 'laag',
    note: 'In Vlaanderen 5 jaar voor schenkingen vanaf 2025, in Wallonië vanaf 2022.',
  },
)

/** Tax on a registered gift. Immovable gifts of the last three years between the same people are added first. */
export function schenkbelasting(
  law: Law,
  gewest: Gewest,
  soort: 'roerend' | 'onroerend',
  begiftigde: Begiftigde,
  amount: number,
  earlier = 0,
) {
  if (soort === 'roerend') return { tax: roundCents(amount * law(schenkRoerend)[gewest][begiftigde]), lines: [] }
  const scale = law(schenkOnroerend)[gewest][begiftigde]
  const whole = progressive(amount + earlier, scale)
  return { tax: roundCents(whole.tax - progressive(earlier, scale).tax), lines: whole.lines }
}
