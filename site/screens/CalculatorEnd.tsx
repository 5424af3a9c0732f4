import type { Meta } from '#calculators/kernel/meta.ts'
import { hostPagePrefix } from '#contract/embed.ts'
import { calculatorBySlug, calculatorPath } from '#site/content/categories.ts'
import { fillTokens } from '#site/content/tokens.ts'
import { FaqSection } from '#site/screens/Faq.tsx'
import { Icon } from '#site/ui/Icon.tsx'

/** Near-twins, so that nobody works with the wrong page. */
function Signposts({ meta }: { readonly meta: Meta }) {
  const known = meta.signposts.flatMap((signpost) => {
    const target = calculatorBySlug(signpost.slug)
    return target ? [{ text: signpost.text, target }] : []
  })
  if (known.length === 0) return null
  return (
    <section className="block" aria-labelledby="wegwijzers">
      <h2 id="wegwijzers">Iets anders gezocht?</h2>
      <ul className="go go-one">
        {known.map(({ text, target }) => (
          <li key={target.slug} data-category={target.category}>
            <a href={calculatorPath(target)}>
              <span>{text}</span>
              <b />
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function CalculatorEnd({ meta }: { readonly meta: Meta }) {
  return (
    <div className="wrap calculator-end no-print">
      <div className="rest">
        <Signposts meta={meta} />
        <FaqSection faqs={meta.faqs} />
      </div>
      <p className="calculator-more">{fillTokens(meta.intro)}</p>
      <p className="calculator-more">
        Betrouwbare bronnen:{' '}
        {meta.authorityLinks.map(({ title, url, description }, index) => (
          <span key={url}>
            {index > 0 && ' · '}
            <a href={url} rel="noopener" title={description}>
              {title}
            </a>
          </span>
        ))}
        . <a href={`${hostPagePrefix}${meta.slug}`}>Zet deze rekenhulp op je site</a>.
      </p>
    </div>
  )
}
