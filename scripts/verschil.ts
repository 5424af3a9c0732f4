/**
 * npm run verschil -- <commit>: solves every default case and every worked example on that commit and on this checkout,
 * and prints each output that differs, by calculator. For moving code and for changes of law.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answers, Asked } from './verschil-answers.ts'
import { root } from './setup.mjs'

const [commit] = process.argv.slice(2)
if (commit === undefined) {
  console.error('Gebruik: npm run verschil -- <commit>')
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'verschil-'))
const before = join(folder, 'before')
const script = 'scripts/verschil-answers.ts'
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

function answersOf(checkout: string, name: string, questions?: string): Answers {
  const file = join(folder, name)
  execFileSync(process.execPath, [script, file, ...(questions === undefined ? [] : [questions])], {
    cwd: checkout,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return JSON.parse(readFileSync(file, 'utf8')) as Answers
}

try {
  git('worktree', 'add', '--detach', '--quiet', before, commit)
  symlinkSync(join(root, 'node_modules'), join(before, 'node_modules'))
  copyFileSync(join(root, script), join(before, script))
  const now = answersOf(root, 'now.json')
  const then = answersOf(before, 'then.json', join(folder, 'now.json'))
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
