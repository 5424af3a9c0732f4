/**
 * npm run check: the short loop while working. Format, types, imports, lint of what changed since the last commit (or in it,
 * when nothing is open), the tests beside it, and the rules of the house for the calculators among it. npm test does it all.
 * With `-u` the tests write again what they make: the list of facts and the like.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execute } from './execute.ts'
import { root, toolEnvironment } from './setup.mjs'

const minutes = 60_000
const env = { ...toolEnvironment(), NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: 'test', GOGC: '300' }
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
const sources = changed.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(join(root, file)))
const slugs = [...new Set(changed.flatMap((file) => calculatorFolder.exec(file)?.[1] ?? []))].filter((slug) =>
  changed.some((file) => file.includes(`/${slug}/`) && existsSync(join(root, dirname(file), 'calculator.ts'))),
)
/** Lists with a line for each calculator or bank: one test looks at them, not all that is beside them. */
const LISTS: Readonly<Record<string, string>> = {
  'calculators/catalogue.ts': 'scripts/inputs-of.test.ts',
  'calculators/inputs-of.ts': 'scripts/inputs-of.test.ts',
  'calculators/built-in-market.ts': 'scripts/data.test.ts',
  'site/content/hub-groups.ts': 'site/content/pages.test.ts',
}
const testsIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => /(?<!\.calendar)\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
/** In scripts/ many subjects are side by side, some with slow tests: there only those of the file itself. */
const besides = changed
  .filter((file) => !(file in LISTS))
  .flatMap((file) =>
    testsIn(dirname(file)).filter(
      (test) => dirname(file) !== 'scripts' || test.startsWith(file.replace(/(?:\.test)?\.\w+$/, '.')),
    ),
  )
const tests = [
  ...new Set([
    ...besides,
    ...changed.flatMap((file) => LISTS[file] ?? []),
    ...(changed.some((file) => file.endsWith('.figures.ts')) ? ['rules/kernel/figures.test.ts'] : []),
    ...(changed.some((file) => /^(?:calculators|site|rules)\//.test(file))
      ? ['scripts/words-of-advice.test.ts', 'rules/kernel/only-here.test.ts']
      : []),
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
  // What tsc found out stays here, so that the next time it looks at what changed only.
  [
    'types',
    'tsc',
    '--noEmit',
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/check.json',
  ],
  ...(sources.length > 0 ? [['lint', 'oxlint', '--format=unix', ...sources] as const] : []),
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
          'calculators/words',
          'calculators/situation/situation.test.ts',
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
    if (/Snapshots .*failed/.test(output)) console.log('    npm run check -- -u writes again what the tests make.')
  }
}
await Promise.all([work(), work()])
process.exit(failed > 0 ? 1 : 0)
