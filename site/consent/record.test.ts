import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  ASK_AGAIN_AFTER_DAYS,
  CONSENT_KEY,
  decide,
  parseConsent,
  pending,
  readConsent,
  writeConsent,
} from './record.ts'

const NOW = Date.UTC(2026, 10, 15)
const DAY = 86_400_000

afterEach(() => vi.unstubAllGlobals())

describe('the consent record', () => {
  test('accepting all grants both purposes, refusing none, and a choice of one counts as accepted', () => {
    expect(decide({ analytics: true, advertising: true }, NOW)).toEqual({
      status: 'accepted',
      timestamp: NOW,
      analytics: true,
      advertising: true,
      versie: 1,
    })
    expect(decide({ analytics: false, advertising: false }, NOW).status).toBe('rejected')
    expect(decide({ analytics: true, advertising: false }, NOW)).toMatchObject({
      status: 'accepted',
      advertising: false,
    })
  })

  test('a record as the specification has it, without version, is read', () => {
    const text = JSON.stringify({ status: 'accepted', timestamp: NOW - DAY, analytics: true, advertising: true })
    expect(parseConsent(text, NOW).record).toMatchObject({ status: 'accepted', analytics: true })
  })

  test('a record of an older list of purposes asks again', () => {
    const text = JSON.stringify({ ...decide({ analytics: true, advertising: true }, NOW), versie: 0 })
    expect(parseConsent(text, NOW).record).toBe(pending)
  })

  const good = { status: 'accepted', timestamp: NOW - DAY, analytics: true, advertising: true }
  const broken: readonly (readonly [string, string])[] = [
    ['null', 'null'],
    ['an empty object', '{}'],
    ['a list', '[]'],
    ['a text', '"accepted"'],
    ['a number', '42'],
    ['no flags', JSON.stringify({ status: 'accepted', timestamp: NOW })],
    ['flags as texts', JSON.stringify({ ...good, analytics: 'true', advertising: 'true' })],
    ['a time in the future', JSON.stringify({ ...good, timestamp: NOW + DAY })],
    ['a megabyte', JSON.stringify({ ...good, extra: 'x'.repeat(1_000_000) })],
    ['half a record', JSON.stringify(good).slice(0, 30)],
    ['an unknown status', JSON.stringify({ ...good, status: 'granted' })],
    ['a nested record', JSON.stringify({ record: good })],
    ['a refusal that grants', JSON.stringify({ ...good, status: 'rejected' })],
    ['a yes that grants nothing', JSON.stringify({ ...good, analytics: false, advertising: false })],
  ]
  for (const [name, text] of broken) {
    test(`${name} counts as no decision, grants nothing and is logged`, () => {
      expect(parseConsent(text, NOW)).toEqual({ record: pending, broken: true })
    })
  }

  test('the question comes back after six months and not a day sooner, also after a refusal', () => {
    const text = JSON.stringify(decide({ analytics: false, advertising: false }, NOW))
    const after = (days: number) => parseConsent(text, NOW + days * DAY).record.status
    expect(after(ASK_AGAIN_AFTER_DAYS)).toBe('rejected')
    expect(after(ASK_AGAIN_AFTER_DAYS + 1)).toBe('pending')
    expect(ASK_AGAIN_AFTER_DAYS).toBeGreaterThanOrEqual(180)
  })

  test('storage that throws means pending, with one line in the log', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('SecurityError')
      },
    })
    expect(readConsent(NOW)).toBe(pending)
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })

  test('a full storage keeps the choice for this page only', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    })
    expect(() => writeConsent(decide({ analytics: false, advertising: false }, NOW))).not.toThrow()
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })

  test('a reset removes the record', () => {
    const removed: string[] = []
    vi.stubGlobal('localStorage', { removeItem: (key: string) => removed.push(key) })
    writeConsent(pending)
    expect(removed).toEqual([CONSENT_KEY])
  })
})
