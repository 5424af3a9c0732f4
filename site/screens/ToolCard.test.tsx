import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { pageMeta } from '#site/calculator/state/props.ts'
import { creditWarning } from '#site/content/credit-warning.ts'
import { ToolCard } from '#site/screens/ToolCard.tsx'

const cards = new Map(catalogue.map((meta) => [meta.slug, renderToStaticMarkup(<ToolCard meta={meta} />)]))
const warns = (slug: string) => cards.get(slug)?.includes(creditWarning)

test('a card warns of credit where its calculator is about credit, not by its category alone', () => {
  const warned = catalogue.filter(({ slug }) => warns(slug))
  expect(warned.map(({ slug }) => slug)).toEqual(
    catalogue.filter((meta) => meta.category === 'lenen' && !('withoutCredit' in meta)).map(({ slug }) => slug),
  )
  for (const slug of ['onroerende-voorheffing-berekenen', 'wettelijke-rentevoet-belgie', 'deposito-calculator'])
    expect(warns(slug), slug).toBe(false)
  for (const slug of ['autolening-berekenen', 'auto-kosten-berekenen']) expect(warns(slug), slug).toBe(true)
})

test('the page of a calculator, ours or embedded, follows the same rule as the card', () => {
  for (const meta of catalogue) expect(pageMeta(meta).warning === creditWarning, meta.slug).toBe(warns(meta.slug))
})
