/**
 * Public pages of a site with ads. The only policy Google supports for them has a fresh nonce in every answer, so these
 * pages cannot come ready-made from memory: the nonce is put into each script tag on the way out.
 */
import { randomBytes } from 'node:crypto'
import { adsPolicy } from '#server/http/security-headers.ts'
import type { Resource } from '#server/pages/resource.ts'

export function withNonce(html: string, nonce: string): string {
  return html.replace(/<script\b(?![^>]*\bnonce=)/gi, `<script nonce="${nonce}"`)
}

export function nonceResponse(resource: Resource): Response {
  const nonce = randomBytes(16).toString('base64')
  const html = withNonce(resource.identity.body.toString('utf8'), nonce)
  const changed = new Set(['ETag', 'Content-Length', 'Content-Security-Policy'])
  const kept = resource.identity.headers
    .filter(([name]) => !changed.has(name))
    .map(([name, value]): [string, string] => [name, value])
  const all = new Headers([...kept, ['Content-Security-Policy', adsPolicy(nonce)]])
  return new Response(html, { status: resource.status, headers: all })
}
