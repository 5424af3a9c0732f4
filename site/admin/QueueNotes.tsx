import { dateText } from '#calculators/kernel/format.ts'
import type { Queue } from '#contract/queue.ts'
import { moment } from '#site/admin/moment.ts'
import type { LawEnd } from '#site/content/law-ends.ts'

const warnDays = 90
const importerNames: Readonly<Record<string, string>> = { ecb: 'Europese Centrale Bank' }

/** Importers whose last run failed. Nothing to click: the next run or the owner of the server solves it. */
export function Importers({ importers }: { readonly importers: Queue['importers'] }) {
  if (importers.length === 0) return null
  return (
    <section className="queue-part">
      <h3>
        Invoer van buiten die mislukte <span className="count">{importers.length}</span>
      </h3>
      <ul className="queue-notes">
        {importers.map(({ name, at, problem }) => (
          <li key={name} className="note note-error">
            <strong>{importerNames[name] ?? name}</strong>, {moment(at)}: {problem}. De vorige cijfers blijven staan.
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The figures that end soon, seen from the server's own day. */
export function endingSoon(ends: readonly LawEnd[], today: string): readonly LawEnd[] {
  const limit = new Date(Date.parse(today) + warnDays * 86_400_000).toISOString().slice(0, 10)
  return ends.filter((end) => end.knownTo <= limit)
}

/** Everything the screen lists, part by part: the number in the menu is the sum of what the screen names. */
export function toDoOf(queue: Queue, ends: readonly LawEnd[]) {
  const count = (number: number, one: string, more: string) => ({
    number,
    words: `${number} ${number === 1 ? one : more}`,
  })
  const parts = [
    count(queue.stale.length, 'rente na te kijken', 'rentes na te kijken'),
    count(queue.missing.length, 'product zonder rente', 'producten zonder rente'),
    count(queue.importers.length, 'mislukte invoer', 'mislukte invoeren'),
    count(endingSoon(ends, queue.today).length, 'wettelijk cijfer dat afloopt', 'wettelijke cijfers die aflopen'),
  ].filter(({ number }) => number > 0)
  return {
    total: parts.reduce((sum, { number }) => sum + number, 0),
    words: parts.map(({ words }) => words).join(', '),
  }
}

export function LawEnds({ ends, today }: { readonly ends: readonly LawEnd[]; readonly today: string }) {
  const soon = endingSoon(ends, today)
  return (
    <section className="queue-part">
      <h3>
        Wettelijke cijfers die binnen {warnDays} dagen aflopen <span className="count">{soon.length}</span>
      </h3>
      {soon.length === 0 ? (
        <p className="empty">Geen enkel wettelijk cijfer loopt binnenkort af.</p>
      ) : (
        <div className="admin-table stacks">
          <table>
            <caption className="visually-hidden">Wettelijke cijfers die aflopen</caption>
            <thead>
              <tr>
                <th scope="col">Cijfer</th>
                <th scope="col">Bekend tot en met</th>
                <th scope="col">Bron</th>
              </tr>
            </thead>
            <tbody>
              {soon.map((end) => (
                <tr key={end.label}>
                  <th scope="row">
                    <a href={end.path}>{end.label}</a>
                  </th>
                  <td data-label="Bekend tot en met">
                    {dateText(end.knownTo)}
                    {end.knownTo < today ? ' (voorbij)' : ''}
                  </td>
                  <td data-label="Bron">{end.source}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
