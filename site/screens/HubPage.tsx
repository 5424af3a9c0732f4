import type { Category } from '#calculators/kernel/meta.ts'
import { calculatorBySlug, calculatorPath, categoryNames } from '#site/content/categories.ts'
import { creditWarning } from '#site/content/credit-warning.ts'
import { hubGroups } from '#site/content/hub-groups.ts'
import type { Wanted } from '#site/content/hub-wanted.ts'
import { authorities, hubs, type Stat } from '#site/content/hubs.ts'
import type { Crumb } from '#site/content/page.ts'
import { Breadcrumbs } from '#site/layout/Breadcrumbs.tsx'
import { num } from '#calculators/kernel/format.ts'
import { Authorities } from '#site/screens/Authorities.tsx'
import { FaqSection } from '#site/screens/Faq.tsx'
import { ToolCard } from '#site/screens/ToolCard.tsx'
import { Icon } from '#site/ui/Icon.tsx'

/** Below what a visitor came for. The number rolls into its place. It is the final one all along: a figure halfway would be a false one. */
function StatCard({ stat }: { readonly stat: Stat }) {
  return (
    <li>
      <p className="stat-figure">
        <span className="stat-number">
          {stat.before ? <small>{stat.before}</small> : null}
          {stat.value === undefined ? stat.word : <span data-count={stat.value}>{num(stat.value, 1)}</span>}
          {stat.after}
        </span>{' '}
        {stat.label}
      </p>
      <p className="stat-caption">
        {stat.caption} {stat.link ? <a href={stat.link.path}>{stat.link.text}</a> : null}
      </p>
    </li>
  )
}

function MostWanted({ wanted }: { readonly wanted: readonly Wanted[] }) {
  return (
    <section className="wrap hub-wanted" aria-labelledby="meest-gevraagd">
      <h2 id="meest-gevraagd">Meest gevraagd</h2>
      <ul>
        {wanted.flatMap(({ question, slug, figure }) => {
          const meta = calculatorBySlug(slug)
          if (!meta) return []
          return (
            <li key={slug}>
              <a href={calculatorPath(meta)}>
                <span>
                  {question} {figure ? <small>{figure.about}</small> : null}
                </span>
                {figure ? <b>{figure.value}</b> : null}
                <Icon name="arrow" />
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type Props = {
  readonly category: Category
  readonly crumbs: readonly Crumb[]
  readonly wanted: readonly Wanted[]
}

export function HubPage({ category, crumbs, wanted }: Props) {
  const hub = hubs[category]
  return (
    <>
      <div className="wrap page-start">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{hub.title}</h1>
        <p className="lead">{hub.intro}</p>
        {category === 'lenen' ? <p className="let-op">{creditWarning}</p> : null}
      </div>
      <MostWanted wanted={wanted} />
      <section className="wrap section" aria-labelledby="tools">
        <h2 id="tools">Waarmee kunnen we je helpen?</h2>
        {hubGroups[category].map(({ title, slugs }) => (
          <div key={title} className="hub-group">
            <h3>{title}</h3>
            <ul className="tool-grid tool-grid-hub">
              {slugs
                .flatMap((slug) => calculatorBySlug(slug) ?? [])
                .map((meta) => (
                  <ToolCard key={meta.slug} meta={meta} level="h4" inHub />
                ))}
            </ul>
          </div>
        ))}
      </section>
      <ul className="wrap stats stats-three" aria-label={`${categoryNames[category]} in cijfers`}>
        {hub.stats.map((stat) => (
          <StatCard key={stat.label} stat={stat} />
        ))}
      </ul>
      <div className="wrap">
        <p className="prose hub-events">
          Verandert er iets in je leven? Bekijk per <a href="/gebeurtenissen">gebeurtenis</a> wat je regelt, en wat het
          met je geld doet.
        </p>
        <FaqSection faqs={hub.faqs} />
      </div>
      <Authorities links={authorities} />
    </>
  )
}
