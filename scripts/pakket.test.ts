import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, toolEnvironment } from './setup.mjs'

const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-pakket-'))
const made = join(folder, 'made')
const user = join(folder, 'user')
const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, env: toolEnvironment(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const options = {
  module: 'nodenext',
  target: 'es2024',
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  lib: ['es2024', 'dom'],
  types: [],
}

const start = "import { compute } from 'rekenklaar'\n"
const right = {
  'right-1.ts': `${start}const made = await compute('bruto-netto-calculator', { brutoloon: 3200 })
if (made.status === 'ok') { const netto: number = made.answer.figures.netto; console.log(netto) }`,
  'right-2.ts': `${start}await compute('registratierechten-berekenen', { gewest: 'vlaanderen' }, { strict: true })`,
  'right-3.ts': `import { compute, type Inputs } from 'rekenklaar/deposito-calculator'
const inputs: Inputs = { bedrag: 5000, startdatum: '2026-11-15' }
console.log(compute(inputs, { date: '2026-11-15' }).status)`,
}
const wrong = {
  'wrong-1.ts': `${start}await compute('bruto-neto-calculator', { brutoloon: 3200 })`,
  'wrong-2.ts': `${start}await compute('bruto-netto-calculator', { brutolon: 3200 })`,
  'wrong-3.ts': `${start}await compute('registratierechten-berekenen', { gewest: 'Vlaanderenland' })`,
  'wrong-4.ts': `${start}await compute('bruto-netto-calculator', { brutoloon: '3200' })`,
  'wrong-5.ts': `${start}const made = await compute('bruto-netto-calculator')
if (made.status === 'ok') console.log(made.answer.figures.nettoo)`,
  'wrong-6.ts': `import { compute } from 'rekenklaar/deposit-calculator'\ncompute()`,
}

/** What the compiler says about all files of the user, a line per mistake: it reads the types of the package once. */
function compiled(): readonly string[] {
  const examples = examplesOf('EXAMPLES.md').map((code, index) => [`example-${index}.ts`, code] as const)
  const readme = ['readme.ts', examplesOf('README.md').join('\n')] as const
  const files: readonly (readonly [string, string])[] = [
    readme,
    ...examples,
    ...Object.entries(right),
    ...Object.entries(wrong),
  ]
  files.forEach(([name, text]) => writeFileSync(join(user, name), text))
  const config = { compilerOptions: options, files: files.map(([name]) => name) }
  writeFileSync(join(user, 'tsconfig.json'), JSON.stringify(config))
  try {
    run(join(root, 'node_modules/.bin/tsc'), ['-p', user], user)
    return []
  } catch (error) {
    return String(Reflect.get(error as object, 'stdout'))
      .split('\n')
      .filter((line) => line.includes('error TS'))
  }
}

const page = (name: string) => readFileSync(join(user, 'node_modules/rekenklaar', name), 'utf8')
const examplesOf = (name: string) => [...page(name).matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code)

let mistakes: readonly string[]
const mistakesIn = (name: string) => mistakes.filter((line) => line.startsWith(name))
beforeAll(() => {
  run(process.execPath, ['scripts/pakket.ts', made], root)
  const tarball = run('npm', ['pack', '--silent', '--ignore-scripts'], made).trim()
  execFileSync('mkdir', ['-p', user])
  writeFileSync(join(user, 'package.json'), '{"type":"module","private":true}')
  run('npm', ['install', '--silent', '--offline', '--ignore-scripts', '--no-audit', join(made, tarball)], user)
  mistakes = compiled()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the package, in an empty project', () => {
  test('has no dependencies, says which Node it needs and is ready for a signed release', () => {
    const manifest = JSON.parse(page('package.json')) as object
    expect(manifest).not.toHaveProperty('dependencies')
    expect(manifest).toMatchObject({ type: 'module', engines: { node: '>=22' }, publishConfig: { provenance: true } })
  })

  test('is written over a package of before, and over nothing else', () => {
    const own = join(folder, 'own')
    mkdirSync(own)
    writeFileSync(join(own, 'letter.txt'), 'mine')
    expect(() => run(process.execPath, ['scripts/pakket.ts', own], root)).toThrow('niet leeg')
    expect(readFileSync(join(own, 'letter.txt'), 'utf8')).toBe('mine')
  })

  test('its README is checked and run as a user would', () => {
    expect(examplesOf('README.md')).toHaveLength(3)
    expect(mistakesIn('readme')).toEqual([])
    const printed = run(process.execPath, ['readme.ts'], user)
    // The exemption of 2023; a loan of 200.000 over 240 months at 3,5 % a year.
    expect(printed).toContain('980 ')
    expect(printed).toContain('1154.')
  })

  test('every example of its page compiles and prints what the page says', () => {
    const examples = examplesOf('EXAMPLES.md')
    expect(examples.length).toBeGreaterThan(5)
    expect(mistakesIn('example-')).toEqual([])
    for (const [index, code] of examples.entries()) {
      const said = [...code.matchAll(/^\/\/ → (.*)$/gm)].map(([, line]) => line)
      expect([
        index,
        run(process.execPath, [`example-${index}.ts`], user)
          .trim()
          .split('\n'),
      ]).toEqual([index, said])
    }
  })

  test('three right programs compile, and a wrong slug, field, choice or output does not', () => {
    expect(mistakesIn('right-')).toEqual([])
    for (const name of Object.keys(wrong)) expect([name, mistakesIn(name).length]).toEqual([name, 1])
    expect(mistakes).toHaveLength(Object.keys(wrong).length)
  })

  test('one calculator makes a small bundle for a browser, which computes without anything of Node', async () => {
    writeFileSync(
      join(user, 'page.js'),
      `import { compute } from 'rekenklaar/deposito-calculator'
const made = compute({ bedrag: 10000, looptijd: 6, rente: 2 }, { date: '2026-11-15' })
globalThis.answer = made.answer.figures.nettoInterest`,
    )
    await build({
      configFile: false,
      logLevel: 'silent',
      root: user,
      build: {
        outDir: 'bundle',
        lib: { entry: 'page.js', formats: ['iife'], name: 'page', fileName: () => 'page.js' },
      },
    })
    const file = join(user, 'bundle/page.js')
    expect(statSync(file).size).toBeLessThan(130_000)
    // Only what every browser has.
    const browser: { answer?: number; Intl: unknown } = { Intl }
    runInNewContext(readFileSync(file, 'utf8'), browser)
    expect(browser.answer).toBe(69.43)
  })
})
