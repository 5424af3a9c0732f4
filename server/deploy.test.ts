/** deploy/: nginx in front of two servers on one database, and the files that cannot be run here, checked by rules. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { validate } from 'dockerfile-utils'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { compressFolder } from '../scripts/compress.ts'
import { freePort } from '../scripts/free-port.ts'
import { ensureNginx, nginxConfig, type NginxOptions } from '../scripts/nginx.ts'
import { writeNginxSite } from '../scripts/nginx-site.ts'
import { buildSettings, startSettings, startWords } from '../scripts/setup.mjs'
import { readConfig } from '#server/config.ts'
import { emptyDatabase, startTestServer, type EmptyDatabase } from '#server/testing.ts'
import { exitOf, openWorkplace, until, type Running, type Workplace } from '#server/testing-process.ts'

const page = (title: string) =>
  `<!doctype html><html lang="nl-BE"><head><title>${title}</title><script>document.title="${title}"</script></head>` +
  `<body><h1>${title}</h1>${'<p>tekst om samen te drukken</p>'.repeat(40)}</body></html>`

const files: Readonly<Record<string, string>> = {
  'index.html': page('start'),
  'sparen.html': page('sparen'),
  'sparen/rentevrij.html': page('een rekenhulp'),
  'sparen/hoogste-spaarrente-belgie.html': page('rentes van de bouw'),
  'insluiten/rentevrij.html': page('op een andere site'),
  'insluiten/hoogste-spaarrente-belgie.html': page('rentes van de bouw'),
  'op-je-site/rentevrij.html': page('de code'),
  'insluiten.js': `(()=>{${'place();'.repeat(60)}})()`,
  'cijfers.json': JSON.stringify({ figures: 'x'.repeat(300) }),
  'cijfers.csv': 'naam,waarde\r\n'.repeat(40),
  'admin.html': page('admin'),
  '404.html': page('niet gevonden'),
  '_astro/app.abc123.js': 'export const a = 1;'.repeat(50),
  '_astro/app.def456.css': 'a{b:c}'.repeat(100),
  'beeld/a.svg': `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(300)}</svg>`,
  'favicon.ico': 'ico',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': `<urlset>${' '.repeat(300)}</urlset>`,
  'manifest.webmanifest': '{}',
  'offline.json': JSON.stringify({ pages: [], tekst: 'x'.repeat(300) }),
  '.well-known/security.txt': 'Contact: mailto:x@y.be',
}

let folder: string
let place: Workplace
let home: EmptyDatabase
let nginx: ChildProcess
let front: string
let servers: Running[]

beforeAll(async () => {
  const program = ensureNginx()
  folder = mkdtempSync(join(tmpdir(), 'rekenklaar-nginx-'))
  place = openWorkplace(freePort)
  home = await emptyDatabase('postgres')
  const distDir = join(place.folder, 'dist')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(distDir, 'client', name)), { recursive: true })
    writeFileSync(join(distDir, 'client', name), text)
  }
  await compressFolder(join(distDir, 'client'))
  const port = await freePort()
  front = `http://localhost:${port}`
  const env = { DATABASE_URL: home.databaseUrl ?? '', TRUSTED_PROXIES: '1', PUBLIC_ORIGIN: front, HOST: '127.0.0.1' }
  writeNginxSite(distDir, env)
  servers = [await place.start({ ...env, ...place.admin() }), await place.start(env)]
  const upstream = servers.map(({ origin }) => `127.0.0.1:${new URL(origin).port}`)
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, nginxConfig({ folder, distDir, port, servers: upstream }))
  nginx = spawn(program, ['-p', folder, '-c', config, '-e', 'stderr'], { stdio: ['ignore', 'inherit', 'inherit'] })
  await until(async () => (await fetch(`${front}/`).catch(() => undefined))?.ok === true)
})
afterAll(async () => {
  nginx.kill('SIGTERM')
  await exitOf(nginx)
  await place.clear()
  await home.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** Made by the one who answers; all others must be the same. */
const own = new Set([
  'date',
  'server',
  'connection',
  'keep-alive',
  'etag',
  'last-modified',
  'accept-ranges',
  'transfer-encoding',
])

async function answerOf(origin: string, path: string, encoding: string) {
  const answer = await fetch(origin + path, { headers: { 'Accept-Encoding': encoding }, redirect: 'manual' })
  const headers = [...answer.headers].filter(([name]) => !own.has(name))
  return { status: answer.status, headers: Object.fromEntries(headers), text: await answer.text() }
}

describe('nginx in front', () => {
  const direct = () => `http://127.0.0.1:${new URL(servers[0]?.origin ?? '').port}`

  it.each(['br', 'gzip', 'identity', 'br;q=0, gzip'])(
    'serves every file with the headers of the server, encoded as %s',
    async (encoding) => {
      const paths = ['/', '/sparen', '/sparen/rentevrij', '/admin', '/robots.txt', '/favicon.ico', '/sitemap.xml']
      const assets = ['/_astro/app.abc123.js', '/_astro/app.def456.css', '/beeld/a.svg', '/manifest.webmanifest']
      const open = ['/insluiten/rentevrij', '/op-je-site/rentevrij', '/insluiten.js', '/cijfers.json', '/cijfers.csv']
      for (const path of [
        ...paths,
        ...assets,
        ...open,
        '/offline.json',
        '/.well-known/security.txt',
        '/?utm_source=x',
      ]) {
        expect([path, await answerOf(front, path, encoding)]).toEqual([path, await answerOf(direct(), path, encoding)])
      }
      const framed = await answerOf(front, '/insluiten/rentevrij', encoding)
      expect(framed.headers['x-frame-options']).toBeUndefined()
      expect(framed.headers['content-security-policy']).toContain('frame-ancestors *')
      const headers = { 'Accept-Encoding': encoding }
      expect((await fetch(`${front}/`, { headers })).headers.get('server')).toContain('nginx')
    },
  )

  it('sends rate pages, the API, redirects and unknown addresses to the servers', async () => {
    for (const path of [
      '/sparen/hoogste-spaarrente-belgie',
      '/insluiten/hoogste-spaarrente-belgie',
      '/api/rates',
      '/cijfers.xml',
      '/api/bestaat-niet',
      '/SPAREN/',
      '/bestaat-niet',
      '/.env',
      '/healthz',
      '/sparen.html',
      '/sparen.html.br',
    ]) {
      const [ours, theirs] = [await answerOf(front, path, 'gzip'), await answerOf(direct(), path, 'gzip')]
      const { 'x-request-id': _a, ...headers } = ours.headers
      const { 'x-request-id': _b, ...expected } = theirs.headers
      const withoutId = (text: string) => text.replace(/"requestId":"[^"]+"/, '')
      expect([path, ours.status, withoutId(ours.text), headers]).toEqual([
        path,
        theirs.status,
        withoutId(theirs.text),
        expected,
      ])
    }
  })

  it('answers 304 to a known tag and refuses what is too large, with the security headers', async () => {
    const etag = (await fetch(`${front}/sparen`)).headers.get('etag') ?? ''
    expect((await fetch(`${front}/sparen`, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    const large = await fetch(`${front}/api/rates/import`, { method: 'POST', body: 'x'.repeat(1_200_000) })
    expect(large.status).toBe(413)
    expect(large.headers.get('x-content-type-options')).toBe('nosniff')
    expect(large.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await fetch(`${front}/sparen`, { method: 'POST', body: 'x' })).status).toBe(405)
  })

  it('slows a flood of logins, and a claimed address changes nothing', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 25; attempt++) {
      const headers = { 'Content-Type': 'application/json', Origin: front, 'X-Forwarded-For': `198.51.100.${attempt}` }
      const body = JSON.stringify({ email: `gok${attempt}@voorbeeld.be`, password: 'x' })
      statuses.push((await fetch(`${front}/api/auth/login`, { method: 'POST', headers, body })).status)
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20)
    expect(statuses).toContain(429)
  })

  it('is not asked for the state of a server, and takes no large or hurried message for assistants', async () => {
    expect((await fetch(`${front}/readyz`)).status).toBe(404)
    const headers = { 'Content-Type': 'application/json' }
    const send = async (body: string) => (await fetch(`${front}/mcp`, { method: 'POST', headers, body })).status
    expect(await send('x'.repeat(70_000))).toBe(413)
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => send('[]')))
    expect(statuses).toContain(400)
    expect(statuses).toContain(429)
  })

  it('loses nobody when one of the servers stops', async () => {
    const asked: number[] = []
    const ask = async () => asked.push((await fetch(`${front}/api/rates`)).status)
    for (let count = 0; count < 10; count++) await ask()
    servers[0]?.child.kill('SIGTERM')
    for (let count = 0; count < 40; count++) {
      await ask()
      await pause(20)
    }
    expect(asked.filter((status) => status !== 200)).toEqual([])
    expect((await fetch(`${front}/sparen`)).status).toBe(200)
  })
})

/** Another nginx with our template, for one test. */
async function withNginx(
  settings: Pick<NginxOptions, 'servers' | 'trusted'>,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const own = mkdtempSync(join(tmpdir(), 'rekenklaar-nginx-'))
  const port = await freePort()
  const config = join(own, 'nginx.conf')
  writeFileSync(config, nginxConfig({ folder: own, distDir: join(place.folder, 'dist'), port, ...settings }))
  const child = spawn(ensureNginx(), ['-p', own, '-c', config, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    const origin = `http://localhost:${port}`
    await until(async () => (await fetch(`${origin}/robots.txt`).catch(() => undefined))?.ok === true)
    await work(origin)
  } finally {
    child.kill('SIGTERM')
    await exitOf(child)
    rmSync(own, { recursive: true, force: true })
  }
}

describe('nginx behind another proxy', () => {
  it('believes the addresses and the https of a proxy it trusts, and nobody else', async () => {
    const env = { TRUSTED_PROXIES: '1', PUBLIC_ORIGIN: 'https://www.voorbeeld.be', HOST: '127.0.0.1' }
    const { origin } = await place.start({ ...env, DATA_DIR: join(place.folder, 'ander') })
    const upstream = [`127.0.0.1:${new URL(origin).port}`]
    const get = async (at: string, proto: string) =>
      (await fetch(`${at}/bestaat-niet`, { headers: { 'X-Forwarded-Proto': proto }, redirect: 'manual' })).status
    await withNginx({ servers: upstream, trusted: ['127.0.0.1'] }, async (at) => {
      expect([await get(at, 'https'), await get(at, 'http'), await get(at, 'onzin')]).toEqual([404, 301, 301])
      // One /64 is one network, however its addresses are written; the next one is another.
      const login = async (address: string) => {
        const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address, 'X-Forwarded-Proto': 'https' }
        return (await fetch(`${at}/api/auth/login`, { method: 'POST', headers, body: '{}' })).status
      }
      const same = ['2001:db8::1', '2001:db8:0:0:1::', '2001:db8::ffff:0:1', '2001:db8:0:0:a:b:c:d']
      const flood = await Promise.all(Array.from({ length: 40 }, async (_, i) => login(same[i % 4] ?? '')))
      expect(flood.filter((status) => status === 429).length).toBeGreaterThan(20)
      expect(await login('2001:db8:0:1::1')).toBe(400)
      expect(await login('192.0.2.1')).toBe(400)
    })
    await withNginx({ servers: upstream }, async (at) => {
      expect([await get(at, 'https'), await get(at, 'http')]).toEqual([301, 301])
    })
  })

  it('gives the rate page of the build when no server answers, and refuses what only a server can tell', async () => {
    const path = '/sparen/hoogste-spaarrente-belgie'
    await withNginx({ servers: [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`] }, async (at) => {
      // The second round is asked while both count as dead.
      for (const encoding of ['gzip', 'identity']) {
        const page = await answerOf(at, `${path}?bedrag=1000`, encoding)
        expect([page.status, page.text]).toEqual([200, files['sparen/hoogste-spaarrente-belgie.html']])
        expect(page.headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
        })
        expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
        const framed = await answerOf(at, '/insluiten/hoogste-spaarrente-belgie', encoding)
        expect([framed.status, framed.headers['x-frame-options']]).toEqual([200, undefined])
      }
      const statuses = ['/api/rates', '/veranderingen.xml', '/bestaat-niet', '/SPAREN/'].map(
        async (other) => (await answerOf(at, other, 'gzip')).status,
      )
      expect(await Promise.all(statuses)).toEqual([502, 502, 502, 502])
      const login = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
      expect((await fetch(`${at}/api/auth/login`, login)).status).toBe(502)
    })
  })

  it('leaves a server that honestly says 503 among the living', async () => {
    const busy = createServer((request, response) => {
      response.writeHead(request.url === '/druk' ? 503 : 200, { 'Retry-After': '1' }).end(request.url)
    })
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
    const { port } = busy.address() as AddressInfo
    try {
      await withNginx({ servers: [`127.0.0.1:${port}`, `localhost:${port}`] }, async (at) => {
        const ask = async (path: string) => (await fetch(at + path)).status
        for (let round = 0; round < 12; round++) {
          expect([await ask('/druk'), await ask('/sparen/hoogste-spaarrente-belgie')]).toEqual([503, 200])
        }
      })
    } finally {
      busy.closeAllConnections()
      busy.close()
    }
  })
})

describe('the account of the servers', () => {
  it('needs no more than its own database', async () => {
    const admin = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] })
    await admin.connect()
    // The same statements the container runs, with a name of our own.
    const name = `rol_${randomBytes(4).toString('hex')}`
    const script = readFileSync('deploy/postgres/10-role.sh', 'utf8')
    const statements = (/<<'SQL'\n([^]*?)\nSQL/.exec(script)?.[1] ?? '').replaceAll('rekenklaar', name)
    try {
      for (const statement of statements.split('\n')) await admin.query(statement.replace(":'password'", `'geheim'`))
      const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
      Object.assign(url, { username: name, password: 'geheim', pathname: `/${name}` })
      const server = await startTestServer('postgres', {
        on: { dataDir: folder, databaseUrl: url.href, remove: () => Promise.resolve() },
      })
      expect((await server.send('GET', '/readyz')).status).toBe(200)
      expect(await server.login()).toContain('sessie')
      await server.close()
    } finally {
      await admin.query(`drop database if exists ${name}`)
      await admin.query(`drop role if exists ${name}`)
      await admin.end()
    }
  })
})

describe('what needs a container engine or systemd', () => {
  const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
  const dockerfile = read('Dockerfile')

  it('the Dockerfile passes the linter, runs as nobody in particular and copies what exists', () => {
    expect(validate(dockerfile).map(({ message, range }) => [range.start.line + 1, message])).toEqual([])
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image)
    expect(images).toEqual(['${NODE_IMAGE}', '${NODE_IMAGE}', '${NGINX_IMAGE}'])
    // Without a default there is no build without a digest; the script that looks them up names every image.
    expect(dockerfile).not.toMatch(/^ARG \w+_IMAGE=/m)
    expect([...read('images.sh').matchAll(/(\w+_IMAGE)=/g)].map(([, name]) => name)).toEqual([
      'NODE_IMAGE',
      'NGINX_IMAGE',
      'POSTGRES_IMAGE',
    ])
    expect(read('images.sh')).toContain('$image@$digest')
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(dockerfile).toMatch(/^HEALTHCHECK /m)
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
    expect(copied.length).toBeGreaterThan(3)
    expect(copied.filter((name) => !existsSync(name))).toEqual([])
    const settings = [...dockerfile.matchAll(/^ARG (\w+)/gm)].map(([, name = '']) => name)
    expect(settings.filter((name) => !buildSettings.includes(name) && !name.endsWith('_IMAGE'))).toEqual([])
    // A secret in an image is a secret no more.
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toEqual(expect.arrayContaining(['.env', '.data', '.git']))
  })

  it('the compose file has targets, settings and volumes that exist', () => {
    const compose = parse(read('compose.yaml').replaceAll(/\$\{\w+:[?-]\}/g, 'geheim'), { merge: true }) as {
      services: Record<
        string,
        {
          build?: { target: string }
          environment: Record<string, string>
          volumes?: string[]
          read_only?: boolean
          mem_limit?: string
          image?: string
        }
      >
      volumes: Record<string, null>
    }
    const targets = Object.values(compose.services).flatMap(({ build }) => build?.target ?? [])
    expect(new Set(targets)).toEqual(new Set(['front', 'server']))
    for (const target of targets) expect(dockerfile).toMatch(new RegExp(`^FROM \\S+ AS ${target}$`, 'm'))
    const { server1, server2, front } = compose.services
    const config = readConfig({ ...server1?.environment, PUBLIC_ORIGIN: 'https://www.voorbeeld.be' })
    expect([config.trustedProxies, config.drainMs]).toEqual([1, 2000])
    expect(server1?.environment).toEqual(server2?.environment)
    const known = Object.keys(compose.volumes)
    const mounts = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((text) => text.split(':')[0] ?? ''),
    )
    const used = mounts.filter((name) => !name.startsWith('./'))
    expect(mounts.filter((name) => name.startsWith('./') && !existsSync(join('deploy', name)))).toEqual([])
    // Nobody writes outside of a volume, and nobody takes the memory of the others.
    for (const [name, { read_only, mem_limit }] of Object.entries(compose.services)) {
      expect([name, read_only, mem_limit]).toEqual([name, true, expect.stringMatching(/^\d+m$/)])
    }
    expect(compose.services['database']?.environment['POSTGRES_USER']).not.toBe('rekenklaar')
    expect(new Set(used)).toEqual(new Set(known))
    // Everything the template asks for is given, by the image or here.
    const asked = new Set(
      [...read('nginx/rekenklaar.conf.template').matchAll(/\$\{([A-Z]+)\}/g)].map(([, name = '']) => name),
    )
    const given = new Set([...dockerfile.matchAll(/\b([A-Z]+)=/g)].map(([, name = '']) => name))
    expect([...asked].filter((name) => !given.has(name) && !(name in (front?.environment ?? {})))).toEqual([])
  })

  it('nginx logs no address of a visitor, nor what people ask: that can be in the path', () => {
    const [own = '', ...locations] = read('nginx/rekenklaar.conf.template').split('location ')
    expect(own).toMatch(/^ {4}access_log off;\n {4}error_log \/dev\/null crit;$/m)
    // A location with settings of its own would log again.
    expect(locations.join()).not.toMatch(/(?:access|error)_log/)
  })

  it('the unit of systemd is one that systemd understands, and starts what exists', () => {
    const unit = read('rekenklaar.service')
    const start = ['node', ...startWords()]
    expect(unit).toContain(`exec ${start.join(' ')}'`)
    expect(read('Dockerfile')).toContain(`CMD ${JSON.stringify(start).replaceAll(',', ', ')}`)
    for (const [name, value] of Object.entries(startSettings)) {
      expect(unit).toMatch(new RegExp(`^Environment=.*\\b${name}=${value}\\b`, 'm'))
      expect(read('Dockerfile')).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'))
    }
    expect(existsSync('scripts/start.mjs')).toBe(true)
    const lines = unit.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    expect(lines.filter((line) => !/^\[(?:Unit|Service|Install)\]$|^[A-Z]\w+=/.test(line))).toEqual([])
    const answer = spawnSync('systemd-analyze', ['verify', 'deploy/rekenklaar.service'], { encoding: 'utf8' })
    // Where systemd is installed it has the last word.
    if (answer.error === undefined) expect([answer.status, answer.stderr]).toEqual([0, ''])
  })
})
