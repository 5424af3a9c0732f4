/**
 * What we assume about each kind of holding: return, swings, and how it moves with three common drivers
 * (shares, interest rates, property) and with others of its own kind. Two holdings correlate by the product of their
 * ties, so every combination gives a possible matrix. Own assumptions, not measured on one data set.
 */
import type { TobClass } from '#rules/sparen-beleggen/beurstaks.ts'

export type Regions = {
  readonly belgie: number
  readonly eurozone: number
  readonly vs: number
  readonly opkomend: number
  readonly rest: number
}
export type AssetClass = {
  readonly label: string
  readonly mean: number
  readonly volatility: number
  /** Ties to shares, interest rates and property, from 0 to 1. */
  readonly ties: readonly [shares: number, rates: number, property: number]
  /** Correlation with another holding of the same kind: two world funds are nearly one. */
  readonly within: number
  /** As how many equal companies or issuers one fund of this kind counts; 1 is one name. */
  readonly names: number
  /** Part of a fund in its largest company; 1 where the holding is one name, 0 where there is none. */
  readonly largest: number
  readonly tob: TobClass
  /** Taxed on the gain when sold. */
  readonly taxed: boolean
  /** Look-through of the money, adding up to 1. */
  readonly regions: Regions
  /** Part that moves with other currencies than the euro. */
  readonly foreign: number
  /** Holdings of this kind share one risk; without it each is a separate risk. */
  readonly source?: string
}

const home: Regions = { belgie: 1, eurozone: 0, vs: 0, opkomend: 0, rest: 0 }
const euro: Regions = { belgie: 0.1, eurozone: 0.9, vs: 0, opkomend: 0, rest: 0 }
const world: Regions = { belgie: 0, eurozone: 0.1, vs: 0.65, opkomend: 0.1, rest: 0.15 }
const none: Regions = { belgie: 0, eurozone: 0, vs: 0, opkomend: 0, rest: 1 }

/** A share by itself, whoever's it is. */
const oneShare = {
  mean: 0.07,
  volatility: 0.35,
  ties: [0.55, 0, 0],
  within: 0.3025,
  names: 1,
  largest: 1,
  tob: 'midden',
  taxed: true,
  foreign: 0,
} as const

export const CLASSES = {
  aandelenWereld: {
    label: 'Wereldfonds',
    mean: 0.07,
    volatility: 0.16,
    ties: [0.95, 0, 0],
    within: 0.98,
    names: 80,
    largest: 0.05,
    source: 'de aandelenmarkt',
    tob: 'laag',
    taxed: true,
    regions: world,
    foreign: 0.9,
  },
  aandelenVs: {
    label: 'VS-fonds',
    mean: 0.07,
    volatility: 0.17,
    ties: [0.93, 0, 0],
    within: 0.98,
    names: 60,
    largest: 0.07,
    source: 'de aandelenmarkt',
    tob: 'laag',
    taxed: true,
    regions: { belgie: 0, eurozone: 0, vs: 1, opkomend: 0, rest: 0 },
    foreign: 1,
  },
  aandelenEuropa: {
    label: 'Europafonds',
    mean: 0.065,
    volatility: 0.18,
    ties: [0.88, 0, 0.1],
    within: 0.97,
    names: 100,
    largest: 0.03,
    source: 'de aandelenmarkt',
    tob: 'laag',
    taxed: true,
    regions: { belgie: 0.03, eurozone: 0.52, vs: 0, opkomend: 0, rest: 0.45 },
    foreign: 0.45,
  },
  aandelenOpkomend: {
    label: 'Opkomende landen',
    mean: 0.075,
    volatility: 0.22,
    ties: [0.78, 0, 0],
    within: 0.97,
    names: 50,
    largest: 0.1,
    source: 'de aandelenmarkt',
    tob: 'laag',
    taxed: true,
    regions: { belgie: 0, eurozone: 0, vs: 0, opkomend: 1, rest: 0 },
    foreign: 1,
  },
  losAandeel: { ...oneShare, label: 'Los aandeel', regions: euro },
  werkgever: { ...oneShare, label: 'Je werkgever', regions: home },
  obligaties: {
    label: 'Obligaties',
    mean: 0.03,
    volatility: 0.06,
    ties: [0.1, 0.85, 0],
    within: 0.9,
    names: 100,
    largest: 0,
    source: 'de rente',
    tob: 'laag',
    taxed: true,
    regions: euro,
    foreign: 0,
  },
  gemengd: {
    label: 'Gemengd fonds',
    mean: 0.05,
    volatility: 0.1,
    ties: [0.85, 0.3, 0],
    within: 0.95,
    names: 80,
    largest: 0.03,
    source: 'de aandelenmarkt',
    tob: 'laag',
    taxed: true,
    regions: { belgie: 0.02, eurozone: 0.43, vs: 0.35, opkomend: 0.05, rest: 0.15 },
    foreign: 0.5,
  },
  cash: {
    label: 'Spaargeld',
    mean: 0.015,
    volatility: 0,
    ties: [0, 0, 0],
    within: 0,
    names: 1,
    largest: 0,
    source: 'spaargeld',
    tob: 'geen',
    taxed: false,
    regions: home,
    foreign: 0,
  },
  vastgoed: {
    label: 'Beursvastgoed',
    mean: 0.06,
    volatility: 0.2,
    ties: [0.6, 0.3, 0.4],
    within: 0.75,
    names: 10,
    largest: 0.1,
    source: 'beursvastgoed',
    tob: 'laag',
    taxed: true,
    regions: { ...euro, belgie: 0.6, eurozone: 0.4 },
    foreign: 0,
  },
  goud: {
    label: 'Goud',
    mean: 0.02,
    volatility: 0.16,
    ties: [0.05, 0.2, 0],
    within: 1,
    names: 1,
    largest: 0,
    source: 'goud',
    tob: 'geen',
    taxed: true,
    regions: none,
    foreign: 1,
  },
  crypto: {
    label: 'Crypto',
    mean: 0.05,
    volatility: 0.65,
    ties: [0.4, 0, 0],
    within: 0.8,
    names: 1,
    largest: 1,
    source: 'crypto',
    tob: 'geen',
    taxed: true,
    regions: none,
    foreign: 1,
  },
  pensioensparen: {
    label: 'Pensioensparen',
    mean: 0.04,
    volatility: 0.09,
    ties: [0.8, 0.35, 0],
    within: 0.95,
    names: 80,
    largest: 0.03,
    source: 'de aandelenmarkt',
    tob: 'geen',
    taxed: false,
    regions: euro,
    foreign: 0.2,
  },
  woning: {
    label: 'Eigen woning',
    mean: 0.03,
    volatility: 0.08,
    ties: [0.2, 0.2, 0.7],
    within: 0.6,
    names: 1,
    largest: 0,
    source: 'je woning',
    tob: 'geen',
    taxed: false,
    regions: home,
    foreign: 0,
  },
} as const satisfies Record<string, AssetClass>
export type ClassName = keyof typeof CLASSES

/** In a crisis everything that carries risk leans further on shares. */
const CRISIS = 0.5
function tiesOf(name: ClassName, crisis: boolean): readonly number[] {
  const [shares, rates, property] = CLASSES[name].ties
  if (!crisis || shares < 0.2) return [shares, rates, property]
  const more = shares + (1 - shares) * CRISIS
  const room = Math.sqrt(Math.max(0, 1 - more * more))
  const rest = Math.sqrt(rates * rates + property * property)
  const shrink = rest > room ? room / rest : 1
  return [more, rates * shrink, property * shrink]
}

/** Correlations between holdings. What holdings of one kind share beyond the drivers is a tie of its own. */
export function correlationsOf(names: readonly ClassName[], crisis: boolean): number[][] {
  const ties = names.map((name) => tiesOf(name, crisis))
  return names.map((name, i) =>
    names.map((other, j) => {
      if (i === j) return 1
      const shared = (ties[i] ?? []).reduce((total, tie, k) => total + tie * (ties[j]?.[k] ?? 0), 0)
      return name === other ? Math.max(shared, CLASSES[name].within) : shared
    }),
  )
}
