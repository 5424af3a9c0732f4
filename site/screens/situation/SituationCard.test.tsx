import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { situation } from '#calculators/kernel/testing.ts'
import { loadCalculator } from '#calculators/load.ts'
import { answerCards } from '#calculators/situation/card-answer.ts'
import { cards } from '#calculators/situation/cards.ts'
import { SituationCard } from '#site/screens/situation/SituationCard.tsx'

test('a card that asks for what it cannot do without shows no amount', async () => {
  const facts = { brutoloon: '0', statuut: 'bediende', gezin: 'alleenstaand' }
  const card = cards.find(({ key }) => key === 'netto')!
  const { answers } = await answerCards([card], facts, async ({ category, slug }) => ({
    calculator: await loadCalculator(category, slug),
    at: situation(),
  }))
  const html = renderToString(
    <SituationCard card={card} now={{ answers, facts, typed: facts, rules: null }} later={null} />,
  )
  expect(html).toContain('Vul je brutoloon in')
  expect(html).toContain('<span class="situ-value">–</span>')
})
