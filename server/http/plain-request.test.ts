import { describe, expect, it } from 'vitest'
import { plainRequestReader } from '#server/http/plain-request.ts'

const one = 'GET /sparen HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, br;q=0\r\n\r\n'

/** A reader that counts how often an address was looked up: what is remembered is not looked up again. */
function counting() {
  const asked: string[] = []
  const read = plainRequestReader((url) => asked.push(url) > 0 && url === '/sparen')
  return { read, asked }
}

describe('the reader of plain requests', () => {
  it('says what is asked and how long the head is, whatever follows it', () => {
    const { read } = counting()
    const request = read(`${one}GET /andere`)
    expect(request).toEqual({
      url: '/sparen',
      isHead: false,
      length: one.length,
      wishes: { br: false, gzip: true, knownTags: '' },
    })
    expect(read(one)).toEqual(request)
  })

  it('reads a head it has seen before only once', () => {
    const { read, asked } = counting()
    const first = read(one)
    expect(read(one)).toBe(first)
    expect(asked).toEqual(['/sparen'])
  })

  it.each(['Cookie: sessie=geheim', 'Authorization: Basic x', 'X-Forwarded-For: 203.0.113.7'])(
    'S-34 forgets a head with %s',
    (header) => {
      const { read, asked } = counting()
      const head = `GET /sparen HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`
      expect(read(head)?.url).toBe('/sparen')
      expect(read(head)?.url).toBe('/sparen')
      expect(asked).toHaveLength(2)
    },
  )

  it('keeps unknown addresses and unfinished heads out of its memory', () => {
    const { read, asked } = counting()
    expect(read('GET /onbekend HTTP/1.1\r\nHost: x\r\n\r\n')).toBeUndefined()
    expect(read('GET /onbekend HTTP/1.1\r\nHost: x\r\n\r\n')).toBeUndefined()
    expect(asked).toHaveLength(2)
    expect(read('GET /sparen HTTP/1.1\r\nHost: x\r\n')).toBeUndefined()
  })

  it('S-15 a flood of different heads does not grow the memory without end', () => {
    const { read, asked } = counting()
    const head = (index: number) => `GET /sparen HTTP/1.1\r\nHost: x\r\nX: ${index}\r\n\r\n`
    for (let index = 0; index <= 1000; index++) read(head(index))
    expect(read(head(1000))?.url).toBe('/sparen')
    expect(asked).toHaveLength(1001)
    read(head(0))
    expect(asked).toHaveLength(1002)
  })
})
