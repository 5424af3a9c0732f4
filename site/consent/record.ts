/** The choice about cookies as it is kept in the browser, and the only way to read and write it. */
import { warn } from '#site/layout/log.ts'

export const CONSENT_KEY = 'cookie-consent'
/** Raise this when a purpose is added: everyone is asked again. */
const CONSENT_VERSION = 1
/** After this many days we ask again, and never sooner after a refusal. */
export const ASK_AGAIN_AFTER_DAYS = 183

export type Choice = { readonly analytics: boolean; readonly advertising: boolean }

export type ConsentRecord = Choice & {
  readonly status: 'pending' | 'accepted' | 'rejected'
  /** Milliseconds since 1970; present once chosen. */
  readonly timestamp?: number
  readonly versie?: number
}

export const pending: ConsentRecord = { status: 'pending', analytics: false, advertising: false }

/** Longer texts are not ours. */
const LONGEST = 2000
/** A clock may be a little ahead when the choice is made in another tab. */
const CLOCK_SLACK = 60_000

function isDecision(value: unknown, now: number): value is ConsentRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { status, timestamp, analytics, advertising, versie = 1 } = value as Readonly<Record<string, unknown>>
  if (typeof analytics !== 'boolean' || typeof advertising !== 'boolean') return false
  if (typeof timestamp !== 'number' || !Number.isFinite(timestamp) || timestamp <= 0 || timestamp > now + CLOCK_SLACK)
    return false
  if (versie !== CONSENT_VERSION) return false
  return status === (analytics || advertising ? 'accepted' : 'rejected')
}

const isExpired = (record: ConsentRecord, now: number) =>
  now - (record.timestamp ?? 0) > ASK_AGAIN_AFTER_DAYS * 86_400_000

/** Anything that is not a valid decision of ours counts as no decision; `broken` says it should be logged. */
export function parseConsent(
  text: string | null,
  now: number,
): { readonly record: ConsentRecord; readonly broken: boolean } {
  if (text === null) return { record: pending, broken: false }
  if (text.length > LONGEST) return { record: pending, broken: true }
  try {
    const value: unknown = JSON.parse(text)
    if (!isDecision(value, now)) return { record: pending, broken: true }
    return isExpired(value, now) ? { record: pending, broken: false } : { record: value, broken: false }
  } catch {
    return { record: pending, broken: true }
  }
}

export function decide({ analytics, advertising }: Choice, now: number): ConsentRecord {
  const status = analytics || advertising ? 'accepted' : 'rejected'
  return { status, timestamp: now, analytics, advertising, versie: CONSENT_VERSION }
}

export function readConsent(now = Date.now()): ConsentRecord {
  try {
    const { record, broken } = parseConsent(localStorage.getItem(CONSENT_KEY), now)
    if (broken) warn('De cookiekeuze is onleesbaar.')
    return record
  } catch {
    warn('De cookiekeuze is niet te lezen.')
    return pending
  }
}

export function writeConsent(record: ConsentRecord): void {
  try {
    if (record.status === 'pending') localStorage.removeItem(CONSENT_KEY)
    else localStorage.setItem(CONSENT_KEY, JSON.stringify(record))
  } catch {
    warn('De cookiekeuze is niet te bewaren.')
  }
}
