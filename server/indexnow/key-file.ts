/** The file by which a search engine checks that we own the site: its name and its whole text are the key. */
import type { Config } from '#server/config.ts'
import { fixedSecurityHeaders, strictPolicy } from '#server/http/security-headers.ts'
import { createResource, type Resource } from '#server/pages/resource.ts'

export function addKeyFile(byPath: Map<string, Resource>, config: Config): void {
  if (config.indexNowKey === undefined) return
  const path = `/${config.indexNowKey}.txt`
  byPath.set(
    path,
    createResource({
      path,
      contentType: 'text/plain; charset=utf-8',
      cacheControl: 'public, max-age=3600',
      headers: [['Content-Security-Policy', strictPolicy(config)], ...fixedSecurityHeaders],
      bodies: { identity: Buffer.from(config.indexNowKey) },
    }),
  )
}
