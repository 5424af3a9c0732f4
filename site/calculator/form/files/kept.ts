/** What a visitor read from their files, kept on their device when they ask for it; sent nowhere. */
import type { Ledger } from '#calculators/broker-files/ledger.ts'
import { FILES_KEY, mayKeep } from '#site/calculator/state/situation-key.ts'

/** Changes when the form of what is kept changes: older data are then left alone. */
const FORM = 1

const isLedger = (value: unknown): value is { form: number } & Ledger =>
  typeof value === 'object' && value !== null && 'form' in value && value.form === FORM && 'entries' in value

/** null when nothing is kept, or when the browser lets nobody look. */
export function keptLedger(): Ledger | null {
  try {
    const text = mayKeep() ? localStorage.getItem(FILES_KEY) : null
    const value: unknown = text === null ? null : JSON.parse(text)
    return isLedger(value) ? { entries: value.entries, repeated: value.repeated } : null
  } catch {
    return null
  }
}

/** False when the browser refuses to keep anything, or not this much. */
export function keepLedger(ledger: Ledger): boolean {
  try {
    localStorage.setItem(FILES_KEY, JSON.stringify({ form: FORM, ...ledger }))
    return true
  } catch {
    return false
  }
}

export function forgetLedger(): void {
  try {
    localStorage.removeItem(FILES_KEY)
  } catch {
    // What cannot be reached was not kept by us.
  }
}
