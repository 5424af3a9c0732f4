/**
 * npm run spec: runs the browser tests of e2e/spec/ and prints one line per sentence of the specification.
 * A test's title is the sentence, its file or describe block the section.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { execute } from './execute.ts'
import { root, toolEnvironment } from './setup.mjs'

type Suite = {
  readonly title: string
  readonly suites?: Suite[]
  readonly specs?: { readonly title: string; readonly ok: boolean }[]
}

if (!existsSync(join(root, 'e2e', 'spec'))) {
  console.error('e2e/spec/ is missing: there is no spec suite to run.')
  process.exit(1)
}

const report = join(root, 'reports', 'spec.json')
mkdirSync(join(root, 'reports'), { recursive: true })
rmSync(report, { force: true })
const env = { ...toolEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: report, NO_COLOR: '1' }
const { output } = await execute('playwright', ['test', 'e2e/spec', '--reporter=line,json'], env, 600_000)
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
  const here = [...path, suite.title]
  const own = (suite.specs ?? []).map(({ ok, title }) => ({ ok, title, section: here.join(' › ') }))
  return [...own, ...(suite.suites ?? []).flatMap((child) => sentences(child, here))]
}
