import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildSettings, root, sourcesHash } from './setup.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Everything the build reads that could look at the environment. */
function sourcesUnder(path: string): readonly string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
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

  test.each(buildSettings)('another %s is another build', (name) => {
    vi.stubEnv(name, '')
    const before = sourcesHash()
    vi.stubEnv(name, 'https://anders.be')
    expect(sourcesHash()).not.toBe(before)
    vi.stubEnv(name, '')
    expect(sourcesHash()).toBe(before)
  })
})
