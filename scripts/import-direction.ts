/**
 * Holds the house's one rule about imports: they only go down. Reads the import specifiers of every source file and
 * compares the folder (or file) they point at with the table below. Checking nothing is a failure.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'

type Rule = {
  readonly files: RegExp
  /** What these files may import inside the repository, beside their own kind. */
  readonly may: readonly RegExp[]
  /** Packages they may import; all when absent. */
  readonly packages?: readonly string[]
  /** What they may import as types only: those leave nothing in the bundle. */
  readonly mayType?: readonly RegExp[]
}

const house = (...folders: string[]) => folders.map((folder) => new RegExp(`^${folder}/`))
const metaFile = /^calculators\/[^/]+\/[^/]+\/meta\.ts$/
const testFile = /\.test(?:-support)?\.tsx?$/

/** The first rule that matches a file decides. */
const rules: readonly Rule[] = [
  { files: metaFile, may: [], packages: [], mayType: house('calculators', 'rules', 'finance') },
  { files: /^calculators\/catalogue\.ts$/, may: [metaFile], packages: [], mayType: house('calculators') },
  { files: /^finance\//, may: house('finance'), packages: [] },
  { files: /^contract\//, may: house('contract'), packages: ['zod'], mayType: house('calculators') },
  { files: /^data\//, may: house('data', 'finance') },
  { files: /^rules\//, may: house('rules', 'data', 'finance') },
  { files: /^calculators\//, may: house('calculators', 'contract', 'rules', 'data', 'finance') },
  { files: /^site\//, may: house('site', 'calculators', 'contract', 'rules', 'data', 'finance') },
  { files: /^server\//, may: house('server', 'calculators', 'contract', 'rules', 'data', 'finance', 'dist') },
  { files: /^bin\//, may: house('bin', 'server', 'calculators', 'contract', 'rules', 'data', 'finance') },
]

export type Direction = { readonly checked: number; readonly errors: readonly string[] }

/** Tests may use any package and the helpers in scripts/, but no part of the house above their own. */
export function checkImports(files: ReadonlyMap<string, string>): Direction {
  const errors: string[] = []
  let checked = 0
  for (const [file, text] of files) {
    const rule = rules.find(({ files: pattern }) => pattern.test(file))
    if (rule === undefined) continue
    checked += 1
    for (const { specifier, typeOnly } of importsOf(text)) {
      const target = resolve(file, specifier)
      const isTest = testFile.test(file)
      const allowed = [...rule.may, ...(typeOnly ? (rule.mayType ?? []) : []), ...(isTest ? house('scripts') : [])]
      if (target === undefined) {
        const name = specifier.replace(/^(@[^/]+\/[^/]+|[^/]+).*$/, '$1')
        if (!isTest && rule.packages !== undefined && !rule.packages.includes(name))
          errors.push(`${file} imports the package ${name}`)
      } else if (!allowed.some((pattern) => pattern.test(target))) {
        errors.push(`${file} imports ${target}`)
      }
    }
  }
  if (checked === 0) errors.push('No file was checked: the folders have moved or are empty.')
  return { checked, errors }
}

/** Path inside the repository that a specifier points at, undefined for a package or a Node module. */
function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), specifier))
  if (specifier.startsWith('/')) return specifier.slice(1)
  return undefined
}

// A comment starts after white space: the /*/ of a glob pattern does not.
const comment = /(?<=^|\s)(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*)/g
const statement =
  /(?:^|[;\n])\s*(?<kind>import|export)\s+(?<type>type\s+)?(?:[^'"`;]*?\sfrom\s*)?['"](?<from>[^'"\n]+)['"]/g
const call = /\b(?:import|import\.meta\.glob)(?:<[^>]*>)?\(\s*(?<list>\[[^\]]*\]|['"`][^'"`\n]+['"`])/g

function importsOf(source: string): { specifier: string; typeOnly: boolean }[] {
  const text = source.replace(comment, '')
  const found = [...text.matchAll(statement)].map(({ groups }) => ({
    specifier: groups?.from ?? '',
    typeOnly: groups?.type !== undefined,
  }))
  for (const { groups } of text.matchAll(call)) {
    const list = (groups?.list ?? '').matchAll(/['"`]([^'"`]+)['"`]/g)
    for (const [, specifier = ''] of list) found.push({ specifier, typeOnly: false })
  }
  return found
}

export function readSources(folder: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const top of ['finance', 'rules', 'data', 'calculators', 'contract', 'site', 'server', 'bin']) {
    if (statSync(join(folder, top), { throwIfNoEntry: false }) === undefined) continue
    for (const name of readdirSync(join(folder, top), { recursive: true, encoding: 'utf8' })) {
      if (/\.(?:tsx?|mjs|js|astro)$/.test(name))
        files.set(`${top}/${name.replaceAll('\\', '/')}`, readFileSync(join(folder, top, name), 'utf8'))
    }
  }
  return files
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { checked, errors } = checkImports(readSources(process.cwd()))
  for (const error of errors) console.error(error)
  console.log(`${checked} files checked, ${errors.length} wrong imports.`)
  process.exitCode = errors.length > 0 ? 1 : 0
}
