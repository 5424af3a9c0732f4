/** Requests per second of the built server beside nginx with the same gzip bytes, on loopback, one after the other. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { freePort } from '../scripts/free-port.ts'
import { type Line, skipped } from './line.ts'
import { answering, startOurs, stopProcess } from './processes.ts'

const paths = ['/', '/sparen/deposito-calculator', '/api/rates']
const seconds = 3
const nginxProgram = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file))
const wrkProgram = ['/usr/bin/wrk', '/usr/local/bin/wrk'].find((file) => existsSync(file))

export async function serverLines(): Promise<Line[]> {
  if (wrkProgram === undefined) return [skipped('requests per second', 'skipped: wrk is not installed')]
  const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-bench-'))
  const children: ChildProcess[] = []
  try {
    const ours = await startOurs(join(folder, 'data'), children)
    const nginx = await startNginx(folder, ours, children)
    return paths.map((path) => ({
      name: `GET ${path}`,
      unit: '/s',
      ours: requestsPerSecond(ours + path),
      reference: nginx === undefined ? undefined : requestsPerSecond(nginx + path),
      than: nginx === undefined ? 'nginx is not installed' : 'nginx, one worker, same bytes',
    }))
  } finally {
    await Promise.all(children.map(stopProcess))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** nginx gets what our server answered, as files with a gzip copy beside them. */
async function startNginx(folder: string, ours: string, children: ChildProcess[]): Promise<string | undefined> {
  if (nginxProgram === undefined) return undefined
  const files = join(folder, 'files')
  for (const path of paths) {
    const response = await fetch(ours + path)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    const body = Buffer.from(await response.arrayBuffer())
    const file = join(files, path === '/' ? 'index' : path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, body)
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
  const port = await freePort()
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, nginxConfig(folder, files, port))
  children.push(
    spawn(nginxProgram, ['-p', folder, '-c', config, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] }),
  )
  return answering(`http://localhost:${port}`, '/')
}

function nginxConfig(folder: string, files: string, port: number): string {
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
  default_type text/html;
  server { listen 127.0.0.1:${port}; listen [::1]:${port}; root "${files}"; location = / { try_files /index =404; } }
}`
}

function requestsPerSecond(url: string): number {
  const args = ['-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url]
  const output = execFileSync(wrkProgram ?? '', args, { encoding: 'utf8', timeout: (seconds + 10) * 1000 })
  if (/Non-2xx/.test(output)) throw new Error(`${url} did not always answer 200:\n${output}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
}
