import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { parseDate } from '#calculators/kernel/parse.ts'
import { type AuditEntry, auditKinds, auditPage } from '#contract/audit.ts'
import { reasonOf, send } from '#site/admin/api.ts'
import { moment } from '#site/admin/moment.ts'

type Filter = {
  readonly person: string
  readonly kind: string
  readonly record: string
  readonly from: string
  readonly to: string
}
const everything: Filter = { person: '', kind: '', record: '', from: '', to: '' }

/** The question as the server understands it; a date that is still being typed does not count yet. */
export function auditQuery(filter: Filter, before?: string | null): string {
  const day = (text: string) => {
    const parsed = parseDate(text)
    return 'value' in parsed ? parsed.value : ''
  }
  const asked = { ...filter, from: day(filter.from), to: day(filter.to), before: before ?? '' }
  const given = Object.entries(asked).filter(([, value]) => value !== '')
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

function Changes({ changes }: { readonly changes: AuditEntry['changes'] }) {
  if (changes.length === 0) return null
  return (
    <ul className="changes">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {field}: {before === '' ? null : <s>{before}</s>} {before === '' || after === '' ? '' : '→ '}
          {after === '' ? null : <b>{after}</b>}
        </li>
      ))}
    </ul>
  )
}

/** Who did what, newest first. */
export function AuditScreen() {
  const [filter, setFilter] = useState(everything)
  const id = useId()
  const audit = useInfiniteQuery({
    queryKey: ['/api', 'audit', auditQuery(filter)],
    queryFn: async ({ pageParam }) => auditPage.parse(await send('GET', `/api/audit${auditQuery(filter, pageParam)}`)),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: (earlier) => earlier,
    // The log grows with every click, so an opened log is always read anew.
    staleTime: 0,
    gcTime: 0,
  })
  const pages = audit.data?.pages ?? []
  const entries = pages.flatMap((page) => page.entries)
  const change = (part: Partial<Filter>) => setFilter((now) => ({ ...now, ...part }))
  return (
    <section>
      <header className="screen-head">
        <h2>Logboek</h2>
        <div className="screen-buttons">
          <a className="btn" href={`/api/export/audit.csv${auditQuery(filter)}`} download>
            CSV voor Excel
          </a>
        </div>
      </header>
      <form
        className="filters"
        role="search"
        aria-label="Logboek filteren"
        onSubmit={(event) => event.preventDefault()}
      >
        <p className="record-field">
          <label htmlFor={`${id}-record`}>Bank, product of rente</label>
          <input
            id={`${id}-record`}
            type="search"
            autoComplete="off"
            value={filter.record}
            onChange={(event) => change({ record: event.target.value })}
          />
        </p>
        <p className="record-field">
          <label htmlFor={`${id}-wie`}>Wie</label>
          <select id={`${id}-wie`} value={filter.person} onChange={(event) => change({ person: event.target.value })}>
            <option value="">Iedereen</option>
            {pages[0]?.people.map((person) => (
              <option key={person}>{person}</option>
            ))}
          </select>
        </p>
        <p className="record-field">
          <label htmlFor={`${id}-soort`}>Soort</label>
          <select id={`${id}-soort`} value={filter.kind} onChange={(event) => change({ kind: event.target.value })}>
            <option value="">Alles</option>
            {Object.entries(auditKinds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </p>
        {(['from', 'to'] as const).map((name) => (
          <p key={name} className="record-field filter-date">
            <label htmlFor={`${id}-${name}`}>{name === 'from' ? 'Van' : 'Tot en met'}</label>
            <input
              id={`${id}-${name}`}
              type="text"
              autoComplete="off"
              placeholder="dd/mm/jjjj"
              value={filter[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          </p>
        ))}
        <button type="button" className="btn" onClick={() => setFilter(everything)}>
          Wis filters
        </button>
      </form>
      {audit.isPending ? <p className="spinner">Laden...</p> : null}
      {audit.error ? <p className="note note-error">{reasonOf(audit.error)}</p> : null}
      <div className="admin-table stacks">
        <table>
          <caption className="visually-hidden">Wie deed wat en wanneer</caption>
          <thead>
            <tr>
              <th scope="col">Wanneer</th>
              <th scope="col">Wie</th>
              <th scope="col">Wat</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id} className={entry.result === 'ok' ? undefined : 'failed'}>
                <th scope="row" className="when">
                  {moment(entry.at)}
                </th>
                <td>{entry.actor}</td>
                <td>
                  {entry.sentence}
                  <Changes changes={entry.changes} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!audit.isPending && entries.length === 0 ? <p className="empty">Niets gevonden.</p> : null}
      {audit.hasNextPage ? (
        <button type="button" className="btn" disabled={audit.isFetching} onClick={() => void audit.fetchNextPage()}>
          Toon oudere
        </button>
      ) : null}
    </section>
  )
}
