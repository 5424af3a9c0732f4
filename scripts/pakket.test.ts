import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root, toolEnvironment } from './setup.mjs'

const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-pakket-'))
const made = join(folder, 'made')
const user = join(folder, 'user')
const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, env: toolEnvironment(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

beforeAll(() => {
  run(process.execPath, ['scripts/pakket.ts', made], root)
  const tarball = run('npm', ['pack', '--silent', '--ignore-scripts'], made).trim()
  execFileSync('mkdir', ['-p', user])
  writeFileSync(join(user, 'package.json'), '{"type":"module","private":true}')
  run('npm', ['install', '--silent', '--offline', '--ignore-scripts', '--no-audit', join(made, tarball)], user)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the package has no dependencies, and its README is checked and run as a user would', () => {
  const manifest = JSON.parse(readFileSync(join(user, 'node_modules/rekenklaar/package.json'), 'utf8')) as object
  expect(manifest).not.toHaveProperty('dependencies')
  const readme = readFileSync(join(user, 'node_modules/rekenklaar/README.md'), 'utf8')
  const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1])
  expect(examples).toHaveLength(3)
  writeFileSync(join(user, 'readme.ts'), examples.join('\n'))
  const options = {
    module: 'nodenext',
    target: 'es2024',
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    lib: ['es2024', 'dom'],
    types: [],
  }
  writeFileSync(join(user, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['readme.ts'] }))
  run(join(root, 'node_modules/.bin/tsc'), ['-p', user], user)
  const printed = run(process.execPath, ['readme.ts'], user)
  // 10.000 at 2 % over 181 days minus 30 %; the exemption of 2023; a loan of 200.000 over 240 months at 3,5 % a year.
  expect(printed).toContain('69.43 ')
  expect(printed).toContain('980 ')
  expect(printed).toContain('1154.')
})
