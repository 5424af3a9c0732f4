import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BinEntry } from '#contract/bin.ts'
import { matches } from '#site/admin/list.ts'
import { moment } from '#site/admin/moment.ts'
import { binQuery } from '#site/admin/query.ts'
import { SearchField } from '#site/admin/SearchField.tsx'
import { useTakeBack } from '#site/admin/use-take-back.ts'

const kindNames: Readonly<Record<BinEntry['kind'], string>> = {
  bank: 'Bank',
  product: 'Product',
  rente: 'Rente',
  invoer: 'Ingevoerd bestand',
  wijziging: 'Wijziging',
}

const verbs: Readonly<Partial<Record<BinEntry['kind'], string>>> = { invoer: 'Ingevoerd', wijziging: 'Gewijzigd' }

function Entry({ entry }: { readonly entry: BinEntry }) {
  const takeBack = useTakeBack()
  const isImport = entry.kind === 'invoer'
  const isEdit = entry.kind === 'wijziging'
  const day = new Date(entry.until).toLocaleDateString('nl-BE')
  return (
    <li className="bin-entry">
      <div>
        <p>
          <span className="badge">{kindNames[entry.kind]}</span> <strong>{entry.name}</strong>
        </p>
        <p className="dated">
          {verbs[entry.kind] ?? 'Verwijderd'} door {entry.actor} op {moment(entry.at)}. Kan terug tot {day}.
        </p>
        {entry.contents.length > 0 ? (
          <details>
            <summary>
              {isImport ? `${entry.contents.length} rentes` : `Met ${entry.contents.length} rijen die eraan hingen`}
            </summary>
            <ul className="dependents">
              {entry.contents.map((name, position) => (
                <li key={`${position} ${name}`}>{name}</li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
      <button
        type="button"
        className="btn"
        disabled={takeBack.isPending}
        aria-label={
          isImport
            ? `Invoer van ${entry.name} ongedaan maken`
            : isEdit
              ? `Wijziging van ${entry.name} ongedaan maken`
              : `${entry.name} terugzetten`
        }
        onClick={() => takeBack.mutate(entry)}
      >
        {isImport ? 'Invoer ongedaan maken' : isEdit ? 'Ongedaan maken' : 'Terugzetten'}
      </button>
    </li>
  )
}

export function BinScreen() {
  const { data = [], isPending, error } = useQuery(binQuery)
  const [search, setSearch] = useState('')
  const shown = data.filter((entry) => matches([entry.name, entry.actor, ...entry.contents].join(' '), search))
  return (
    <section>
      <header className="screen-head">
        <h2>Prullenbak</h2>
      </header>
      <p className="screen-lead">
        Wat je verwijdert, wijzigt of invoert, kun je 30 dagen lang in één keer terugdraaien.
      </p>
      {isPending ? <p className="spinner">Laden...</p> : null}
      {error ? <p className="note note-error">{error.message}</p> : null}
      {data.length > 0 ? (
        <SearchField
          label="Zoek in de prullenbak"
          value={search}
          change={setSearch}
          found={`${shown.length} van ${data.length}`}
        />
      ) : null}
      <ul className="bin">
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {!isPending && data.length === 0 ? <p className="empty">De prullenbak is leeg.</p> : null}
    </section>
  )
}
