/**
 * npm run verschil -- <commit>: solves every default case and every worked example on that commit and on this checkout,
 * today, on the next 2 January and on each day from which the law of the two differs, and prints each output that
 * differs, by calculator. For moving code and for changes of law.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { belgianToday } from './calendar-days.ts'
import { root } from './setup.mjs'
import type { Answers, Asked, Rows } from './verschil-answers.ts'
import { refuse } from './usage.ts'
import { daysToSolve } from './verschil-days.ts'

const [commit = '', ...more] = process.argv.slice(2)
if (commit === '' || more.length > 0) refuse('Gebruik: npm run verschil -- <commit>')
const named = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`]
if (spawnSync('git', named, { cwd: root }).status !== 0) refuse(`Er is geen commit ${commit}.`)

const folder = mkdtempSync(join(tmpdir(), 'verschil-'))
const before = join(folder, 'before')
const script = 'scripts/verschil-answers.ts'
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

function write(checkout: string, what: 'rows' | 'answers', name: string, ...files: readonly string[]): unknown {
  const file = join(folder, name)
  execFileSync(process.execPath, [script, what, file, ...files.map((each) => join(folder, each))], {
    cwd: checkout,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return JSON.parse(readFileSync(file, 'utf8'))
}

try {
  git('worktree', 'add', '--detach', '--quiet', before, commit)
  symlinkSync(join(root, 'node_modules'), join(before, 'node_modules'))
  copyFileSync(join(root, script), join(before, script))
  const days = daysToSolve(
    belgianToday(),
    write(before, 'rows', 'then-rows.json') as Rows,
    write(root, 'rows', 'now-rows.json') as Rows,
  )
  writeFileSync(join(folder, 'days.json'), JSON.stringify(days))
  const now = write(root, 'answers', 'now.json', 'days.json') as Answers
  const then = write(before, 'answers', 'then.json', 'days.json', 'now.json') as Answers
  console.log(`Solved on ${days.join(', ')}.`)
  report(then, now)
} finally {
  git('worktree', 'remove', '--force', before)
  rmSync(folder, { recursive: true, force: true })
}

function report(then: Answers, now: Answers): void {
  let changed = 0
  for (const [slug, cases] of Object.entries(now)) {
    const lines = cases.flatMap((one, index) => differences(then[slug]?.[index], one))
    if (lines.length === 0) continue
    changed += 1
    console.log(`\n${slug}\n${lines.join('\n')}`)
  }
  const count = Object.values(now).reduce((sum, cases) => sum + cases.length, 0)
  console.log(`\n${count} cases of ${Object.keys(now).length} calculators; ${changed} calculators differ.`)
}

function show(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value)
}

function same(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) < 1e-6
  return (a ?? null) === (b ?? null)
}

function differences(then: Asked | undefined, now: Asked): string[] {
  const keys = [...new Set([...Object.keys(then?.out ?? {}), ...Object.keys(now.out)])]
  const lines = keys
    .filter((key) => !same(then?.out[key], now.out[key]))
    .map((key) => `    ${key}: ${show(then?.out[key])} -> ${show(now.out[key])}`)
  return lines.length === 0 ? [] : [`  ${now.title}`, ...lines]
}
