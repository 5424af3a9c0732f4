/** What the search knows of a page. Kept short: the whole index is one small file, fetched on first use. */
import { catalogue } from '#calculators/catalogue.ts'
import type { SearchEntry } from '#calculators/search.ts'
import { calculatorPath } from '#site/content/categories.ts'
import { otherCards, trustPages } from '#site/content/information.ts'

export function searchEntries(): readonly SearchEntry[] {
  return [
    ...catalogue.map((meta): SearchEntry => [
      calculatorPath(meta),
      meta.pageTitle,
      meta.question,
      [meta.breadcrumbTitle, ...meta.synonyms].join(', '),
      meta.category,
    ]),
    ...[...otherCards, ...trustPages].map((page): SearchEntry => [page.path, page.name, page.text, '', '']),
  ]
}
