/** Tells a search engine about changed addresses, and its answer in plain Dutch. */

export const mostPerPost = 10_000
const giveUpAfter = 10_000

export type Engine = {
  readonly endpoint: string
  readonly key: string
  readonly publicOrigin: string
  readonly fetch: typeof fetch
  readonly timeoutMs?: number
}

export type Submission = {
  readonly success: boolean
  readonly statusCode: number | null
  readonly submittedUrls: number
  readonly message: string
  readonly retryAfter?: number
}

const causes: Readonly<Record<number, string>> = {
  400: 'De zoekmachine vindt het verzoek ongeldig (400).',
  403: 'De zoekmachine aanvaardt de sleutel niet (403): kijk na of het sleutelbestand bereikbaar is.',
  422: 'Een adres hoort niet bij deze site of de sleutel klopt niet (422).',
  429: 'De zoekmachine kreeg te veel verzoeken (429). Probeer het later opnieuw.',
}

function retryAfterOf(response: Response): number | undefined {
  const header = response.headers.get('retry-after')
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 86_400) : undefined
}

type PostResult = {
  readonly ok: boolean
  readonly status: number | null
  readonly cause: string
  readonly retryAfter?: number
}

async function post(engine: Engine, urlList: readonly string[]): Promise<PostResult> {
  const { origin, host } = new URL(engine.publicOrigin)
  const body = { host, key: engine.key, keyLocation: `${origin}/${engine.key}.txt`, urlList }
  try {
    const response = await engine.fetch(engine.endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      // A redirect could lead anywhere: it counts as a failure.
      redirect: 'error',
      signal: AbortSignal.timeout(engine.timeoutMs ?? giveUpAfter),
    })
    await response.body?.cancel()
    const { status } = response
    if (status === 200 || status === 202) return { ok: true, status, cause: '' }
    const retryAfter = retryAfterOf(response)
    const cause = causes[status] ?? `De zoekmachine antwoordde met een fout (${status}).`
    return { ok: false, status, cause, ...(retryAfter === undefined ? {} : { retryAfter }) }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const cause = isLate ? 'De zoekmachine antwoordde niet op tijd.' : 'De zoekmachine is niet bereikbaar.'
    return { ok: false, status: null, cause }
  }
}

export async function submit(engine: Engine, urls: readonly string[]): Promise<Submission> {
  let submittedUrls = 0
  let last: PostResult = { ok: true, status: 200, cause: '' }
  for (let from = 0; from < urls.length; from += mostPerPost) {
    const part = urls.slice(from, from + mostPerPost)
    last = await post(engine, part)
    // An engine that refuses one part will refuse the next: stop here.
    if (!last.ok) break
    submittedUrls += part.length
  }
  if (last.ok) {
    const message = `${submittedUrls} adressen ontvangen, niet noodzakelijk geïndexeerd.`
    return { success: true, statusCode: last.status, submittedUrls, message }
  }
  const partly = submittedUrls > 0 ? `Gedeeltelijk: ${submittedUrls} van ${urls.length} adressen ontvangen. ` : ''
  return {
    success: false,
    statusCode: last.status,
    submittedUrls,
    message: partly + last.cause,
    ...(last.retryAfter === undefined ? {} : { retryAfter: last.retryAfter }),
  }
}
