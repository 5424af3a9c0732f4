/** One row for everyone: from memory, with a tag for caches and a header that tells its age. Lists are in public-answers.ts. */
import { createHash } from 'node:crypto'
import type { Context, Parts } from '#server/http/environment.ts'
import type { PublicData } from '#server/public-data.ts'

type Copy = { readonly body: string; readonly etag: string }

export const publicCaching = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400'

export async function answerPublic(
  context: Context,
  parts: Parts,
  choose: (data: PublicData) => Copy | undefined,
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
  return new Response(copy.body, {
    status: 200,
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
  })
}

export function jsonCopy(value: unknown): Copy {
  const body = JSON.stringify(value)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}
