/**
 * What browsers report as blocked by the content security policy: a page of ours that breaks, or an attack. Kept: the
 * directive, the kind or host of what was blocked, and the page. Not kept: who, with what, and what they had filled in.
 */
import * as z from 'zod'
import type { App, Parts } from '#server/http/environment.ts'
import { readText } from '#server/http/body.ts'
import { reportPath } from '#server/http/security-headers.ts'

const limit = 8 * 1024
/** Extensions make up their own; a hundred different ones say enough. */
const mostKinds = 100
const tellEvery = 3_600_000

const report = z.object({
  'document-uri': z.string().optional(),
  documentURL: z.string().optional(),
  'effective-directive': z.string().optional(),
  'violated-directive': z.string().optional(),
  effectiveDirective: z.string().optional(),
  'blocked-uri': z.string().optional(),
  blockedURL: z.string().optional(),
})
const body = z.union([
  z.object({ 'csp-report': report }).transform((value) => [value['csp-report']]),
  z.array(z.object({ type: z.string(), body: z.unknown() })).transform((list) =>
    list
      .filter(({ type }) => type === 'csp-violation')
      .flatMap((entry) => {
        const found = report.safeParse(entry.body)
        return found.success ? [found.data] : []
      }),
  ),
])

type Kind = { readonly directive: string; readonly blocked: string; readonly page: string }

/** `inline`, `eval` and the like as they are; of an address only the host. Extensions of the browser are not our business. */
function blockedKind(text: string): string | undefined {
  if (/^[a-z-]{1,30}$/.test(text)) return text
  if (!URL.canParse(text)) return undefined
  const { protocol, host } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? host.slice(0, 100) : undefined
}

function kindsIn(text: string, isPage: (path: string) => boolean): readonly Kind[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return []
  }
  const parsed = body.safeParse(json)
  return (parsed.success ? parsed.data : []).flatMap((entry) => {
    const directive = entry['effective-directive'] ?? entry['violated-directive'] ?? entry.effectiveDirective ?? ''
    const blocked = blockedKind(entry['blocked-uri'] ?? entry.blockedURL ?? '')
    const address = entry['document-uri'] ?? entry.documentURL ?? ''
    const path = URL.canParse(address) ? new URL(address).pathname : ''
    if (!/^[a-z-]{3,40}$/.test(directive) || blocked === undefined) return []
    return [{ directive, blocked, page: isPage(path) ? path : 'een andere' }]
  })
}

export function addReportRoute(app: App, parts: Parts): void {
  const counts = new Map<string, { readonly kind: Kind; count: number }>()
  const isPage = (path: string) => parts.site.marketPages.has(path) || parts.site.lookup(path) !== undefined
  setInterval(() => {
    for (const { kind, count } of counts.values()) if (count > 1) parts.log.info('csp reports', { ...kind, count })
    counts.clear()
  }, tellEvery).unref()

  app.post(reportPath, async (context) => {
    const read = async () => readText(context.req.raw, limit)
    const text = await (context.get('slot')?.whileAway(read) ?? read())
    for (const kind of kindsIn(text, isPage)) {
      const key = JSON.stringify(kind)
      const known = counts.get(key)
      if (known !== undefined) known.count++
      else if (counts.size < mostKinds) {
        counts.set(key, { kind, count: 1 })
        parts.log.warn('csp report', kind)
      }
    }
    return context.body(null, 204)
  })
}
