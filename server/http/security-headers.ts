/** Headers of every answer, and the two content security policies. */
import type { Config } from '#server/config.ts'

/** The part of the configuration that decides on the policy. */
export type PolicyConfig = Pick<Config, 'publicOrigin' | 'ga4Id' | 'adsenseId'>

export const fixedSecurityHeaders: readonly (readonly [string, string])[] = [
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  // Not no-referrer: that would turn Origin into null for form posts and break the origin check.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'geolocation=(), camera=(), microphone=(), payment=(), usb=()'],
  ['X-Frame-Options', 'DENY'],
]

/** For files that other sites load. */
export const sharedHeaders: typeof fixedSecurityHeaders = fixedSecurityHeaders.map(([name, value]) => [
  name,
  name === 'Cross-Origin-Resource-Policy' ? 'cross-origin' : value,
])

/** For pages in the frame of another site: there frame-ancestors of the policy decides. */
export const framedHeaders: typeof fixedSecurityHeaders = sharedHeaders.filter(([name]) => name !== 'X-Frame-Options')

/** For answers without content. */
export const nothingPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** What a page has that a file or an answer of the API has not: inline scripts, and a browser that can report. */
export type PageHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

const noHashes: PageHashes = { scripts: [], styles: [] }

/** Where browsers report what a page of ours was not allowed to do. */
export const reportPath = '/csp-rapport'

function directive(name: string, ...sources: readonly string[]): string {
  return [name, ...sources].join(' ')
}

/** Who may frame a page, and whether it frames a page of ours itself. */
export type Framing = { readonly byOthers?: boolean; readonly ofOwn?: boolean }

/** Policy A. Google's measurement hosts only appear on public pages of a site that has a measurement id. */
export function strictPolicy(
  config: PolicyConfig,
  page?: PageHashes,
  isPublicPage = false,
  framing: Framing = {},
): string {
  const hashes = page ?? noHashes
  const measured = isPublicPage && config.ga4Id !== undefined
  const tags = measured ? ['https://*.googletagmanager.com'] : []
  const hits = measured ? ['https://*.google-analytics.com'] : []
  const analytics = measured ? ['https://*.analytics.google.com'] : []
  const parts = [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...hashes.scripts, ...tags),
    directive('style-src', "'self'", ...hashes.styles),
    directive('img-src', "'self'", 'data:', ...hits, ...tags),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'", ...hits, ...analytics, ...tags),
    directive('manifest-src', "'self'"),
    directive('form-action', "'self'"),
    directive('base-uri', "'none'"),
    directive('object-src', "'none'"),
    directive('frame-ancestors', framing.byOthers === true ? '*' : "'none'"),
    ...(framing.ofOwn === true ? [directive('frame-src', "'self'")] : []),
  ]
  if (page !== undefined) {
    // No text becomes script or HTML by way of the DOM. The tag of Google does that, so not beside it.
    if (!measured) parts.push("require-trusted-types-for 'script'", 'trusted-types rekenklaar rekenklaar-werker')
    parts.push(directive('report-uri', reportPath))
  }
  // On plain http (a developer's machine, a test) it would send the browser to a port that speaks no TLS.
  if (config.publicOrigin.startsWith('https:')) parts.push('upgrade-insecure-requests')
  return parts.join('; ')
}

/** Policy B: the only shape Google supports for ads. Used on public pages when ads are configured, never elsewhere. */
export function adsPolicy(nonce: string): string {
  return [
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive(
      'script-src',
      `'nonce-${nonce}'`,
      "'unsafe-inline'",
      "'unsafe-eval'",
      "'strict-dynamic'",
      'https:',
      'http:',
    ),
    directive('frame-ancestors', "'none'"),
    directive('form-action', "'self'"),
  ].join('; ')
}
