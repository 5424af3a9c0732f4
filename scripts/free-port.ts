import { createServer } from 'node:net'

/** A port that is free on loopback right now. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('No port was given.'))
      else server.close(() => resolve(address.port))
    })
  })
}
