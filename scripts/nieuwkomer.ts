/**
 * npm run nieuwkomer: the first hour of somebody who builds on Rekenklaar, in an empty folder with tools of other makers.
 * It needs the registry of npm, so it is no stage of the tests; what needs no network is in pakket.test.ts, call-forms.test.ts,
 * server/engine and e2e/engine.spec.ts.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { namesUnder } from './files.ts'
import { freePort } from './free-port.ts'
import { root, toolEnvironment } from './setup.mjs'

const tools = [
  'openapi-typescript@7.13.0',
  '@hey-api/openapi-ts@0.99.0',
  'typescript@5.9.3',
  '@ai-sdk/mcp@2.0.96',
  '@modelcontextprotocol/inspector@2.12.0',
]
/** Other runtimes; what the registry has no file of for this machine is left out, and said. */
const runtimes = { bun: 'bun@1.4.4', deno: 'deno@2.9.5' }
const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-nieuwkomer-'))
const env = toolEnvironment()
const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const file = (name: string, text: string) => writeFileSync(join(folder, name), text)

/** Whether the compiler takes a program. */
function compiles(name: string, text: string): boolean {
  const compilerOptions = {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['es2022', 'dom', 'dom.iterable'],
  }
  file(name, text)
  file('tsconfig.json', JSON.stringify({ compilerOptions, files: [name] }))
  try {
    run('npx', 'tsc', '-p', '.')
    return true
  } catch {
    return false
  }
}

const results: { readonly what: string; readonly good: boolean }[] = []
const note = (what: string, good: boolean) => {
  results.push({ what, good })
  console.log(`${good ? 'goed' : 'FOUT'}  ${what}`)
}

const port = await freePort()
const origin = `http://localhost:${port}`
mkdirSync(join(folder, 'data'))
const server = spawn(process.execPath, ['scripts/start.mjs'], {
  cwd: root,
  env: {
    ...env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    PUBLIC_ORIGIN: origin,
    COMPUTE_MS_PER_MINUTE: '60000',
  },
  stdio: 'ignore',
})

const program = (slug: string, field: string, output: string) => `import type { paths } from './schema.d.ts'
type Post = paths['/api/v1/rekenhulpen/${slug}']['post']
const body: Post['requestBody']['content']['application/json'] = { invoer: { ${field}: 10000 } }
const response = await fetch('${origin}/api/v1/rekenhulpen/${slug}', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
if (!response.ok) throw new Error(response.status + ' ' + (await response.text()).slice(0, 300))
const answer = (await response.json()) as Post['responses'][200]['content']['application/json']
const value: number | undefined = answer.uitkomsten?.${output}
console.log(value)
`

/** The program of somebody who uses the package instead of the API. */
const withPackage = (slug: string, fields: string, figure: string) => `import { compute } from 'rekenklaar'
const made = await compute('${slug}', ${fields}, { date: '2026-11-15' })
console.log(made.status === 'ok' ? made.answer.figures.${figure} : made.status)
`
const paid = withPackage('bruto-netto-calculator', '{ brutoloon: 3200 }', 'netto')

/** The program of a runtime, as its package brings it for this machine. */
function runtime(name: keyof typeof runtimes): string | null {
  try {
    run('npm', 'install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund', runtimes[name])
  } catch {
    return null
  }
  const packages = join(folder, 'node_modules', name === 'bun' ? '@oven' : '@deno')
  const found = existsSync(packages) ? namesUnder(packages).find((file) => file.split('/').at(-1) === name) : undefined
  return found === undefined ? null : join(packages, found)
}

const sentences = [
  'hoeveel hou ik netto over van 3200 euro bruto',
  'wat levert 20.000 euro op in een deposito van 6 maanden aan 1,9%',
  'hoeveel betaal ik per maand voor een lening van 250000 euro op 20 jaar aan 3,2 procent',
  'hoeveel registratierechten betaal ik op een huis van 300.000 euro in Vlaanderen',
  'hoeveel groeit 5000 euro aan 4% op 10 jaar',
]

/** A client of another maker: one call per sentence, compared with the address that the pages are compared with. */
const assistant = `import { createMCPClient } from '@ai-sdk/mcp'
const client = await createMCPClient({ transport: { type: 'http', url: '${origin}/mcp' } })
const tools = await client.tools()
let good = 0
for (const vraag of ${JSON.stringify(sentences)}) {
  const { structuredContent: said } = await tools.vraag.execute({ vraag }, { toolCallId: '1', messages: [] })
  const response = await fetch('${origin}/api/rekenhulpen/' + said.rekenhulp, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ invoer: said.invoer }) })
  const page = await response.json()
  if (said.antwoord.zin === page.sentence) good++
  else console.log(vraag, said.antwoord.zin, page.sentence)
}
console.log(Object.keys(tools).length + ' tools, ' + good + ' van 5')
await client.close()
`

try {
  file('package.json', '{"type":"module","private":true}')
  run('npm', 'install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund', ...tools)
  for (
    let tries = 0;
    tries < 100 &&
    !(await fetch(`${origin}/readyz`).then(
      (r) => r.ok,
      () => false,
    ));
    tries++
  )
    await pause(300)
  file('openapi.json', await (await fetch(`${origin}/rekenhulpen.openapi.json`)).text())
  run('npx', 'openapi-typescript', 'openapi.json', '-o', 'schema.d.ts')
  note(
    'openapi-typescript: een programma compileert',
    compiles('right.ts', program('deposito-calculator', 'bedrag', 'nettoInterest')),
  )
  const computed = run(process.execPath, 'right.ts').trim()
  note(`het rekent: ${computed}`, Number(computed) > 0)
  for (const wrong of [
    program('deposit-calculator', 'bedrag', 'nettoInterest'),
    program('deposito-calculator', 'bedragen', 'nettoInterest'),
    program('deposito-calculator', 'eenheid', 'nettoInterest'),
    program('deposito-calculator', 'bedrag', 'netto'),
  ])
    note('een fout programma compileert niet', !compiles('wrong.ts', wrong))
  run('npx', 'openapi-ts', '-i', 'openapi.json', '-o', 'client')
  const call = `import { berekenDepositoCalculator } from './client/index.js'
const { data } = await berekenDepositoCalculator({ baseUrl: '${origin}', body: { invoer: { bedrag: 10000 } } })
const value: number | undefined = data?.uitkomsten?.nettoInterest
console.log(value)
`
  note('@hey-api/openapi-ts: een programma compileert', compiles('hey.ts', call))
  file('assistant.js', assistant)
  const said = run(process.execPath, 'assistant.js').trim()
  note(`@ai-sdk/mcp: ${said}`, said === '20 tools, 5 van 5')
  const inspect = (...args: readonly string[]) =>
    JSON.parse(run('npx', 'mcp-inspector', '--cli', `${origin}/mcp`, '--transport', 'http', ...args)) as {
      readonly tools?: readonly unknown[]
      readonly structuredContent?: { readonly rekenhulp?: string }
    }
  const listed = inspect('--method', 'tools/list').tools?.length
  const asked = inspect('--method', 'tools/call', '--tool-name', 'vraag', '--tool-arg', `vraag=${sentences[0]}`)
  const page = asked.structuredContent?.rekenhulp
  note(`de inspector: ${listed} tools, ${page}`, listed === 20 && page === 'bruto-netto-calculator')

  const made = join(folder, 'pakket')
  execFileSync(process.execPath, ['scripts/pakket.ts', made], { cwd: root, env, stdio: 'ignore' })
  run('npm', 'install', '--silent', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--install-links', made)
  for (const right of [
    paid,
    withPackage('deposito-calculator', '{ bedrag: 5000 }', 'nettoInterest'),
    withPackage('registratierechten-berekenen', "{ gewest: 'vlaanderen' }", 'totaleKosten'),
  ])
    note('het pakket: een juist programma compileert', compiles('package.ts', right))
  for (const wrong of [
    withPackage('bruto-neto-calculator', '{ brutoloon: 3200 }', 'netto'),
    withPackage('bruto-netto-calculator', '{ brutolon: 3200 }', 'netto'),
    withPackage('registratierechten-berekenen', "{ gewest: 'Vlaanderenland' }", 'totaleKosten'),
  ])
    note('het pakket: een fout programma compileert niet', !compiles('package.ts', wrong))
  file('paid.ts', paid)
  const onNode = run(process.execPath, 'paid.ts').trim()
  note(`het pakket op Node: ${onNode}`, Number(onNode) > 0)
  const bun = runtime('bun')
  if (bun === null) console.log('weg   Bun is hier niet te installeren')
  else note('het pakket op Bun rekent hetzelfde', run(bun, 'paid.ts').trim() === onNode)
  const deno = runtime('deno')
  const bare = ['run', '--no-remote', '--node-modules-dir=manual', '--allow-env', '--allow-read']
  if (deno === null) console.log('weg   Deno is hier niet te installeren')
  else note('het pakket op Deno rekent hetzelfde', run(deno, ...bare, 'paid.ts').trim() === onNode)
} finally {
  server.kill()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = results.every(({ good }) => good) ? 0 : 1
