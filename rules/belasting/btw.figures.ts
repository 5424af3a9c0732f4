/** The normal rate of VAT. What falls under it names its own first day. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

const NORMAL = { value: 0.21, proof: proofIn(eli.kb20, 'art. 1', '21 p.c.', '2026-11-15') } as const

export const normaalBtwSinds = (from: string) => [{ from, ...NORMAL }] as const

export const btwTarief = dated('btwTarief', 'Normaal btw-tarief', 'tarief', normaalBtwSinds('1996-01-01'), {
  source: 'FOD Financiën, Koninklijk besluit nr. 20 over de btw-tarieven',
  article: 'art. 37 Btw-Wetboek, art. 1 KB nr. 20',
  eli: eli.kb20,
  checkedOn: '2026-11-15',
  confidence: 'hoog',
})
