/**
 * Writes dist/nginx: what nginx must know of this build. Which addresses are files and which headers each has, taken from
 * the very answers our own server would give. Addresses that are not in it (rate pages, the API, redirects) go there; a
 * rate page as the build has it is what nginx gives when no server answers.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '#calculators/catalogue.ts'
import { embedPrefix } from '#contract/embed.ts'
import { readConfig } from '#server/config.ts'
import { fixedSecurityHeaders } from '#server/http/security-headers.ts'
import { isPublicPage } from '#server/pages/site.ts'
import { fileOfPage, loadStaticFiles } from '#server/pages/static-files.ts'

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

function mapOf(variable: string, entries: ReadonlyMap<string, string>, fallback: string): string {
  const lines = [...entries].map(([path, value]) => `    ${quote(path)} ${quote(value)};`)
  return `map $page ${variable} {\n    default ${quote(fallback)};\n${lines.join('\n')}\n}\n`
}

/** The value most files have is the default; only the others are listed. */
function shortened(entries: ReadonlyMap<string, string>): readonly [ReadonlyMap<string, string>, string] {
  const counts = Map.groupBy(entries.values(), (value) => value)
  const [usual = ''] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []
  return [new Map([...entries].filter(([, value]) => value !== usual)), usual]
}

export function writeNginxSite(distDir: string, env: Readonly<Record<string, string | undefined>>): number {
  const config = readConfig(env)
  const client = join(distDir, 'client')
  // Pages with ads carry a nonce that is new in every answer, and rate pages change: both are the servers' work.
  const isAnswered = new Set(
    catalogue
      .filter((entry) => entry.usesMarket)
      .flatMap(({ category, slug }) => [`/${category}/${slug}`, `${embedPrefix}${slug}`]),
  )
  const fixedFiles = [...loadStaticFiles(client, config).byPath.values()].filter(
    ({ path, contentType }) =>
      config.adsenseId === undefined || !contentType.startsWith('text/html') || !isPublicPage(path),
  )
  const files = fixedFiles.filter(({ path }) => !isAnswered.has(path))
  const built = fixedFiles.filter(({ path }) => isAnswered.has(path))
  // Pages are asked for most: each has a place of its own with its headers written out, without a single look-up.
  const isPage = (file: (typeof files)[number]) => file.contentType.startsWith('text/html')
  const others = files.filter((file) => !isPage(file))
  const valueOf = (file: (typeof files)[number], name: string) =>
    file.identity.headers.find(([key]) => key === name)?.[1] ?? ''
  const header = (name: string) => new Map([...others, ...built].map((file) => [file.path, valueOf(file, name)]))
  const namesOf = (list: typeof files) => new Map(list.map(({ path }) => [path, fileOfPage(client, path)]))
  const names = [
    'Content-Security-Policy',
    'Cache-Control',
    'X-Robots-Tag',
    'Cross-Origin-Resource-Policy',
    'X-Frame-Options',
    'Access-Control-Allow-Origin',
  ] as const
  const variable = (name: string) => `$rk_${name.toLowerCase().replaceAll('-', '_')}`
  const fixed = fixedSecurityHeaders.filter(([name]) => !names.some((own) => own === name))

  const site = [
    '# Written by the build. Do not edit.',
    mapOf('$file', namesOf(others), '/-'),
    mapOf('$built', namesOf(built), '/-'),
    ...names.map((name) => mapOf(variable(name), ...shortened(header(name)))),
    // What browsers send stands there literally; the patterns are for everyone else.
    'map $http_accept_encoding $compressed {\n    default "";\n    "gzip, deflate, br, zstd" ".br";\n' +
      '    "gzip, deflate, br" ".br";\n    "gzip" ".gz";\n    "~*(?:^|,)\\s*br\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:$|,)))" ".br";\n' +
      '    "~*(?:^|,)\\s*gzip\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:$|,)))" ".gz";\n}\n',
    'map $request_filename $rk_encoding {\n    default "";\n    "~\\.br$" "br";\n    "~\\.gz$" "gzip";\n}\n',
  ]
  // Also on refusals, except for how long they may be kept.
  const always = (name: string) => (name === 'Cache-Control' ? '' : ' always')
  const headersWith = (value: (name: string) => string) => [
    ...names.flatMap((name) => (value(name) === '""' ? [] : `add_header ${name} ${value(name)}${always(name)};`)),
    ...fixed.map(([name, text]) => `add_header ${name} ${quote(text)} always;`),
    'add_header Content-Encoding $rk_encoding;',
    'add_header Vary Accept-Encoding;',
  ]
  const headers = headersWith(variable)
  const pages = files.filter(isPage).map((file) => {
    const name = fileOfPage(client, file.path)
    return [
      `location = ${file.path} {`,
      `types { ${quote(file.contentType)} html br gz; }`,
      `try_files ${name}$compressed ${name} @servers;`,
      ...headersWith((header) => quote(valueOf(file, header))),
      '}',
    ].join('\n')
  })
  mkdirSync(join(distDir, 'nginx'), { recursive: true })
  writeFileSync(join(distDir, 'nginx', 'site.conf'), site.join('\n'))
  writeFileSync(join(distDir, 'nginx', 'site.conf.headers'), `${headers.join('\n')}\n`)
  writeFileSync(join(distDir, 'nginx', 'site.conf.pages'), `${pages.join('\n')}\n`)
  return files.length
}
