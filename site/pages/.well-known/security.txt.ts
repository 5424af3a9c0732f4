import { buildDay } from '#site/content/build-day.ts'
import { absolute, operator } from '#site/content/site.ts'

/** RFC 9116 wants an end date within a year; a site that is built more often than that never reaches it. */
const DAYS_VALID = 360

export function GET(): Response {
  const expires = new Date(Date.parse(buildDay) + DAYS_VALID * 86_400_000).toISOString()
  const lines = [
    `Contact: mailto:${operator.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: nl, en, fr',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain' } })
}
