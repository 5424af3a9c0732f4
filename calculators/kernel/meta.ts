/** What menu, search, SEO and sitemap know of a calculator: words only, so the catalogue stays small. */
import type { OfferType } from '#calculators/kernel/market.ts'

export const categories = ['sparen', 'lenen', 'beleggen', 'planning'] as const
export type Category = (typeof categories)[number]

export type Faq = { readonly question: string; readonly answer: string }
export type AuthorityLink = { readonly title: string; readonly url: string; readonly description: string }

export type Meta = {
  readonly slug: string
  readonly category: Category
  /** The full title: of cards, sharing images and structured data. */
  readonly pageTitle: string
  /** The h1 of the page: at most 24 characters, so that it stands on one line of a phone. */
  readonly heading: string
  /** The line under it: at most 50 characters. */
  readonly lede: string
  readonly breadcrumbTitle: string
  /** At most 60 characters. */
  readonly metaTitle: string
  /** 70 to 160 characters; also the text on the card. */
  readonly metaDescription: string
  /** The question this page answers, as a visitor would ask it. */
  readonly question: string
  /** One or two sentences under the title. */
  readonly intro: string
  /** Other words people search for. */
  readonly synonyms: readonly string[]
  /** Near-twins: when you look for something else, go there. */
  readonly signposts: readonly { readonly slug: string; readonly text: string }[]
  /** Four or more, about this page only. Texts may hold tokens such as {spaarvrijstelling}. */
  readonly faqs: readonly Faq[]
  readonly authorityLinks: readonly AuthorityLink[]
  /** True when start values or rows come from bank rates: the server then renders the page with fresh ones. */
  readonly usesMarket: boolean
  /** The kinds of offers it looks at, which travel with its page; all kinds when absent. */
  readonly reads?: readonly OfferType[]
  /** It shows how the levels of the market went; the page of another gets the newest of each series. */
  readonly readsHistory?: true
  /** On a page among the loans that offers or computes no credit: the warning about borrowing has no place there. */
  readonly withoutCredit?: true
  /** Last change of words or rules, YYYY-MM-DD: the lastmod of the sitemap. */
  readonly changedOn: string
}
