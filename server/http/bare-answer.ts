/** Answers to requests that never reach the application: no body, but the headers every answer carries. */
import { STATUS_CODES, type ServerResponse } from 'node:http'
import { fixedSecurityHeaders, nothingPolicy } from '#server/http/security-headers.ts'

type Header = readonly [string, string]

function headersOf(more: readonly Header[]): readonly Header[] {
  return [
    ...more,
    ['Content-Length', '0'],
    ['Cache-Control', 'no-store'],
    ['Content-Security-Policy', nothingPolicy],
    ...fixedSecurityHeaders,
  ]
}

export function answerBare(response: ServerResponse, status: number, more: readonly Header[] = []): void {
  response.writeHead(status, headersOf(more).flat()).end()
}

/** The same as text, for a connection on which no request could be read. It is closed after this. */
export function bareText(status: number): string {
  const lines = headersOf([
    ['Connection', 'close'],
    ['Date', new Date().toUTCString()],
  ]).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`
}

export const closing: Header = ['Connection', 'close']

export function bareResponse(status: number): Response {
  const headers = new Headers(headersOf([]).map(([name, value]): [string, string] => [name, value]))
  return new Response(null, { status, headers })
}
