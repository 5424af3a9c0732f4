import type { ReactNode } from 'react'
import { categories, type Category } from '#calculators/kernel/meta.ts'
import { longDate } from '#calculators/kernel/format.ts'
import { buildDay } from '#site/content/build-day.ts'
import { calculatorBySlug, calculatorPath, calculatorsOf, categoryNames } from '#site/content/categories.ts'
import { creditWarning } from '#site/content/credit-warning.ts'
import { featured, highlights, homeLead, homeStats, homeTitle, questions, sectionTexts } from '#site/content/home.ts'
import type { HomeChange, SavingsLine } from '#site/content/ledger.ts'
import { isLegalChangeNews, legalTextsChangedOn } from '#site/content/site.ts'
import { SearchBox } from '#site/search/SearchBox.tsx'
import { Icon } from '#site/ui/Icon.tsx'

function Questions() {
  return (
    <div className="home-questions">
      <h2>Of tik op een vraag</h2>
      <ul>
        {questions.flatMap(({ text, slug, link = '' }) => {
          const meta = calculatorBySlug(slug)
          if (!meta) return []
          return (
            <li key={slug} data-category={meta.category}>
              <a href={`${calculatorPath(meta)}${link}`}>
                <span>{text}</span>
                <Icon name="arrow" />
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Savings({ lines }: { readonly lines: readonly SavingsLine[] }) {
  if (lines.length === 0) return null
  return (
    <section className="block" data-category="sparen" aria-labelledby="spaarrente">
      <h2 id="spaarrente">De beste spaarrente</h2>
      <ul className="home-lines">
        {lines.map(({ name, rate, checked }) => (
          <li key={name}>
            <span>{name}</span> <b>{rate}</b> <small className="fresh">{checked}</small>
          </li>
        ))}
      </ul>
      <p className="home-note">
        Netto per jaar in ons voorbeeld, met de dag waarop we het tarief zagen.{' '}
        <a href="/sparen/hoogste-spaarrente-belgie">Voor jouw bedrag</a>
      </p>
    </section>
  )
}

function Changes({ changes }: { readonly changes: readonly HomeChange[] }) {
  if (changes.length === 0) return null
  return (
    <section className="block" aria-labelledby="verandert">
      <h2 id="verandert">Wat verandert er?</h2>
      <ul className="home-lines">
        {changes.map(({ label, from, before, after, estimated }) => (
          <li key={label}>
            <span>
              {label}{' '}
              <small>
                {longDate(from)}
                {estimated ? ', onze raming' : ''}
              </small>
            </span>{' '}
            <b>
              {before} <Icon name="arrow" />
              <span className="visually-hidden"> wordt </span> {after}
            </b>
          </li>
        ))}
      </ul>
      <p className="home-note">
        Elk met zijn artikel van de wet. <a href="/wat-verandert">Alles wat dan verandert</a>
      </p>
    </section>
  )
}

function FeaturedSection({ category }: { readonly category: Category }) {
  return (
    <section id={category} className="home-category" data-category={category} aria-labelledby={`kop-${category}`}>
      <div className="home-category-head">
        <h2 id={`kop-${category}`}>{categoryNames[category]}</h2>
        <a href={`/${category}`}>
          Alle {calculatorsOf(category).length}
          <span className="visually-hidden"> tools over {category}</span>
        </a>
      </div>
      <p className="visually-hidden">{sectionTexts[category]}</p>
      <ul>
        {featured[category].flatMap((slug) => {
          const meta = calculatorBySlug(slug)
          if (!meta) return []
          return (
            <li key={slug} className="home-tool" data-slug={slug}>
              <a href={calculatorPath(meta)}>{meta.breadcrumbTitle}</a>
            </li>
          )
        })}
      </ul>
      {category === 'lenen' ? <p className="home-note">{creditWarning}</p> : null}
    </section>
  )
}

/** What the site is, quietly: below what a visitor came for. */
function Proof() {
  return (
    <section className="block home-proof" aria-labelledby="waarom">
      <h2 id="waarom" className="visually-hidden">
        Waarom Rekenklaar
      </h2>
      <ul className="home-stats" aria-label="Rekenklaar in cijfers">
        {homeStats().map((stat) => (
          <li key={stat.label}>
            <b>
              {stat.value} {stat.label}
            </b>
            . {stat.caption}
          </li>
        ))}
      </ul>
      <ul className="highlights">
        {highlights.map((highlight) => (
          <li key={highlight.title}>
            <h3>{highlight.title}</h3>
            <p>
              {highlight.text} <a href={highlight.link.path}>{highlight.link.name}</a>
            </p>
          </li>
        ))}
      </ul>
      <p className="home-note">
        <a href="#sparen">Begin met sparen</a> of lees <a href="/over-ons">Over ons</a>.
      </p>
    </section>
  )
}

type Props = {
  readonly savings: readonly SavingsLine[]
  readonly changes: readonly HomeChange[]
  /** Where one goes on with a calculation of before. */
  readonly children?: ReactNode
}

export function HomePage({ savings, changes, children }: Props) {
  return (
    <div className="wrap home">
      {isLegalChangeNews(buildDay) ? (
        <p className="legal-news note">
          Onze <a href="/voorwaarden">voorwaarden</a> en <a href="/privacy">privacyverklaring</a> zijn gewijzigd op{' '}
          {longDate(legalTextsChangedOn)}.
        </p>
      ) : null}
      <h1>{homeTitle}</h1>
      <p className="home-lead">{homeLead}</p>
      <div className="home-hero">
        <div>
          <label className="home-ask" htmlFor="zoek-start">
            Stel je vraag
          </label>
          <SearchBox
            id="zoek-start"
            label="Stel je vraag"
            placeholder="Wat wil je berekenen?"
            className="search-large"
            button
          />
        </div>
        <Questions />
      </div>
      {children}
      <div className="home-three">
        <Savings lines={savings} />
        <Changes changes={changes} />
      </div>
      <section className="block" aria-labelledby="situatie">
        <h2 id="situatie">Mijn situatie</h2>
        <p className="home-note">
          Vul je gezin één keer in en zie alles samen. Alles blijft op dit toestel.{' '}
          <a href="/mijn-situatie">Begin met je gezin</a>
        </p>
        <p className="home-note">
          Een kind, een huis, ontslag of pensioen? Kijk{' '}
          <a href="/gebeurtenissen">wat je regelt als je leven verandert</a>.
        </p>
      </section>
      <div className="block home-categories">
        {categories.map((category) => (
          <FeaturedSection key={category} category={category} />
        ))}
      </div>
      <Proof />
    </div>
  )
}
