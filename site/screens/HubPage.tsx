import type { Category } from '#calculators/meta.ts'
import { calculatorPath, calculatorsOf } from '#site/content/categories.ts'
import { authorities, hubs } from '#site/content/hubs.ts'
import { Authorities } from '#site/screens/Authorities.tsx'
import { FaqSection } from '#site/screens/Faq.tsx'

export function HubPage({ category }: { readonly category: Category }) {
  const hub = hubs[category]
  return (
    <>
      <div className="wrap page-start">
        <h1>{hub.title}</h1>
        <p className="lead">{hub.intro}</p>
        <ul>
          {calculatorsOf(category).map((meta) => (
            <li key={meta.slug}>
              <a href={calculatorPath(meta)}>{meta.pageTitle}</a>
            </li>
          ))}
        </ul>
      </div>
      <FaqSection faqs={hub.faqs} />
      <Authorities links={authorities} />
    </>
  )
}
