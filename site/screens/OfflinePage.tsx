import { SearchBox } from '#site/search/SearchBox.tsx'

export function OfflinePage() {
  return (
    <div className="wrap page-start">
      <h1>Je bent offline</h1>
      <p className="lead">
        Deze pagina staat nog niet op je toestel. Wat je eerder bekeek, staat er wel. Zodra je weer verbinding hebt,
        werkt alles zoals altijd.
      </p>
      <SearchBox id="zoek-offline" placeholder="Wat wil je berekenen?" className="search-large" />
      <ul className="link-row">
        <li>
          <a href="/">Naar de startpagina</a>
        </li>
        <li>
          <a href="/sitemap">Alle pagina’s</a>
        </li>
      </ul>
    </div>
  )
}
