/** Admins: add banks, products and rates, change them, get in each other's way, delete. Every confirmed write is remembered. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Admin, type Answer, bankNamed, fieldOf, logIn } from '../admin.ts'
import type { Diary } from './diary.ts'

/** What the server confirmed: a field of a row by its id; undefined for a row that was deleted. */
export type Ledger = {
  readonly banks: Map<string, string | undefined>
  readonly rates: Map<string, number | undefined>
}

export function newLedger(): Ledger {
  return { banks: new Map(), rates: new Map() }
}

type Work = {
  readonly send: Admin['send']
  readonly ledger: Ledger
  readonly fault: (text: string) => void
  /** Checks the status and gives the answer; a wrong status is a fault and gives undefined. */
  readonly expect: (status: number, what: string, answer: Promise<Answer>) => Promise<Answer | undefined>
}

const textOf = (answer: Answer | undefined, key: string) => String(fieldOf(answer?.body, key))

async function addBank({ send, ledger, expect, fault }: Work, name: string): Promise<string | undefined> {
  const key = { 'Idempotency-Key': randomUUID() }
  const bank = bankNamed(`P ${randomUUID().slice(0, 18)}`, name)
  const added = await expect(201, 'add bank', send('POST', '/api/banks', bank, key))
  if (added === undefined) return undefined
  const id = textOf(added, 'id')
  ledger.banks.set(id, name)
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
  if ((await expect(200, 'change bank', send('PUT', `/api/banks/${id}`, bank, match))) !== undefined) {
    ledger.banks.set(id, name)
  }
  await expect(412, 'change bank from an old version', send('PUT', `/api/banks/${id}`, bank, match))
  await expect(428, 'change bank without a version', send('PUT', `/api/banks/${id}`, bank))
}

/** A product with a rate that changes; the public must see each confirmed value on the very next request. Gives its id. */
async function workOnRate({ send, ledger, expect, fault }: Work, bankId: string): Promise<string> {
  const product = { bankId, name: 'Proefrekening', productType: 'spaarrekening', regulated: true }
  const productId = textOf(await expect(201, 'add product', send('POST', '/api/products', product)), 'id')
  const rate = { productId, rateType: 'standard', baseRate: 0.5, loyaltyBonus: 0.25, source: 'proef' }
  let stored = await expect(201, 'add rate', send('POST', '/api/rates', rate))
  const id = textOf(stored, 'id')
  for (let step = 1; step <= 3 && stored !== undefined; step++) {
    const baseRate = Math.round(Math.random() * 300) / 100
    const match = { 'If-Match': stored.etag ?? '' }
    stored = await expect(200, 'change rate', send('PUT', `/api/rates/${id}`, { ...rate, baseRate }, match))
    if (stored === undefined) break
    ledger.rates.set(id, baseRate)
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
  const gone = await expect(204, 'delete bank', send('DELETE', `/api/banks/${id}?cascade=true`, undefined, match))
  if (gone === undefined) return
  ledger.banks.set(id, undefined)
  ledger.rates.set(rate, undefined)
}

/** Two changes of one version at the same moment: exactly one may win. */
async function collide({ send, ledger, fault, expect }: Work, id: string): Promise<void> {
  const read = await expect(200, 'read bank', send('GET', `/api/banks/${id}?scope=admin`))
  if (read === undefined) return
  const match = { 'If-Match': read.etag ?? '' }
  const names = ['Links', 'Rechts'].map((side) => `${side} ${randomUUID().slice(0, 8)}`)
  const bank = (name: string) => bankNamed(textOf(read, 'shortName'), name)
  const answers = await Promise.all(names.map(async (name) => send('PUT', `/api/banks/${id}`, bank(name), match)))
  const statuses = answers.map((answer) => answer.status)
  if (statuses.toSorted((a, b) => a - b).join() !== '200,412') fault(`two changes at once answered ${statuses.join()}`)
  names.forEach((name, index) => answers[index]?.status === 200 && ledger.banks.set(id, name))
}

/** One admin until the signal. A fresh login now and then, because sessions end. */
export async function administer(
  origin: string,
  ledger: Ledger,
  diary: Diary,
  signal: AbortSignal,
  restMs: number,
): Promise<void> {
  let admin = await logIn(origin)
  let loggedInAt = performance.now()
  const send: Admin['send'] = async (...request) => {
    const started = performance.now()
    const answer = await admin.send(...request)
    diary.note('admin', performance.now() - started)
    return answer
  }
  const expect: Work['expect'] = async (status, what, sent) => {
    const answer = await sent
    if (answer.status === status) return answer
    diary.fault(`${what}: ${answer.status} instead of ${status}`)
    return undefined
  }
  const work: Work = { send, ledger, expect, fault: diary.fault }
  while (!signal.aborted) {
    try {
      if (performance.now() - loggedInAt > 180_000) {
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
      diary.fault(`admin: ${String(error)}`)
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
    ...[...ledger.banks].filter(([id, name]) => fieldOf(banks.get(id), 'name') !== name).map(([id]) => `bank ${id}`),
    ...[...ledger.rates]
      .filter(([id, rate]) => fieldOf(rates.get(id), 'baseRate') !== rate)
      .map(([id]) => `rate ${id}`),
  ]
}
