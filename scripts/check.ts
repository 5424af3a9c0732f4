/**
 * npm run check: the short loop while working. Format, lint, types, imports and the tests beside what changed since the last
 * commit (or in it, when nothing is open), with the rules of the house for the calculators among them. npm test stays the whole.
 * With `-u` the tests write again what they make: the list of facts and the like.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execute } from './execute.ts'
import { root, toolEnvironment } from './setup.mjs'

const minutes = 60_000
const env = { ...toolEnvironment(), NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: 'test' }
const git = (...args: readonly string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean)

function changedFiles(): string[] {
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  const files = open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD')
  return files.filter(
    (file) => /\.(?:tsx?|css|astro|mjs|json|csv)$/.test(file) && existsSync(join(root, dirname(file))),
  )
}

const calculatorFolder = /^calculators\/[a-z]+\/([a-z0-9-]+)\//
const changed = changedFiles()
const slugs = [...new Set(changed.flatMap((file) => calculatorFolder.exec(file)?.[1] ?? []))].filter((slug) =>
  changed.some((file) => file.includes(`/${slug}/`) && existsSync(join(root, dirname(file), 'calculator.ts'))),
)
/** Lists with a line for each calculator: the rules of the house look at them, not all that stands beside them. */
const LISTS = new Set(['calculators/catalogue.ts', 'calculators/inputs-of.ts', 'calculators/built-in-market.ts'])
const besides = [...new Set(changed.filter((file) => !LISTS.has(file)).map(dirname))].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /(?<!\.calendar)\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
)
const tests = [
  ...new Set([
    ...besides,
    ...(changed.some((file) => LISTS.has(file)) ? ['scripts/inputs-of.test.ts'] : []),
    ...(changed.some((file) => file.endsWith('.figures.ts')) ? ['rules/kernel/figures.test.ts'] : []),
  ]),
]
/** A PostgreSQL is started only for tests that ask for one. */
const projects = [
  '--project=unit',
  '--project=site',
  ...(tests.some((file) => /^(?:server|bin)\//.test(file)) ? ['--project=server'] : []),
]

type Check = readonly [name: string, command: string, ...args: string[]]
const vitest = [
  'vitest',
  'run',
  '--reporter=dot',
  '--passWithNoTests',
  ...process.argv.filter((word) => word === '-u'),
] as const
/** Tests of all calculators together: a new title or fact may be wrong beside the others. */
const together = ['the catalogue', 'facts', 'the name of a fact']
const checks: readonly Check[] = [
  ['types', 'tsc', '--noEmit'],
  ['lint', 'oxlint', '--format=unix'],
  ['format', 'oxfmt', '--check'],
  ['imports', 'node', 'scripts/import-direction.ts'],
  ...(tests.length > 0 ? [['tests', ...vitest, ...projects, ...tests] as const] : []),
  ...(slugs.length > 0
    ? [
        [
          'house',
          ...vitest,
          '--project=unit',
          'calculators/house',
          'calculators/examples',
          'calculators/situation/',
          '-t',
          [...slugs, ...together].join('|'),
        ] as const,
      ]
    : []),
]

console.log(`${changed.length} changed files, ${slugs.length} calculators among them`)
const waiting = [...checks]
let failed = 0
async function work(): Promise<void> {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const [name, command, ...args] = check
    const started = performance.now()
    const { code, output } = await execute(command, args, env, 10 * minutes)
    console.log(
      `${name.padEnd(8)} ${code === 0 ? 'ok' : 'FAILED'} ${((performance.now() - started) / 1000).toFixed(1)} s`,
    )
    if (code === 0) continue
    failed += 1
    console.log(output.trimEnd().replaceAll(/^/gm, '    '))
    if (name === 'format') console.log('    npm run format mends it.')
  }
}
await Promise.all([work(), work()])
process.exit(failed > 0 ? 1 : 0)
