import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Page = { dataLayer?: ArrayLike<unknown>[]; gtag?: (...words: unknown[]) => void; [key: string]: unknown }
let page: Page
let scripts: string[]
let cookies: string[]

function openPage(settings: object | 'unreachable', cookie = '') {
  page = {}
  scripts = []
  cookies = []
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', {
    origin: 'https://www.voorbeeld.be',
    pathname: '/sparen',
    hostname: 'www.voorbeeld.be',
    hash: '#bedrag=31415,92',
  })
  vi.stubGlobal('document', {
    head: { append: (script: { src: string }) => scripts.push(script.src) },
    createElement: () => ({}),
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      cookies.push(text)
    },
  })
  const answer = () =>
    settings === 'unreachable' ? Promise.reject(new Error('offline')) : Promise.resolve(Response.json(settings))
  vi.stubGlobal('fetch', vi.fn(answer))
}

const none = { ga4Id: null, adsenseId: null, cmp: null }
const measured = { ga4Id: 'G-TEST1234', adsenseId: null, cmp: null }
const load = () => import('./signals.ts')
const said = () => (page.dataLayer ?? []).map((words) => Array.from(words))

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

describe('consent signals', () => {
  test('accepting loads the tag once, after default and update, and gives an address without the numbers', async () => {
    openPage(measured)
    const { reportConsent } = await load()
    await reportConsent({ analytics: true, advertising: true })
    await reportConsent({ analytics: true, advertising: true })
    const words = said()
    expect(words[0]).toMatchObject(['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }])
    const update = words.findIndex((each) => each[1] === 'update')
    const js = words.findIndex((each) => each[0] === 'js')
    const config = words.findIndex((each) => each[0] === 'config')
    expect(words[update]?.[2]).toEqual({
      analytics_storage: 'granted',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    })
    expect(update).toBeGreaterThan(0)
    expect(js).toBeGreaterThan(update)
    expect(config).toBe(js + 1)
    expect(words[config]?.[2]).toEqual({ page_location: 'https://www.voorbeeld.be/sparen' })
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234'])
  })

  test('a refusal asks the server nothing and loads nothing', async () => {
    openPage(measured)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { reportConsent } = await load()
    await reportConsent({ analytics: false, advertising: false })
    expect(fetch).not.toHaveBeenCalled()
    expect(scripts).toEqual([])
    warn.mockRestore()
  })

  test('statistics without ads: one signal granted, three denied', async () => {
    openPage(measured)
    const { reportConsent } = await load()
    await reportConsent({ analytics: true, advertising: false })
    expect(said().find((words) => words[1] === 'update')?.[2]).toEqual({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    })
  })

  test('without a measurement tool one warning is logged and nothing is sent', async () => {
    openPage(none)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { reportConsent } = await load()
    await reportConsent({ analytics: true, advertising: true })
    await reportConsent({ analytics: true, advertising: true })
    expect(warn).toHaveBeenCalledTimes(1)
    expect(page.dataLayer).toBeUndefined()
    warn.mockRestore()
  })

  test('a server that does not answer counts as no tools', async () => {
    openPage('unreachable')
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { reportConsent } = await load()
    await expect(reportConsent({ analytics: true, advertising: true })).resolves.toBeUndefined()
    expect(scripts).toEqual([])
    warn.mockRestore()
  })

  test('withdrawal denies, disables the tag and deletes its cookies on host and parent domains', async () => {
    openPage(measured, '_ga=1; _ga_TEST1234=2; thema=x; __gads=3')
    const { reportConsent, withdraw } = await load()
    await reportConsent({ analytics: true, advertising: true })
    withdraw({ analytics: false, advertising: false })
    expect(said().at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied' })
    expect(page['ga-disable-G-TEST1234']).toBe(true)
    const deleted = cookies.filter((text) => text.includes('Max-Age=0'))
    for (const name of ['_ga', '_ga_TEST1234', '__gads']) {
      expect(deleted).toContain(`${name}=; Max-Age=0; Path=/`)
      expect(deleted).toContain(`${name}=; Max-Age=0; Path=/; Domain=voorbeeld.be`)
    }
    expect(deleted.some((text) => text.startsWith('thema'))).toBe(false)
  })

  test('ads stay away without a certified consent platform', async () => {
    openPage({ ga4Id: null, adsenseId: 'ca-pub-1234567890123456', cmp: null })
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { reportConsent } = await load()
    await reportConsent({ analytics: true, advertising: true })
    expect(scripts).toEqual([])
    warn.mockRestore()
  })

  test('a refusal while the settings are still on their way wins', async () => {
    openPage(measured)
    const { reportConsent, withdraw } = await load()
    const first = reportConsent({ analytics: true, advertising: true })
    withdraw({ analytics: false, advertising: false })
    await first
    expect(scripts).toEqual([])
  })
})
