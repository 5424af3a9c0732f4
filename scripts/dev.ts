/**
 * npm run dev: Astro's development server on PORT (3000), which hands /api to our own server on the next port.
 * Pages reload by themselves; the server starts again when one of its files changes.
 */
import { spawn } from 'node:child_process'
import { dev } from 'astro'
import { root } from './setup.mjs'

const port = Number(process.env.PORT ?? 3000)
const api = `http://localhost:${port + 1}`

const server = spawn(process.execPath, ['--watch', '--watch-path=server', '--watch-path=contract', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', PORT: String(port + 1) },
})

const paths = ['/api', '/healthz', '/readyz']
const proxy = Object.fromEntries(paths.map((path) => [path, { target: api, changeOrigin: true }]))
const site = await dev({ root, server: { port }, vite: { server: { proxy } } })

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill(signal)
    void site.stop().finally(() => process.exit(0))
  })
}
