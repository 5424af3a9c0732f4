/** The side of the thread: one piece of work at a time, each with the processor time it took. */
import { parentPort } from 'node:worker_threads'

type Message = { readonly job: unknown; readonly shared?: unknown }

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** `work` gets the job and the newest shared value. What it returns must be plain data. */
export function serve(work: (job: never, shared: unknown) => unknown): void {
  let shared: unknown
  const answer = async (message: Message) => {
    if ('shared' in message) shared = message.shared
    const spent = threadMs()
    // What the thread did for itself before, such as warming up, is not this piece's.
    parentPort?.postMessage({ kind: 'begun', spent }, [])
    try {
      const value = await work(message.job as never, shared)
      parentPort?.postMessage({ kind: 'done', value, ms: threadMs() - spent }, [])
    } catch (error) {
      parentPort?.postMessage({ kind: 'failed', error }, [])
    }
  }
  parentPort?.on('message', (message: Message) => void answer(message))
  parentPort?.postMessage({ kind: 'ready' }, [])
}
