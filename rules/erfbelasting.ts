/**
 * Inheritance tax of the three regions. The region is where the deceased lived longest in the last five
 * years. Scales apply per heir, except for "others" in Flanders, where they apply to the sum of their shares.
 * Leaves out: family businesses, charities, handicaps, reduced rates for children who inherit the family
 * home in Brussels and Wallonia, and the Flemish reduction for childless singles.
 */
import { type Bracket, progressive } from '#finance/brackets.ts'
import { at } from '#finance/list.ts'
import { largestRemainder, roundCents, sum } from '#finance/money.ts'
import { dated, type Law } from '#rules/dated.ts'
import type { Gewest } from '#rules/gewest.ts'

export type Verwantschap = 'partner' | 'kind' | 'broerZus' | 'oomNeef' | 'andere'
type Schalen = Readonly<Record<'lijn' | 'broerZus' | 'oomNeef' | 'andere', readonly Bracket[]>>

const scale = (...rows: readonly (readonly [upTo: number | null, rate: number])[]): readonly Bracket[] =>
  rows.map(([upTo, rate]) => ({ upTo, rate }))

const flemishOthers = scale([35_000, 0.25], [75_000, 0.45], [null, 0.55])

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
  {
    source: 'Vlaamse Codex Fiscaliteit; Wetboek der successierechten (Brussel en Wallonië)',
    article: 'art. 2.7.4.1.1 VCF; art. 48 W.Succ.',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'Vlaanderen is nagekeken; de hogere schijven in Brussel en Wallonië en de schalen voor oom, tante, neef en anderen zijn een gedocumenteerde keuze.',
  },
)

export const partnerabattement = dated(
  'Vrijstelling op roerende goederen voor de partner in Vlaanderen',
  'euro',
  [
    { from: '2018-09-01', value: 50_000 },
    { from: '2026-01-01', value: 75_000, note: 'Voor 2028 is 125.000 euro aangekondigd.' },
  ],
  { source: 'Vlaamse Belastingdienst', article: 'art. 2.7.3.2.13 VCF', checkedOn: '2026-11-15', confidence: 'middel' },
)

/** Exempt first part for direct line and partner, outside Flanders. */
export const erfvrijstelling = dated<Readonly<Record<Gewest, number>>>(
  'Vrijgestelde eerste schijf in rechte lijn en voor de partner',
  'schaal',
  [{ from: '2018-09-01', value: { vlaanderen: 0, brussel: 15_000, wallonie: 12_500 } }],
  {
    source: 'Wetboek der successierechten',
    article: 'art. 54 W.Succ.',
    checkedOn: '2026-11-15',
    confidence: 'laag',
    note: 'Wallonië verdubbelt het bedrag als het aandeel hoogstens 125.000 euro is; dat rekenen we mee.',
  },
)

const WALLOON_DOUBLE_LIMIT = 125_000

export type Erfgenaam = {
  readonly naam: string
  readonly verwantschap: Verwantschap
  readonly roerend: number
  readonly onroerend: number
  /** Part of the immovable goods that is the family home; free for the partner in all three regions. */
  readonly gezinswoning: number
}
export type Erfdeel = {
  readonly erfgenaam: Erfgenaam
  readonly belastbaar: number
  readonly vrij: number
  readonly belasting: number
  readonly netto: number
  readonly lijnen: readonly {
    readonly label: string
    readonly base: number
    readonly tax: number
    readonly brackets: ReturnType<typeof progressive>['lines']
  }[]
}

const kindOf = (relation: Verwantschap): keyof Schalen =>
  relation === 'partner' || relation === 'kind' ? 'lijn' : relation

function flemish(law: Law, heir: Erfgenaam): Omit<Erfdeel, 'erfgenaam' | 'netto'> {
  const brackets = law(erfschalen).vlaanderen[kindOf(heir.verwantschap)]
  const partner = heir.verwantschap === 'partner'
  const home = partner ? Math.min(heir.gezinswoning, heir.onroerend) : 0
  const exempt = partner ? Math.min(heir.roerend, law(partnerabattement)) : 0
  const line = heir.verwantschap === 'partner' || heir.verwantschap === 'kind'
  // Only in the direct line and between partners are movable and immovable goods taxed apart.
  const bases = line
    ? [
        { label: 'Roerend', base: heir.roerend - exempt },
        { label: 'Onroerend', base: heir.onroerend - home },
      ]
    : [{ label: 'Aandeel', base: heir.roerend + heir.onroerend }]
  const lijnen = bases.map(({ label, base }) => {
    const { tax, lines } = progressive(Math.max(0, base), brackets)
    return { label, base: roundCents(Math.max(0, base)), tax: roundCents(tax), brackets: lines }
  })
  return {
    belastbaar: sum(lijnen.map((each) => each.base)),
    vrij: roundCents(exempt + home),
    belasting: sum(lijnen.map((each) => each.tax)),
    lijnen,
  }
}

function other(law: Law, gewest: Gewest, heir: Erfgenaam): Omit<Erfdeel, 'erfgenaam' | 'netto'> {
  const brackets = law(erfschalen)[gewest][kindOf(heir.verwantschap)]
  const near = heir.verwantschap === 'partner' || heir.verwantschap === 'kind'
  const home = heir.verwantschap === 'partner' ? Math.min(heir.gezinswoning, heir.onroerend) : 0
  const share = heir.roerend + heir.onroerend - home
  const first = near ? law(erfvrijstelling)[gewest] : 0
  const exempt = Math.min(share, gewest === 'wallonie' && near && share <= WALLOON_DOUBLE_LIMIT ? 2 * first : first)
  // The exemption takes the lowest brackets away: tax on the whole share minus tax on the exempt part.
  const whole = progressive(share, brackets)
  const tax = roundCents(whole.tax - progressive(exempt, brackets).tax)
  return {
    belastbaar: roundCents(share - exempt),
    vrij: roundCents(exempt + home),
    belasting: tax,
    lijnen: [{ label: 'Aandeel', base: roundCents(share), tax, brackets: whole.lines }],
  }
}

/** Tax per heir. Flemish "others" share one scale over the sum of what they receive. */
export function erfbelasting(law: Law, gewest: Gewest, heirs: readonly Erfgenaam[]): readonly Erfdeel[] {
  const finish = (erfgenaam: Erfgenaam, part: Omit<Erfdeel, 'erfgenaam' | 'netto'>): Erfdeel => ({
    erfgenaam,
    ...part,
    netto: roundCents(erfgenaam.roerend + erfgenaam.onroerend - part.belasting),
  })
  if (gewest !== 'vlaanderen') return heirs.map((heir) => finish(heir, other(law, gewest, heir)))
  const pooled = heirs.filter((heir) => heir.verwantschap === 'andere' || heir.verwantschap === 'oomNeef')
  const shares = pooled.map((heir) => roundCents(heir.roerend + heir.onroerend))
  const total = progressive(sum(shares), law(erfschalen).vlaanderen.andere)
  const parts = shares.some((share) => share > 0)
    ? largestRemainder(roundCents(total.tax), shares)
    : shares.map(() => 0)
  return heirs.map((heir) => {
    const index = pooled.indexOf(heir)
    if (index < 0) return finish(heir, flemish(law, heir))
    const tax = at(parts, index)
    return finish(heir, {
      belastbaar: at(shares, index),
      vrij: 0,
      belasting: tax,
      lijnen: [{ label: 'Samen met de andere erfgenamen', base: sum(shares), tax, brackets: total.lines }],
    })
  })
}
