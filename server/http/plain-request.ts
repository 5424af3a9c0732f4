/**
 * Reads the head of a plain GET or HEAD. Browsers send the same head again and again, so what it asks is remembered:
 * the next time one look-up replaces eight searches.
 */
import { wishesOf, type Wishes } from '#server/pages/resource.ts'

export type PlainRequest = {
  readonly url: string
  readonly isHead: boolean
  readonly wishes: Wishes
  /** Bytes of the head, with the empty line that ends it. */
  readonly length: number
}

/** Headers that change how a request is read or answered. Their mere presence is a matter for node:http. */
const unusual = /\n(?:content-length|transfer-encoding|upgrade|expect|te|trailer|range|if-range|if-match)[ \t]*:/i
/** A proxy reporting a visitor without TLS: the application decides what to do. */
const plainHttp = /\nx-forwarded-proto[ \t]*:[ \t]*http[ \t]*\r/i
const connectionHeader = /\nconnection[ \t]*:[ \t]*([^\r\n]*)/i
const encodingHeader = /\naccept-encoding:([^\r\n]*)/i
const noneMatchHeader = /\nif-none-match:([^\r\n]*)/i
const hostHeader = /\nhost:[ \t]*[^\r\n]/i
/** What identifies a person is read and forgotten. */
const personal = /\n(?:cookie|authorization|x-forwarded-for)[ \t]*:/i

const mostRemembered = 1000

function readHead(head: string, isKnown: (url: string) => boolean): PlainRequest | undefined {
  const isGet = head.startsWith('GET ')
  if (!isGet && !head.startsWith('HEAD ')) return undefined
  const start = isGet ? 4 : 5
  const end = head.indexOf('\r\n') - ' HTTP/1.1'.length
  if (end <= start || !head.startsWith(' HTTP/1.1\r\n', end)) return undefined
  const url = head.slice(start, end)
  if (!isKnown(url) || !hostHeader.test(head) || unusual.test(head) || plainHttp.test(head)) return undefined
  const connection = connectionHeader.exec(head)
  if (connection !== null && connection[1]?.trim().toLowerCase() !== 'keep-alive') return undefined
  const wishes = wishesOf(encodingHeader.exec(head)?.[1] ?? '', noneMatchHeader.exec(head)?.[1] ?? '')
  return { url, isHead: !isGet, wishes, length: head.length }
}

/**
 * Reads the first request in a text that may hold more. `isKnown` keeps addresses we do not have out of the memory.
 */
export function plainRequestReader(isKnown: (url: string) => boolean): (text: string) => PlainRequest | undefined {
  const remembered = new Map<string, PlainRequest>()
  return (text) => {
    // Only complete heads are remembered, so a hit is one head and nothing after it.
    const known = remembered.get(text)
    if (known !== undefined) return known
    const end = text.indexOf('\r\n\r\n')
    if (end === -1) return undefined
    const head = text.slice(0, end + 4)
    const request = readHead(head, isKnown)
    if (request !== undefined && !personal.test(head)) {
      if (remembered.size >= mostRemembered) remembered.clear()
      remembered.set(head, request)
    }
    return request
  }
}
