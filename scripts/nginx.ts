/** nginx for the tests and the benchmarks: the one on this machine, else Debian's package when root. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { debianInstalls } from './debian.ts'
import { root } from './setup.mjs'

export function installedNginx(): string | undefined {
  return ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file))
}

export function ensureNginx(): string {
  const found = installedNginx()
  if (found !== undefined) return found
  const installed = debianInstalls('nginx-light') ? installedNginx() : undefined
  if (installed === undefined) throw new Error('No nginx found and none could be installed.')
  return installed
}

export type NginxOptions = {
  /** A folder for what nginx writes. */
  readonly folder: string
  readonly distDir: string
  readonly port: number
  readonly servers: readonly string[]
  /** Addresses of proxies in front of this one that are believed. */
  readonly trusted?: readonly string[]
  /** Changes to the limits of the template, for a benchmark that is one client and means well. */
  readonly adapt?: (text: string) => string
}

/** A complete configuration around deploy/nginx/rekenklaar.conf.template, as a machine would have it. */
export function nginxConfig({
  folder,
  distDir,
  port,
  servers,
  trusted = [],
  adapt = (text) => text,
}: NginxOptions): string {
  const template = readFileSync(join(root, 'deploy/nginx/rekenklaar.conf.template'), 'utf8')
  const values: Readonly<Record<string, string>> = {
    CLIENT: join(distDir, 'client'),
    SITE: join(distDir, 'nginx', 'site.conf'),
    SERVERS: servers.map((server) => `server ${server} max_fails=1 fail_timeout=5s;`).join(' '),
    LISTEN: `listen 127.0.0.1:${port};`,
    NAME: 'localhost',
    TRUSTED: trusted.map((address) => `set_real_ip_from ${address};`).join(' '),
    PROXIES: trusted.map((address) => `${address} 1;`).join(' '),
  }
  const site = adapt(template).replaceAll(/\$\{([A-Z]+)\}/g, (whole, name: string) => values[name] ?? whole)
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path "${folder}/${name}";`,
  )
  // As root the worker would become another user, who may not read the temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} daemon off; worker_processes 1; pcre_jit on; pid "${folder}/nginx.pid";
events { worker_connections 1024; }
http {
  ${scratch.join(' ')}
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  ${site}
}`
}
