/** "Wat is er veranderd?" as JSON and as an Atom feed. */
import type { RateChange } from '#contract/changes.ts'
import { answerPublic, jsonCopy } from '#server/api/public-copy.ts'
import type { App, Parts } from '#server/http/environment.ts'
import { problems } from '#server/http/problem.ts'
import { copyOf } from '#server/public-data.ts'

const mostInFeed = 50
const mostInList = 500

function escapeXml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  }
  return text
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
}

function moment(text: string): string {
  return text === '' ? '2026-11-15T00:00:00.000Z' : text
}

export function feedOf(changes: readonly RateChange[], publicOrigin: string): string {
  const host = new URL(publicOrigin).hostname
  const newest = changes.reduce((latest, change) => (change.recordedAt > latest ? change.recordedAt : latest), '')
  const entries = changes.map(
    (change) => `  <entry>
    <id>tag:${host},2026:rente/${escapeXml(change.id)}</id>
    <title>${escapeXml(change.sentence)}</title>
    <updated>${moment(change.recordedAt)}</updated>
    <link href="${publicOrigin}/veranderingen"/>
    <category term="${change.kind}"/>
    <content type="text">${escapeXml(`${change.sentence} Geldig sinds ${change.validFrom}. Bron: ${change.source}.`)}</content>
  </entry>
`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nl-BE">
  <id>${publicOrigin}/veranderingen.xml</id>
  <title>Rekenklaar: wat is er veranderd?</title>
  <subtitle>Wijzigingen van spaar- en kredietrentes in België</subtitle>
  <updated>${moment(newest)}</updated>
  <author><name>Rekenklaar</name></author>
  <link rel="self" href="${publicOrigin}/veranderingen.xml"/>
  <link href="${publicOrigin}/veranderingen"/>
${entries.join('')}</feed>
`
}

export function addChangeRoutes(app: App, parts: Parts): void {
  app.get('/api/changes', async (context) => {
    const limit = Number(context.req.query('limit') ?? 100)
    if (!Number.isInteger(limit) || limit < 1 || limit > mostInList) {
      throw problems.invalid({ limit: [`Kies een aantal van 1 tot ${mostInList}.`] })
    }
    const answer = await answerPublic(context, parts, (data) => jsonCopy(data.changes.slice(0, limit)))
    return answer ?? context.notFound()
  })

  app.get('/veranderingen.xml', async (context) => {
    const type = 'application/atom+xml; charset=utf-8'
    const answer = await answerPublic(
      context,
      parts,
      (data) => copyOf(feedOf(data.changes.slice(0, mostInFeed), parts.config.publicOrigin)),
      type,
    )
    return answer ?? context.notFound()
  })
}
