import { categories } from '#calculators/kernel/meta.ts'
import { categoryNames } from '#site/content/categories.ts'
import { SearchBox } from '#site/search/SearchBox.tsx'

export function NotFoundPage() {
  return (
    <div className="wrap page-start">
      <h1>404 Page Not Found</h1>
      <p className="lead">
        Deze pagina bestaat niet of niet meer. Misschien zit er een tikfout in het adres. Zoek je berekening hieronder,
        of kies een categorie.
      </p>
      <SearchBox id="zoek-404" placeholder="Wat wil je berekenen?" className="search-large" />
      <ul className="link-row">
        <li>
          <a href="/">Naar de startpagina</a>
        </li>
        {categories.map((category) => (
          <li key={category}>
            <a href={`/${category}`}>{categoryNames[category]}</a>
          </li>
        ))}
        <li>
          <a href="/sitemap">Alle pagina’s</a>
        </li>
      </ul>
    </div>
  )
}
