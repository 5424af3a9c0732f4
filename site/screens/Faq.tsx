import type { Faq } from '#calculators/kernel/meta.ts'
import { fillTokens } from '#site/content/tokens.ts'

/** Questions stay in the page as text; nothing is folded away from readers or search engines. */
export function FaqSection({
  faqs,
  title = 'Veelgestelde vragen',
}: {
  readonly faqs: readonly Faq[]
  readonly title?: string
}) {
  return (
    <section className="wrap section" aria-labelledby="vragen">
      <h2 id="vragen">{title}</h2>
      <div className="faq">
        {faqs.map((faq) => (
          <div key={faq.question}>
            <h3>{fillTokens(faq.question)}</h3>
            <p>{fillTokens(faq.answer)}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
