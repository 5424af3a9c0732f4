/** The rows of the lists in series/, which `npm run data` makes. */
import type { Confidence } from '#data/confidence.ts'

/** One tariff for orders of a size: a fixed amount, a part of the order, an amount per started slice, or a sum of them. */
export type BrokerFee = {
  readonly broker: string
  readonly exchange: string
  readonly from: number
  readonly to: number | null
  readonly fixed: number | null
  readonly rate: number | null
  readonly min: number | null
  readonly max: number | null
  readonly slice: number | null
  readonly perSlice: number | null
  readonly paysTob: boolean | null
  readonly withholdsDividends: boolean | null
  readonly withholdsGains: boolean | null
  /** YYYY, YYYY-MM or YYYY-MM-DD; empty when the source has no date. */
  readonly checkedOn: string
  readonly confidence: Confidence
}

/** All tariffs of one product: the series of that name. */
export type BrokerFees = readonly BrokerFee[]

export type Etf = {
  /** The ISIN decides; tickers differ by exchange. */
  readonly tickers: readonly string[]
  readonly isin: string
  readonly name: string
  readonly kind: string
  /** Yearly costs as a part of the value. */
  readonly ter: number | null
  readonly accumulating: boolean | null
  /** What the fund aims for, not a measured asset test. */
  readonly bondShare: number | null
  /** On the list of the FSMA; null where the question makes no sense. */
  readonly registered: boolean | null
  /** Class of the stock exchange tax; null when not sure. */
  readonly tob: 'laag' | 'midden' | 'hoog' | null
  readonly confidence: Confidence
}

export type PhotoRate = { readonly currency: string; readonly rate: number }

export type ForeignTax = {
  readonly country: string
  /** Two letters, ISO 3166. */
  readonly iso: string
  readonly dividendLegal: number | null
  readonly dividendTreaty: number | null
  /** What is held back when no form was filled in. */
  readonly dividendWithoutPapers: number | null
  /** How a private person gets the treaty rate; empty when not known. */
  readonly how: string
  readonly form: string
  readonly interestLegal: number | null
  readonly interestTreaty: number | null
  /** What ordinary bonds and bank interest really bear; null when not known for sure. */
  readonly interestOrdinary: number | null
  readonly checkedOn: string
  readonly confidence: Confidence
}

export type PhotoValue = {
  readonly kind: 'etf' | 'share' | 'coin'
  readonly name: string
  /** Empty for American shares and coins: those go by their ticker. */
  readonly isin: string
  readonly ticker: string
  readonly exchange: string
  readonly day: string
  /** Of one piece. */
  readonly euro: number
  readonly confidence: Confidence
}

type Status = 'arbeider' | 'bediende' | 'ambtenaar'
export type YearEndPremium = {
  readonly committee: string
  readonly sector: string
  readonly statuses: readonly Status[]
  readonly payer: 'werkgever' | 'fonds' | 'overheid'
  readonly fund: string | null
  readonly paidIn: string
  readonly formula: string
  /** Part of one month's wage: 1 is a full month. */
  readonly monthShare: number | null
  /** Part of the gross wage of the reference period. */
  readonly wageShare: number | null
  readonly fixed: number | null
  /** Year of the fixed amount, which is mostly indexed since. */
  readonly fixedYear: number | null
  readonly seniority: string
  readonly conditions: string
  readonly source: string
  /** YYYY, YYYY-MM or YYYY-MM-DD; empty when the source has no date. */
  readonly checkedOn: string
  readonly confidence: Confidence
}

export type PhotoPrice = {
  readonly code: string
  /** Of a fund. */
  readonly isin?: string
  /** Of a coin. */
  readonly name?: string
  readonly euro: number
  readonly exchange: string
}

export type Reit = {
  readonly name: string
  readonly ticker: string
  readonly isin: string
  readonly year: string
  /** Gross, per share. */
  readonly dividend: number
  readonly earnings: number | null
  readonly netValue: number | null
  readonly netValueOn: string
  readonly debt: number | null
  readonly debtKind: string
  readonly debtOn: string
  /** Care homes: a lower withholding tax. */
  readonly care: boolean
  readonly confidence: Confidence
}

export type StateBond = {
  readonly number: string
  /** Empty where no source gives it. */
  readonly isin: string
  /** A year, as a part of the nominal value. */
  readonly coupon: number
  readonly maturity: string
  readonly confidence: Confidence
}
