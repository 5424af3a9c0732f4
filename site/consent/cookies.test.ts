import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { ConsentBanner } from './ConsentBanner.tsx'
import { purposes, storage, storedFor } from './cookies.ts'
import { PrivacyPage } from '#site/screens/PrivacyPage.tsx'

test('banner and privacy page list every name of the one table', () => {
  const banner = renderToStaticMarkup(createElement(ConsentBanner))
  const privacy = renderToStaticMarkup(createElement(PrivacyPage))
  for (const item of storage) {
    expect(banner).toContain(item.name)
    expect(privacy).toContain(item.name)
  }
})

test('every row says purpose, term and party, and every purpose has rows', () => {
  for (const item of storage) expect([item.use, item.term, item.party].every((text) => text.length > 3)).toBe(true)
  for (const purpose of purposes) expect(storedFor(purpose).length).toBeGreaterThan(0)
})

test('the choice itself and the colours are listed as functional', () => {
  const functional = storedFor('functioneel').map((item) => item.name)
  expect(functional).toContain('cookie-consent')
  expect(functional).toContain('thema')
})
