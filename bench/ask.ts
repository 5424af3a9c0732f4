/** One GET over a kept connection. A plain client, because `fetch` costs as much as the answer it measures. */
import { Agent, get } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** The status of the answer, once all of it has arrived. */
export async function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'gzip', ...headers } }, (response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    }).on('error', reject)
  })
}
