/** "Wat is er veranderd?" as JSON and as an Atom feed. */
import type { RateChange } from '#contract/changes.ts'
import { lawChanges, type LawChanges } from '#contract/law-changes.ts'
import { answerPublic, jsonCopy } from '#server/api/public-copy.ts'
import type { App, Parts } from '#server/http/environment.ts'
import type { Site } from '#server/pages/site.ts'
import { problems } from '#server/http/problem.ts'
import { resourceResponse } from '#server/pages/response.ts'

const usualInList = 100
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

type Entry = {
  readonly id: string
  readonly title: string
  readonly updated: string
  readonly kind: string
  readonly text: string
}

function rateEntry(change: RateChange): Entry {
  return {
    id: `rente/${change.id}`,
    title: change.sentence,
    updated: change.recordedAt,
    kind: change.kind,
    text: `${change.sentence} Geldig sinds ${change.validFrom}. Bron: ${change.source}.`,
  }
}

function lawEntry(change: LawChanges[number]): Entry {
  const title = `${change.label}: ${change.after}${change.before === null ? '' : ` (was ${change.before})`}.`
  return {
    id: `wet/${encodeURIComponent(change.label)}/${change.from}`,
    title,
    updated: `${change.from}T00:00:00.000Z`,
    kind: 'wet',
    text: `${title} Geldig sinds ${change.from}. Bron: ${change.source}.`,
  }
}

/** The two feeds: everything that changed, and the figures of the law alone, beside their open data. */
const feeds = {
  '/veranderingen.xml': {
    title: 'Rekenklaar: wat is er veranderd?',
    subtitle: 'Wijzigingen van rentes en wettelijke cijfers in België',
    page: '/veranderingen',
  },
  '/cijfers.xml': {
    title: 'Rekenklaar: wettelijke cijfers',
    subtitle: 'Nieuwe waarden van wettelijke cijfers in België, vanaf de dag waarop ze gelden',
    page: '/cijfers-en-bronnen',
  },
} as const

export function feedOf(
  path: keyof typeof feeds,
  rates: readonly RateChange[],
  laws: LawChanges,
  publicOrigin: string,
): string {
  const { title, subtitle, page } = feeds[path]
  const host = new URL(publicOrigin).hostname
  const entries = [...rates.map(rateEntry), ...laws.map(lawEntry)]
    .toSorted((a, b) => b.updated.localeCompare(a.updated) || a.id.localeCompare(b.id))
    .slice(0, mostInFeed)
  const newest = entries[0]?.updated ?? '2026-01-01T00:00:00.000Z'
  const lines = entries.map(
    (entry) => `  <entry>
    <id>tag:${host},2026:${escapeXml(entry.id)}</id>
    <title>${escapeXml(entry.title)}</title>
    <updated>${entry.updated}</updated>
    <link href="${publicOrigin}${page}"/>
    <category term="${entry.kind}"/>
    <content type="text">${escapeXml(entry.text)}</content>
  </entry>
`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nl-BE">
  <id>${publicOrigin}${path}</id>
  <title>${title}</title>
  <subtitle>${subtitle}</subtitle>
  <updated>${newest}</updated>
  <author><name>Rekenklaar</name></author>
  <link rel="self" href="${publicOrigin}${path}"/>
  <link href="${publicOrigin}${page}"/>
${lines.join('')}</feed>
`
}

/** What the build knows of the law up to today; nothing when the file is absent or not what we expect. */
export function lawChangesOf(site: Site, today: string): LawChanges {
  const file = site.lookup('/wetswijzigingen.json')
  if (file === undefined) return []
  const text = file.identity.body.toString('utf8')
  const parsed = lawChanges.safeParse(JSON.parse(text))
  return parsed.success ? parsed.data.filter((change) => change.from <= today) : []
}

export function changeList(changes: readonly RateChange[], limit = usualInList): readonly RateChange[] {
  return changes.slice(0, limit)
}

export function addChangeRoutes(app: App, parts: Parts): void {
  app.get('/api/changes', async (context) => {
    const wanted = context.req.query('limit')
    if (wanted === undefined) return resourceResponse(context, await parts.answers.find('/api/changes'))
    const limit = Number(wanted)
    if (!Number.isInteger(limit) || limit < 1 || limit > mostInList) {
      throw problems.invalid({ limit: [`Kies een aantal van 1 tot ${mostInList}.`] })
    }
    const answer = await answerPublic(context, parts, (data) => jsonCopy(changeList(data.changes, limit)))
    return answer ?? context.notFound()
  })

  for (const path of ['/veranderingen.xml', '/cijfers.xml'] as const)
    app.get(path, async (context) => resourceResponse(context, await parts.answers.find(path)))
}
