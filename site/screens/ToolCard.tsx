import type { Meta } from '#calculators/kernel/meta.ts'
import { calculatorPath, categoryNames } from '#site/content/categories.ts'
import { creditWarning, warnsOfCredit } from '#site/content/credit-warning.ts'
import { fillTokens } from '#site/content/tokens.ts'

const PREVIEW_WIDTH = 320
const PREVIEW_HEIGHT = 104

type Props = {
  readonly meta: Meta
  readonly level?: 'h2' | 'h3' | 'h4'
  /** On the page of its own category, which says its name once. */
  readonly inHub?: boolean
}

/** The whole card leads to the calculator; the title is the link. */
export function ToolCard({ meta, level: Title = 'h3', inHub = false }: Props) {
  return (
    <li className="card tool-card" data-category={meta.category} data-slug={meta.slug}>
      <img
        src={`/beeld/${meta.slug}.svg`}
        width={PREVIEW_WIDTH}
        height={PREVIEW_HEIGHT}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div className="tool-card-text">
        {inHub ? null : <p className="tool-card-category">{categoryNames[meta.category]}</p>}
        <Title className="tool-card-title">
          <a href={calculatorPath(meta)}>{meta.pageTitle}</a>
        </Title>
        <p>{fillTokens(meta.metaDescription)}</p>
        {warnsOfCredit(meta) ? <p className="tool-card-warning">{creditWarning}</p> : null}
      </div>
    </li>
  )
}
