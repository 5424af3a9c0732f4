/**
 * npm run spec: runs the tests and prints sentence → test → result for every sentence of the specification.
 * npm run spec -- --reports uses the reports of the last `npm test` instead of running anything.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './browser.ts'
import { execute } from './execute.ts'
import { ensureBuilt, root, toolEnvironment } from './setup.mjs'
import { sentences } from './spec-sentences.ts'

type TestRun = { readonly title: string; readonly ok: boolean }
type Suite = { readonly suites?: readonly Suite[]; readonly specs?: readonly TestRun[] }
type Files = { readonly testResults: readonly { readonly assertionResults: readonly VitestTest[] }[] }
type VitestTest = { readonly title: string; readonly status: string }

const reports = join(root, 'reports')
const minutes = 60_000

function fromPlaywright(file: string): readonly TestRun[] {
  const inside = ({ specs = [], suites = [] }: Suite): readonly TestRun[] => [...specs, ...suites.flatMap(inside)]
  return existsSync(file) ? inside(JSON.parse(readFileSync(file, 'utf8')) as Suite) : []
}

function fromVitest(file: string): readonly TestRun[] {
  if (!existsSync(file)) return []
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Files
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ title, ok: status === 'passed' })),
  )
}

async function runAll(): Promise<void> {
  ensureBuilt()
  mkdirSync(reports, { recursive: true })
  const fresh = (name: string) => {
    rmSync(join(reports, name), { force: true })
    return join(reports, name)
  }
  const env = { ...toolEnvironment(), NO_COLOR: '1', CHROMIUM_PATH: ensureChromium() ?? '' }
  for (const project of ['unit', 'server']) {
    const args = ['run', `--project=${project}`, '--reporter=json', `--outputFile.json=${fresh(`${project}.json`)}`]
    await execute('vitest', args, { ...env, NODE_ENV: 'test' }, 20 * minutes)
  }
  const browser = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: fresh('browser.json') }
  await execute('playwright', ['test', '--reporter=line,json'], browser, 40 * minutes)
}

if (!process.argv.includes('--reports')) await runAll()
const runs = [
  ...['unit.json', 'server.json'].flatMap((name) => fromVitest(join(reports, name))),
  ...fromPlaywright(join(reports, 'browser.json')),
]

/** A sentence holds when every test that carries it passed; a test that did not run proves nothing. */
function resultOf(test: string): 'ok' | 'FAILED' | 'NOT RUN' {
  const carrying = runs.filter(({ title }) => title.includes(test))
  if (carrying.length === 0) return 'NOT RUN'
  return carrying.every(({ ok }) => ok) ? 'ok' : 'FAILED'
}

let held = 0
for (const { section, sentence, test, reason } of sentences) {
  const result = test === undefined ? 'left' : resultOf(test)
  if (result === 'ok') held++
  console.log(`${result.padEnd(8)} ${section.padEnd(17)} ${sentence}\n${' '.repeat(27)}→ ${test ?? reason}`)
}
const tested = sentences.filter(({ test }) => test !== undefined).length
console.log(`\n${held} of ${tested} sentences hold; ${sentences.length - tested} are left out with a reason.`)
process.exitCode = held === tested ? 0 : 1
