/** The ceilings on consumer credit in words, as notices and assumptions a visitor understands. */
import { dateText, eur, pct, plural } from '#calculators/kernel/format.ts'
import type { Notice } from '#calculators/kernel/report.ts'
import type { CreditTest } from '#calculators/lenen/credit-test.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { consumentenrichtlijn } from '#rules/krediet/consumentenkrediet.figures.ts'

export function creditNotices({ bedrag, looptijd, jkp, ...test }: CreditTest): Notice[] {
  const notices: Notice[] = []
  if (test.teDuur && jkp !== null) {
    notices.push({
      tone: 'law',
      text: `Een JKP van ${pct(jkp)} mag niet voor ${eur(bedrag, 0)}: het wettelijke maximum is ${pct(test.maxJkp)} sinds ${dateText(test.sinds)}. Daarboven ben je de kredietkosten niet verschuldigd.`,
    })
  }
  if (test.teLang) {
    notices.push({
      tone: 'law',
      text: `${plural(looptijd, 'maand', 'maanden')} is te lang voor ${eur(bedrag, 0)}: de wet laat hoogstens ${plural(test.maxLooptijd, 'maand', 'maanden')} toe.`,
    })
  }
  return notices
}

/** Terms the law forbids, said before all else: what nobody may offer is no answer. Null where they are allowed. */
export function forbidden({ bedrag, looptijd, jkp, ...test }: CreditTest): string | null {
  const reasons = [
    ...(test.teLang
      ? [`${plural(looptijd, 'maand', 'maanden')} te lang (hoogstens ${plural(test.maxLooptijd, 'maand', 'maanden')})`]
      : []),
    ...(test.teDuur && jkp !== null ? [`een JKP van ${pct(jkp)} te hoog (hoogstens ${pct(test.maxJkp)})`] : []),
  ]
  return reasons.length === 0 ? null : `**Dit krediet mag niet**: voor ${eur(bedrag, 0)} is ${reasons.join(' en ')}.`
}

/** Which European rules hold, and what is about to change: an assumption on every page about consumer credit. */
export function kredietregels(law: Law): string {
  const next = consumentenrichtlijn.rows.find(({ from }) => from > law.date)
  const change = next ? `Vanaf ${dateText(next.from)} geldt ${next.value}; de` : 'De'
  return `De regels voor consumentenkrediet volgen ${law(consumentenrichtlijn)}. ${change} Belgische wet daarvoor vonden we nog niet.`
}
