/**
 * Work whose cost somebody outside chooses runs in threads of its own, so that the thread that answers pages never waits
 * for it. Each piece has a time limit, after which its thread is ended and replaced. The line is bounded, and nobody has
 * two pieces at work at once.
 */
import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'

/** Threads for work that others ask for: one fewer than the machine has, because pages keep theirs. */
export const spareCores = Math.max(1, Math.min(4, availableParallelism() - 1))

export type WorkersOptions = {
  /** The module that calls `serve`. */
  readonly file: URL
  readonly workerData?: unknown
  readonly count: number
  /** Pieces that may wait, in all and of one owner. */
  readonly inLine: number
  readonly inLinePerOwner: number
  /** Most processor time of one piece; on the clock it may be ten times as long, for a machine that is busy elsewhere. */
  readonly limitMs: number
  /** Longest time in line once a thread is there. */
  readonly waitMs: number
  /** Longest time in line while a thread is starting: loading its files takes a busy machine seconds. */
  readonly startMs: number
  readonly memoryMb: number
  /**
   * Where results are made and dropped; a third of it is filled at a time. What outlives two fillings is collected with all
   * the rest, which takes ten times as long.
   */
  readonly youngMb?: number
  /** A thread that had no work for so long is ended: for work that is rare. The next piece starts another. */
  readonly idleMs?: number
  /** Hears what a thread tells of itself beside its work. */
  readonly onNote?: (note: string) => void
  /** Measures the time in line, in ms. */
  readonly clock?: () => number
}

export type Piece = {
  /** Sent along once per thread, until it is another object. */
  readonly shared?: unknown
  readonly owner: string
}

/** What was done, and the processor time it took there. */
export type Done = { readonly value: unknown; readonly ms: number }

/** Why nothing was done. `mine` is about this owner only. */
export type NotDone = 'full' | 'mine full' | 'too long' | 'stopped'

export class WorkRefused extends Error {
  readonly reason: NotDone

  constructor(reason: NotDone) {
    super(`work not done: ${reason}`)
    this.reason = reason
  }
}

export type Workers = {
  readonly run: (job: unknown, piece: Piece) => Promise<Done>
  /** Starts the threads before anyone asks. */
  readonly start: () => Promise<void>
  readonly close: () => Promise<void>
  readonly counts: () => {
    readonly threads: number
    readonly waiting: number
    readonly working: number
    readonly replaced: number
  }
}

type Waiting = {
  readonly job: unknown
  readonly piece: Piece
  readonly asked: number
  readonly resolve: (done: Done) => void
  readonly reject: (error: Error) => void
}

type Thread = {
  readonly worker: Worker
  readonly ready: Promise<void>
  isReady: boolean
  idle: NodeJS.Timeout | undefined
  shared: unknown
  /** `spent` is the processor time of the thread, in ms, when it began; until it tells, it has not begun. */
  busy: { readonly waiting: Waiting; timer: NodeJS.Timeout; spent: number | undefined } | undefined
}

type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'begun'; readonly spent: number }
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'done'; readonly value: unknown; readonly ms: number }
  | { readonly kind: 'failed'; readonly error: unknown }

/** A thread that cannot even start is tried again after this. */
const restartMs = 1000
/** Left to itself the young space outgrows the limit of a thread, which then only collects garbage. */
const usualYoungMb = 12
/** How often its processor time a piece may take on the clock. */
const patience = 10

export function createWorkers(options: WorkersOptions): Workers {
  const threads = new Set<Thread>()
  const line: Waiting[] = []
  const clock = options.clock ?? (() => performance.now())
  let isClosed = false
  let replaced = 0
  /** Since when there is a thread, or is known that none can start; undefined while one is starting. */
  let settledAt: number | undefined

  const ownersAtWork = () => new Set([...threads].flatMap(({ busy }) => (busy ? [busy.waiting.piece.owner] : [])))

  const isLate = ({ asked }: Waiting): boolean =>
    settledAt === undefined ? clock() - asked > options.startMs : clock() - Math.max(asked, settledAt) > options.waitMs
  const dropLate = () => {
    while (line[0] !== undefined && isLate(line[0])) line.shift()?.reject(new WorkRefused('full'))
  }
  /** Also when no thread comes free, or none starts. */
  const dropLateInTime = () => {
    const longest = settledAt === undefined ? options.startMs : options.waitMs
    if (line.length > 0) setTimeout(dropLate, longest + 1).unref()
  }
  /** From now on the usual time in line counts. */
  const settle = () => {
    if (settledAt !== undefined) return
    settledAt = clock()
    dropLateInTime()
  }

  const end = (thread: Thread, waiting: Waiting) => {
    thread.busy = undefined
    waiting.reject(new WorkRefused('too long'))
    replace(thread)
  }

  const look = async (thread: Thread, waiting: Waiting, since: number) => {
    const usage = await thread.worker.cpuUsage().catch(() => undefined)
    if (thread.busy?.waiting !== waiting) return
    const now = usage === undefined ? Infinity : (usage.user + usage.system) / 1000
    const used = now - (thread.busy.spent ?? now)
    const isOver = used >= options.limitMs || performance.now() - since >= options.limitMs * patience
    if (isOver) end(thread, waiting)
    else thread.busy.timer = watch(thread, waiting, since)
  }

  /** Looks again and again whether the piece has had its processor time. */
  function watch(thread: Thread, waiting: Waiting, since: number): NodeJS.Timeout {
    return setTimeout(() => void look(thread, waiting, since), options.limitMs)
  }

  const begin = (thread: Thread, waiting: Waiting) => {
    const timer = watch(thread, waiting, performance.now())
    clearTimeout(thread.idle)
    thread.busy = { waiting, timer, spent: undefined }
    thread.worker.ref()
    const { shared } = waiting.piece
    const isNews = shared !== undefined && shared !== thread.shared
    thread.shared = isNews ? shared : thread.shared
    thread.worker.postMessage({ job: waiting.job, ...(isNews ? { shared } : {}) }, [])
  }

  function next(): void {
    dropLate()
    for (const thread of threads) {
      if (!thread.isReady || thread.busy !== undefined) continue
      const atWork = ownersAtWork()
      const at = line.findIndex(({ piece }) => !atWork.has(piece.owner))
      if (at === -1) return
      const [waiting] = line.splice(at, 1)
      if (waiting !== undefined) begin(thread, waiting)
    }
  }

  /** Ended when it is still idle by then. */
  const leaveIdle = (thread: Thread) => {
    if (options.idleMs === undefined || thread.busy !== undefined) return
    const end = () => void (threads.delete(thread) && thread.worker.terminate())
    thread.idle = setTimeout(end, options.idleMs).unref()
  }

  function spawn(): Thread {
    // `npm start` bounds the memory of the first thread with flags, which that thread has read by now. They would overrule
    // what every other thread is given.
    setFlagsFromString('--max-semi-space-size=0')
    setFlagsFromString('--max-old-space-size=0')
    const worker = new Worker(options.file, {
      workerData: options.workerData,
      resourceLimits: {
        maxOldGenerationSizeMb: options.memoryMb,
        maxYoungGenerationSizeMb: options.youngMb ?? usualYoungMb,
      },
    })
    const { promise: ready, resolve: tellReady } = Promise.withResolvers<void>()
    const thread: Thread = { worker, ready, isReady: false, idle: undefined, shared: undefined, busy: undefined }
    worker.on('message', (answer: Answer) => {
      if (answer.kind === 'note') return options.onNote?.(answer.note)
      if (answer.kind === 'begun') {
        if (thread.busy !== undefined) thread.busy.spent = answer.spent
        return
      }
      if (answer.kind === 'ready') {
        thread.isReady = true
        settle()
        tellReady()
        // An idle thread keeps no process alive.
        worker.unref()
      } else if (thread.busy !== undefined) {
        const { waiting, timer } = thread.busy
        clearTimeout(timer)
        thread.busy = undefined
        worker.unref()
        if (answer.kind === 'done') waiting.resolve({ value: answer.value, ms: answer.ms })
        else waiting.reject(answer.error instanceof Error ? answer.error : new Error(String(answer.error)))
      }
      next()
      leaveIdle(thread)
    })
    // Out of memory, or a mistake of ours: whoever waits for it hears so, and another thread takes its place.
    worker.on('error', (error: Error) => {
      thread.busy?.waiting.reject(error)
      replace(thread)
    })
    worker.on('exit', () => {
      tellReady()
      replace(thread)
    })
    threads.add(thread)
    return thread
  }

  function replace(thread: Thread): void {
    if (!threads.delete(thread)) return
    clearTimeout(thread.busy?.timer)
    thread.busy?.waiting.reject(new WorkRefused('stopped'))
    thread.busy = undefined
    void thread.worker.terminate()
    if (isClosed) return
    replaced++
    if (thread.isReady) fill()
    else {
      settle()
      setTimeout(() => void (!isClosed && threads.size < options.count && spawn()), restartMs).unref()
    }
  }

  function fill(): void {
    if (![...threads].some(({ isReady }) => isReady)) settledAt = undefined
    dropLateInTime()
    while (threads.size < options.count) spawn()
  }

  return {
    counts: () => ({ threads: threads.size, waiting: line.length, working: ownersAtWork().size, replaced }),
    start: async () => {
      fill()
      await Promise.all([...threads].map(({ ready }) => ready))
    },
    run: async (job, piece) => {
      if (isClosed) throw new WorkRefused('stopped')
      dropLate()
      const mine = line.filter(({ piece: { owner } }) => owner === piece.owner).length
      if (mine >= options.inLinePerOwner) throw new WorkRefused('mine full')
      if (line.length >= options.inLine) throw new WorkRefused('full')
      if (threads.size === 0) fill()
      return new Promise((resolve, reject) => {
        const waiting = { job, piece, asked: clock(), resolve, reject }
        line.push(waiting)
        next()
        if (line.includes(waiting)) dropLateInTime()
      })
    },
    close: async () => {
      isClosed = true
      line.splice(0).forEach(({ reject }) => reject(new WorkRefused('stopped')))
      const ended = [...threads].map(async (thread) => {
        replace(thread)
        await thread.worker.terminate()
      })
      await Promise.all(ended)
    },
  }
}
