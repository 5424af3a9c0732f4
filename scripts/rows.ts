/** npm run rows: every row of docs/quality-rows.json with the tests whose titles carry its id, then the rows without one. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesUnder } from './files.ts'
import { root } from './setup.mjs'

type Row = { readonly id: string; readonly requirement: string; readonly reason?: string }

const folders = [
  'finance',
  'rules',
  'data',
  'calculators',
  'contract',
  'site',
  'server',
  'bin',
  'scripts',
  'bench',
  'e2e',
]

/** Titles in test files that name a row: string literals that hold an id such as S-01. */
export function titlesByRow(text: string): Map<string, string[]> {
  const titles = new Map<string, string[]>()
  for (const [, , title = ''] of text.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)) {
    for (const [id] of title.matchAll(/\b[SRNAEPMCIT]-\d{2}\b/g)) titles.set(id, [...(titles.get(id) ?? []), title])
  }
  return titles
}

export function testFiles(): readonly string[] {
  return folders.flatMap((folder) =>
    namesUnder(join(root, folder))
      .map((name) => `${folder}/${name}`)
      .filter((name) => name !== 'scripts/rows.test.ts' && !name.includes('/node_modules/'))
      .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name) || (folder === 'e2e' && name.endsWith('.ts'))),
  )
}

export function readRows(): readonly Row[] {
  return JSON.parse(readFileSync(join(root, 'docs/quality-rows.json'), 'utf8')) as Row[]
}

if (import.meta.main) {
  const rows = readRows()
  const tests = new Map(rows.map(({ id }) => [id, [] as string[]]))
  for (const file of testFiles()) {
    for (const [id, titles] of titlesByRow(readFileSync(join(root, file), 'utf8'))) {
      for (const title of new Set(titles)) tests.get(id)?.push(title === id ? file : `${file}: ${title}`)
    }
  }
  for (const { id, requirement } of rows) {
    const found = tests.get(id) ?? []
    if (found.length > 0) console.log([`${id}  ${requirement}`, ...found.map((test) => `      ${test}`)].join('\n'))
  }
  const open = rows.filter(({ id }) => tests.get(id)?.length === 0)
  console.log('\nRows without a test:')
  for (const { id, requirement, reason } of open)
    console.log(`${id}  ${requirement}${reason === undefined ? '' : ` (${reason})`}`)
  console.log(`\n${rows.length - open.length} of ${rows.length} rows have a test.`)
}
