/** nginx with what our server answers, as files with a gzip copy beside them and under the same headers. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { freePort } from '../scripts/free-port.ts'
import { installedNginx, nginxConfig } from '../scripts/nginx.ts'
import { root } from '../scripts/setup.mjs'
import { answering } from './processes.ts'

const program = installedNginx()

/** What nginx writes itself. All others, such as the policies for the browser, are part of the answer compared. */
const itsOwn = new Set(
  'connection content-encoding content-length content-type date etag keep-alive last-modified server vary'.split(' '),
)

function locationOf(path: string, headers: Headers): string {
  const added = [...headers].filter(([name]) => !itsOwn.has(name))
  const lines = added.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  return `location = ${path} { default_type ${headers.get('content-type')?.split(';')[0] ?? 'text/html'}; ${lines.join(' ')}
    try_files /${fileOf(path)} =404; }`
}

/** One flat name per page: /sparen is a page and the folder of others. */
const fileOf = (path: string) => `page${path.replaceAll('/', '-')}`

export type Nginx = { readonly origin: string; readonly process: ChildProcess }

/** One worker, because our server is one process too. Undefined when nginx is not installed. */
export async function startNginx(
  folder: string,
  ours: string,
  paths: readonly string[],
  children: ChildProcess[],
): Promise<Nginx | undefined> {
  if (program === undefined) return undefined
  const files = join(folder, 'files')
  mkdirSync(files, { recursive: true })
  const locations: string[] = []
  for (const path of paths) {
    const response = await fetch(ours + path)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    const body = Buffer.from(await response.arrayBuffer())
    locations.push(locationOf(path, response.headers))
    const file = join(files, fileOf(path))
    writeFileSync(file, body)
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
  const port = await freePort()
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, configOf(folder, files, port, locations))
  const child = spawn(program, ['-p', folder, '-c', config, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
  children.push(child)
  return { origin: await answering(`http://localhost:${port}`, '/'), process: child }
}

/** nginx as in deploy/, in front of our servers: its own files from disk, the rest passed on. */
export async function startFront(
  folder: string,
  ours: readonly string[],
  children: ChildProcess[],
  at?: number,
): Promise<Nginx | undefined> {
  if (program === undefined) return undefined
  const port = at ?? (await freePort())
  const own = join(folder, 'front')
  mkdirSync(own)
  const config = join(own, 'nginx.conf')
  // The load comes from one address, which is what the limits are there for.
  const adapt = (text: string) => text.replaceAll(/^\s*limit_(?:req|conn) .*$/gm, '')
  const servers = ours.map((origin) => `127.0.0.1:${new URL(origin).port}`)
  writeFileSync(config, nginxConfig({ folder: own, distDir: join(root, 'dist'), port, servers, adapt }))
  const child = spawn(program, ['-p', own, '-c', config, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
  children.push(child)
  return { origin: await answering(`http://127.0.0.1:${port}`, '/'), process: child }
}

function configOf(folder: string, files: string, port: number, locations: readonly string[]): string {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path "${folder}/${name}";`,
  )
  // As root the worker would become another user, who may not read the temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} daemon off; worker_processes 1; pid "${folder}/nginx.pid";
events { worker_connections 256; }
http {
  ${scratch.join(' ')}
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100; gzip_static on;
  server { listen 127.0.0.1:${port}; listen [::1]:${port}; root "${files}"; ${locations.join('\n')} }
}`
}
