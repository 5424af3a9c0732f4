import type { Meta } from '#calculators/kernel/meta.ts'
import type { Crumb } from '#site/content/page.ts'
import { fillTokens } from '#site/content/tokens.ts'
import { Breadcrumbs } from '#site/layout/Breadcrumbs.tsx'

export function CalculatorStart({ meta, crumbs }: { readonly meta: Meta; readonly crumbs: readonly Crumb[] }) {
  return (
    <div className="wrap page-start">
      <Breadcrumbs crumbs={crumbs} />
      <h1>{meta.pageTitle}</h1>
      <p className="lead">{fillTokens(meta.intro)}</p>
    </div>
  )
}
