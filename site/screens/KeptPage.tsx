/** Mijn berekeningen: what the visitor kept on this device, to open again, rename, lay side by side, take along and erase. */
import { lazy, Suspense, useEffect, useState } from 'react'
import {
  type Change,
  changeKept,
  type Kept,
  MOST_KEPT,
  readKept,
  withName,
  without,
} from '#site/calculator/keep/kept.ts'
import { CALCULATIONS_KEY } from '#site/calculator/keep/kept-key.ts'
import { KeptCopies } from '#site/screens/KeptCopies.tsx'
import { KeptItem } from '#site/screens/KeptItem.tsx'

const KeptCompare = lazy(async () => ({ default: (await import('#site/screens/KeptCompare.tsx')).KeptCompare }))

type Act = (list: readonly Kept[]) => readonly Kept[]

/** What is kept, also by another tab. */
function useKept() {
  const [list, setList] = useState<readonly Kept[] | null>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const read = () => setList(readKept())
    read()
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === CALCULATIONS_KEY) read()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
  const act = (change: Act, done: string): Change => {
    const changed = changeKept(change)
    setList(changed.list)
    setSaid(changed.refused ?? done)
    return changed
  }
  return { list, said, setSaid, act }
}

export function KeptPage() {
  const { list, said, setSaid, act } = useKept()
  const [beside, setBeside] = useState<readonly string[]>([])
  const [erased, setErased] = useState<readonly Kept[]>([])

  function erase(gone: readonly Kept[]) {
    const ids = gone.map(({ id }) => id)
    const done = gone.length === 1 ? `‘${gone[0]?.name}’ is gewist.` : 'Alles is gewist.'
    const { refused } = act((held) => ids.reduce((rest, id) => without(id)(rest), held), done)
    setErased(refused === null ? gone : [])
  }
  function bringBack() {
    act((held) => [...held, ...erased], 'Teruggezet.')
    setErased([])
  }
  /** Of three the oldest choice gives way. */
  const choose = (id: string, chosen: boolean) =>
    setBeside((before) => {
      const others = before.filter((one) => one !== id)
      return chosen ? [...others.slice(-1), id] : others
    })
  const pair = beside.flatMap((id) => list?.find((one) => one.id === id) ?? [])
  const [left, right] = pair

  return (
    <div className="wrap page-start kept-page">
      <h1>Mijn berekeningen</h1>
      <p className="lead">
        Wat je bij een rekenhulp bewaart, staat hier. Het blijft op dit toestel en wordt nooit verstuurd.
      </p>
      <p className="f-hint">
        Sommige browsers wissen wat een site bewaart na zeven dagen zonder bezoek. Met een bestand haal je alles terug.
      </p>
      <p role="status" aria-live="polite" className="kept-said">
        {said}{' '}
        {erased.length > 0 && (
          <button type="button" className="link-button" onClick={bringBack}>
            Zet terug
          </button>
        )}
      </p>
      {list !== null && list.length === 0 && (
        <p>
          Er is nog niets bewaard. Open een <a href="/sitemap">rekenhulp</a>, kies ‘Deel, bewaar, druk af’ en dan
          ‘Bewaren’.
        </p>
      )}
      {list !== null && list.length > 0 && (
        <ul className="kept-list">
          {list.map((one) => (
            <KeptItem
              key={one.id}
              kept={one}
              chosen={beside.includes(one.id)}
              comparable={list.length > 1}
              onChoose={(chosen) => choose(one.id, chosen)}
              onRename={(name) => act(withName(one.id, name), 'De naam is veranderd.')}
              onErase={() => erase([one])}
            />
          ))}
        </ul>
      )}
      {list !== null && list.length > 1 && !right && (
        <p className="f-hint">Kruis er twee aan om ze naast elkaar te zien.</p>
      )}
      {list !== null && list.length >= MOST_KEPT && <p>Meer dan {MOST_KEPT} berekeningen kunnen we niet bijhouden.</p>}
      {left && right && (
        <Suspense fallback={<p className="spinner">Even laden...</p>}>
          <KeptCompare key={`${left.id} ${right.id}`} left={left} right={right} />
        </Suspense>
      )}
      <KeptCopies list={list ?? []} act={act} onErase={() => erase(list ?? [])} onSaid={setSaid} />
      <p>
        Wat je over je gezin, woning en inkomen laat onthouden, staat bij <a href="/mijn-situatie">Mijn situatie</a>.
      </p>
    </div>
  )
}
