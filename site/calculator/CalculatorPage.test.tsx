import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { meta } from '#calculators/sparen/deposito-calculator/meta.ts'
import { TEST_DAY } from '#calculators/kernel/testing.ts'
import { CalculatorPage } from '#site/calculator/CalculatorPage.tsx'
import { pageMeta } from '#site/calculator/state/props.ts'
import { prepareCalculator } from '#site/calculator/state/source.ts'

let html = ''
beforeAll(async () => {
  await prepareCalculator(meta.category, meta.slug)
  html = renderToString(
    <CalculatorPage
      meta={pageMeta(meta)}
      today={TEST_DAY}
      buildDate={TEST_DAY}
      market={builtInMarket}
      sisters={{ sparen: 'deposito-calculator hoogste-spaarrente-belgie' }}
    />,
  )
})

describe('the prerendered calculator page', () => {
  test('holds the whole default case: headline, sentence, figures, chart, table, steps, law, sources', () => {
    for (const text of [
      'Netto rente',
      'Op 15/05/2027 krijg je',
      'Wat je hebt op 15/05/2027',
      '<svg',
      'Zelfde bedrag, andere looptijd',
      'Controleer ons',
      'Zo rekenen we',
      'Cijfers uit de wet',
      'Aannames',
      'Niet meegerekend',
      'Bronnen en controle',
      'Calculator laden...',
    ]) {
      expect(html).toContain(text)
    }
  })

  test('the answer stands before the questions, and the questions before the picture', () => {
    const places = ['class="headline"', 'class="form"', 'id="grafiek"', 'id="tabel"', 'id="controle"', 'id="neem-mee"']
    const found = places.map((place) => html.indexOf(place))
    expect(found.every((at) => at > 0)).toBe(true)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
  })

  test('no style attribute and no script: the policy would refuse them', () => {
    expect(html).not.toMatch(/\sstyle=/)
    expect(html).not.toContain('<script')
  })

  test('every text field is type="text" and none is a number input', () => {
    expect(html).not.toContain('type="number"')
    expect(html).toContain('inputMode="decimal"')
  })

  test('no NaN, infinity, undefined or negative zero reaches the page', () => {
    expect(html.replace(/<[^>]+>/g, ' ')).not.toMatch(/NaN|Infinity|∞|undefined|€\s-0,00/)
  })

  test('a next step of an example takes nothing along, and an unknown sister gets no link', () => {
    expect(html).toContain('href="/sparen/hoogste-spaarrente-belgie"')
    expect(html).not.toContain('termijnrekening-calculator')
  })
})
