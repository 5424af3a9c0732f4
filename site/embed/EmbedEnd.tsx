import type { Meta } from '#calculators/kernel/meta.ts'
import { calculatorPath } from '#site/content/categories.ts'
import { siteName } from '#site/content/site.ts'

/** Under an embedded calculator: our name and a link to the whole page. */
export function EmbedEnd({ meta }: { readonly meta: Meta }) {
  return (
    <footer className="wrap embed-end">
      <p>
        Gerekend door <a href={calculatorPath(meta)}>{siteName}</a>: informatie, geen advies. Wat je invult, blijft in
        je browser.
      </p>
    </footer>
  )
}
