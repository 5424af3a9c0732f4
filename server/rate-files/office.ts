/** Files of rates, read and written in a thread: no file can stop the site, or another admin for long. */
import { problems } from '#server/http/problem.ts'
import type { RateFileRows } from '#server/rate-files/columns.ts'
import type { RateFile } from '#server/rate-files/file.ts'
import type { Plan } from '#server/rate-files/plan.ts'
import type { FileJob } from '#server/rate-files/worker.ts'
import { createWorkers, type WorkersOptions, WorkRefused } from '#server/work/workers.ts'

export type Office = {
  readonly plan: (owner: string, file: RateFile, rows: RateFileRows) => Promise<Plan>
  /** All rates as a workbook. */
  readonly book: (owner: string, rows: RateFileRows) => Promise<Buffer>
  readonly close: () => Promise<void>
}

const officeLimits: Omit<WorkersOptions, 'file'> = {
  count: 1,
  inLine: 8,
  inLinePerOwner: 4,
  limitMs: 5000,
  waitMs: 20_000,
  startMs: 20_000,
  // The largest workbook that is taken needs less; a hostile one gets no more.
  memoryMb: 64,
  // An admin imports once in a while: the memory of a large file is not kept for the next one.
  idleMs: 10_000,
}

const tooHeavy: Plan = {
  lines: [],
  errors: [{ line: 1, message: 'Dit bestand is te zwaar om te lezen. Bewaar het als CSV en probeer opnieuw.' }],
  headers: [],
  columns: {},
}

export function openOffice(limits = officeLimits): Office {
  const workers = createWorkers({ file: new URL('worker.ts', import.meta.url), ...limits })
  const run = async (owner: string, job: FileJob): Promise<unknown> => {
    try {
      return (await workers.run(job, { owner })).value
    } catch (error) {
      if (error instanceof WorkRefused && error.reason !== 'too long') throw problems.overloaded()
      throw error
    }
  }
  /** It took too long, or more memory than it may. */
  const isTooHeavy = (error: unknown) =>
    error instanceof WorkRefused ||
    (error instanceof Error && Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY')
  return {
    plan: async (owner, file, rows) => {
      try {
        return (await run(owner, { kind: 'plan', file, rows })) as Plan
      } catch (error) {
        if (isTooHeavy(error)) return tooHeavy
        throw error
      }
    },
    book: async (owner, rows) => Buffer.from((await run(owner, { kind: 'book', rows })) as Uint8Array),
    close: workers.close,
  }
}
