/** The joint committees of the page: how each builds its premium, and whether a fund pays it. */
import type { YearEndPremium } from '#data/rows.ts'
import { computablePremiums } from '#data/year-end-premiums.ts'

export type Rule =
  /** A part of a month's pay by twelfths, with a fixed amount beside it. */
  | { readonly kind: 'maand'; readonly share: number; readonly fixed: number }
  /** A part of the pay of the reference period, with a fixed amount beside it. */
  | { readonly kind: 'aandeel'; readonly share: number; readonly fixed: number }
  /** The law keeps the figures of these. */
  | { readonly kind: 'uren' | 'elektro' | 'dagen' }
  /** The visitor knows the amount. */
  | { readonly kind: 'vrij' }

export type Sector = {
  readonly key: string
  readonly label: string
  readonly rule: Rule
  readonly fund: boolean
  /** Where the rule comes from; null for what the visitor typed. */
  readonly agreement: YearEndPremium | null
}

const letters = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Committees with a rule of their own below, under the names older links use. */
const OWN: Readonly<Record<string, { readonly key: string; readonly rule: Rule }>> = {
  '200': { key: 'pc200', rule: { kind: 'maand', share: 1, fixed: 0 } },
  '149.01': { key: 'elektro', rule: { kind: 'elektro' } },
  '302': { key: 'horeca', rule: { kind: 'dagen' } },
}

const METAL: Sector = {
  key: 'metaal',
  label: 'PC 111 Metaal: in uren loon',
  rule: { kind: 'uren' },
  fund: false,
  agreement: null,
}

/** A list of choices is as wide as its longest name. */
const LONGEST = 32

/** The sector in few words: what stands behind a colon, cut between words. */
function shortName(sector: string): string {
  if (sector.length <= LONGEST) return sector
  const tail = sector.split(': ').at(-1) ?? sector
  const name = tail.charAt(0).toUpperCase() + tail.slice(1)
  if (name.length <= LONGEST) return name
  return `${name.slice(0, name.lastIndexOf(' ', LONGEST)).replace(/[,:]$/, '')} …`
}

const ruleOf = ({ monthShare, wageShare, fixed }: YearEndPremium): Rule =>
  monthShare === null
    ? { kind: 'aandeel', share: wageShare ?? 0, fixed: fixed ?? 0 }
    : { kind: 'maand', share: monthShare, fixed: fixed ?? 0 }

/** What is not to be shown as a fact, or is no pay of an employer or fund, stays out. */
const usable = computablePremiums.filter(({ confidence, payer }) => confidence !== 'laag' && payer !== 'overheid')

function sectorOf(agreement: YearEndPremium): Sector {
  const { committee, sector, statuses, payer } = agreement
  const same = usable.filter((other) => other.committee === committee)
  const twins = same.filter((other) => other.sector === sector).length > 1
  const who = twins ? ` (${statuses.map((status) => `${status}s`.replace('bediendes', 'bedienden')).join(', ')})` : ''
  const own = OWN[committee]
  const suffix = same.length > 1 ? letters(twins ? `${sector}${statuses.join('')}` : sector) : ''
  return {
    key: own?.key ?? `pc${letters(committee)}${suffix}`,
    label: `PC ${committee} ${shortName(sector)}${who}`,
    rule: own?.rule ?? ruleOf(agreement),
    fund: payer === 'fonds',
    agreement,
  }
}

/** The largest first, then by number. */
const listed = usable.map(sectorOf)
const first = listed.filter(({ key }) => key === 'pc200')
const metalAt = listed.findIndex(({ label }) => label.includes('Metaal'))
export const sectors: readonly Sector[] = [
  ...first,
  ...listed.toSpliced(metalAt, 0, METAL).filter(({ key }) => key !== 'pc200'),
  {
    key: 'vrij',
    label: 'Andere: ik ken het brutobedrag',
    rule: { kind: 'vrij' },
    fund: false,
    agreement: null,
  },
]

const byKey = new Map(sectors.map((sector) => [sector.key, sector]))

export function sectorFor(key: string): Sector {
  const found = byKey.get(key)
  if (!found) throw new RangeError(`sector: ${key}`)
  return found
}

export const keysOf = (...kinds: readonly Rule['kind'][]): readonly string[] =>
  sectors.filter(({ rule }) => kinds.includes(rule.kind)).map(({ key }) => key)

/** Where the months worked count: twelfths, or a fixed amount that follows them. */
export const byMonths = sectors
  .filter(
    ({ rule }) =>
      rule.kind === 'maand' || rule.kind === 'uren' || rule.kind === 'vrij' || ('fixed' in rule && rule.fixed > 0),
  )
  .map(({ key }) => key)
