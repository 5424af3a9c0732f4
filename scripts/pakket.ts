/**
 * npm run pakket [-- folder]: finance, rules and calculators as a package of plain modules with types. Nothing is bundled:
 * what runs is what one can read here.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { execFileSync } from 'node:child_process'
import { namesUnder } from './files.ts'
import { typedModules } from './pakket/modules.ts'
import { commandLine, root } from './setup.mjs'
import { refuse } from './usage.ts'

if (process.argv.length > 3) refuse('Gebruik: npm run pakket [-- map]')
const out = resolve(process.argv[2] ?? join(root, 'dist', 'pakket'))
const folders = ['finance', 'rules', 'data', 'calculators']
/** Tests, and what only tests, pages and the reader of questions need. */
const leftOut =
  /\.test\.ts$|test-support|\/(?:examples(?:-[a-z-]+)?|says)\.ts$|kernel\/(?:testing|fuzz|example)\.ts$|^data\/csv\.ts$|^calculators\/(?:ask\/|(?:load|catalogue|search)\.ts$)/

const sources = folders.flatMap((folder) =>
  namesUnder(join(root, folder))
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && !leftOut.test(file)),
)

/** Aliases become paths, and in the types .ts becomes .js as the compiler does in the modules. */
function withPlainPaths(text: string, file: string, extension: '.ts' | '.js'): string {
  return text.replace(/(?<=from ['"]|import\(['"]|import ['"])(?:#|\.\.?\/)[^'"`]+\.ts(?=['"])/g, (specifier) => {
    const target = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier)
    const way = posix.relative(posix.dirname(file), target).replace(/\.ts$/, extension)
    return way.startsWith('.') ? way : `./${way}`
  })
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

// Inside the checkout, so that the compiler finds its types.
const copy = join(root, 'dist', `pakket-${process.pid}`)
// The folder is emptied first: where somebody names one, only a package of before may be in it.
const before = process.argv[2] !== undefined && existsSync(out) ? readdirSync(out) : []
if (before.length > 0 && !before.includes('index.d.ts'))
  refuse(`${out} is niet leeg en geen eerder pakket. Kies een andere map.`)
rmSync(out, { recursive: true, force: true })
try {
  for (const file of sources)
    write(join(copy, file), withPlainPaths(readFileSync(join(root, file), 'utf8'), file, '.ts'))
  for (const [file, text] of await typedModules()) write(join(copy, file), text)
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: '.',
    outDir: out,
  }
  write(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, include: ['**/*.ts'], exclude: [] }),
  )
  execFileSync(...commandLine('tsc', ['-p', copy, '--checkers', '1']), { cwd: root, stdio: 'inherit' })
} finally {
  rmSync(copy, { recursive: true, force: true })
}
for (const file of namesUnder(out).filter((name) => name.endsWith('.d.ts'))) {
  const path = join(out, file)
  writeFileSync(path, withPlainPaths(readFileSync(path, 'utf8'), file, '.js'))
}

const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Readonly<Record<string, unknown>>
const { version, license, repository } = own
const manifest = {
  name: 'rekenklaar',
  version,
  description: 'Belgian financial calculations: interest, loans, taxes, wages, pensions, inheritance.',
  license,
  // npm signs where a release was built only for a package that names its repository.
  ...(repository === undefined ? {} : { repository }),
  publishConfig: { access: 'public', provenance: true },
  type: 'module',
  sideEffects: false,
  engines: { node: '>=22' },
  types: './index.d.ts',
  exports: {
    '.': './index.js',
    './package.json': './package.json',
    './finance/*': './finance/*.js',
    './rules/*': './rules/*.js',
    './calculators/*': './calculators/*.js',
    './*': './rekenhulpen/*.js',
  },
}
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
for (const page of ['README.md', 'EXAMPLES.md']) cpSync(join(root, 'scripts/pakket', page), join(out, page))
cpSync(join(root, 'LICENCE'), join(out, 'LICENCE'))
console.log(`${sources.length} modules in ${relative(root, out) || out}`)
