/** Requests over kept connections. A plain client, because `fetch` costs as much as the answer it measures. */
import { Agent, type ClientRequest, get, type IncomingMessage, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
/** Longer than this is no answer. */
const patience = 15_000

/** The status of the answer, once all of it has arrived. */
async function statusOf(send: (answer: (response: IncomingMessage) => void) => ClientRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = send((response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    sent.on('error', reject).setTimeout(patience, () => sent.destroy(new Error('no answer')))
  })
}

export async function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  return statusOf((answer) => get(url, { agent, headers: { 'Accept-Encoding': 'gzip', ...headers } }, answer))
}

export async function post(url: string, body: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) }
  return statusOf((answer) => request(url, { agent, method: 'POST', headers }, answer).end(body))
}
