import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { namesUnder } from './files.ts'
import { buildSettings, commandLine, filesHash, pinnedNode, root, sourcesHash } from './setup.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Everything the build reads that could look at the environment. */
function sourcesUnder(path: string): readonly string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  return namesUnder(join(root, path))
    .filter((file) => /\.(ts|tsx|mjs|astro)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(path, file))
}

function settingsRead(): ReadonlySet<string> {
  const files = ['astro.config.ts', 'finance', 'rules', 'data', 'calculators', 'contract', 'site'].flatMap(sourcesUnder)
  const found = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/(?:process\.env\.|process\.env\['|\benv\(')([A-Z][A-Z0-9_]+)/g),
  ])
  return new Set(found.map(([, name = '']) => name))
}

describe('the stamp of the build', () => {
  test('knows every setting that the pages read', () => {
    const read = settingsRead()
    expect(read.size).toBeGreaterThan(5)
    expect([...read].filter((name) => !buildSettings.includes(name))).toEqual([])
    expect(buildSettings.filter((name) => !read.has(name))).toEqual([])
  })

  test('is that of all files and settings', () => {
    expect(sourcesHash()).toBe(sourcesHash(filesHash()))
  })

  test.each(buildSettings)('another %s is another build', (name) => {
    const files = 'the same files'
    vi.stubEnv(name, '')
    const before = sourcesHash(files)
    vi.stubEnv(name, 'https://anders.be')
    expect(sourcesHash(files)).not.toBe(before)
    vi.stubEnv(name, '')
    expect(sourcesHash(files)).toBe(before)
    expect(sourcesHash('other files')).not.toBe(before)
  })
})

describe('npm scripts', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>
  }

  test.each(Object.entries(scripts))('%s needs no shell and no batch file: it is a script for our Node', (_, line) => {
    const words = /^node scripts\/run\.mjs (?:--build )?([\w./:= -]+)$/.exec(line)?.[1]?.split(' ') ?? []
    const [command = '', ...args] = words
    const [program, given] = commandLine(command, args)
    const file = given.find((word) => !word.startsWith('-')) ?? ''
    expect(program).toBe(pinnedNode())
    expect(statSync(resolve(root, file)).isFile()).toBe(true)
  })

  test('a program that no package brings is started by its name', () => {
    expect(commandLine('nginx', ['-v'])).toEqual(['nginx', ['-v']])
  })
})

describe('packages', () => {
  test('when npm ci refuses, nothing starts and nothing else is installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-opzet-'))
    const calls = join(folder, 'calls')
    mkdirSync(join(folder, 'scripts'))
    mkdirSync(join(folder, 'bin'))
    for (const file of ['setup.mjs', 'run.mjs']) cpSync(join(root, 'scripts', file), join(folder, 'scripts', file))
    writeFileSync(join(folder, 'package-lock.json'), '{"packages":{"":{},"node_modules/weg":{"version":"1.0.0"}}}')
    const npm = '#!/bin/sh\necho "$@" >> "$CALLS"\necho "npm error Missing: weg@1.0.0" >&2\nexit 1\n'
    writeFileSync(join(folder, 'bin', 'npm'), npm, { mode: 0o755 })
    const env = { PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter), CALLS: calls }
    const args = ['scripts/run.mjs', 'node', '-e', 'console.log("gestart")']
    const answer = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
    expect(answer.status).toBe(1)
    expect(answer.stdout).toBe('')
    expect(answer.stderr).toContain('npm error Missing: weg@1.0.0')
    expect(answer.stderr).toContain('npm ci refused')
    expect(readFileSync(calls, 'utf8').trim().split('\n')).toHaveLength(1)
    expect(readFileSync(calls, 'utf8')).toMatch(/^ci /)
    rmSync(folder, { recursive: true })
  })
})
