/**
 * npm run ages: version, licence and release date of what package.json asks for, oldest first. Dates are not in the
 * packages themselves, so they are asked of the registry; without a network the rest of the list is still printed.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

type Locked = { readonly version?: string; readonly license?: string }

const registry = (process.env.npm_config_registry ?? 'https://registry.npmjs.org/').replace(/\/?$/, '/')
const day = 86_400_000

async function releasedOn(name: string, version: string): Promise<string | undefined> {
  try {
    const response = await fetch(registry + name.replace('/', '%2f'), { signal: AbortSignal.timeout(20_000) })
    const { time } = (await response.json()) as { readonly time?: Readonly<Record<string, string>> }
    return time?.[version]?.slice(0, 10)
  } catch {
    return undefined
  }
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>
const wanted = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
  Object.keys(read('package.json')[kind] ?? {}),
)
const locked = read('package-lock.json')['packages'] as Readonly<Record<string, Locked>>
const rows: { name: string; version: string; licence: string; released: string | undefined }[] = []
for (const name of wanted) {
  const { version = '?', license = '?' } = locked[`node_modules/${name}`] ?? {}
  rows.push({ name, version, licence: license, released: await releasedOn(name, version) })
}
rows.sort((a, b) => (a.released ?? '9').localeCompare(b.released ?? '9') || a.name.localeCompare(b.name))
for (const { name, version, licence, released } of rows) {
  const days = released === undefined ? '' : `${Math.round((Date.now() - Date.parse(released)) / day)} days`
  console.log(
    [name.padEnd(30), version.padEnd(16), licence.padEnd(14), released ?? 'unknown', days.padStart(10)].join('  '),
  )
}
const dated = rows.flatMap(({ released }) => released ?? [])
console.log(
  `\n${rows.length} packages; release date known of ${dated.length}${dated.length === 0 ? ' (no network)' : ''}.`,
)
