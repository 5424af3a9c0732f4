import { eur, longDate, num, pct } from '#calculators/kernel/format.ts'
import type { Notice } from '#calculators/kernel/report.ts'
import type { Omzetting } from '#calculators/models/month-rate.ts'

/** "(1 + 3,25 %)^(1/12) − 1 = 0,2669 %" */
export function monthlyRateFormula(yearly: number, rate: number, omzetting: Omzetting): string {
  const year = `${num(yearly * 100, 4, 2)} %`
  const month = `${num(rate * 100, 6, 4)} %`
  return omzetting === 'actuarieel' ? `(1 + ${year})^(1/12) − 1 = ${month}` : `${year} ÷ 12 = ${month}`
}

/** Beside an answer that a rate decides which nobody gave: what it is, and of when. */
export const guideRateNotice = (guide: { readonly rate: number; readonly month: string } | null): Notice[] =>
  guide === null
    ? []
    : [{ tone: 'info', text: `De lening rekent met ${pct(guide.rate)}, de richtwaarde van ${longDate(guide.month)}.` }]

/** The instalment of a loan, written out; without interest the amount is only divided. */
export const annuityFormula = (principal: number, rate: number, months: number): string =>
  rate === 0
    ? `${eur(principal)} ÷ ${months}`
    : `${eur(principal)} × ${num(rate, 8)} ÷ (1 − (1 + ${num(rate, 8)})^−${months})`

/** How many of these instalments a loan needs; the last one settles what is left. */
export const termFormula = (principal: number, rate: number, payment: number): string =>
  rate === 0
    ? `${eur(principal)} ÷ ${eur(payment)}, naar boven`
    : `−ln(1 − ${eur(principal)} × ${num(rate, 8)} ÷ ${eur(payment)}) ÷ ln(1 + ${num(rate, 8)}), naar boven`
