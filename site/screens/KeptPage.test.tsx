import { runInNewContext } from 'node:vm'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keptText } from '#site/calculator/keep/kept.ts'
import { addresses } from '#site/content/sitemap.ts'
import { keptPage } from '#site/content/pages.ts'
import { continueScript } from '#site/screens/continue-script.ts'
import { KeptPage } from '#site/screens/KeptPage.tsx'

test('the page of kept calculations is for nobody else: no search engine, not in the sitemap', async () => {
  expect(keptPage()).toMatchObject({ path: '/mijn-berekeningen', hidden: true })
  expect((await addresses()).map(({ path }) => path)).not.toContain('/mijn-berekeningen')
})

test('it says that a browser may forget, and that nothing is sent', () => {
  const html = renderToString(<KeptPage />)
  expect(html).toContain('na zeven dagen zonder bezoek')
  expect(html).toContain('wordt nooit verstuurd')
})

const kept = {
  id: 'een',
  name: 'Keuken <b>',
  on: '2026-11-17T08:00:00.000Z',
  path: '/sparen/deposito-calculator',
  title: 'Deposito',
  link: 'bedrag=5000',
  label: 'Netto',
  headline: '€ 35,00',
  version: '2026-11-15',
}

/** The place on the home page after its script, on a device that keeps this. */
function home(held: string | null) {
  const [link, amount] = [{ href: '', textContent: '' }, { textContent: '' }]
  const place = { hidden: true, querySelector: (wanted: string) => (wanted === 'a' ? link : amount) }
  const document = { currentScript: { previousElementSibling: place } }
  runInNewContext(continueScript, { document, localStorage: { getItem: () => held } })
  return { shown: !place.hidden, link, amount }
}

test('home leads on to the newest kept calculation, and shows nothing where there is none', () => {
  expect(home(keptText([kept]))).toEqual({
    shown: true,
    link: { href: '/sparen/deposito-calculator#bedrag=5000&_bewaard=een', textContent: 'Keuken <b>' },
    amount: { textContent: '€ 35,00' },
  })
  expect(home(keptText([{ ...kept, link: '' }])).link.href).toBe('/sparen/deposito-calculator#_bewaard=een')
  for (const held of [null, '', '{}', keptText([]), keptText([{ ...kept, path: '//elders.be' }])])
    expect(home(held).shown, String(held)).toBe(false)
})
