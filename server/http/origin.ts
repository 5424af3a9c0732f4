/** An unsafe request must come from our own pages. Cookies alone prove nothing about who wrote the request. */
import type { Context } from '#server/http/environment.ts'
import { problems } from '#server/http/problem.ts'

export const cookieName = '__Host-sessie'

export function isUnsafe(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

export function checkOrigin(context: Context, publicOrigin: string): void {
  const site = context.req.header('sec-fetch-site')
  if (site !== undefined) {
    if (site !== 'same-origin') throw problems.wrongOrigin()
    return
  }
  const origin = context.req.header('origin')
  if (origin !== undefined) {
    if (origin !== publicOrigin) throw problems.wrongOrigin()
    return
  }
  // No browser of the last years sends neither. A program without a cookie acts for itself; with one it may be tricked.
  if (context.req.header('cookie')?.includes(`${cookieName}=`) === true) throw problems.wrongOrigin()
}

/** Forms and beacons of other sites cannot send this type without asking us first. */
export function checkContentType(context: Context): void {
  const type = context.req.header('content-type')
  if (type !== undefined && /^application\/json\s*(;|$)/i.test(type)) return
  // A request that announces no body has none: a DELETE or a logout needs no type.
  const hasBody =
    (context.req.header('content-length') ?? '0') !== '0' || context.req.header('transfer-encoding') !== undefined
  if (type !== undefined || hasBody) throw problems.notJson()
}
