/** Answers for everyone: from memory, with a tag for caches, and honest about their age. */
import type { Context, Parts } from '#server/http/environment.ts'
import { copyOf, type Copy, type PublicData } from '#server/public-data.ts'

export const publicCaching = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400'

export async function answerPublic(
  context: Context,
  parts: Parts,
  choose: (data: PublicData) => Copy | undefined,
  contentType = 'application/json; charset=utf-8',
): Promise<Response | undefined> {
  const { data, freshness } = await parts.data.read()
  const copy = choose(data)
  if (copy === undefined) return undefined
  const headers: Record<string, string> = {
    'Cache-Control': publicCaching,
    ETag: copy.etag,
    'X-Data-As-Of': data.market.asOf,
    'X-Data-Status': freshness,
  }
  const known = context.req.header('if-none-match')
  if (known !== undefined && (known.trim() === '*' || known.includes(copy.etag))) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(copy.body, { status: 200, headers: { ...headers, 'Content-Type': contentType } })
}

export function jsonCopy(value: unknown): Copy {
  return copyOf(JSON.stringify(value))
}
