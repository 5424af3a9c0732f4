/** Is this instalment loan allowed? The ceilings on JKP and term, as notices a visitor understands. */
import { dateText, eur, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice } from '#calculators/kernel/report.ts'
import { consumentenrichtlijn, type Kredietsoort } from '#rules/krediet/consumentenkrediet.figures.ts'
import { hoogsteJkp, langsteLooptijd, maximaleJkpSinds } from '#rules/krediet/consumentenkrediet.ts'
import type { Law } from '#rules/kernel/dated.ts'

export type Toets = {
  readonly maxJkp: number
  readonly maxLooptijd: number
  readonly sinds: string
  readonly notices: readonly Notice[]
}

/** A published JKP is rounded to two decimals, so only what rounds above the ceiling breaks it. */
export const isBovenMaximum = (jkp: number, maxJkp: number): boolean => jkp > maxJkp + 0.00005

/** `jkp` null: unknown, only the term is tested. */
export function toetsKrediet(
  law: Law,
  {
    bedrag,
    looptijd,
    jkp,
    soort = 'lening',
  }: { bedrag: number; looptijd: number; jkp: number | null; soort?: Kredietsoort },
): Toets {
  const maxJkp = hoogsteJkp(law, soort, bedrag)
  const maxLooptijd = langsteLooptijd(law, bedrag)
  const sinds = maximaleJkpSinds(law)
  const notices: Notice[] = []
  if (jkp !== null && isBovenMaximum(jkp, maxJkp)) {
    notices.push({
      tone: 'law',
      text: `Een JKP van ${pct(jkp)} mag niet voor ${eur(bedrag, 0)}: het wettelijke maximum is ${pct(maxJkp)} sinds ${dateText(sinds)}. Daarboven ben je de kredietkosten niet verschuldigd.`,
    })
  }
  if (looptijd > maxLooptijd) {
    notices.push({
      tone: 'law',
      text: `${plural(looptijd, 'maand', 'maanden')} is te lang voor ${eur(bedrag, 0)}: de wet laat hoogstens ${plural(maxLooptijd, 'maand', 'maanden')} toe.`,
    })
  }
  return { maxJkp, maxLooptijd, sinds, notices }
}

/** Which European rules hold, and what is about to change: an assumption on every page about consumer credit. */
export function kredietregels(law: Law): string {
  const next = consumentenrichtlijn.rows.find(({ from }) => from > law.date)
  const change = next
    ? ` Vanaf ${dateText(next.from)} geldt ${next.value}; de Belgische wet daarvoor vonden we nog niet.`
    : ''
  return `De regels voor consumentenkrediet volgen ${law(consumentenrichtlijn)}.${change}`
}
