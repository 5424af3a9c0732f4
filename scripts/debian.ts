/** Packages of Debian that the tests and benchmarks need: installed when we are root, otherwise the answer is no. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Without a network the answer is no, soon. */
const once = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']

export function debianInstalls(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.error(`Installing ${packages.join(', ')} (apt-get) …`)
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  if (apt(install)) return true
  // The list of packages is not there yet, or too old.
  apt(['update', '-qq'])
  return apt(install)
}

function apt(args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', [...once, ...args], { stdio: ['ignore', 2, 2], env }).status === 0
}
