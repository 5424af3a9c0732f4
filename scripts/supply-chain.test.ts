import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sbom } from './sbom.ts'
import { root } from './setup.mjs'

type Locked = { version?: string; integrity?: string; resolved?: string; optionalDependencies?: Record<string, string> }
type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const lockfile = JSON.parse(read('package-lock.json')) as {
  name: string
  version: string
  packages: Record<string, Locked>
}
const locked = Object.entries(lockfile.packages).filter(([path]) => path !== '')

test('S-45 install scripts are off, new versions wait a week, the lockfile names no download address', () => {
  const lines = read('.npmrc').split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['ignore-scripts=true', 'min-release-age=7', 'omit-lockfile-registry-resolved=true']),
  )
})

test('S-45 every entry of the lockfile has an integrity hash and no address', () => {
  expect(locked.length).toBeGreaterThan(100)
  expect(locked.filter(([, entry]) => !entry.integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  expect(locked.filter(([, entry]) => entry.resolved !== undefined).map(([path]) => path)).toEqual([])
})

test('S-45 package.json pins exact versions', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Manifest
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

/** An npm install on a machine of one kind can drop the binaries of another; `npm ci` would then fail there. */
test('the lockfile carries the binaries of x64 and arm64 Linux', () => {
  const names = new Set(locked.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)))
  const wanted = locked.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}))
  const missing = wanted.filter((name) => /linux-(?:x64|arm64)/.test(name) && !names.has(name))
  expect(wanted.some((name) => name.includes('linux-x64'))).toBe(true)
  expect(missing).toEqual([])
})

test('the runtime is the pinned Node', () => {
  expect(process.version).toBe(`v${read('.node-version').trim()}`)
})

test('S-44 the list of all parts (SBOM) holds every package with its hash', () => {
  const { bomFormat, components } = sbom(lockfile)
  expect(bomFormat).toBe('CycloneDX')
  expect(components).toHaveLength(locked.length)
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'hono', 'zod', 'pg']))
  expect(components.filter(({ hashes }) => hashes[0]?.content.length !== 128)).toEqual([])
})
