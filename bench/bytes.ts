/** Bytes of the first view beside mon-entreprise.urssaf.fr, a comparable site, as built and measured on 2026-11-15. */
import { join } from 'node:path'
import { root } from '../scripts/setup.mjs'
import { measureSite } from '../scripts/size.ts'
import type { Line } from './line.ts'

/** Kilobytes (1000 bytes), brotli 11; measured in KiB. */
const model = {
  '/': { js: 741.7 * 1.024, total: 842.0 * 1.024 },
  calculator: { js: 741.7 * 1.024, total: 890.9 * 1.024 },
  hub: { js: 741.7 * 1.024, total: 849.4 * 1.024 },
}

const shown = [
  { path: '/', model: model['/'], than: 'mon-entreprise, home' },
  { path: '/sparen', model: model.hub, than: 'mon-entreprise, list of simulators' },
  { path: '/sparen/deposito-calculator', model: model.calculator, than: 'mon-entreprise, salary page' },
]

export async function byteLines(): Promise<Line[]> {
  const pages = await measureSite(join(root, 'dist', 'client'))
  return shown.flatMap(({ path, model: reference, than }) => {
    const page = pages.find((measured) => measured.path === path)
    return (['js', 'total'] as const).map((part) => ({
      name: `${path} ${part}`,
      unit: 'kB',
      ours: page === undefined ? undefined : page[part] / 1000,
      reference: reference[part],
      than: page === undefined ? 'the build has no such page' : than,
      lowIsGood: true,
    }))
  })
}
