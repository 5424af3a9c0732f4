/** The code that puts a calculator on another site, for the page that hands it out and for the script in that page. */

/** How high the compact form is: the same in embed.css. */
const compactHeight = '480px'

export type Wishes = {
  readonly theme: '' | 'licht' | 'donker'
  /** #rrggbb, or nothing for our own colour. */
  readonly accent: string
  /** Only the answer and the fields, 480 pixels high. */
  readonly compact: boolean
  /** What stands behind the # of a shared address. */
  readonly start: string
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Attributes of the place where the calculator comes, by their names in a dataset. */
export function placeData(slug: string, { theme, accent, compact, start }: Wishes): Readonly<Record<string, string>> {
  return {
    rekenklaar: slug,
    ...(theme === '' ? {} : { thema: theme }),
    ...(accent === '' ? {} : { accent }),
    ...(compact ? { vorm: 'compact' } : {}),
    ...(start === '' ? {} : { start }),
  }
}

type Place = { readonly origin: string; readonly slug: string; readonly path: string; readonly title: string }

/** The link stands there until the script runs; the height is kept free so that nothing on the page moves. */
export function snippetOf({ origin, slug, path, title }: Place, wishes: Wishes): string {
  const data = Object.entries(placeData(slug, wishes)).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  return `<div${data.join('')} style="min-height:${wishes.compact ? compactHeight : '100vh'}">
  <a href="${origin}${path}">${escapeHtml(title)}</a>
</div>
<script async src="${origin}/insluiten.js"></script>`
}

/** The start values in a pasted address, or in the text behind its #. */
export function startOf(pasted: string): string {
  const text = pasted.trim()
  return text.includes('#') ? text.slice(text.indexOf('#') + 1) : text.includes('=') ? text : ''
}
