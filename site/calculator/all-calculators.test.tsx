/** Every calculator, rendered as the server does. */
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { TEST_DAY } from '#calculators/kernel/testing.ts'
import { CalculatorPage } from '#site/calculator/CalculatorPage.tsx'
import { pageMarket, pageMeta } from '#site/calculator/state/props.ts'
import { prepareCalculator } from '#site/calculator/state/source.ts'

type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>>; readonly at: number }

function tagsOf(html: string): readonly Tag[] {
  return [...html.matchAll(/<([a-z][a-z0-9]*)((?:\s[^<>]*?)?)\/?>/g)].map(({ 1: name = '', 2: text = '', index }) => ({
    name,
    attributes: Object.fromEntries<string>(
      [...text.matchAll(/\s([a-z-]+)(?:="([^"]*)")?/gi)].map((one) => [one[1] ?? '', one[2] ?? ''] as const),
    ),
    at: index,
  }))
}

/** Controls and pictures without a name, and references to what is not there: what a reader of the screen would stumble over. */
function namelessIn(html: string): readonly string[] {
  const tags = tagsOf(html)
  const ids = new Set(tags.map(({ attributes }) => attributes.id))
  const labelled = new Set(tags.filter(({ name }) => name === 'label').map(({ attributes }) => attributes.for))
  const inLabel = (at: number) => html.lastIndexOf('<label', at) > html.lastIndexOf('</label>', at)
  const textFrom = ({ name, at }: Tag) =>
    html
      .slice(at, html.indexOf(`</${name}>`, at))
      .replace(/<[^>]+>/g, '')
      .trim()
  const hasName = (tag: Tag) => Boolean(tag.attributes['aria-label'] ?? tag.attributes['aria-labelledby'])
  const shown = tags.filter(({ attributes }) => attributes.type !== 'hidden' && attributes['aria-hidden'] !== 'true')
  return [
    ...shown
      .filter(({ name }) => name === 'input' || name === 'select' || name === 'textarea')
      .filter((tag) => !hasName(tag) && !labelled.has(tag.attributes.id ?? '-') && !inLabel(tag.at)),
    ...shown
      .filter(({ name }) => name === 'button' || name === 'a' || name === 'summary')
      .filter((tag) => !hasName(tag) && textFrom(tag) === ''),
    ...shown.filter(({ attributes }) => attributes.role === 'img').filter((tag) => !hasName(tag)),
    ...tags.filter(({ attributes }) =>
      ['for', 'aria-labelledby', 'aria-describedby']
        .flatMap((name) => (attributes[name] ?? '').split(' ').filter(Boolean))
        .some((id) => !ids.has(id)),
    ),
  ].map(({ name, attributes }) => `${name} ${JSON.stringify(attributes)}`)
}

test('a control without a name and a reference to nothing are found', () => {
  const good = '<label for="a">A</label><input id="a"><label>B <select></select></label><button>C</button>'
  expect(namelessIn(good)).toEqual([])
  const bad =
    '<input id="b"><button><svg aria-hidden="true"></svg></button><svg role="img"></svg><p aria-describedby="c"></p>'
  expect(namelessIn(bad)).toHaveLength(4)
})

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
      expect(namelessIn(html)).toEqual([])
    })
  }
})
