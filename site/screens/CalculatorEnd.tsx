import type { Meta } from '#calculators/kernel/meta.ts'
import { calculatorBySlug, calculatorPath } from '#site/content/categories.ts'
import { hostPagePrefix } from '#contract/embed.ts'
import { creditWarning, warnsOfCredit } from '#site/content/credit-warning.ts'
import { Authorities } from '#site/screens/Authorities.tsx'
import { PhoneFold } from '#site/ui/PhoneFold.tsx'
import { FaqSection } from '#site/screens/Faq.tsx'

/** "Zoek je iets anders?": near-twins, so that nobody works with the wrong page. */
function Signposts({ meta }: { readonly meta: Meta }) {
  const known = meta.signposts.flatMap((signpost) => {
    const target = calculatorBySlug(signpost.slug)
    return target ? [{ text: signpost.text, target }] : []
  })
  if (known.length === 0) return null
  return (
    <section className="wrap section" aria-labelledby="wegwijzers">
      <PhoneFold title={<h2 id="wegwijzers">Zoek je iets anders?</h2>}>
        <ul className="signposts">
          {known.map(({ text, target }) => (
            <li key={target.slug} data-category={target.category}>
              <p>{text}</p>
              <a href={calculatorPath(target)}>{target.pageTitle}</a>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </section>
  )
}

export function CalculatorEnd({ meta }: { readonly meta: Meta }) {
  return (
    <>
      {warnsOfCredit(meta) ? <p className="wrap credit-warning">{creditWarning}</p> : null}
      <Signposts meta={meta} />
      <FaqSection faqs={meta.faqs} />
      <Authorities links={meta.authorityLinks} />
      <p className="wrap on-your-site no-print">
        <a href={`${hostPagePrefix}${meta.slug}`}>Zet deze rekenhulp op je site</a>
      </p>
    </>
  )
}
