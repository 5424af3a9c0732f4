/**
 * Counts failed logins per account and per network, in the database so that a restart does not clear them. An attempt
 * is counted before the password is checked and taken back when it was right: parallel guesses cannot slip through.
 */
import { createHash } from 'node:crypto'
import type { Change } from '#server/database/tables.ts'
import { Problem } from '#server/http/problem.ts'

const freeFailures = 5
const longestWaitSeconds = 900
const networkLimit = 20
const networkWindowMs = 15 * 60_000
/** After a day without failures an account starts afresh. */
const accountWindowMs = 24 * 3_600_000

export function accountKey(email: string): string {
  // Also for addresses without an account. Hashed, so that the table holds no list of tried addresses.
  return `account:${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32)}`
}

export function networkKey(network: string): string {
  return `network:${createHash('sha256').update(network).digest('hex').slice(0, 32)}`
}

/** A browser that logged in before counts for itself: not with the account, which anyone can try, nor its network. */
export function deviceKey(device: string): string {
  return `device:${device.slice(0, 32)}`
}

/**
 * Codes of the second factor are counted apart, for the account or the browser that stands for it: the right password takes
 * back failures with the password, and must not take back guesses of a code.
 */
export function factorKey(account: string): string {
  return `factor:${account}`
}

export function waitAfter(failures: number): number {
  return failures < freeFailures ? 0 : Math.min(2 ** (failures - freeFailures), longestWaitSeconds)
}

export type Attempt = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number }

type Counter = { readonly failures: number; readonly windowStart: number; readonly blockedUntil: number }

async function readCounter(change: Change, key: string, windowMs: number, now: number): Promise<Counter> {
  // Touching the row first makes parallel attempts wait for each other, also on PostgreSQL.
  const fresh = { failures: 0, window_start: new Date(now).toISOString(), blocked_until: new Date(0).toISOString() }
  const row = await change
    .insertInto('throttle')
    .values({ key, ...fresh })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returningAll()
    .executeTakeFirstOrThrow()
  const counter = {
    failures: row.failures,
    windowStart: Date.parse(row.window_start),
    blockedUntil: Date.parse(row.blocked_until),
  }
  // Written by a clock that was ahead of ours: the wait starts now, instead of lasting until that clock's day comes.
  if (counter.windowStart > now + 1000 || counter.blockedUntil > now + longestWaitSeconds * 1000) {
    const wait = counter.blockedUntil > now ? waitAfter(counter.failures) * 1000 : 0
    const righted = { ...counter, windowStart: now, blockedUntil: now + wait }
    await writeCounter(change, key, righted)
    return righted
  }
  return now - counter.windowStart >= windowMs ? { failures: 0, windowStart: now, blockedUntil: 0 } : counter
}

async function writeCounter(change: Change, key: string, counter: Counter): Promise<void> {
  const values = {
    failures: counter.failures,
    window_start: new Date(counter.windowStart).toISOString(),
    blocked_until: new Date(counter.blockedUntil).toISOString(),
  }
  await change.updateTable('throttle').set(values).where('key', '=', key).execute()
}

/** Without a network only the account, or the device that stands for it, is counted. */
export async function beginAttempt(
  change: Change,
  account: string,
  network: string | undefined,
  at: Date,
): Promise<Attempt> {
  const now = at.getTime()
  const byAccount = await readCounter(change, account, accountWindowMs, now)
  const byNetwork = network === undefined ? undefined : await readCounter(change, network, networkWindowMs, now)
  const seconds = (until: number) => Math.max(1, Math.ceil((until - now) / 1000))
  if (byAccount.blockedUntil > now) return { allowed: false, retryAfter: seconds(byAccount.blockedUntil) }
  if (byNetwork !== undefined && byNetwork.failures >= networkLimit) {
    return { allowed: false, retryAfter: seconds(byNetwork.windowStart + networkWindowMs) }
  }
  const failures = byAccount.failures + 1
  await writeCounter(change, account, {
    failures,
    // The window slides with every failure: a slow guesser does not start afresh.
    windowStart: now,
    blockedUntil: now + waitAfter(failures) * 1000,
  })
  if (network !== undefined && byNetwork !== undefined) {
    await writeCounter(change, network, { ...byNetwork, failures: byNetwork.failures + 1 })
  }
  return { allowed: true }
}

export function tooManyAttempts(seconds: number): Problem {
  const message = `Te veel pogingen. Probeer het over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'} opnieuw.`
  return new Problem(429, 'too_many_attempts', message, { headers: { 'Retry-After': String(seconds) } })
}

export async function forgetAttempts(change: Change, account: string): Promise<void> {
  await change.deleteFrom('throttle').where('key', '=', account).execute()
}

/** The owner of the server ends the wait of an account. */
export async function unlock(change: Change, email: string): Promise<void> {
  const account = accountKey(email)
  await forgetAttempts(change, account)
  await forgetAttempts(change, factorKey(account))
}

export async function forgiveAttempt(change: Change, account: string, network: string | undefined): Promise<void> {
  await forgetAttempts(change, account)
  if (network === undefined) return
  await change
    .updateTable('throttle')
    .set((value) => ({ failures: value('failures', '-', 1) }))
    .where('key', '=', network)
    .where('failures', '>', 0)
    .execute()
}
