/**
 * npm run spec [-- file …]: runs the browser tests and prints one line per sentence of the specification.
 * The describe block is named after its section, the test after the sentence.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './browser.ts'
import { execute } from './execute.ts'
import { ensureBuilt, root, toolEnvironment } from './setup.mjs'

type Suite = {
  readonly title: string
  readonly suites?: Suite[]
  readonly specs?: { readonly title: string; readonly ok: boolean }[]
}

ensureBuilt()
const report = join(root, 'reports', 'spec.json')
mkdirSync(join(root, 'reports'), { recursive: true })
rmSync(report, { force: true })
const chromium = ensureChromium() ?? ''
const env = { ...toolEnvironment(), CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, NO_COLOR: '1' }
const { output } = await execute('playwright', ['test', ...process.argv.slice(2), '--reporter=line,json'], env, 600_000)
if (!existsSync(report)) {
  console.error(output)
  process.exit(1)
}

const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] }
const lines = suites.flatMap((suite) => sentences(suite, []))
for (const { ok, section, title } of lines) console.log(`${ok ? 'ok    ' : 'FAILED'} ${section.padEnd(32)} ${title}`)
const failed = lines.filter(({ ok }) => !ok).length
console.log(`\n${lines.length - failed} of ${lines.length} sentences hold.`)
process.exitCode = failed > 0 || lines.length === 0 ? 1 : 0

function sentences(suite: Suite, path: readonly string[]): { ok: boolean; section: string; title: string }[] {
  // The file is the outermost suite; the sections are inside it.
  const here = suite.title.endsWith('.ts') ? path : [...path, suite.title]
  const own = (suite.specs ?? []).map(({ ok, title }) => ({ ok, title, section: here.join(' › ') }))
  return [...own, ...(suite.suites ?? []).flatMap((child) => sentences(child, here))]
}
