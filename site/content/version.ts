/** The version of the product, as package.json has it at the build. */
import { readFileSync } from 'node:fs'

export function productVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }
  return version
}
