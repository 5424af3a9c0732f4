/** Who runs the site and what it claims: one value each, so that a claim can be checked or changed in one place. */

/** Settings of the operator come from the environment of the build; empty ones are not shown. */
function env(name: string, fallback = ''): string {
  const value = process.env[name]?.trim()
  return value === undefined || value === '' ? fallback : value
}

export const siteName = 'Rekenklaar'
export const siteTagline = 'Gratis financiële rekenhulpen voor België'

/** Scheme and host without a path. Canonical addresses, sitemap and sharing images use it. */
export const publicOrigin = env('PUBLIC_ORIGIN', 'http://localhost:3000')

/** What art. XII.6 of the Wetboek van economisch recht asks of every site: name, address, contact, number. */
export const operator = {
  name: env('OPERATOR_NAME', 'Rekenklaar'),
  address: env('OPERATOR_ADDRESS'),
  email: env('OPERATOR_EMAIL', 'info@rekenklaar.be'),
  phone: env('OPERATOR_PHONE'),
  companyNumber: env('OPERATOR_KBO'),
  vatNumber: env('OPERATOR_VAT'),
} as const

/** With an AdSense id the pages reserve room for ads; the server decides whether they are ever loaded. */
export const hasAdSlots = env('ADSENSE_ID') !== '' && env('CMP') !== ''

/** Without statistics and without ads there is nothing to ask a visitor. */
export const asksConsent = env('GA4_ID') !== '' || hasAdSlots

/** The operator's own figure for the home page; the text beside it says whose figure it is. */
export const visitorsClaim = env('VISITORS_CLAIM', '10K+')

export const copyrightYear = 2025

/** Date of the legal texts, YYYY-MM-DD. A newer date makes the home page announce the change for 30 days. */
export const legalTextsChangedOn = '2025-08-27'

export function absolute(path: string): string {
  return `${publicOrigin}${path}`
}

/** The terms promise that a major change is announced on the home page for 30 days. */
export function isLegalChangeNews(day: string): boolean {
  const days = (Date.parse(day) - Date.parse(legalTextsChangedOn)) / 86_400_000
  return days >= 0 && days < 30
}
