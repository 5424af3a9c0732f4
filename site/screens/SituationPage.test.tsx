import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { decodeFactsLink, encodeFacts } from '#site/calculator/state/facts-link.ts'
import { factsList } from '#site/content/facts-list.ts'
import { SituationPage } from '#site/screens/SituationPage.tsx'

test('the page of the own situation has a field for every fact that a calculator asks', async () => {
  const lines = await factsList()
  const html = renderToString(<SituationPage lines={lines} buildDay="2026-11-17" />)
  for (const { fact } of lines) expect(html).toContain(`id="feit-${fact}"`)
  for (const label of ['Brutoloon per maand', 'Netto-inkomen van je partner per maand', 'Kadastraal inkomen'])
    expect(html).toContain(label)
  expect(new Set(lines.map(({ fact }) => fact)).size).toBe(lines.length)
})

test('it says that a browser may forget, and that nothing is sent', async () => {
  const html = renderToString(<SituationPage lines={await factsList()} buildDay="2026-11-17" />)
  expect(html).toContain('na zeven dagen zonder bezoek')
  expect(html).toContain('wordt nooit verstuurd')
})

test('a part with one question has "1 vraag"', async () => {
  const lines = await factsList()
  const html = renderToString(<SituationPage lines={lines.slice(0, 1)} buildDay="2026-11-17" />)
  expect(html).toContain('1 vraag<')
  expect(html).not.toContain('1 vragen')
})

test('a link behind # brings all facts back, and another fragment brings none', () => {
  const facts = { brutoloon: '3.450,50', gezin: 'partnerMetInkomen', kinderenGeboren: '03/2017,11/2020' }
  expect(decodeFactsLink(`#${encodeFacts(facts)}`)).toEqual(facts)
  for (const other of ['', '#bronnen', '#bruto=3450', `#${encodeFacts({})}`]) expect(decodeFactsLink(other)).toBeNull()
})
