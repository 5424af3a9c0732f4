import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from './setup.mjs'

test.each([
  ['verschil', 'geen-commit'],
  ['verschil', ''],
  ['vragen', '--fout'],
  ['data', 'cpi'],
])('npm run %s with "%s" says in one line what is wrong', (script, word) => {
  const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, word], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([status, stderr.trim().split('\n').length]).toEqual([2, 1])
})
