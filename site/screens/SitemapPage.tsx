import { categories } from '#calculators/kernel/meta.ts'
import { calculatorPath, calculatorsOf, categoryNames } from '#site/content/categories.ts'
import { eventPath, events } from '#site/content/events.ts'
import { otherCards, trustPages } from '#site/content/information.ts'
import { KeepAll } from '#site/offline/KeepAll.tsx'
import { InformationPage } from '#site/screens/InformationPage.tsx'

type Link = { readonly path: string; readonly name: string; readonly text?: string }

function Group({
  title,
  links,
  category,
}: {
  readonly title: string
  readonly links: readonly Link[]
  readonly category?: string
}) {
  const id = `groep-${title.toLowerCase()}`
  return (
    <section className="map-group" aria-labelledby={id} data-category={category}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path}>{link.name}</a>
            {link.text ? <span>{link.text}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function SitemapPage() {
  return (
    <InformationPage path="/sitemap" lead="Elke pagina van Rekenklaar, met de vraag die ze beantwoordt.">
      <KeepAll />
      <div className="map">
        <Group
          title="Homepage"
          links={[{ path: '/', name: 'Startpagina', text: 'Zoeken en uitgelichte rekenhulpen.' }]}
        />
        {categories.map((category) => (
          <Group
            key={category}
            category={category}
            title={categoryNames[category]}
            links={[
              { path: `/${category}`, name: `Alle ${category} tools` },
              ...calculatorsOf(category).map((meta) => ({
                path: calculatorPath(meta),
                name: meta.pageTitle,
                text: meta.question,
              })),
            ]}
          />
        ))}
        <Group title="Overige" links={[{ path: '/overige', name: 'Overige pagina’s' }, ...trustPages]} />
        <Group
          title="Informatie"
          links={[
            ...otherCards,
            ...events.map((event) => ({ path: eventPath(event), name: event.name, text: event.lead })),
          ]}
        />
      </div>
    </InformationPage>
  )
}
