import { plural } from '#calculators/kernel/format.ts'
import type { Faq } from '#calculators/kernel/meta.ts'
import { PhoneFold } from '#site/ui/PhoneFold.tsx'
import { fillTokens } from '#site/content/tokens.ts'

/** So many stand open; the others fold, still as text in the page. */
const OPEN_QUESTIONS = 4

function Questions({ faqs }: { readonly faqs: readonly Faq[] }) {
  return (
    <div className="faq">
      {faqs.map((faq) => (
        <div key={faq.question}>
          <PhoneFold title={<h3>{fillTokens(faq.question)}</h3>}>
            <p>{fillTokens(faq.answer)}</p>
          </PhoneFold>
        </div>
      ))}
    </div>
  )
}

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
      <Questions faqs={faqs.slice(0, OPEN_QUESTIONS)} />
      {faqs.length > OPEN_QUESTIONS && (
        <details className="more-questions">
          <summary>Nog {plural(faqs.length - OPEN_QUESTIONS, 'vraag', 'vragen')}</summary>
          <Questions faqs={faqs.slice(OPEN_QUESTIONS)} />
        </details>
      )}
    </section>
  )
}
