import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createLog } from '#server/log.ts'
import { loadAstroRenderer } from '#server/pages/astro-renderer.ts'
import { snapshotOfBuild } from '#server/public-data.ts'

const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-astro-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { market } = snapshotOfBuild()
const lines: string[] = []
const log = createLog((line) => lines.push(line))
let builds = 0

/** A server build with this handler, as the Node adapter exports it in middleware mode. */
async function rendererOf(handler: string) {
  const dist = join(folder, String(builds++))
  mkdirSync(join(dist, 'server'), { recursive: true })
  writeFileSync(join(dist, 'server', 'entry.mjs'), handler)
  return loadAstroRenderer(dist, 'https://rekenklaar.test', log)
}

describe('the renderer of the server build', () => {
  it('is asked for the hidden route with rates and day as locals, and its pieces become one page', async () => {
    const render = await rendererOf(`export const handler = async (request, response, next, locals) => {
      response.writeHead(200, { 'Content-Type': 'text/html' })
      response.write('<html>' + request.method + ' ' + request.url + ' ' + request.headers.host)
      response.write(new TextEncoder().encode(' é ' + locals.market.offers.length))
      response.end(' ' + locals.today + '</html>')
    }`)
    const html = await render?.('/sparen/x', market, '2026-11-15')
    expect(html).toBe('<html>GET /_markt/sparen/x rekenklaar.test é 138 2026-11-15</html>')
  })

  it('says that the answer is done and its connection closed: until then Astro keeps the request in memory', async () => {
    const render = await rendererOf(`export const handler = async (request, response) => {
      const heard = globalThis.heardByTest = []
      response.on('finish', () => heard.push('finish')).on('close', () => heard.push('close'))
      request.socket.on('close', () => heard.push('connection closed'))
      response.writeHead(200)
      response.end('<html></html>')
    }`)
    await render?.('/sparen/x', market, '2026-11-15')
    await new Promise((resolve) => setImmediate(resolve))
    expect(Reflect.get(globalThis, 'heardByTest')).toEqual(['finish', 'close', 'connection closed'])
  })

  it.each([
    ['another status', "async (q, r) => { r.writeHead(500); r.end('</html>') }", 'status 500'],
    ['half a page', "async (q, r) => { r.writeHead(200); r.end('<html>') }", 'status 200'],
    ['no route', 'async (q, r, next) => next()', 'no route'],
    ['an exception', "async () => { throw new Error('kapot') }", 'kapot'],
  ])('refuses %s', async (_, handler, message) => {
    const render = await rendererOf(`export const handler = ${handler}`)
    await expect(render?.('/sparen/x', market, '2026-11-15')).rejects.toThrow(message)
  })

  it('is absent, with a line in the log, when the build does not load or has no handler', async () => {
    expect(await rendererOf("import 'bestaat-niet-echt'")).toBeUndefined()
    expect(await rendererOf('export const iets = 1')).toBeUndefined()
    expect(lines.join('')).toContain('does not load')
    expect(await loadAstroRenderer(join(folder, 'nergens'), 'https://x.be', log)).toBeUndefined()
  })
})
