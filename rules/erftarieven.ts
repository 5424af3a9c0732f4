/** Scales, exemptions and reductions of the inheritance tax in the three regions. */
import type { Bracket } from '#finance/brackets.ts'
import { dated } from '#rules/dated.ts'
import type { Gewest } from '#rules/gewest.ts'

type Schalen = Readonly<Record<'lijn' | 'broerZus' | 'oomNeef' | 'andere', readonly Bracket[]>>

const scale = (...rows: readonly (readonly [upTo: number | null, rate: number])[]): readonly Bracket[] =>
  rows.map(([upTo, rate]) => ({ upTo, rate }))

const flemishOthers = scale([35_000, 0.25], [75_000, 0.45], [null, 0.55])

const codes = {
  source: 'Vlaamse Belastingdienst; FOD Financiën en Fednot (notaris.be) voor Brussel en Wallonië',
  checkedOn: '2026-11-15',
} as const

export const erfschalen = dated<Readonly<Record<Gewest, Schalen>>>(
  'Tarieven van de erfbelasting per gewest',
  'schaal',
  [
    {
      from: '2018-09-01',
      value: {
        vlaanderen: {
          lijn: scale([50_000, 0.03], [250_000, 0.09], [null, 0.27]),
          broerZus: scale([35_000, 0.25], [75_000, 0.3], [null, 0.55]),
          oomNeef: flemishOthers,
          andere: flemishOthers,
        },
        brussel: {
          lijn: scale([50_000, 0.03], [100_000, 0.08], [175_000, 0.09], [250_000, 0.18], [500_000, 0.24], [null, 0.3]),
          broerZus: scale(
            [12_500, 0.2],
            [25_000, 0.25],
            [50_000, 0.3],
            [100_000, 0.4],
            [175_000, 0.55],
            [250_000, 0.6],
            [null, 0.65],
          ),
          oomNeef: scale([50_000, 0.35], [100_000, 0.5], [175_000, 0.6], [null, 0.7]),
          andere: scale([50_000, 0.4], [75_000, 0.55], [175_000, 0.65], [null, 0.8]),
        },
        wallonie: {
          lijn: scale(
            [12_500, 0.03],
            [25_000, 0.04],
            [50_000, 0.05],
            [100_000, 0.07],
            [150_000, 0.1],
            [200_000, 0.14],
            [250_000, 0.18],
            [500_000, 0.24],
            [null, 0.3],
          ),
          broerZus: scale([12_500, 0.2], [25_000, 0.25], [75_000, 0.35], [175_000, 0.5], [null, 0.65]),
          oomNeef: scale([12_500, 0.25], [25_000, 0.3], [75_000, 0.4], [175_000, 0.55], [null, 0.7]),
          andere: scale([12_500, 0.3], [25_000, 0.35], [75_000, 0.6], [null, 0.8]),
        },
      },
    },
  ],
  { ...codes, article: 'art. 2.7.4.1.1 VCF; art. 48 W.Succ.', confidence: 'hoog' },
)

/** The home of the deceased, for heirs in the direct line. Flanders has no scale of its own for it. */
export const gezinswoningSchalen = dated<Readonly<Record<'brussel' | 'wallonie', readonly Bracket[]>>>(
  'Verlaagd tarief voor de gezinswoning in rechte lijn',
  'schaal',
  [
    {
      from: '2018-09-01',
      value: {
        brussel: scale(
          [50_000, 0.02],
          [100_000, 0.053],
          [175_000, 0.06],
          [250_000, 0.12],
          [500_000, 0.24],
          [null, 0.3],
        ),
        wallonie: scale([25_000, 0.01], [50_000, 0.02], [175_000, 0.05], [250_000, 0.12], [500_000, 0.24], [null, 0.3]),
      },
    },
  ],
  {
    ...codes,
    article: 'art. 60ter W.Succ.',
    confidence: 'middel',
    note: 'De overledene woonde er vijf jaar. De woning vult de laagste schijven, de andere goederen komen erboven: dat laatste is een gedocumenteerde keuze.',
  },
)

export const partnerabattement = dated(
  'Vrijstelling op roerende goederen voor de partner in Vlaanderen',
  'euro',
  [
    { from: '2018-09-01', value: 50_000 },
    { from: '2026-01-01', value: 75_000, note: 'Voor 2028 is 125.000 euro aangekondigd.' },
  ],
  { source: 'Vlaamse Belastingdienst', article: 'art. 2.7.3.2.13 VCF', checkedOn: '2026-11-15', confidence: 'hoog' },
)

/** Exempt first part for direct line and partner, outside Flanders; `klein` comes on top for small shares. */
export const erfvrijstelling = dated<
  Readonly<
    Record<'brussel' | 'wallonie', { readonly eerste: number; readonly klein: number; readonly kleinTot: number }>
  >
>(
  'Vrijgestelde eerste schijf in rechte lijn en voor de partner',
  'schaal',
  [
    {
      from: '2018-09-01',
      value: {
        brussel: { eerste: 15_000, klein: 0, kleinTot: 0 },
        wallonie: { eerste: 12_500, klein: 12_500, kleinTot: 125_000 },
      },
    },
  ],
  { ...codes, article: 'art. 54 W.Succ.', confidence: 'hoog' },
)

/** For each full year a child is younger than 21: less tax in Flanders, a larger exemption elsewhere. */
export const jongKind = dated<{
  readonly leeftijd: number
  readonly vermindering: number
  readonly vrijstelling: number
  /** The partner gets this part of what the children get together. */
  readonly partnerDeel: number
}>(
  'Voordeel voor kinderen jonger dan 21',
  'schaal',
  [{ from: '2018-09-01', value: { leeftijd: 21, vermindering: 75, vrijstelling: 2_500, partnerDeel: 0.5 } }],
  {
    ...codes,
    article: 'art. 2.7.5.0.2 VCF; art. 54 W.Succ.',
    confidence: 'middel',
    note: '75 euro belasting per jaar in Vlaanderen, 2.500 euro vrijstelling per jaar in Brussel en Wallonië.',
  },
)

/** Up to `tot` the tax falls by `bedrag` times the share over `per`, or times one minus that. */
export type KleineErfenis = {
  readonly tot: number
  readonly bedrag: number
  readonly per: number
  readonly dalend: boolean
}

export const kleineErfenis = dated<Readonly<Record<'lijn' | 'broerZus' | 'andere', readonly KleineErfenis[]>>>(
  'Vermindering voor kleine erfdelen in Vlaanderen',
  'schaal',
  [
    {
      from: '2018-09-01',
      value: {
        lijn: [{ tot: 50_000, bedrag: 500, per: 50_000, dalend: true }],
        broerZus: [
          { tot: 18_750, bedrag: 2_000, per: 20_000, dalend: false },
          { tot: 75_000, bedrag: 2_500, per: 75_000, dalend: true },
        ],
        andere: [
          { tot: 12_500, bedrag: 2_000, per: 12_500, dalend: false },
          { tot: 75_000, bedrag: 2_400, per: 75_000, dalend: true },
        ],
      },
    },
  ],
  {
    source: 'Vlaamse Belastingdienst, belastingkredieten in de erfbelasting',
    article: 'art. 2.7.5.0.1 VCF',
    checkedOn: '2026-11-15',
    confidence: 'middel',
  },
)

/** By will, up to `maximum` together goes at this scale. null before it existed. */
export const singlevermindering = dated<{
  readonly maximum: number
  readonly schaal: readonly Bracket[]
  /** Only when no partner and no (grand)children are left behind. */
  readonly alleenSingles: boolean
} | null>(
  'Verlaagd tarief voor wie in een testament wordt aangewezen, in Vlaanderen',
  'schaal',
  [
    { from: '2018-09-01', value: null },
    {
      from: '2021-07-01',
      value: { maximum: 15_000, schaal: scale([null, 0.03]), alleenSingles: false },
      note: 'De vriendenerfenis.',
    },
    {
      from: '2026-01-01',
      value: { maximum: 100_000, schaal: scale([50_000, 0.03], [null, 0.09]), alleenSingles: true },
      note: 'De singlevermindering: voor wie geen partner en geen (klein)kinderen nalaat.',
    },
  ],
  {
    source: 'Vlaanderen.be, singlevermindering in de erfbelasting',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

/** Value of a usufruct in percent of full ownership, by the age of who has it. */
export const vruchtgebruikTabel = dated<readonly { readonly tot: number | null; readonly deel: number }[]>(
  'Waarde van een vruchtgebruik voor de erfbelasting',
  'schaal',
  [
    {
      from: '2018-09-01',
      value: [
        { tot: 20, deel: 0.72 },
        { tot: 30, deel: 0.68 },
        { tot: 40, deel: 0.64 },
        { tot: 50, deel: 0.56 },
        { tot: 55, deel: 0.52 },
        { tot: 60, deel: 0.44 },
        { tot: 65, deel: 0.38 },
        { tot: 70, deel: 0.32 },
        { tot: 75, deel: 0.24 },
        { tot: 80, deel: 0.16 },
        { tot: null, deel: 0.08 },
      ],
    },
  ],
  {
    source: 'Fednot (notaris.be), zo berekent de fiscus de waarde van het vruchtgebruik',
    article: 'art. 2.7.3.3.2 VCF; art. 21 W.Succ.',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: '4 procent per jaar, maal een factor volgens de leeftijd.',
  },
)
