/** Every calculator, rendered as the server does. */
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { TEST_DAY } from '#calculators/kernel/testing.ts'
import { CalculatorPage } from '#site/calculator/CalculatorPage.tsx'
import { pageMarket, pageMeta } from '#site/calculator/state/props.ts'
import { prepareCalculator } from '#site/calculator/state/source.ts'

describe('every prerendered calculator page', () => {
  test('there are pages to check', () => {
    expect(catalogue.length).toBeGreaterThan(0)
  })

  for (const meta of catalogue) {
    test(`${meta.slug}: complete, without style attributes, scripts or broken numbers`, async () => {
      await prepareCalculator(meta.category, meta.slug)
      const html = renderToString(
        <CalculatorPage
          meta={pageMeta(meta)}
          today={TEST_DAY}
          buildDate={TEST_DAY}
          market={pageMarket(meta, builtInMarket)}
        />,
      )
      expect(html.match(/\sstyle=|<script|type="number"|class="card fault"/)?.[0]).toBeUndefined()
      // A browser closes a paragraph before a block, and then the page no longer matches what React rendered.
      const block = /<p\b[^>]*>(?:(?!<\/p>)[\s\S])*?<(?:p|ul|ol|dl|div|table|section|h\d)\b/
      expect(block.exec(html)?.[0].slice(-80)).toBeUndefined()
      const text = html.replace(/<[^>]+>/g, ' ')
      expect(text.match(/.{0,40}(\bNaN\b|Infinity|∞|\bundefined\b|\[object|€\s-0,00).{0,40}/)?.[0]).toBeUndefined()
      for (const heading of ['Aannames', 'Niet meegerekend', 'Bronnen en controle', 'Laatst nagekeken op'])
        expect(text.includes(heading), heading).toBe(true)
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    })
  }
})
