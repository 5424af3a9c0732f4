import { PhoneFold } from '#site/ui/PhoneFold.tsx'
import type { AuthorityLink } from '#calculators/kernel/meta.ts'

export function Authorities({ links }: { readonly links: readonly AuthorityLink[] }) {
  return (
    <section className="wrap section" aria-labelledby="bronnen">
      <PhoneFold title={<h2 id="bronnen">Betrouwbare Bronnen</h2>}>
        <ul className="authorities">
          {links.map((link) => (
            <li key={link.url}>
              <a href={link.url} rel="noopener">
                {link.title}
              </a>
              <p>{link.description}</p>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </section>
  )
}
