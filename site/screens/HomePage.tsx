import { categories, type Category } from '#calculators/kernel/meta.ts'
import { longDate } from '#calculators/kernel/format.ts'
import { buildDay } from '#site/content/build-day.ts'
import { calculatorBySlug, categoryNames } from '#site/content/categories.ts'
import { creditWarning } from '#site/content/credit-warning.ts'
import { featured, highlights, homeLead, homeStats, homeTitle, sectionTexts } from '#site/content/home.ts'
import type { LedgerLine } from '#site/content/ledger.ts'
import { isLegalChangeNews, legalTextsChangedOn } from '#site/content/site.ts'
import { ToolCard } from '#site/screens/ToolCard.tsx'
import { SearchBox } from '#site/search/SearchBox.tsx'

function Ledger({ lines }: { readonly lines: readonly LedgerLine[] }) {
  return (
    <section className="card ledger" aria-labelledby="uitgerekend">
      <h2 id="uitgerekend">Even uitgerekend</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.path} data-category={line.category}>
            <a href={line.path}>{line.title}</a>
            <span className="ledger-label">{line.label}</span>
            <span className="ledger-value">{line.value}</span>
          </li>
        ))}
      </ul>
      <p>Voorbeelden met onze startwaarden. Verander ze zoals jij wilt. {creditWarning}</p>
    </section>
  )
}

function FeaturedSection({ category }: { readonly category: Category }) {
  const tools = featured[category].flatMap((slug) => calculatorBySlug(slug) ?? [])
  return (
    <section
      id={category}
      className="wrap section home-section"
      data-category={category}
      aria-labelledby={`kop-${category}`}
    >
      <div className="section-head">
        <div>
          <h2 id={`kop-${category}`}>{categoryNames[category]}</h2>
          <p>{sectionTexts[category]}</p>
        </div>
        <a className="btn" href={`/${category}`}>
          Bekijk alle {category} tools
        </a>
      </div>
      <ul className="tool-grid">
        {tools.map((meta) => (
          <ToolCard key={meta.slug} meta={meta} />
        ))}
      </ul>
    </section>
  )
}

export function HomePage({ ledger }: { readonly ledger: readonly LedgerLine[] }) {
  return (
    <>
      {isLegalChangeNews(buildDay) ? (
        <p className="wrap legal-news note">
          Onze <a href="/voorwaarden">voorwaarden</a> en <a href="/privacy">privacyverklaring</a> zijn gewijzigd op{' '}
          {longDate(legalTextsChangedOn)}.
        </p>
      ) : null}
      <div className="wrap hero">
        <div className="hero-text">
          <h1>{homeTitle}</h1>
          <p className="lead">{homeLead}</p>
          <SearchBox
            id="zoek-start"
            label="Wat wil je berekenen?"
            placeholder="Wat wil je berekenen?"
            className="search-large"
          />
          <p className="hero-buttons">
            <a className="btn btn-primary" href="#sparen">
              Begin met sparen
            </a>
            <a className="btn" href="/over-ons">
              Over ons
            </a>
          </p>
        </div>
        <Ledger lines={ledger} />
      </div>
      <ul className="wrap stats" aria-label="Rekenklaar in cijfers">
        {homeStats().map((stat) => (
          <li key={stat.label}>
            <p className="stat-figure">
              <span className="stat-number">{stat.value}</span> {stat.label}
            </p>
            <p className="stat-caption">{stat.caption}</p>
          </li>
        ))}
      </ul>
      <section className="wrap section" aria-labelledby="waarom">
        <h2 id="waarom" className="visually-hidden">
          Waarom Rekenklaar
        </h2>
        <ul className="highlights">
          {highlights.map((highlight) => (
            <li key={highlight.title}>
              <h3>{highlight.title}</h3>
              <p>{highlight.text}</p>
              <a href={highlight.link.path}>{highlight.link.name}</a>
            </li>
          ))}
        </ul>
      </section>
      {categories.map((category) => (
        <FeaturedSection key={category} category={category} />
      ))}
    </>
  )
}
