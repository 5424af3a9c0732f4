/** Looks for keys, password hashes and private addresses in the files of the repository and in the built client. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesUnder } from './files.ts'
import { root } from './setup.mjs'

/** Addresses that may be seen: our own public one, those of banks in data/, and the domains set apart for examples. */
const publicAddress =
  /^(?:info@rekenklaar\.be|.*@(?:[\w.-]+\.)?(?:example|voorbeeld|test|invalid|localhost)(?:\.\w+)?)$/i

const key = /-----BEGIN [A-Z ]*PRIVATE KEY-----|\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]{16,}\$[\w+/]{32,}/g
const address = /\b[\w.+-]+@[a-z][\w-]*\.[a-z][\w.-]*\w/gi

/** Tests may make up addresses; keys and hashes have no place there either. */
const testFile = /\.test\.tsx?$|^e2e\//

export function secretsIn(file: string, text: string): string[] {
  const addresses = testFile.test(file) ? [] : (text.match(address) ?? [])
  return [...(text.match(key) ?? []), ...addresses.filter((found) => !publicAddress.test(found))]
}

function trackedFiles(): string[] {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  return files.filter(
    (file) => !/^(?:$|(?:bench\/tools\/)?package-lock\.json$|data\/|scripts\/secrets\.test\.ts$)/.test(file),
  )
}

function builtFiles(): string[] {
  const folder = join(root, 'dist', 'client')
  if (!existsSync(folder)) return []
  return namesUnder(folder).map((name) => `dist/client/${name}`)
}

if (import.meta.main) {
  const built = builtFiles()
  const files = [...trackedFiles(), ...built].filter((file) =>
    /\.(?:tsx?|m?js|json|css|astro|html|txt|md|map)$/.test(file),
  )
  const errors = files
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) =>
      secretsIn(file, readFileSync(join(root, file), 'utf8')).map((secret) => `${file}: ${secret.slice(0, 40)}`),
    )
  const maps = built.filter((file) => file.endsWith('.map'))
  if (built.length === 0) errors.push('dist/client is empty: nothing was built.')
  errors.push(...maps.map((file) => `${file}: a source map would be served`))
  for (const error of errors) console.error(error)
  console.log(`${files.length} files read, ${errors.length} problems.`)
  process.exitCode = errors.length > 0 ? 1 : 0
}
