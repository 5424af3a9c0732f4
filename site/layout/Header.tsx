import { type Category, categories } from '#calculators/kernel/meta.ts'
import {
  calculatorPath,
  calculatorsOf,
  categoryNames,
  MENU_TOOLS,
  MOBILE_MENU_TOOLS,
} from '#site/content/categories.ts'
import { siteName } from '#site/content/site.ts'
import { Chevron, LogoMark } from '#site/layout/Icons.tsx'
import { SearchBox } from '#site/search/SearchBox.tsx'
import { Icon } from '#site/ui/Icon.tsx'

type Props = { readonly path: string; readonly category?: string }

/**
 * Link to the hub plus a disclosure button. Hovering opens the panel by CSS alone; the button and Escape are
 * handled in menus.ts. Without script the hub link still leads to every tool.
 */
function HubMenu({ category, current }: { readonly category: Category; readonly current: boolean }) {
  const name = categoryNames[category]
  const panel = `menu-${category}`
  return (
    <li className="hub-menu" data-category={category}>
      <a className="hub-link" href={`/${category}`} data-current={current || undefined}>
        {name}
      </a>
      <button
        type="button"
        className="hub-button"
        aria-expanded="false"
        aria-controls={panel}
        aria-label={`${name}: toon de tools`}
      >
        <Chevron className="size-4" />
      </button>
      <div className="hub-panel" id={panel}>
        <ul>
          {calculatorsOf(category)
            .slice(0, MENU_TOOLS)
            .map((meta) => (
              <li key={meta.slug}>
                <a href={calculatorPath(meta)}>
                  <span className="hub-tool">{meta.breadcrumbTitle}</span>
                  <span className="hub-text">{meta.question}</span>
                </a>
              </li>
            ))}
        </ul>
        <a className="hub-all" href={`/${category}`}>
          {`Bekijk alle ${category} tools`}
        </a>
      </div>
    </li>
  )
}

function MobileGroup({ category }: { readonly category: Category }) {
  return (
    <li data-category={category}>
      <a className="mobile-hub" href={`/${category}`}>
        {categoryNames[category]}
      </a>
      <ul>
        {calculatorsOf(category)
          .slice(0, MOBILE_MENU_TOOLS)
          .map((meta) => (
            <li key={meta.slug}>
              <a href={calculatorPath(meta)}>{meta.breadcrumbTitle}</a>
            </li>
          ))}
      </ul>
      <a className="mobile-all" href={`/${category}`}>
        {`Bekijk alle ${category} tools`}
      </a>
    </li>
  )
}

export function Header({ path, category }: Props) {
  return (
    <header className="site-header">
      <div className="wrap site-header-row">
        <a className="logo" href="/" aria-label={siteName} aria-current={path === '/' ? 'page' : undefined}>
          <LogoMark className="size-6" />
          <span className="logo-name">{siteName}</span>
        </a>
        {/* On a phone the answer takes the place of the name once it is out of sight. */}
        <div className="head-answer" data-head-answer hidden />
        <nav className="hub-nav" aria-label="Hoofdmenu">
          <ul>
            {categories.map((each) => (
              <HubMenu key={each} category={each} current={each === category} />
            ))}
          </ul>
        </nav>
        <div className="header-end">
          <SearchBox id="zoek-boven" className="header-search" placeholder="Zoek een berekening" shortcut />
          <a
            className="header-icon"
            href="/mijn-situatie"
            aria-current={path === '/mijn-situatie' ? 'page' : undefined}
          >
            <Icon name="house" />
            <span>Mijn situatie</span>
          </a>
          <details className="mobile-menu">
            <summary className="header-icon">
              <Icon name="menu" />
              <span>Menu</span>
            </summary>
            <nav className="mobile-panel" aria-label="Menu">
              <SearchBox id="zoek-mobiel" placeholder="Wat wil je berekenen?" />
              <ul>
                {categories.map((each) => (
                  <MobileGroup key={each} category={each} />
                ))}
              </ul>
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}
