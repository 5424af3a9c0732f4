/** What the search knows of a page. Kept short: the whole index is one small file, fetched on first use. */
import { catalogue } from '#calculators/catalogue.ts'
import type { SearchEntry } from '#calculators/search.ts'
import { calculatorPath } from '#site/content/categories.ts'
import { otherCards, trustPages } from '#site/content/information.ts'
import { eventPath, events } from '#site/content/events.ts'
import { figuresOf, lawGroups } from '#site/content/law-groups.ts'
import { fillTokens } from '#site/content/tokens.ts'
import { searchTerms } from '#site/search/terms.ts'

/** Names first; behind a semicolon the words that only the search takes. The reader of questions takes the names. */
const wordsFor = (path: string, ...own: readonly string[]) =>
  [own, searchTerms[path] ?? []]
    .filter((words) => words.length > 0)
    .map((words) => words.join(', '))
    .join('; ')

/** Each word once: the index travels to the visitor. */
const once = (texts: readonly string[]) =>
  [
    ...new Set(
      texts
        .join(' ')
        .toLowerCase()
        .split(/[^\p{L}\d]+/u),
    ),
  ]
    .filter((word) => word.length > 3)
    .join(' ')

export function searchEntries(): readonly SearchEntry[] {
  return [
    ...catalogue.map((meta): SearchEntry => [
      calculatorPath(meta),
      meta.pageTitle,
      meta.question,
      wordsFor(calculatorPath(meta), meta.breadcrumbTitle, ...meta.synonyms),
      meta.category,
      once(meta.faqs.map((faq) => fillTokens(faq.question))),
    ]),
    ...lawGroups.map((group): SearchEntry => {
      const path = `/cijfers-en-bronnen/${group.slug}`
      const labels = figuresOf(group).map(({ figure }) => figure.label)
      return [path, `Wetcijfers: ${group.name.toLowerCase()}`, group.text, wordsFor(path), '', once(labels)]
    }),
    ...events.map((event): SearchEntry => [
      eventPath(event),
      event.name,
      event.lead,
      [...event.words].join(', '),
      '',
      '',
    ]),
    ...[...otherCards, ...trustPages].map((page): SearchEntry => [
      page.path,
      page.name,
      page.text,
      wordsFor(page.path),
      '',
      '',
    ]),
  ]
}
