import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isPending } from '#rules/kernel/dated.ts'
import { lawLines } from '#site/content/law-value.ts'
import { lawFigures } from '#site/content/tokens.ts'
import { FiguresPage } from './FiguresPage.tsx'

test('the value of now is the law, never what was only voted or announced', () => {
  const html = renderToStaticMarkup(<FiguresPage />)
  const voted = lawFigures.flatMap(({ name, figure }) =>
    figure.rows.filter(isPending).map(({ value }) => ({ name, lines: lawLines(value, figure.unit) })),
  )
  expect(voted.map(({ name }) => name)).toContain('belastingvrijeSom')
  for (const { name, lines } of voted)
    expect(html.split(`#${name}"`)[1]?.match(/<td>(.*?)<\/td>/)?.[1], name).not.toBe(lines.join())
})
