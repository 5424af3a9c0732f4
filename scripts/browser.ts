/** The Chromium for the browser tests: the one on the PATH, else Debian's package when root, else Playwright's own. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './setup.mjs'

// The headless shell first: it needs half the processor time of the whole browser.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

export function chromiumOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** Installs a browser when there is none. Undefined means that Playwright finds its own download. */
export function ensureChromium(): string | undefined {
  const found = chromiumOnPath()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'])
    const installed = chromiumOnPath()
    if (installed !== undefined) return installed
  }
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  if (!run(process.execPath, [cli, 'install', 'chromium']))
    throw new Error('No Chromium found and none could be installed.')
  return undefined
}

function run(command: string, args: readonly string[]): boolean {
  console.error(`No Chromium on the PATH: ${command} ${args.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
