/** Said after "Bewaren": that it is kept, under which name, and how long a browser remembers; or why it is not. */
import { useState } from 'react'
import { changeKept, type Keeping as Kept, LONGEST_KEPT_NAME, withName } from '#site/calculator/keep/kept.ts'

export function Keeping({ refused, kept, known }: Kept) {
  const [name, setName] = useState(kept?.name ?? '')
  const [fault, setFault] = useState<string | null>(null)
  if (!kept) return <p role="alert">{refused}</p>
  function rename(next: string) {
    setName(next)
    setFault(changeKept(withName(kept?.id ?? '', next)).refused)
  }
  return (
    <div className="keeping">
      <p role="status">
        {known ? 'Deze berekening stond al op dit toestel.' : 'Bewaard op dit toestel.'}{' '}
        <a href="/mijn-berekeningen">Mijn berekeningen</a>
      </p>
      <label className="kept-name">
        Naam
        <input
          type="text"
          autoComplete="off"
          maxLength={LONGEST_KEPT_NAME}
          value={name}
          onChange={(event) => rename(event.target.value)}
        />
      </label>
      {fault !== null && <p role="alert">{fault}</p>}
      <p className="f-hint">
        Niets ervan wordt verstuurd. Sommige browsers wissen wat een site bewaart na zeven dagen zonder bezoek: bij Mijn
        berekeningen maak je er een bestand van.
      </p>
    </div>
  )
}
