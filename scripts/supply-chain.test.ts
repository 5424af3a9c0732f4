import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './setup.mjs'

type Locked = { version?: string; integrity?: string; resolved?: string; optionalDependencies?: Record<string, string> }
type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const readLockfile = (file: string) =>
  JSON.parse(read(file)) as { name: string; version: string; packages: Record<string, Locked> }
const packagesOf = ({ packages }: { packages: Record<string, Locked> }) =>
  Object.entries(packages).filter(([path]) => path !== '')
const lockfile = readLockfile('package-lock.json')
const locked = packagesOf(lockfile)
/** The repository, and what only measurements need. */
const folders = ['.', 'bench/tools']

test.each(folders)('%s: install scripts are off, new versions wait a week, no download address is kept', (folder) => {
  const lines = read(join(folder, '.npmrc')).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['ignore-scripts=true', 'min-release-age=7', 'omit-lockfile-registry-resolved=true']),
  )
})

test.each(folders)('%s: every entry of the lockfile has an integrity hash and no address', (folder) => {
  const entries = packagesOf(readLockfile(join(folder, 'package-lock.json')))
  expect(entries.length).toBeGreaterThan(100)
  expect(entries.filter(([, entry]) => !entry.integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  expect(entries.filter(([, entry]) => entry.resolved !== undefined).map(([path]) => path)).toEqual([])
})

test.each(folders)('%s: package.json pins exact versions', (folder) => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    read(join(folder, 'package.json')),
  ) as Manifest
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
