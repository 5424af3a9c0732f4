/**
 * A file ready to be sent: for each encoding the whole answer, head and body, in one buffer. The date is the only
 * part of a head that changes; it always has the same length, so it is written over the old one once a second.
 */
import { createHash } from 'node:crypto'

export type Encoding = 'br' | 'gzip' | 'identity'

export type Variant = {
  readonly encoding: Encoding
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  /** Names and values in turn, as node:http takes them fastest. */
  readonly flatHeaders: string[]
  readonly answer: Buffer
  readonly headLength: number
  readonly dateAt: number
  stampedSecond: number
}

export type Resource = {
  readonly path: string
  readonly etag: string
  /** The tag without its mark of weakness: what is compared. */
  readonly strongTag: string
  readonly status: number
  readonly contentType: string
  readonly br: Variant | undefined
  readonly gzip: Variant | undefined
  readonly identity: Variant
  readonly notModified: Variant
}

export type ResourceParts = {
  readonly path: string
  readonly status?: number
  readonly contentType: string
  readonly cacheControl: string
  readonly headers: readonly (readonly [string, string])[]
  readonly bodies: { readonly identity: Buffer; readonly br?: Buffer | undefined; readonly gzip?: Buffer | undefined }
}

const statusTexts: Readonly<Record<number, string>> = { 200: 'OK', 304: 'Not Modified', 404: 'Not Found' }
const dateLength = 'Sun, 15 Nov 2026 00:00:00 GMT'.length

function variantOf(
  encoding: Encoding,
  status: number,
  headers: readonly (readonly [string, string])[],
  body: Buffer,
): Variant {
  const start = `HTTP/1.1 ${status} ${statusTexts[status] ?? ''}\r\nDate: `
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const head = Buffer.from(`${start}${' '.repeat(dateLength)}\r\n${lines}\r\n`, 'latin1')
  return {
    encoding,
    status,
    headers,
    flatHeaders: headers.flat(),
    answer: Buffer.concat([head, body]),
    headLength: head.length,
    dateAt: start.length,
    stampedSecond: 0,
  }
}

export function createResource(parts: ResourceParts): Resource {
  const status = parts.status ?? 200
  const hash = createHash('sha256').update(parts.bodies.identity)
  parts.headers.forEach(([name, value]) => hash.update(`\n${name}: ${value}`))
  // Weak, because one tag stands for the same content in three encodings.
  const strongTag = `"${hash.digest('base64url').slice(0, 22)}"`
  const etag = `W/${strongTag}`
  const shared: readonly (readonly [string, string])[] = [
    ['ETag', etag],
    ['Cache-Control', parts.cacheControl],
    ['Vary', 'Accept-Encoding'],
    ...parts.headers,
  ]
  const full = (encoding: Encoding, body: Buffer): Variant => {
    const encoded: readonly (readonly [string, string])[] =
      encoding === 'identity' ? [] : [['Content-Encoding', encoding]]
    const own: readonly (readonly [string, string])[] = [
      ['Content-Type', parts.contentType],
      ['Content-Length', String(body.length)],
    ]
    return variantOf(encoding, status, [...own, ...encoded, ...shared], body)
  }
  const { identity, br, gzip } = parts.bodies
  return {
    path: parts.path,
    etag,
    strongTag,
    status,
    contentType: parts.contentType,
    br: br && full('br', br),
    gzip: gzip && full('gzip', gzip),
    identity: full('identity', identity),
    notModified: variantOf('identity', 304, shared, Buffer.alloc(0)),
  }
}

/** `q=0` is the only weight that matters: a browser that can read brotli wants it. */
function accepts(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding)
  if (at === -1) return false
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepted.slice(at + encoding.length))
}

/** What a request says about the form of the answer. */
export type Wishes = { readonly br: boolean; readonly gzip: boolean; readonly knownTags: string }

export function wishesOf(acceptEncoding: string, ifNoneMatch: string): Wishes {
  return {
    br: accepts(acceptEncoding, 'br'),
    gzip: accepts(acceptEncoding, 'gzip'),
    knownTags: ifNoneMatch.trim(),
  }
}

export function variantFor(resource: Resource, wishes: Wishes): Variant {
  const { knownTags } = wishes
  if (knownTags !== '' && resource.status === 200 && (knownTags === '*' || knownTags.includes(resource.strongTag)))
    return resource.notModified
  if (wishes.br && resource.br !== undefined) return resource.br
  if (wishes.gzip && resource.gzip !== undefined) return resource.gzip
  return resource.identity
}

export function bodyOfVariant({ answer, headLength }: Variant): Buffer {
  return answer.subarray(headLength)
}

let dateText = ''
let dateSecond = 0

/** The answer with today's date in it. */
export function stamped(variant: Variant): Buffer {
  const second = Math.floor(Date.now() / 1000)
  if (second !== variant.stampedSecond) {
    if (second !== dateSecond) {
      dateSecond = second
      dateText = new Date(second * 1000).toUTCString()
    }
    variant.answer.write(dateText, variant.dateAt, 'latin1')
    variant.stampedSecond = second
  }
  return variant.answer
}
