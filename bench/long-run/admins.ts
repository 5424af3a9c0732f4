/** Admins: add banks, products and rates, change them, get in each other's way, delete. Every confirmed write is remembered. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Admin, type Answer, bankNamed, fieldOf, logIn } from '../admin.ts'
import type { Diary } from './diary.ts'
import { openPromises, type Promises } from './promises.ts'
import type { Weather } from './trouble.ts'

/** The name of each bank and the base rate of each rate. */
export type Ledger = { readonly banks: Promises<string>; readonly rates: Promises<number> }

export function newLedger(): Ledger {
  return { banks: openPromises(), rates: openPromises() }
}

/** Where that may happen, a request may get no answer, or an honest refusal: then the admin begins something else. */
class Disturbed extends Error {}

/**
 * No answer; nobody there; the database or the disk refuses. nginx may ask the second server what the first one did and died
 * of: then the version has moved on.
 */
const honest = new Set([0, 412, 502, 503, 504, 507])
const noAnswer: Answer = { status: 0, etag: null, retryAfter: null, body: undefined }
const longestRetry = 120_000

type Work = {
  readonly send: Admin['send']
  readonly ledger: Ledger
  readonly fault: (text: string) => void
  readonly weather: Weather
  /** Checks the status and gives the answer; a wrong status is a fault and gives undefined. */
  readonly expect: (status: number, what: string, answer: Promise<Answer>) => Promise<Answer | undefined>
}

const textOf = (answer: Answer | undefined, key: string) => String(fieldOf(answer?.body, key))

/** The same bank with the same key, until it is answered: however often it is sent, there is one. */
async function addOnce(work: Work, bank: object, key: Readonly<Record<string, string>>): Promise<Answer | undefined> {
  const started = performance.now()
  while (true) {
    try {
      return await work.expect(201, 'add bank', work.send('POST', '/api/banks', bank, key))
    } catch (error) {
      if (!(error instanceof Disturbed) || performance.now() - started > longestRetry) throw error
      await pause(500)
    }
  }
}

async function addBank(work: Work, name: string): Promise<string | undefined> {
  const { send, ledger, expect, fault } = work
  const key = { 'Idempotency-Key': randomUUID() }
  const bank = bankNamed(`P ${randomUUID().slice(0, 18)}`, name)
  const added = await addOnce(work, bank, key)
  if (added === undefined) return undefined
  const id = textOf(added, 'id')
  ledger.banks.confirm(id, name)
  const again = await expect(201, 'add bank again', send('POST', '/api/banks', bank, key))
  if (again !== undefined && textOf(again, 'id') !== id) fault('one key made two banks')
  return id
}

async function changeBank({ send, ledger, expect }: Work, id: string): Promise<void> {
  const read = await expect(200, 'read bank', send('GET', `/api/banks/${id}?scope=admin`))
  if (read === undefined) return
  const name = `Bank ${randomUUID().slice(0, 8)}`
  const bank = bankNamed(textOf(read, 'shortName'), name)
  const match = { 'If-Match': read.etag ?? '' }
  ledger.banks.attempt(id, name)
  const changed = await expect(200, 'change bank', send('PUT', `/api/banks/${id}`, bank, match))
  if (changed === undefined) ledger.banks.refused(id)
  else ledger.banks.confirm(id, name)
  await expect(412, 'change bank from an old version', send('PUT', `/api/banks/${id}`, bank, match))
  await expect(428, 'change bank without a version', send('PUT', `/api/banks/${id}`, bank))
}

/** A product with a rate that changes; the public must see each confirmed value on the very next request. Gives its id. */
async function workOnRate({ send, ledger, expect, fault, weather }: Work, bankId: string): Promise<string> {
  const product = { bankId, name: 'Proefrekening', productType: 'spaarrekening', regulated: true }
  const productId = textOf(await expect(201, 'add product', send('POST', '/api/products', product)), 'id')
  const rate = { productId, rateType: 'standard', baseRate: 0.5, loyaltyBonus: 0.25, source: 'proef' }
  let stored = await expect(201, 'add rate', send('POST', '/api/rates', rate))
  const id = textOf(stored, 'id')
  for (let step = 1; step <= 3 && stored !== undefined; step++) {
    // A step that banks take: a larger one would be asked about.
    const baseRate = Math.round(50 + Math.random() * 80) / 100
    const match = { 'If-Match': stored.etag ?? '' }
    ledger.rates.attempt(id, baseRate)
    stored = await expect(200, 'change rate', send('PUT', `/api/rates/${id}`, { ...rate, baseRate }, match))
    if (stored === undefined) ledger.rates.refused(id)
    if (stored === undefined) break
    ledger.rates.confirm(id, baseRate)
    // Of two servers the one that did not save it hears of it a moment later.
    if (!weather.isOneServer) continue
    const shown = await expect(200, 'public rate', send('GET', `/api/rates/${id}`))
    if (shown !== undefined && fieldOf(shown.body, 'baseRate') !== baseRate) fault('a saved rate was not shown at once')
  }
  return id
}

async function deleteBank({ send, ledger, expect }: Work, id: string, rate: string): Promise<void> {
  const read = await expect(200, 'read bank', send('GET', `/api/banks/${id}?scope=admin`))
  if (read === undefined) return
  const match = { 'If-Match': read.etag ?? '' }
  await expect(409, 'delete bank in use', send('DELETE', `/api/banks/${id}`, undefined, match))
  ledger.banks.attempt(id, undefined)
  ledger.rates.attempt(rate, undefined)
  const gone = await expect(204, 'delete bank', send('DELETE', `/api/banks/${id}?cascade=true`, undefined, match))
  if (gone === undefined) {
    ledger.banks.refused(id)
    ledger.rates.refused(rate)
  } else {
    ledger.banks.confirm(id, undefined)
    ledger.rates.confirm(rate, undefined)
  }
}

/** Two changes of one version at the same moment: exactly one may win. */
async function collide({ send, ledger, fault, expect, weather }: Work, id: string): Promise<void> {
  const read = await expect(200, 'read bank', send('GET', `/api/banks/${id}?scope=admin`))
  if (read === undefined) return
  const match = { 'If-Match': read.etag ?? '' }
  const names = ['Links', 'Rechts'].map((side) => `${side} ${randomUUID().slice(0, 8)}`)
  const bank = (name: string) => bankNamed(textOf(read, 'shortName'), name)
  for (const name of names) ledger.banks.attempt(id, name)
  const answers = await Promise.all(names.map(async (name) => send('PUT', `/api/banks/${id}`, bank(name), match)))
  const statuses = answers.map((answer) => answer.status)
  const won = names.filter((_, index) => answers[index]?.status === 200)
  if (won.length === 1 && statuses.includes(412)) return ledger.banks.confirm(id, won[0])
  if (weather.mayRefuse && won.length <= 1) throw new Disturbed()
  fault(`two changes at once answered ${statuses.join()}`)
}

/** One admin until the signal. A fresh login now and then, because sessions end. */
export async function administer(
  origin: string,
  ledger: Ledger,
  diary: Diary,
  signal: AbortSignal,
  restMs: number,
  weather: Weather,
): Promise<void> {
  let admin: Admin | undefined
  let loggedInAt = 0
  const send: Admin['send'] = async (...request) => {
    const started = performance.now()
    const sent = admin?.send(...request) ?? Promise.resolve(noAnswer)
    const answer = weather.mayRefuse ? await sent.catch(() => noAnswer) : await sent
    diary.note('admin', performance.now() - started)
    return answer
  }
  const expect: Work['expect'] = async (status, what, sent) => {
    const answer = await sent.catch((error: unknown) => {
      if (weather.mayRefuse) return noAnswer
      throw error
    })
    if (answer.status === status) return answer
    if (weather.mayRefuse && honest.has(answer.status)) throw new Disturbed()
    diary.fault(`${what}: ${answer.status} instead of ${status}`)
    return undefined
  }
  const work: Work = { send, ledger, expect, fault: diary.fault, weather }
  while (!signal.aborted) {
    try {
      if (admin === undefined || performance.now() - loggedInAt > 180_000) {
        admin = await logIn(origin)
        loggedInAt = performance.now()
      }
      const id = await addBank(work, 'Nieuwe bank')
      if (id !== undefined) {
        await changeBank(work, id)
        await collide(work, id)
        const rate = await workOnRate(work, id)
        if (Math.random() < 0.7) await deleteBank(work, id, rate)
      }
    } catch (error) {
      const when = weather.isRough() ? 'while something was broken' : 'while nothing was broken'
      if (weather.mayRefuse) diary.note(`admin, refused ${when}`, 0)
      else diary.fault(`admin: ${String(error)}`)
    }
    await pause(restMs)
  }
}

/** Reads every confirmed write back; gives those that are not there as they were confirmed. */
export async function lostWrites(origin: string, ledger: Ledger): Promise<readonly string[]> {
  const admin = await logIn(origin)
  const rowsOf = async (path: string) => {
    const { body } = await admin.send('GET', `${path}?scope=admin`)
    return new Map(Array.isArray(body) ? body.map((row: unknown) => [String(fieldOf(row, 'id')), row]) : [])
  }
  const [banks, rates] = [await rowsOf('/api/banks'), await rowsOf('/api/rates')]
  return [
    ...ledger.banks.broken((id) => fieldOf(banks.get(id), 'name') as string | undefined).map((id) => `bank ${id}`),
    ...ledger.rates.broken((id) => fieldOf(rates.get(id), 'baseRate') as number | undefined).map((id) => `rate ${id}`),
  ]
}
