/** The kept calculations as a file, back from a file, or gone. */
import { useState } from 'react'
import { type Change, type Kept, keptText, parseKept, withRead } from '#site/calculator/keep/kept.ts'
import { ReadBack } from '#site/screens/ReadBack.tsx'
import { saveFile } from '#site/ui/save-file.ts'

const FILE = 'mijn-berekeningen.json'
const LARGEST_FILE = 5_000_000

type Props = {
  readonly list: readonly Kept[]
  readonly act: (change: (list: readonly Kept[]) => readonly Kept[], done: string) => Change
  readonly onErase: () => void
  readonly onSaid: (text: string) => void
}

const counted = (count: number) => (count === 1 ? '1 berekening' : `${count} berekeningen`)

export function KeptCopies({ list, act, onErase, onSaid }: Props) {
  const [sure, setSure] = useState(false)
  function addAll(found: readonly Kept[]) {
    const fresh = found.filter(({ id }) => list.every((one) => one.id !== id)).length
    const there = found.length - fresh
    const already = there === 0 ? '' : `, ${counted(there)} ${there === 1 ? 'stond' : 'stonden'} hier al`
    act(withRead(found), `${counted(fresh)} teruggelezen${already}.`)
  }
  return (
    <section className="block" aria-labelledby="meenemen">
      <h2 id="meenemen">Meenemen of wissen</h2>
      <p className="acts">
        {list.length > 0 && (
          <button type="button" className="btn" onClick={() => saveFile(FILE, keptText(list, 2), 'application/json')}>
            Bewaar als bestand
          </button>
        )}
        <ReadBack largest={LARGEST_FILE} parse={parseKept} onRead={addAll} onFault={onSaid} />
        {list.length > 0 && !sure && (
          <button type="button" className="btn" onClick={() => setSure(true)}>
            Wis alles
          </button>
        )}
        {list.length > 0 && sure && (
          <>
            <button
              type="button"
              className="btn"
              onClick={() => {
                setSure(false)
                onErase()
              }}
            >
              Ja, wis {counted(list.length)}
            </button>
            <button type="button" className="btn" onClick={() => setSure(false)}>
              Toch niet
            </button>
          </>
        )}
      </p>
    </section>
  )
}
