/**
 * Checks the rules about imports. They only go down; no category and no calculator reaches into another; what
 * computes formats nothing and what tells computes nothing; no two files import each other. Reads the import specifiers
 * of every source file and compares what they point at with the tables below. Checking nothing is a failure.
 */
import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { namesUnder } from './files.ts'

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
const saysFile = /^calculators\/[^/]+\/[^/]+\/says\.ts$/
const testFile = /\.test(?:-support)?\.tsx?$/

/** The first rule that matches a file decides. */
const rules: readonly Rule[] = [
  { files: metaFile, may: [], packages: [], mayType: house('calculators', 'rules', 'finance') },
  { files: saysFile, may: [], packages: [], mayType: house('calculators') },
  { files: /^calculators\/catalogue\.ts$/, may: [metaFile], packages: [], mayType: house('calculators') },
  { files: /^finance\//, may: house('finance'), packages: [] },
  { files: /^contract\//, may: house('contract'), packages: ['zod'], mayType: house('calculators') },
  { files: /^data\//, may: house('data', 'finance') },
  { files: /^rules\//, may: house('rules', 'data', 'finance') },
  // What several calculators compute: between the law and the calculators, and without any page.
  {
    files: /^calculators\/models\/(?!.*\.test\.ts$)/,
    may: [/^calculators\/(?:models|kernel)\//, ...house('rules', 'data', 'finance')],
  },
  { files: /^calculators\//, may: house('calculators', 'contract', 'rules', 'data', 'finance') },
  { files: /^site\//, may: house('site', 'calculators', 'contract', 'rules', 'data', 'finance') },
  { files: /^server\//, may: house('server', 'calculators', 'contract', 'rules', 'data', 'finance', 'dist') },
  { files: /^bin\//, may: house('bin', 'server', 'calculators', 'contract', 'rules', 'data', 'finance') },
]

export type Direction = { readonly checked: number; readonly errors: readonly string[] }

/** Tests may use any package and the helpers in scripts/, but no folder above their own. */
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

const ownFolder = /^calculators\/(?<category>sparen|lenen|beleggen|planning)\/(?:(?<slug>[^/]+)\/)?/

/** What a calculator's file may not point at: another category, or another calculator's folder. */
function checkNeighbours(file: string, target: string): boolean {
  const from = ownFolder.exec(file)?.groups
  const to = ownFolder.exec(target)?.groups
  if (from === undefined || to === undefined) return true
  return from.category === to.category && (to.slug === undefined || to.slug === from.slug)
}

const FORMATS = /^calculators\/kernel\/(?:format|units|assumed)\.ts$/
const computes = (target: string) =>
  target.startsWith('finance/') || (target.startsWith('rules/') && !isLawData(target))
/** Figures, and the types of law: data a telling may point at. */
const isLawData = (target: string) => target.endsWith('.figures.ts') || target.startsWith('rules/kernel/')

/** From every solve.ts, tell.ts and below.ts through the files of the calculators: where something forbidden is reached. */
export function checkApart(files: ReadonlyMap<string, string>): Direction {
  const errors: string[] = []
  const valueImports = (file: string) =>
    importsOf(files.get(file) ?? '').flatMap(({ specifier, typeOnly }) => {
      const target = typeOnly ? undefined : resolve(file, specifier)
      return target === undefined ? [] : [target]
    })
  function walk(start: string, forbidden: (target: string) => boolean, message: string) {
    const seen = new Set([start])
    for (const file of seen) {
      for (const target of valueImports(file)) {
        if (forbidden(target)) errors.push(`${start} ${message} ${target}${file === start ? '' : ` (by ${file})`}`)
        else if (/^calculators\/(?!kernel\/|built-in-market)/.test(target)) seen.add(target)
      }
    }
  }
  let checked = 0
  for (const [file, text] of files) {
    if (file.startsWith('calculators/models/') && !testFile.test(file)) {
      checked += 1
      walk(file, (target) => FORMATS.test(target), 'formats by')
    }
    if (!ownFolder.test(file)) continue
    checked += 1
    if (!testFile.test(file))
      for (const { specifier } of importsOf(text)) {
        const target = resolve(file, specifier)
        if (target !== undefined && !checkNeighbours(file, target)) errors.push(`${file} reaches into ${target}`)
      }
    if (file.endsWith('/solve.ts')) {
      walk(file, (target) => FORMATS.test(target), 'formats by')
      if (/(['"`])[A-Za-zÀ-ÿ][^'"`\n]* [^'"`\n]*\1/.test(withoutImports(text)))
        errors.push(`${file} contains a sentence`)
    }
    if (/\/(?:tell|below)\.ts$/.test(file)) walk(file, computes, 'computes by')
  }
  if (checked === 0) errors.push('No calculator was checked: the folders have moved or are empty.')
  return { checked, errors }
}

/**
 * What a file in a calculator's folder is for, by its name: the parts every calculator has, `model` for what solve
 * computes with, the parts of a telling, `choices` for lists that questions, sums and words share, and more examples.
 */
const PART =
  /^(?:meta|says|inputs|outputs|case|solve|moves|tell|below|examples|calculator|(?:choices|examples)-[a-z-]+)$/
const MODEL = /^model(?:-[a-z-]+)?$/
const TELLING = /^(?:steps|tables|charts|views|notices|tell-[a-z-]+)$/

/** Every file of a calculator has a role, and is reached from the side it belongs to only. */
export function checkRoles(files: ReadonlyMap<string, string>): Direction {
  const errors: string[] = []
  let checked = 0
  for (const [file, text] of files) {
    const folder = ownFolder.exec(file)
    if (folder?.groups?.slug === undefined || testFile.test(file)) continue
    checked += 1
    const name = posix.basename(file, '.ts')
    if (![PART, MODEL, TELLING].some((role) => role.test(name))) errors.push(`${file} has no role: see CONTRIBUTING.md`)
    const tells = /^(?:tell|below)$/.test(name) || TELLING.test(name)
    const computesHere = name === 'solve' || MODEL.test(name)
    for (const { specifier, typeOnly } of importsOf(text)) {
      const target = typeOnly ? undefined : resolve(file, specifier)
      if (target === undefined || !target.startsWith(folder[0])) continue
      const to = posix.basename(target, '.ts')
      if (tells && MODEL.test(to)) errors.push(`${file} tells, and reaches the model ${target}`)
      if (computesHere && TELLING.test(to)) errors.push(`${file} computes, and reaches the telling ${target}`)
    }
  }
  if (checked === 0) errors.push('No calculator was checked: the folders have moved or are empty.')
  return { checked, errors }
}

/** Files that import each other, by types too: each circle once, from its first file. */
export function checkCircles(files: ReadonlyMap<string, string>): Direction {
  const ahead = new Map(
    [...files].map(([file, text]) => [
      file,
      importsOf(text).flatMap(({ specifier }) => {
        const target = resolve(file, specifier)
        return target !== undefined && files.has(target) ? [target] : []
      }),
    ]),
  )
  const errors: string[] = []
  const done = new Set<string>()
  function walk(file: string, road: readonly string[]): void {
    const at = road.indexOf(file)
    if (at !== -1) errors.push(`a circle: ${[...road.slice(at), file].join(' → ')}`)
    if (at !== -1 || done.has(file)) return
    for (const target of ahead.get(file) ?? []) walk(target, [...road, file])
    done.add(file)
  }
  for (const file of files.keys()) walk(file, [])
  return { checked: files.size, errors }
}

const withoutImports = (text: string) => text.replace(comment, '').replace(/^import[^;]*?from '[^']+'$/gm, '')

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
    for (const name of namesUnder(join(folder, top))) {
      if (/\.(?:tsx?|mjs|js|astro)$/.test(name))
        files.set(`${top}/${name}`, readFileSync(join(folder, top, name), 'utf8'))
    }
  }
  return files
}

if (import.meta.main) {
  const sources = readSources(process.cwd())
  const down = checkImports(sources)
  const apart = checkApart(sources)
  const checked = down.checked + apart.checked
  const errors = [down, apart, checkRoles(sources), checkCircles(sources)].flatMap((one) => one.errors)
  for (const error of errors) console.error(error)
  console.log(`${checked} files checked, ${errors.length} wrong imports.`)
  process.exitCode = errors.length > 0 ? 1 : 0
}
