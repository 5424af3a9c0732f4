/** The list of all parts with versions, licences and hashes (CycloneDX), read from the lockfile: dist/sbom.json. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

type Locked = { readonly version?: string; readonly integrity?: string; readonly license?: string; readonly dev?: true }
type Lockfile = { readonly name: string; readonly version: string; readonly packages: Readonly<Record<string, Locked>> }

export function sbom({ name, version, packages }: Lockfile) {
  const components = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => {
      const part = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const purl = `pkg:npm/${part.replace('@', '%40')}@${entry.version}`
      return {
        type: 'library',
        'bom-ref': `${purl}#${path}`,
        name: part,
        version: entry.version,
        purl,
        scope: entry.dev ? 'excluded' : 'required',
        licenses: entry.license === undefined ? [] : [{ expression: entry.license }],
        hashes: [
          {
            alg: 'SHA-512',
            content: Buffer.from(entry.integrity?.slice('sha512-'.length) ?? '', 'base64').toString('hex'),
          },
        ],
      }
    })
  const metadata = { component: { type: 'application', 'bom-ref': name, name, version } }
  return { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata, components }
}

export function readLockfile(): Lockfile {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile
}
