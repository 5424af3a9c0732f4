import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './setup.mjs'
import { sentences } from './spec-sentences.ts'

const files = globSync(['e2e/*.spec.ts', '{server,site,calculators}/**/*.test.{ts,tsx}'], { cwd: root })
const tests = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')

describe('the specification', () => {
  test('every sentence has a test or a reason, never both', () => {
    expect(sentences.length).toBeGreaterThan(70)
    expect(sentences.filter((row) => (row.test === undefined) === (row.reason === undefined))).toEqual([])
  })

  test('every test it names exists', () => {
    expect(sentences.filter((row) => row.test !== undefined && !tests.includes(row.test))).toEqual([])
  })
})
