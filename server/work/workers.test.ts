import { setFlagsFromString } from 'node:v8'
import { afterEach, describe, expect, it } from 'vitest'
import type { Gate, Order } from '#server/work/testing-worker.ts'
import { createWorkers, type Workers, type WorkersOptions } from '#server/work/workers.ts'

const usual: WorkersOptions = {
  file: new URL('testing-worker.ts', import.meta.url),
  count: 1,
  inLine: 4,
  inLinePerOwner: 2,
  limitMs: 400,
  waitMs: 20_000,
  startMs: 60_000,
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

  it('has as much room as it was given, whatever the flags of the process say', async () => {
    setFlagsFromString('--max-semi-space-size=1')
    setFlagsFromString('--max-old-space-size=256')
    workers = createWorkers({ ...usual, memoryMb: 96, limitMs: 60_000, youngMb: 24 })
    const { youngMb, wholeMb } = (await run({ make: true })).value as { youngMb: number; wholeMb: number }
    // With the flags it would be two megabytes, and more than 256 in all.
    expect(youngMb).toBeGreaterThan(4)
    expect(wholeMb).toBeLessThan(150)
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

  it('waits for a thread that starts slowly, within a time of its own, and after that no longer than usual', async () => {
    let now = 0
    const gate: Gate = new Int32Array(new SharedArrayBuffer(4))
    const set = (state: number) => {
      Atomics.store(gate, 0, state)
      Atomics.notify(gate, 0)
    }
    workers = createWorkers({ ...usual, workerData: gate, limitMs: 60_000, clock: () => now })
    const early = reasonOf(run({}, 'a'))
    now += 40_000
    const inTime = run({}, 'b', 'x')
    now += 30_000
    // Whoever comes makes the line look at the clock: the first one has waited 70 s for the thread, the second 30 s.
    const holding = run({ hold: true }, 'c')
    expect(await early).toBe('full')
    expect(workers.counts()).toMatchObject({ waiting: 2, working: 0 })
    set(1)
    expect((await inTime).value).toBe('x')
    // Now the thread is there, and busy.
    await expect.poll(workers.counts).toMatchObject({ waiting: 0, working: 1 })
    const impatient = reasonOf(run({}, 'd'))
    now += 20_001
    const last = run({}, 'e', 'y')
    expect(await impatient).toBe('full')
    set(2)
    await holding
    expect((await last).value).toBe('y')
    // Another one in its place may start as slowly.
    set(0)
    const dying = reasonOf(run({ die: true }, 'a'))
    const patient = run({}, 'b', 'z')
    expect(await dying).toBe('stopped')
    now += 50_000
    const later = run({}, 'c', 'z')
    expect(workers.counts()).toMatchObject({ waiting: 2, working: 0, replaced: 1 })
    set(1)
    expect([(await patient).value, (await later).value]).toEqual(['z', 'z'])
  })

  it('that waits too long is refused, also when no thread ever starts', async () => {
    workers = createWorkers({ ...usual, file: new URL('does-not-exist.ts', import.meta.url), waitMs: 50 })
    expect(await reasonOf(run({}))).toBe('full')
  })
})
