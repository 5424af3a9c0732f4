/**
 * npm run build: Astro's build, compressed copies, the script for other sites, what can be kept for use offline, what nginx
 * must know, and the stamp that `npm start` compares.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from './compress.ts'
import { writeNginxSite } from './nginx-site.ts'
import { writeOffline } from './offline.ts'
import { writeEmbedScript } from './plain-script.ts'
import { markBuilt, root, sourcesHash } from './setup.mjs'

if (!existsSync(join(root, 'astro.config.ts'))) {
  console.error('astro.config.ts is missing: there is nothing to build.')
  process.exit(1)
}

// Taken before the build: a source that changes meanwhile makes the next start build again.
const hash = sourcesHash()
const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs')
const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' }
const { status } = spawnSync(process.execPath, [astro, 'build'], { cwd: root, stdio: 'inherit', env })
if (status !== 0) process.exit(status ?? 1)

const started = performance.now()
const client = join(root, 'dist', 'client')
const { files, bytes, brotli } = await compressFolder(client)
const kilobytes = (size: number) => `${Math.round(size / 1000)} kB`
console.log(
  `Compressed ${files} files, ${kilobytes(bytes)} to ${kilobytes(brotli)}, in ${Math.round(performance.now() - started)} ms.`,
)
console.log(`The script for other sites is ${await writeEmbedScript(client)} bytes.`)
// Last, because it lists what the others weigh.
const kept = await writeOffline(client)
console.log(`${kept.pages} pages and ${kept.assets} files can be kept for use offline, ${kilobytes(kept.bytes)}.`)
const served = writeNginxSite(join(root, 'dist'), process.env)
console.log(`nginx can serve ${served} files by itself.`)
markBuilt(hash)
