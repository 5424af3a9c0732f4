import { readdirSync } from 'node:fs'

/** The names of all files and folders under this one, with forward slashes on every system. */
export function namesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
}
