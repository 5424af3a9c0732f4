/** Names of files, and names in code that are made from them. */
import { readdirSync } from 'node:fs'

/** The names of all files and folders under this one, with forward slashes on every system. */
export function namesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
}

/** A slug or the name of a file as a name in code: loan-rates is loanRates. */
export const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
