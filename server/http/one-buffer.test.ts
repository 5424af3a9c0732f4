import { connect, createServer, Socket } from 'node:net'
import { expect, it } from 'vitest'
import { withOneBuffer } from '#server/http/one-buffer.ts'

it('reads without copies at first, and is an ordinary stream after its release', async () => {
  const seen: string[] = []
  const server = createServer((accepted) => {
    const { socket, release } = withOneBuffer(accepted, (bytes) => {
      seen.push(`read ${bytes.toString()}`)
      release()
      socket.on('data', (rest: Buffer) => {
        seen.push(`stream ${rest.toString()}`)
        socket.end()
      })
      socket.write('next')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const visitor = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1')
  visitor.write('one')
  visitor.once('data', () => visitor.write('two'))
  await new Promise((resolve) => visitor.once('close', resolve))
  // Comes to an end only if the server still knows when its last connection is gone.
  await new Promise((resolve) => server.close(resolve))
  expect(seen).toEqual(['read one', 'stream two'])
})

it('reads a connection without a handle in the ordinary way', async () => {
  const seen: string[] = []
  const accepted = new Socket()
  const { socket, release } = withOneBuffer(accepted, (bytes) => void seen.push(bytes.toString()))
  expect(socket).toBe(accepted)
  accepted.emit('data', Buffer.from('one'))
  release()
  accepted.emit('data', Buffer.from('two'))
  expect(seen).toEqual(['one'])
})
