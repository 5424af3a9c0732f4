/**
 * The browsers for the tests. Chromium: the one on the PATH, else Debian's package when root, else Playwright's own.
 * Firefox and WebKit: on the PATH or Debian's package; where neither can be had their checks are skipped.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { debianInstalls } from './debian.ts'
import { root } from './setup.mjs'

// The headless shell first: it needs less processor time than the whole browser.
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

export const chromiumOnPath = (): string | undefined => onPath(names)

function onPath(wanted: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** Installs a browser when there is none. Undefined means that Playwright finds its own download. */
export function ensureChromium(): string | undefined {
  if (onPath([shell]) === undefined) debianInstalls(`${shell}${ofInstalledChromium()}`)
  const found = chromiumOnPath()
  if (found !== undefined) return found
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  console.error('Installing Chromium (playwright install) …')
  if (spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] }).status !== 0)
    throw new Error('No Chromium found and none could be installed.')
  return undefined
}

/** The version of Debian's Chromium on this machine, as apt writes it: its shell shares its files and must be as old. */
function ofInstalledChromium(): string {
  const asked = spawnSync('dpkg-query', ['-W', '-f=${db:Status-Abbrev}=${Version}', 'chromium'], { encoding: 'utf8' })
  return asked.status === 0 && asked.stdout.startsWith('ii ') ? asked.stdout.slice('ii '.length) : ''
}

/** Debian's long-term Firefox; one of another maker's package would do as well. */
export function ensureFirefox(): string | undefined {
  const find = () => onPath(['firefox-esr', 'firefox'])
  return find() ?? (debianInstalls('firefox-esr') ? find() : undefined)
}

/** The driver of WebKit, with what its window needs: a screen in memory and Python's bindings. */
export function ensureWebKit(): string | undefined {
  const binding = '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib'
  const bindings = [binding, binding.replace('x86_64', 'aarch64')]
  const find = () => {
    const complete = onPath(['Xvfb']) !== undefined && bindings.some((file) => existsSync(file)) && hasGi()
    return complete ? onPath(['WebKitWebDriver']) : undefined
  }
  const packages = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb']
  return find() ?? (debianInstalls(...packages) ? find() : undefined)
}

const hasGi = () => spawnSync('/usr/bin/python3', ['-c', 'import gi'], { stdio: 'ignore' }).status === 0

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
