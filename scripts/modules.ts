/** For tests that ask the same of every file of a kind. Paths are from the root, with forward slashes on every system. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './setup.mjs'

const matching = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.ts'))
    .toSorted()

/** The modules whose path matches; T is what each of them exports. */
export async function modulesOf<T>(pattern: string): Promise<Readonly<Record<string, T>>> {
  const paths = matching(pattern)
  const load = async (path: string) => [path, (await import(pathToFileURL(join(root, path)).href)) as T] as const
  return Object.fromEntries(await Promise.all(paths.map(load)))
}

/** Their texts. */
export const sourcesOf = (pattern: string): Readonly<Record<string, string>> =>
  Object.fromEntries(matching(pattern).map((path) => [path, readFileSync(join(root, path), 'utf8')]))
