import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from './setup.mjs'

test('a slug belongs to one calculator, in whatever category', () => {
  const words = ['scripts/nieuw.ts', 'sparen', 'bruto-netto-calculator']
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' })
  expect([status, stderr]).toMatchObject([2, expect.stringContaining('planning/bruto-netto-calculator bestaat al')])
})
