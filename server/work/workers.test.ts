import { setFlagsFromString } from 'node:v8'
import { afterEach, describe, expect, it } from 'vitest'
import type { Order } from '#server/work/testing-worker.ts'
import { createWorkers, type Workers, type WorkersOptions } from '#server/work/workers.ts'

const usual: WorkersOptions = {
  file: new URL('testing-worker.ts', import.meta.url),
  count: 1,
  inLine: 4,
  inLinePerOwner: 2,
  limitMs: 400,
  waitMs: 20_000,
  memoryMb: 32,
}

let workers: Workers
afterEach(async () => workers.close())
const run = async (order: Order, owner = 'a', shared?: unknown) => workers.run(order, { owner, shared })
const reasonOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? String(Reflect.get(error, 'reason') ?? error.message) : 'odd'),
  )

describe('work in threads', () => {
  it('is done beside this thread, with the processor time it took', async () => {
    workers = createWorkers({ ...usual, limitMs: 60_000 })
    await workers.start()
    let beats = 0
    const timer = setInterval(() => beats++, 5)
    const { ms } = await run({ spin: 200 })
    clearInterval(timer)
    expect(ms).toBeGreaterThan(150)
    expect(beats).toBeGreaterThan(5)
  })

  it('gives what is shared once, and anew when it is another object', async () => {
    workers = createWorkers(usual)
    const first = { market: 1 }
    expect((await run({}, 'a', first)).value).toEqual(first)
    expect((await run({}, 'a', first)).value).toEqual(first)
    expect((await run({}, 'a', { market: 2 })).value).toEqual({ market: 2 })
  })

  it('that takes too long is ended, and the next one is done by a new thread', async () => {
    workers = createWorkers(usual)
    await workers.start()
    const [endless, after] = [reasonOf(run({ spin: 60_000 })), run({}, 'b', 'x')]
    expect(await endless).toBe('too long')
    expect((await after).value).toBe('x')
    expect(workers.counts()).toEqual({ threads: 1, waiting: 0, working: 0, replaced: 1 })
  })

  it('is not ended for what its thread did for itself before', async () => {
    const idle = Promise.withResolvers<unknown>()
    workers = createWorkers({ ...usual, onNote: idle.resolve })
    await run({ own: 1000 })
    await idle.promise
    expect(await reasonOf(run({ rest: 900 }))).toBe('done')
    expect(workers.counts().replaced).toBe(0)
  })

  it('that fails, dies or eats its memory tells whoever asked, and stops nobody else', async () => {
    workers = createWorkers({ ...usual, limitMs: 60_000 })
    expect(await reasonOf(run({ fail: 'zo niet' }))).toBe('zo niet')
    expect(await reasonOf(run({ die: true }))).toBe('stopped')
    expect(await reasonOf(run({ hoard: true }))).toContain('memory')
    expect((await run({}, 'a', 1)).value).toBe(1)
  })

  it('waits in a bounded line, and no owner fills it or has two pieces at work', async () => {
    workers = createWorkers({ ...usual, count: 2, limitMs: 60_000 })
    await workers.start()
    const order: string[] = []
    const noted = async (owner: string) => {
      const reason = await reasonOf(run({ spin: owner === 'a' ? 200 : 5 }, owner))
      order.push(`${owner} ${reason}`)
    }
    // Of "a" one works and two wait, while the second thread is idle: the fourth is refused.
    const first = [noted('a'), noted('a'), noted('a'), noted('a')]
    expect(workers.counts()).toMatchObject({ working: 1, waiting: 2 })
    const others = [noted('b'), noted('c'), noted('d'), noted('e')]
    await Promise.all([...first, ...others])
    expect(order.filter((line) => line === 'a mine full')).toHaveLength(1)
    expect(order.filter((line) => line === 'e full')).toHaveLength(1)
    expect(order.filter((line) => line.endsWith('done'))).toHaveLength(6)
    expect(order.indexOf('b done')).toBeLessThan(order.lastIndexOf('a done'))
  })

  it('has as much room for what is new as it was given, whatever the flags of the process say', async () => {
    setFlagsFromString('--max-semi-space-size=1')
    workers = createWorkers({ ...usual, memoryMb: 96, limitMs: 60_000, youngMb: 24 })
    // With the flag it would be two megabytes.
    expect((await run({ make: true })).value).toBeGreaterThan(4)
  })

  it('leaves no thread behind where it is rare, and the next piece is done by a new one', async () => {
    workers = createWorkers({ ...usual, idleMs: 50 })
    expect((await run({}, 'a', 1)).value).toBe(1)
    expect(workers.counts()).toMatchObject({ threads: 1, replaced: 0 })
    await expect.poll(() => workers.counts().threads).toBe(0)
    // A piece that takes longer than a thread may be idle is not cut short.
    expect((await run({ rest: 200 }, 'a', 2)).value).toBe(2)
    expect(workers.counts()).toMatchObject({ threads: 1, replaced: 0 })
  })

  it('that waits too long is refused, also when no thread ever starts', async () => {
    workers = createWorkers({ ...usual, file: new URL('does-not-exist.ts', import.meta.url), waitMs: 50 })
    expect(await reasonOf(run({}))).toBe('full')
  })
})
