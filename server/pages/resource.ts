/** A file ready to be sent: for each encoding its headers and its body, made once and shared by all answers. */
import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export type Variant = {
  readonly encoding: Encoding
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  /** Names and values in turn, as node:http takes them fastest. */
  readonly flatHeaders: string[]
  readonly body: Buffer
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

const nothing = Buffer.alloc(0)

function variantOf(
  encoding: Encoding,
  status: number,
  headers: readonly (readonly [string, string])[],
): Omit<Variant, 'body'> {
  return { encoding, status, headers, flatHeaders: headers.flat() }
}

/**
 * Plain text weighs four times its compressed copy, and hardly anybody asks for it: it is made from that copy for those who do,
 * and stays as long as nothing else needs the memory.
 */
function withUnpacked(variant: Omit<Variant, 'body'>, gzip: Buffer): Variant {
  let kept: WeakRef<Buffer> | undefined
  return {
    ...variant,
    get body() {
      const known = kept?.deref()
      if (known !== undefined) return known
      const body = gunzipSync(gzip)
      kept = new WeakRef(body)
      return body
    },
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
  const headed = (encoding: Encoding, length: number): Omit<Variant, 'body'> => {
    const encoded: readonly (readonly [string, string])[] =
      encoding === 'identity' ? [] : [['Content-Encoding', encoding]]
    const own: readonly (readonly [string, string])[] = [
      ['Content-Type', parts.contentType],
      ['Content-Length', String(length)],
    ]
    return variantOf(encoding, status, [...own, ...encoded, ...shared])
  }
  const full = (encoding: Encoding, body: Buffer): Variant => ({ ...headed(encoding, body.length), body })
  const { identity, br, gzip } = parts.bodies
  return {
    path: parts.path,
    etag,
    strongTag,
    status,
    contentType: parts.contentType,
    br: br && full('br', br),
    gzip: gzip && full('gzip', gzip),
    identity: gzip ? withUnpacked(headed('identity', identity.length), gzip) : full('identity', identity),
    notModified: { ...variantOf('identity', 304, shared), body: nothing },
  }
}

/** `q=0` is the only weight that matters: a browser that can read brotli wants it. */
const accepts = (encoding: string) => {
  const named = new RegExp(`(?:^|,)[ \\t]*${encoding}[ \\t]*(?:$|,|;(?![ \\t]*q=0(?:\\.0*)?[ \\t]*(?:$|,)))`, 'i')
  return (accepted: string): boolean => named.test(accepted)
}
const acceptsBrotli = accepts('br')
const acceptsGzip = accepts('gzip')

/** What a request says about the form of the answer. */
export type Wishes = { readonly br: boolean; readonly gzip: boolean; readonly knownTags: string }

export function wishesOf(acceptEncoding: string, ifNoneMatch: string): Wishes {
  return {
    br: acceptsBrotli(acceptEncoding),
    gzip: acceptsGzip(acceptEncoding),
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
