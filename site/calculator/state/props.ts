/** What the page gets from its route. Everything must survive JSON: it travels in the HTML. */
import { isLoanSeries } from '#calculators/common/loan-rates.ts'
import { latestLevel, type Market, offersOf } from '#calculators/kernel/market.ts'
import type { Meta } from '#calculators/kernel/meta.ts'
import type { Choices } from '#calculators/kernel/rule-choices.ts'
import { creditWarning, warnsOfCredit } from '#site/content/credit-warning.ts'
import { operator } from '#site/content/site.ts'

export type PageMeta = Pick<Meta, 'slug' | 'category' | 'pageTitle' | 'changedOn'> & {
  /** Where a visitor reports a fault. */
  readonly contact: string
  /** The sentence the law asks for beside credit. */
  readonly warning?: string
}

/** The calculators that a next step can lead to: by category their slugs, with a space between. */
export type Sisters = Readonly<Record<string, string>>

export type CalculatorPageProps = {
  readonly meta: PageMeta
  /** The day of the server or the build, YYYY-MM-DD. */
  readonly today: string
  readonly buildDate: string
  readonly market: Market
  /** For "Neem mee". A slug that is not in it gets no link. */
  readonly sisters?: Sisters
  /** Other rules that give the case the page opens with another answer. */
  readonly ruleChoices?: Choices
  /** In the frame of another site, where nothing is kept. */
  readonly embedded?: boolean
}

/** The words of a calculator without its questions and answers: those are plain HTML and need no second copy. */
export function pageMeta(meta: Meta): PageMeta {
  const { slug, category, pageTitle, changedOn } = meta
  const own = { slug, category, pageTitle, changedOn, contact: operator.email }
  return warnsOfCredit(meta) ? { ...own, warning: creditWarning } : own
}

/** A page carries only the offers and levels its calculator looks at: the rest would only make it heavier. */
export function pageMarket(
  { usesMarket, reads, readsHistory }: Pick<Meta, 'usesMarket' | 'reads' | 'readsHistory'>,
  whole: Market,
): Market {
  // Where a level comes from is told beside its history alone.
  const newestLevels = whole.levels
    .filter((level) => isLoanSeries(level.series) && latestLevel(whole, level.series) === level)
    .map((level) => ({ ...level, source: '' }))
  const market = readsHistory ? whole : { ...whole, levels: newestLevels }
  if (!usesMarket) return { ...market, asOf: '', offers: [] }
  if (!reads) return market
  // The age on the page is that of its own rates, the oldest kind counting; empty where no offer of a bank decides.
  const newest = reads.flatMap(
    (kind) =>
      offersOf(market, kind)
        .map(({ checkedOn }) => checkedOn)
        .toSorted()
        .at(-1) ?? [],
  )
  return { ...market, asOf: newest.toSorted()[0] ?? '', offers: offersOf(market, ...reads) }
}
