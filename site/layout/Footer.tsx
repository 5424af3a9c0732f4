import type { ReactNode } from 'react'
import { categories } from '#calculators/kernel/meta.ts'
import { calculatorsOf, categoryNames } from '#site/content/categories.ts'
import { otherCards, otherLinks } from '#site/content/information.ts'
import { copyrightYear, operator, siteName } from '#site/content/site.ts'
import { PhoneFold } from '#site/ui/PhoneFold.tsx'
import { ThemeSwitch } from '#site/layout/ThemeSwitch.tsx'

type Link = { readonly name: string; readonly path: string }

function Column({
  title,
  links,
  wide,
}: {
  readonly title: string
  readonly links: readonly Link[]
  readonly wide?: boolean
}) {
  const id = `voet-${title.toLowerCase()}`
  return (
    <nav aria-labelledby={id} className={wide ? 'footer-column footer-wide' : 'footer-column'}>
      <PhoneFold title={<h2 id={id}>{title}</h2>}>
        <ul>
          {links.map((link) => (
            <li key={link.path}>
              <a href={link.path}>{link.name}</a>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </nav>
  )
}

/** Who runs the site: law asks for it on every page. Fields the operator left empty are left out. */
function Identity() {
  const parts = [
    operator.name,
    operator.address,
    operator.companyNumber && `KBO ${operator.companyNumber}`,
    operator.vatNumber && `btw ${operator.vatNumber}`,
    operator.phone,
  ].filter((part) => part !== '')
  return (
    <p>
      {parts.join(' · ')} · <a href={`mailto:${operator.email}`}>{operator.email}</a>
    </p>
  )
}

function End({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="footer-end">
      <div>
        <p>
          Copyright {copyrightYear} {siteName}. Onze rekenhulpen geven informatie, geen advies.
        </p>
        <Identity />
      </div>
      {children}
      <div className="footer-tools">
        <ThemeSwitch />
        <button type="button" className="text-button" data-consent-reset>
          Cookie-instellingen
        </button>
      </div>
    </div>
  )
}

const slimLinks: readonly Link[] = [
  { name: 'Home', path: '/' },
  ...categories.map((category) => ({ name: categoryNames[category], path: `/${category}` })),
  { name: 'Alle calculators', path: '/sitemap' },
  ...otherCards,
]

/** On a calculator one row of links; elsewhere a column for each category. */
export function Footer({ slim = false }: { readonly slim?: boolean }) {
  if (slim) {
    return (
      <footer className="site-footer footer-slim">
        <div className="wrap">
          <End>
            <nav aria-label="Voet" className="footer-links">
              {slimLinks
                .filter(({ path }, index, all) => all.findIndex((one) => one.path === path) === index)
                .map((link) => (
                  <a key={link.path} href={link.path}>
                    {link.name}
                  </a>
                ))}
            </nav>
          </End>
        </div>
      </footer>
    )
  }
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-columns">
          {categories.map((category) => (
            <Column
              key={category}
              title={categoryNames[category]}
              links={calculatorsOf(category).map((meta) => ({ name: meta.breadcrumbTitle, path: `/${meta.slug}` }))}
            />
          ))}
          <Column title="Overig" links={otherLinks} />
          <Column title="Informatie" links={otherCards} />
        </div>
        <End />
      </div>
    </footer>
  )
}
