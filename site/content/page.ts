/** What the head of a page needs to know. Every route builds one of these; the layout writes it out. */

export type Crumb = { readonly name: string; readonly path: string }

export type PageInfo = {
  /** Address without origin and without trailing slash. */
  readonly path: string
  /** At most 60 characters, unique. */
  readonly title: string
  /** 70 to 160 characters, unique. */
  readonly description: string
  /** From home to this page, this page included. Left out on home and on error pages. */
  readonly crumbs?: readonly Crumb[]
  /** Colours the page; the home page and the information pages have none. */
  readonly category?: string
  /** Path of the 1200 × 630 image for sharing. */
  readonly image?: string
  readonly imageAlt?: string
  /** Last change of words or rules, YYYY-MM-DD. */
  readonly changedOn?: string
  /** Structured data; each must say what the page shows. */
  readonly schemas?: readonly Readonly<Record<string, unknown>>[]
  /** Keeps the page out of search engines and leaves out the canonical address. */
  readonly hidden?: boolean
}

export const home: Crumb = { name: 'Home', path: '/' }
