/**
 * Makes a checkout ready: packages when the lockfile changed, the build when a source changed.
 * No dependencies and plain JavaScript, because it runs on whatever Node (18 or newer) the system has.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const buildStamp = join(root, 'dist', '.rekenklaar-sources')

/** Everything `npm run build` reads. The server is not in it: it runs from source. */
const buildSources =
  'package.json package-lock.json tsconfig.json astro.config.ts scripts/build.ts scripts/compress.ts ' +
  'scripts/files.ts scripts/offline.ts scripts/first-view.ts scripts/nginx-site.ts scripts/plain-script.ts server/http/security-headers.ts ' +
  'server/pages/static-files.ts ' +
  'finance rules data calculators contract site public'

/** Settings that end up in the pages: another value is another build. A test finds those that are missing here. */
export const buildSettings = [
  'PUBLIC_ORIGIN',
  'BUILD_DAY',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_EMAIL',
  'OPERATOR_PHONE',
  'OPERATOR_KBO',
  'OPERATOR_VAT',
  'VISITORS_CLAIM',
  'GA4_ID',
  'ADSENSE_ID',
  'CMP',
]

/** The environment of every command: the pinned Node and the local tools come first on the PATH. */
export function toolEnvironment() {
  const bin = join(root, 'node_modules', '.bin')
  const rest = (process.env.PATH ?? '').split(delimiter).filter((entry) => entry !== bin)
  return { ...process.env, PATH: [bin, ...rest].join(delimiter) }
}

/**
 * Program and arguments that start a command. A tool of a package is started as the script it is, with our Node: on
 * Windows the file in node_modules/.bin is a batch file, which cannot be started without a shell.
 */
export function commandLine(command, args) {
  if (command === 'node') return [pinnedNode(), [...args]]
  const { dependencies, devDependencies } = readJson('package.json')
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const { bin = {} } = readJson(`node_modules/${name}/package.json`)
    const file = typeof bin === 'string' ? { [name]: bin }[command] : bin[command]
    if (file !== undefined) return [pinnedNode(), [join(root, 'node_modules', name, file), ...args]]
  }
  return [command, [...args]]
}

function readJson(file, folder = root) {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
}

/** The Node of the lockfile; on a platform without such a package the running one, if it is new enough. */
export function pinnedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', file)
  if (existsSync(pinned)) return pinned
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 2)) return process.execPath
  throw new Error(
    `Node 24.2 or newer is needed: no package for ${system}-${process.arch}, and this is ${process.version}.`,
  )
}

/** A Node outside node_modules for npm: `npm ci` removes the pinned one while it works. */
function outsideNode() {
  const inside = join(root, 'node_modules')
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, file))
  const candidates = [process.env.npm_node_execpath, process.execPath, ...onPath]
  return candidates.find((path) => path && !path.startsWith(inside) && existsSync(path)) ?? process.execPath
}

function npm(args, folder) {
  const cli = process.env.npm_execpath
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--no-progress']
  // stdout belongs to the command that follows (bereken prints JSON), so npm writes to stderr.
  const options = { cwd: folder, stdio: ['ignore', 2, 2] }
  const result = cli?.endsWith('.js')
    ? spawnSync(outsideNode(), [cli, ...args, ...quiet], options)
    : spawnSync('npm', [...args, ...quiet], { ...options, shell: process.platform === 'win32' })
  if (result.error) throw new Error(`npm could not be started: ${result.error.message}`)
  return result.status === 0
}

function lockfileHash(folder) {
  const platform = `${process.platform}-${process.arch}`
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(platform)
    .digest('hex')
}

/** True when somebody's own `npm install` has already put there what the lockfile asks for on this machine. */
function isInstalled(folder) {
  if (!existsSync(join(folder, 'node_modules', '.package-lock.json'))) return false
  const wanted = readJson('package-lock.json', folder).packages
  const present = readJson('node_modules/.package-lock.json', folder).packages
  const fits = (list, value) => list === undefined || list.includes(value)
  return Object.entries(wanted).every(([path, entry]) => {
    const bound = entry.os !== undefined || entry.cpu !== undefined
    const here = fits(entry.os, process.platform) && fits(entry.cpu, process.arch) && fits(entry.libc, 'glibc')
    const needed = path !== '' && (entry.optional || entry.devOptional ? bound && here : true)
    return !needed || (present[path]?.version === entry.version && existsSync(join(folder, path)))
  })
}

/** What `npm start` hands to Node, for whoever else starts the server as a visitor meets it. */
export function startWords() {
  return readJson('package.json').scripts.start.split(' --build node ')[1].split(' ')
}

/**
 * Beside it in the environment, which glibc reads when a process starts: two heaps for all threads. Left to itself it makes
 * one for each, and what a thread freed in its own is given to nobody.
 */
export const startSettings = { MALLOC_ARENA_MAX: '2' }

/** The packages of a folder with a lockfile: the repository, or the tools that only measurements need. */
export function ensureInstalled(folder = root) {
  const hash = lockfileHash(folder)
  const stamp = join(folder, 'node_modules', '.rekenklaar-lockfile')
  if (readStamp(stamp) === hash) return
  if (isInstalled(folder)) return writeFileSync(stamp, hash)
  const started = Date.now()
  console.error('Installing packages (npm ci) …')
  // --include=dev: the build tools are needed with NODE_ENV=production too.
  // --min-release-age=0: the lockfile has decided which versions; a wrong clock may not refuse them.
  const flags = ['--include=dev', '--include=optional', '--ignore-scripts', '--min-release-age=0']
  // Nothing else is tried: what the lockfile does not hold, with its hashes, is not installed.
  if (!npm(['ci', ...flags], folder))
    throw new Error('npm ci refused (its message is above): the packages are not installed.')
  pinnedNode()
  writeFileSync(stamp, hash)
  console.error(`Packages installed in ${seconds(started)}.`)
}

/** What the files of the build say, without the settings. */
export function filesHash() {
  const hash = createHash('sha256')
  for (const source of buildSources.split(' ')) {
    for (const file of filesUnder(source))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0')
  }
  return hash.digest('hex')
}

export function sourcesHash(files = filesHash()) {
  const hash = createHash('sha256')
  for (const name of buildSettings) hash.update(`${name}=${process.env[name]?.trim() ?? ''}\0`)
  return hash.update(files).digest('hex')
}

function filesUnder(path) {
  const info = statSync(join(root, path), { throwIfNoEntry: false })
  if (info === undefined) return []
  if (info.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  const names = readdirSync(join(root, path))
  names.sort()
  return names.flatMap((name) => filesUnder(`${path}/${name}`))
}

export function isBuilt() {
  return readStamp(buildStamp) === sourcesHash()
}

export function markBuilt(hash) {
  writeFileSync(buildStamp, hash)
}

export function ensureBuilt() {
  if (isBuilt()) return
  console.error('Building the site …')
  const result = spawnSync(pinnedNode(), [join(root, 'scripts', 'build.ts')], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: toolEnvironment(),
  })
  if (result.status !== 0) throw new Error('The build failed.')
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`
}
