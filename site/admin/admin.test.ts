import { afterEach, describe, expect, test, vi } from 'vitest'
import { bankInput } from '#contract/bank.ts'
import { check } from '#contract/check.ts'
import type { ManagedRate } from '#contract/rate.ts'
import { numbersOfFile, rateNumbers } from '#contract/rate-columns.ts'
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from './Shell.tsx'
import { ApiFailure, isLoggedOut, send } from './api.ts'
import { type FormField, readTexts, textsOf } from './form-fields.ts'
import { auditQuery } from './AuditScreen.tsx'
import { endingSoon, toDoOf } from './QueueNotes.tsx'
import { rateDeeds } from './rate-fields.ts'
import { textOf } from '#data/csv.ts'
import { screenOf } from './screens.ts'
import { createQueryClient, getQuery } from './query.ts'
import { arrange, compare, matches } from './list.ts'
import { rateLines } from './rate-list.ts'
import { SWIPE_THRESHOLD, TOAST_DURATION, TOAST_REMOVE_DELAY } from './toast.tsx'
import { wordsFor } from './use-rows.ts'

afterEach(() => vi.unstubAllGlobals())

const answers = (status: number, body: string, headers: Record<string, string> = {}) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status, headers, statusText: 'Status' }))),
  )

describe('calls to the server', () => {
  test('a refusal is the status code, a colon, a space and the body, or the status text without a body', async () => {
    answers(500, 'kapot')
    await expect(send('GET', '/api/banks')).rejects.toThrow('500: kapot')
    answers(503, '')
    await expect(send('GET', '/api/banks')).rejects.toThrow('503: Status')
  })

  test('unsafe calls carry JSON, version and key; reading carries the cookie', async () => {
    answers(200, '{}')
    await send('PUT', '/api/banks/kbc', { body: { name: 'x' }, version: 3, key: 'sleutel-1' })
    const [, init] = vi.mocked(fetch).mock.calls[0] ?? []
    const headers = new Headers(init?.headers)
    expect(headers.get('If-Match')).toBe('"3"')
    expect(headers.get('Idempotency-Key')).toBe('sleutel-1')
    expect(headers.get('Content-Type')).toBe('application/json')
    expect(init?.credentials).toBe('include')
  })

  test('a wrong password is not the end of a session, a missing one is', () => {
    const failure = (code: string) =>
      new ApiFailure(401, JSON.stringify({ error: 'x', code, requestId: 'r' }), '', null)
    expect(isLoggedOut(failure('wrong_credentials'))).toBe(false)
    expect(isLoggedOut(failure('second_factor_asked'))).toBe(false)
    expect(isLoggedOut(failure('wrong_code'))).toBe(false)
    expect(isLoggedOut(failure('unauthenticated'))).toBe(true)
    expect(isLoggedOut(new Error('offline'))).toBe(false)
  })
})

describe('queries', () => {
  test('are never fetched again by themselves, never stale and never retried', () => {
    const { queries, mutations } = createQueryClient(() => undefined).getDefaultOptions()
    expect(queries).toMatchObject({
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })
    expect(mutations).toMatchObject({ retry: false })
  })

  test('the key joined by slashes is the address; a 401 throws or gives nothing, as asked', async () => {
    answers(401, '{}')
    const call = (on401?: 'throw' | 'empty') =>
      Promise.resolve(
        getQuery(on401)({ queryKey: ['/api', 'auth', 'me'] } as unknown as Parameters<ReturnType<typeof getQuery>>[0]),
      )
    await expect(call()).rejects.toThrow('401')
    await expect(call('empty')).resolves.toBeNull()
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/api/auth/me')
  })
})

describe('notifications', () => {
  test('last 5000 ms, leave after 1.000.000 ms and need a swipe of 50 px', () => {
    expect([TOAST_DURATION, TOAST_REMOVE_DELAY, SWIPE_THRESHOLD]).toEqual([5000, 1_000_000, 50])
  })

  test('tooltips wait 700 ms, and 300 ms after leaving another', () => {
    expect([TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY]).toEqual([700, 300])
  })

  test('say what the specification says', () => {
    const bank = { path: '/api/banks', name: 'bank', article: 'De' }
    expect(wordsFor('add', bank).success).toEqual({
      title: 'Bank toegevoegd',
      description: 'De bank is succesvol toegevoegd.',
    })
    expect(wordsFor('edit', bank).success.title).toBe('Bank bijgewerkt')
    expect(wordsFor('remove', bank).success.title).toBe('Bank verwijderd')
    expect(wordsFor('add', bank).failure).toEqual({
      title: 'Fout',
      description: 'Er is een fout opgetreden bij het toevoegen van de bank.',
    })
    expect(wordsFor('edit', bank).failure.description).toBe('Er is een fout opgetreden bij het bijwerken van de bank.')
    expect(wordsFor('remove', bank).failure.description).toBe(
      'Er is een fout opgetreden bij het verwijderen van de bank.',
    )
  })
})

describe('forms', () => {
  const fields: readonly FormField[] = [
    { name: 'name', label: 'Naam', kind: 'text' },
    { name: 'amount', label: 'Bedrag', kind: 'euro' },
    { name: 'rate', label: 'Rente', kind: 'percent' },
    { name: 'from', label: 'Vanaf', kind: 'date' },
    { name: 'active', label: 'Actief', kind: 'yesno', start: 'ja' },
  ]

  test('Belgian numbers and dates become values, empty ones null or nothing', () => {
    const texts = { name: ' KBC ', amount: '1.234,56', rate: '2,5', from: '15/11/2026', active: 'nee' }
    expect(readTexts(fields, texts)).toEqual({
      values: { name: 'KBC', amount: 1234.56, rate: 2.5, from: '2026-11-15', active: false },
      errors: {},
    })
    expect(readTexts(fields, { name: '', amount: '', rate: '', from: '', active: '' }).values).toEqual({
      name: '',
      amount: null,
      rate: null,
      active: null,
    })
    expect(Object.keys(readTexts(fields, { ...texts, amount: '1.23.4' }).errors)).toEqual(['amount'])
  })

  test('a row comes back as it was typed, and a new one has its start texts', () => {
    const row = { name: 'KBC', amount: 1234.5, rate: 2.5, from: '2026-11-15', active: true }
    expect(readTexts(fields, textsOf(fields, row)).values).toEqual(row)
    expect(textsOf(fields, undefined).active).toBe('ja')
  })

  test('the browser refuses what the server would refuse, with the same words', () => {
    const judged = check(bankInput, { name: '', shortName: 'x', website: 'javascript:alert(1)' })
    expect(judged).toMatchObject({ ok: false, fields: { name: ['Bank Naam is verplicht.'] } })
  })
})

describe('the list of rates', () => {
  const rate = (id: string, baseRate: number | null, loyaltyBonus: number | null): ManagedRate => ({
    id,
    productId: id,
    rateType: 'standard',
    ...numbersOfFile(rateNumbers, () => null),
    baseRate,
    loyaltyBonus,
    validFrom: '2026-01-01',
    checkedOn: '2026-01-01',
    source: 'bron',
    confidence: 'hoog',
    note: '',
    totalRate: null,
    version: 1,
    createdAt: '',
    updatedAt: '',
  })
  const lines = rateLines([rate('a', 0.1, 0.2), rate('b', null, null), rate('c', 2, 0.75)], [], [])

  test('the total is base plus loyalty, without binary dust', () => {
    expect(lines.map((line) => line.total)).toEqual([0.3, null, 2.75])
  })

  test('sorts both ways and filters by every word', () => {
    const ids = (search: string, descending: boolean) =>
      arrange(lines, {
        search,
        descending,
        textOf: (line) => `${line.product} ${line.rate.source}`,
        valueOf: (line) => line.total,
        keyOf: (line) => line.rate.id,
      }).map((line) => line.rate.id)
    expect(ids('', true)).toEqual(['c', 'a', 'b'])
    expect(ids('', false)).toEqual(['b', 'a', 'c'])
    expect(ids('c bron', false)).toEqual(['c'])
    expect(ids('c elders', false)).toEqual([])
  })

  test('sorts names as a Belgian reader does, and finds them without accents', () => {
    const names = ['vdk bank', 'Crelan', 'bpost bank', 'Argenta', 'Éclair', 'bunq', 'Fonds 10', 'Fonds 9']
    expect(names.toSorted(compare)).toEqual([
      'Argenta',
      'bpost bank',
      'bunq',
      'Crelan',
      'Éclair',
      'Fonds 9',
      'Fonds 10',
      'vdk bank',
    ])
    expect(matches('Coöperatief', 'cooper')).toBe(true)
  })
})

describe('screens and files', () => {
  test('an unknown address opens the queue', () => {
    expect([screenOf('#rentes'), screenOf('#onzin'), screenOf('')]).toEqual([
      'rentes',
      'te-controleren',
      'te-controleren',
    ])
  })

  test('the log is asked for what is filled in, dates as days', () => {
    const filter = { person: '', kind: 'bank', record: 'kbc', from: '1/11/2026', to: '15/1' }
    expect(auditQuery(filter)).toBe('?kind=bank&record=kbc&from=2026-11-01')
    expect(auditQuery(filter, 'x')).toContain('before=x')
  })

  test('a CSV file that Excel saved in the old encoding keeps its accents', () => {
    expect(textOf(new Uint8Array([0x43, 0x6f, 0xf6, 0x70]).buffer)).toBe('Coöp')
    expect(textOf(new TextEncoder().encode('Coöp').buffer)).toBe('Coöp')
  })

  test('legal figures that end within ninety days, or ended, are shown', () => {
    const end = (knownTo: string) => ({ label: knownTo, knownTo, source: '', path: '' })
    const soon = endingSoon([end('2026-10-01'), end('2027-02-13'), end('2027-02-14')], '2026-11-15')
    expect(soon.map(({ knownTo }) => knownTo)).toEqual(['2026-10-01', '2027-02-13'])
  })

  test('the number in the menu is the sum of what the screen names', () => {
    const item = { bank: '', website: '', product: '', productType: 'spaarrekening', isActive: true } as const
    const missing = { ...item, productId: 'a', last: null }
    const importer = { name: 'ecb', at: '', problem: '' }
    const queue = { today: '2026-11-15', stale: [], missing: [missing, missing], importers: [importer] }
    const ends = ['2026-12-31', '2026-12-31', '2027-12-31'].map((knownTo) => ({
      label: '',
      knownTo,
      source: '',
      path: '',
    }))
    expect(toDoOf(queue, ends)).toEqual({
      total: 5,
      words: '2 producten zonder rente, 1 mislukte invoer, 2 wettelijke cijfers die aflopen',
    })
  })

  test('a change on the day of the present rate is refused, a correction is not', () => {
    const [change, correction] = rateDeeds
    const row = {
      id: 'a',
      version: 1,
      validFrom: '2026-01-01',
      baseRate: 0.6,
      loyaltyBonus: 0.3,
      promotionalRate: null,
    }
    const texts = { validFrom: '01/01/2026', baseRate: '0,61', loyaltyBonus: '0,3', promotionalRate: '' }
    expect(change?.refuse?.(texts, row)).toHaveProperty('validFrom')
    expect(change?.refuse?.({ ...texts, validFrom: '' }, row)).toEqual({})
    expect(change?.refuse?.({ ...texts, baseRate: '0,6' }, row)).toEqual({})
    expect(correction?.refuse).toBeUndefined()
    expect(correction?.texts(row)).toEqual({ validFrom: '01/01/2026', checkedOn: '' })
  })
})
