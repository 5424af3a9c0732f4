/** Loads everything the build made into memory, with its compressed siblings and its security headers. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { isEmbed, isHostPage } from '#contract/embed.ts'
import {
  fixedSecurityHeaders,
  framedHeaders,
  sharedHeaders,
  strictPolicy,
  type PageHashes,
  type PolicyConfig,
} from '#server/http/security-headers.ts'
import { createResource, type Resource } from '#server/pages/resource.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`
}

/** Data blocks (JSON-LD, JSON) are not executed, so they need no hash. */
function isExecutable(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]
  return type === undefined || type === 'module' || /javascript$/i.test(type)
}

export function inlineHashes(html: string): PageHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (!/\bsrc\s*=/i.test(attributes) && isExecutable(attributes) && body !== '') scripts.add(sha256(body))
  }
  for (const [, , body = ''] of html.matchAll(/<style\b([^>]*)>([\s\S]*?)<\/style>/gi)) {
    if (body !== '') styles.add(sha256(body))
  }
  return { scripts: [...scripts], styles: [...styles] }
}

export type Bodies = { readonly identity: Buffer; readonly br?: Buffer | undefined; readonly gzip?: Buffer | undefined }

export function pageResource(
  path: string,
  bodies: Bodies,
  config: PolicyConfig,
  options: { readonly status?: number; readonly headers?: readonly (readonly [string, string])[] } = {},
): Resource {
  const isAdmin = path === '/admin'
  const byOthers = isEmbed(path)
  const framing = { byOthers, ofOwn: isHostPage(path) }
  const policy = strictPolicy(config, inlineHashes(bodies.identity.toString('utf8')), !isAdmin && !byOthers, framing)
  return createResource({
    path,
    status: options.status ?? 200,
    contentType: 'text/html; charset=utf-8',
    cacheControl: isAdmin ? 'no-store' : 'no-cache',
    headers: [
      ['Content-Security-Policy', policy],
      ...(byOthers ? framedHeaders : fixedSecurityHeaders),
      ...(isAdmin || byOthers || options.status === 404 ? ([['X-Robots-Tag', 'noindex']] as const) : []),
      ...(options.headers ?? []),
    ],
    bodies,
  })
}

/** The service worker and the lists it reads decide which release a browser sees: they are asked for each time. */
function isLive(path: string): boolean {
  return /^\/[^/]+\.(js|json|webmanifest)$/.test(path)
}

/** Pictures that other sites show beside a link to ours, the script that places an embed there, and the open figures. */
function isForSharing(path: string): boolean {
  return /^\/(?:beeld|delen)\//.test(path) || path === '/insluiten.js' || isOpenData(path)
}

/** What pages on other origins may read with a script too. */
function isOpenData(path: string): boolean {
  return /^\/(?:cijfers\.(?:json|csv|schema\.json)|rekenhulpen\.openapi\.json|openapi\/[a-z0-9-]+\.json)$/.test(path)
}

function assetResource(path: string, bodies: Bodies, config: PolicyConfig): Resource {
  const isHashed = path.startsWith('/_astro/')
  return createResource({
    path,
    contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
    cacheControl: isHashed ? 'public, max-age=31536000, immutable' : isLive(path) ? 'no-cache' : 'public, max-age=3600',
    headers: [
      ['Content-Security-Policy', strictPolicy(config)],
      ...(isForSharing(path) ? sharedHeaders : fixedSecurityHeaders),
      ...(isOpenData(path) ? ([['Access-Control-Allow-Origin', '*']] as const) : []),
    ],
    bodies,
  })
}

/** `sparen.html` and `sparen/index.html` are both the page /sparen. */
function pathOfPage(file: string): string {
  const path = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** The file behind an address of the build, as nginx looks for it. */
export function fileOfPage(folder: string, path: string): string {
  const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`, `${path}/index.html`]
  const isFile = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() === true
  return candidates.find(isFile) ?? ''
}

/** Source maps, hidden files and the compressed siblings themselves are never addresses of their own. */
function isServed(file: string): boolean {
  if (/\.(map|br|gz)$/.test(file)) return false
  return file.split('/').every((part) => !part.startsWith('.') || part === '.well-known')
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}

export type StaticFiles = { readonly byPath: Map<string, Resource>; readonly notFound: Resource }

const plainNotFound =
  '<!doctype html><html lang="nl-BE"><meta charset="utf-8"><title>404 Page Not Found</title><h1>404 Page Not Found</h1>' +
  '<p><a href="/">Naar de startpagina</a></p></html>'

export function readBodies(folder: string, file: string): Bodies {
  const read = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined)
  return { identity: readFileSync(join(folder, file)), br: read(`${file}.br`), gzip: read(`${file}.gz`) }
}

export function loadStaticFiles(folder: string, config: PolicyConfig): StaticFiles {
  const byPath = new Map<string, Resource>()
  let notFound = pageResource('/404', { identity: Buffer.from(plainNotFound) }, config, { status: 404 })
  if (!existsSync(folder)) return { byPath, notFound }
  for (const file of filesIn(folder).filter(isServed)) {
    const bodies = readBodies(folder, file)
    if (!file.endsWith('.html')) {
      byPath.set(`/${file}`, assetResource(`/${file}`, bodies, config))
    } else if (pathOfPage(file) === '/404') {
      notFound = pageResource('/404', bodies, config, { status: 404 })
    } else {
      byPath.set(pathOfPage(file), pageResource(pathOfPage(file), bodies, config))
    }
  }
  return { byPath, notFound }
}

/** Hashed files of earlier releases, for visitors whose open page still asks for them. */
export function loadEarlierAssets(folder: string, config: PolicyConfig, byPath: Map<string, Resource>): void {
  if (!existsSync(folder)) return
  for (const file of filesIn(folder).filter(isServed)) {
    const path = `/_astro/${file}`
    if (!byPath.has(path)) byPath.set(path, assetResource(path, readBodies(folder, file), config))
  }
}
