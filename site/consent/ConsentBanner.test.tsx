import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ConsentBanner } from './ConsentBanner.tsx'

afterEach(() => vi.unstubAllEnvs())

async function asksWith(settings: Readonly<Record<string, string>>): Promise<boolean> {
  for (const name of ['GA4_ID', 'ADSENSE_ID', 'CMP']) vi.stubEnv(name, settings[name] ?? '')
  vi.resetModules()
  return (await import('#site/content/site.ts')).asksConsent
}

describe('the cookie banner', () => {
  test('a site asks once it has statistics or ads, and ads count with their consent platform', async () => {
    expect(await asksWith({})).toBe(false)
    expect(await asksWith({ GA4_ID: 'G-ABC1234567' })).toBe(true)
    expect(await asksWith({ ADSENSE_ID: 'ca-pub-1234567890123456' })).toBe(false)
    expect(await asksWith({ ADSENSE_ID: 'ca-pub-1234567890123456', CMP: 'google' })).toBe(true)
  })

  test('is the same on both kinds of site but for the sentence that says neither is used', () => {
    const sentence = 'Op dit ogenblik gebruiken we geen van beide, wat je ook kiest. '
    const [asking, quiet] = [true, false].map((asks) => renderToStaticMarkup(<ConsentBanner asks={asks} />))
    expect(asking).not.toContain(sentence)
    expect(quiet?.replace(sentence, '')).toBe(asking)
    for (const button of ['Alleen Noodzakelijke', 'Alles Accepteren', 'Zelf kiezen']) expect(asking).toContain(button)
  })
})
