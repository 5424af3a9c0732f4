import type { Faq } from '#calculators/kernel/meta.ts'
import { fillTokens } from '#site/content/tokens.ts'

/** Questions one can scan; the answers fold, still as text in the page. */
export function FaqSection({ faqs, title = 'Vragen' }: { readonly faqs: readonly Faq[]; readonly title?: string }) {
  return (
    <section className="block" aria-labelledby="vragen">
      <h2 id="vragen">{title}</h2>
      <div className="faq">
        {faqs.map((faq) => (
          <details key={faq.question} className="fold">
            <summary>
              <h3>{fillTokens(faq.question)}</h3>
            </summary>
            <p>{fillTokens(faq.answer)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
