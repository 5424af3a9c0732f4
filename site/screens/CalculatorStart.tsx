import type { Meta } from '#calculators/kernel/meta.ts'
import type { Crumb } from '#site/content/page.ts'
import { Breadcrumbs } from '#site/layout/Breadcrumbs.tsx'

/** One line of title and one of words: the answer comes first. */
export function CalculatorStart({ meta, crumbs }: { readonly meta: Meta; readonly crumbs: readonly Crumb[] }) {
  return (
    <div className="wrap calculator-start">
      <Breadcrumbs crumbs={crumbs} />
      <h1>{meta.heading}</h1>
      <p>{meta.lede}</p>
    </div>
  )
}
