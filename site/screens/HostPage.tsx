import type { Meta } from '#calculators/kernel/meta.ts'
import { calculatorPath } from '#site/content/categories.ts'
import type { Crumb } from '#site/content/page.ts'
import { publicOrigin } from '#site/content/site.ts'
import { snippetOf } from '#site/embed/snippet.ts'
import { Breadcrumbs } from '#site/layout/Breadcrumbs.tsx'
import { CodeBlock } from '#site/ui/CodeBlock.tsx'

/** The code that puts this calculator on another site, with choices and a living example. */
export function HostPage({ meta, crumbs }: { readonly meta: Meta; readonly crumbs: readonly Crumb[] }) {
  const place = { origin: publicOrigin, slug: meta.slug, path: calculatorPath(meta), title: meta.pageTitle }
  const code = snippetOf(place, { theme: '', accent: '', compact: false, start: '' })
  return (
    <div className="wrap page-start">
      <Breadcrumbs crumbs={crumbs} />
      <h1>Zet deze rekenhulp op je site</h1>
      <p className="lead">
        {meta.pageTitle}, gratis op je eigen pagina. Plak de code waar de rekenhulp moet komen; ze past zich aan de
        breedte en de hoogte aan.
      </p>
      <form
        className="host-form"
        data-host-form
        data-slug={place.slug}
        data-path={place.path}
        data-title={place.title}
        data-origin={place.origin}
      >
        <p>
          <label htmlFor="thema">Kleuren</label>
          <select id="thema" name="thema" defaultValue="">
            <option value="">zoals de lezer kiest</option>
            <option value="licht">altijd licht</option>
            <option value="donker">altijd donker</option>
          </select>
        </p>
        <p>
          <label>
            <input type="checkbox" name="eigen-kleur" value="ja" /> Eigen accentkleur
          </label>
          <input type="color" name="accent" defaultValue="#11694c" aria-label="Accentkleur" />
        </p>
        <p>
          <label>
            <input type="checkbox" name="compact" value="ja" /> Compact: enkel het antwoord en de velden, 480 pixels
            hoog
          </label>
        </p>
        <p>
          <label htmlFor="start">Startwaarden</label>
          <input id="start" name="start" type="text" autoComplete="off" aria-describedby="start-uitleg" />
          <small id="start-uitleg">
            Vul <a href={place.path}>de rekenhulp</a> in, kies Delen en plak hier de link.
          </small>
        </p>
      </form>
      <h2 className="host-title">De code</h2>
      <div data-host-code>
        <CodeBlock code={code} label="Code voor je site" />
      </div>
      <ul className="host-notes prose">
        <li>Meer rekenhulpen op een pagina? Herhaal het blok; het script hoeft er maar een keer te staan.</li>
        <li>
          De rekenhulp bewaart niets en meet niets. Wat je lezers invullen, blijft in hun browser: jij ziet het niet en
          wij ook niet.
        </li>
        <li>
          Heeft je site een content security policy? Laat <code>{publicOrigin}</code> toe bij <code>script-src</code> en{' '}
          <code>frame-src</code>.
        </li>
        <li>
          Laat de naam Rekenklaar en de vermelding onderaan staan. Meer mogelijkheden vind je bij{' '}
          <a href="/ontwikkelaars">Ontwikkelaars</a>.
        </li>
      </ul>
      <h2 className="host-title">Zo ziet het eruit</h2>
      <div className="host-example" data-host-example>
        <div data-rekenklaar={place.slug}>
          <a href={place.path}>{place.title}</a>
        </div>
      </div>
    </div>
  )
}
