/** Is this instalment loan allowed? The ceilings on JKP and term. */
import type { Kredietsoort } from '#rules/krediet/consumentenkrediet.figures.ts'
import { hoogsteJkp, langsteLooptijd, maximaleJkpSinds } from '#rules/krediet/consumentenkrediet.ts'
import type { Law } from '#rules/kernel/dated.ts'

export type CreditTest = {
  readonly bedrag: number
  readonly looptijd: number
  readonly jkp: number | null
  readonly maxJkp: number
  readonly maxLooptijd: number
  readonly sinds: string
  readonly teDuur: boolean
  readonly teLang: boolean
}

/** A published JKP is rounded to two decimals, so only what rounds above the ceiling breaks it. */
export const isBovenMaximum = (jkp: number, maxJkp: number): boolean => jkp > maxJkp + 0.00005

type Loan = { bedrag: number; looptijd: number; jkp: number | null; soort?: Kredietsoort }

/** `jkp` null: unknown, only the term is tested. */
export function testCredit(law: Law, { bedrag, looptijd, jkp, soort = 'lening' }: Loan): CreditTest {
  const maxJkp = hoogsteJkp(law, soort, bedrag)
  const maxLooptijd = langsteLooptijd(law, bedrag)
  return {
    bedrag,
    looptijd,
    jkp,
    maxJkp,
    maxLooptijd,
    sinds: maximaleJkpSinds(law),
    teDuur: jkp !== null && isBovenMaximum(jkp, maxJkp),
    teLang: looptijd > maxLooptijd,
  }
}
