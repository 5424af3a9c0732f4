/** The fund: picked from the list, bought at the bank, or described by the visitor. What is typed wins. */
import { USUAL_TER } from '#calculators/models/investment-account.ts'
import { etfByIsin } from '#data/etfs.ts'
import { etfs } from '#data/series/etfs.ts'
import { fondsklasse, type TobClass } from '#rules/sparen-beleggen/beurstaks.ts'

export const OWN_FUND = 'zelf'
const BANK_FUND = 'bank'

/** What a fund that pays out gives a year when nobody filled it in. */
export const USUAL_DIVIDEND = 0.018

export const fundOptions = [
  { value: OWN_FUND, label: 'Een ander fonds' },
  { value: BANK_FUND, label: 'Fonds van de bank (bevek)' },
  ...etfs.map(({ isin, tickers, name }) => ({ value: isin, label: `${tickers[0] ?? isin}: ${name}` })),
]

export type Fund = {
  readonly name: string
  /** As our list calls it; empty for a fund that is not in it. */
  readonly kind: string
  readonly ter: number
  readonly distributes: boolean
  readonly bondShare: number
  readonly tob: TobClass
  /** A fund bought from the bank: exchange tax only on the way out. */
  readonly exitOnly: boolean
  readonly doubtful: boolean
}

const INSCRIBED = {
  eer: { inEer: true, bijFsma: false },
  fsma: { inEer: true, bijFsma: true },
  buitenEer: { inEer: false, bijFsma: false },
} as const

/** What the form says of the fund; an empty field follows the list. */
type Named = {
  readonly fonds: string
  readonly type: string
  readonly inschrijving: keyof typeof INSCRIBED
  readonly ter: number | null
  readonly obligatiedeel: number | null
}

export function fundOf(values: Named, distributes?: boolean): Fund {
  const { ter, obligatiedeel } = values
  const etf = etfByIsin(values.fonds)
  if (etf) {
    const own = etf.accumulating === false
    const pays = distributes ?? own
    const twin = pays !== own
    // The other kind of the same fund is asked about in a comparison: its class follows from the rule.
    const tob =
      twin || etf.tob === null
        ? fondsklasse({ inEer: true, bijFsma: etf.registered === true, distribueert: pays })
        : etf.tob
    return {
      name: etf.name,
      kind: etf.kind,
      ter: ter ?? etf.ter ?? USUAL_TER,
      distributes: pays,
      bondShare: obligatiedeel ?? etf.bondShare ?? 0,
      tob,
      exitOnly: false,
      doubtful: etf.confidence !== 'hoog' || etf.tob === null,
    }
  }
  const exitOnly = values.fonds === BANK_FUND
  const pays = distributes ?? (values.type === 'distribuerend' && !exitOnly)
  return {
    name: '',
    kind: '',
    ter: ter ?? USUAL_TER,
    distributes: pays,
    bondShare: obligatiedeel ?? 0,
    tob: exitOnly ? (pays ? 'geen' : 'hoog') : fondsklasse({ ...INSCRIBED[values.inschrijving], distribueert: pays }),
    exitOnly,
    doubtful: false,
  }
}
