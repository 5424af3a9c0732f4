/** Downloads a public file from another server, prepared for silence, errors and half an answer. */
import { setTimeout as pause } from 'node:timers/promises'

export type Download = {
  readonly fetch: typeof fetch
  readonly attempts?: number
  readonly timeoutMs?: number
  /** Wait before the second attempt; doubles after each one. */
  readonly firstWaitMs?: number
  readonly maxBytes?: number
}

export class DownloadFailed extends Error {
  readonly isFinal: boolean
  constructor(message: string, isFinal: boolean, cause?: unknown) {
    super(message, { cause })
    this.isFinal = isFinal
  }
}

async function readLimited(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > maxBytes) throw new DownloadFailed(`more than ${maxBytes} bytes`, true)
    parts.push(part)
  }
  const announced = response.headers.get('content-length')
  const isEncoded = response.headers.get('content-encoding') !== null
  if (announced !== null && !isEncoded && Number(announced) !== size) {
    throw new DownloadFailed(`${size} of ${announced} bytes received`, false)
  }
  return Buffer.concat(parts)
}

async function attempt(url: string, options: Download): Promise<Buffer> {
  const response = await options.fetch(url, {
    headers: { Accept: '*/*', 'User-Agent': 'Rekenklaar/1.0 (open data import)' },
    redirect: 'error',
    signal: AbortSignal.timeout(options.timeoutMs ?? 20_000),
  })
  if (!response.ok) {
    await response.body?.cancel()
    // A client error will be the same tomorrow; too many requests and server errors may pass.
    const isFinal = response.status < 500 && response.status !== 429 && response.status !== 408
    throw new DownloadFailed(`status ${response.status}`, isFinal)
  }
  return readLimited(response, options.maxBytes ?? 20_000_000)
}

export async function download(url: string, options: Download): Promise<Buffer> {
  const attempts = options.attempts ?? 4
  let wait = options.firstWaitMs ?? 1000
  for (let count = 1; ; count++) {
    try {
      return await attempt(url, options)
    } catch (error) {
      if (error instanceof DownloadFailed && error.isFinal) throw error
      if (count >= attempts) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new DownloadFailed(`${reason} after ${attempts} attempts`, true, error)
      }
      // Spread, so that many servers do not come back in step.
      await pause(wait * (0.75 + Math.random() / 2))
      wait *= 2
    }
  }
}
