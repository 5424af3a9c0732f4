/** The built-in copy of bank rates: what a page shows when there is no database to ask. */
import { readFileSync } from 'node:fs'
import { parseRecords } from '#data/csv.ts'

const numberOrNull = (text = '') => (text === '' ? null : Number(text))
const fraction = (text = '') => (text === '' ? null : Number((Number(text) / 100).toFixed(8)))

function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const LOANS = new Set(['persoonlijke_lening', 'autolening', 'renovatielening', 'woonkrediet'])
const TERM = new Set(['termijnrekening', 'kasbon', 'staatsbon'])

export function marketModule(root: URL): string {
  const read = (file: string) => parseRecords(readFileSync(new URL(file, root), 'utf8'))
  const banks = new Map(read('banken.csv').map((bank) => [bank.shortName, bank]))
  const seen = new Map<string, number>()
  const offers = read('producten-rentes.csv')
    .filter((row) => row.status === 'recent')
    .map((row) => {
      const type = row.producttype ?? ''
      const bank = banks.get(row.bank)
      const base = slugOf(`${row.bank}-${row.product}`)
      const number = (seen.get(base) ?? 0) + 1
      seen.set(base, number)
      return {
        id: number === 1 ? base : `${base}-${number}`,
        bank: bank?.name ?? row.bank,
        bankShort: row.bank,
        product: row.product,
        type,
        regulated: row.gereglementeerd === 'ja' || row.gereglementeerd === 'true',
        baseRate: TERM.has(type) || LOANS.has(type) ? null : fraction(row.basisrente_pct),
        loyaltyBonus: TERM.has(type) || LOANS.has(type) ? null : fraction(row.getrouwheidspremie_pct),
        promotionalRate: fraction(row.promotierente_pct),
        promotionalPeriod: numberOrNull(row.promotieperiode_maanden),
        rate: LOANS.has(type)
          ? fraction(row.jkp_of_debetrente_pct)
          : TERM.has(type)
            ? fraction(row.basisrente_pct)
            : null,
        minAmount: numberOrNull(row.min_bedrag),
        maxAmount: numberOrNull(row.max_bedrag),
        maxMonthlyDeposit: numberOrNull(row.max_storting_per_maand),
        minTerm: numberOrNull(row.min_looptijd_maanden),
        maxTerm: numberOrNull(row.max_looptijd_maanden),
        validFrom: row.peildatum,
        checkedOn: row.peildatum,
        source: row.bron,
        confidence: row.betrouwbaarheid,
        note: row.opmerking,
      }
    })
  const levels = read('belgie-rentepeil-punten.csv')
    .filter((row) => /^\d{4}-\d{2}$/.test(row.maand ?? '') && row.rente_pct !== '')
    .map((row) => ({ series: row.reeks, month: row.maand, rate: fraction(row.rente_pct), source: row.bron }))
  const asOf = offers
    .map((offer) => offer.validFrom ?? '')
    .toSorted()
    .at(-1)
  const market = { asOf, version: `ingebouwd-${asOf}`, offers, levels }
  return `/** Bank offers and market levels as they were in the data files. Made by \`npm run data\`. */\nimport type { Market } from '#calculators/kernel/market.ts'\n\nexport const builtInMarket: Market = ${JSON.stringify(market, null, 2)}\n`
}
