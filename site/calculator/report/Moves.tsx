/** "Als … dan …": what a change of the form would do to the answer, each filled in with one tap or put aside. */
import type { Dispatch, SetStateAction } from 'react'
import type { Raw } from '#calculators/kernel/read.ts'
import type { ToldMove, ToldMoves } from '#calculators/kernel/report.ts'
import { showCell, type Unit } from '#calculators/kernel/units.ts'
import { Settled } from '#site/calculator/report/Settled.tsx'
import type { PageState } from '#site/calculator/state/page-link.ts'

type Named = { readonly label: string; readonly unit: Unit }

/** The best ones stand there; one more is not worth a fold. */
const FIRST_MOVES = 3

const WAY = { more: 'meer', less: 'minder' } as const

type MoveActs = {
  readonly onFill: (change: ToldMove['change']) => void
  readonly onAside: (key: string, aside: boolean) => void
}

export function moveActs(setState: Dispatch<SetStateAction<PageState>>, start: Raw): MoveActs {
  const code = async () => import('#site/calculator/report/move-acts.ts')
  return {
    onFill: (change) => void code().then(({ withChange }) => setState((now) => withChange(now, start, change))),
    onAside: (key, aside) => void code().then(({ withAside }) => setState((now) => withAside(now, key, aside))),
  }
}

type LineProps = { readonly move: ToldMove; readonly way: ToldMoves['way']; readonly output: Named } & MoveActs

function MoveLine({ move, way, output, onFill, onAside }: LineProps) {
  const [only] = move.keys.length === 1 ? move.keys : []
  return (
    <li>
      <p>
        Als {move.text}: <strong>{showCell(move.gain, output.unit)}</strong> {WAY[way]}.{' '}
        <small>
          {output.label}: {showCell(move.after, output.unit)}.
        </small>
      </p>
      <div className="acts no-print">
        <button type="button" className="btn" onClick={() => onFill(move.change)}>
          Vul in
        </button>
        {only !== undefined && (
          <button type="button" className="link-button" onClick={() => onAside(only, true)}>
            Niet voor mij
          </button>
        )}
      </div>
    </li>
  )
}

type Props = { readonly moves: ToldMoves; readonly output: Named } & MoveActs

export function Moves({ moves, output, onFill, onAside }: Props) {
  const { together, each, way, notes, aside } = moves
  if (!together && each.length === 0 && aside.length === 0) return null
  const acts = { way, output, onFill, onAside }
  const shown = each.length > FIRST_MOVES + 1 ? FIRST_MOVES : each.length
  const line = (move: ToldMove) => <MoveLine key={move.keys.join('+')} move={move} {...acts} />
  return (
    <section id="wat-als" className="block block-wide">
      <h2>Wat als je iets verandert?</h2>
      <Settled className="card">
        <ul className="moves">
          {together && <MoveLine key="samen" move={together} {...acts} />}
          {each.slice(0, shown).map(line)}
        </ul>
        {shown < each.length && (
          <details className="fold">
            <summary>Nog {each.length - shown} mogelijkheden</summary>
            <ul className="moves">{each.slice(shown).map(line)}</ul>
          </details>
        )}
        {notes.map((note) => (
          <p key={note} className="src">
            {note}
          </p>
        ))}
        <p className="src">Elk bedrag is het verschil tussen twee berekeningen.</p>
        {aside.map(({ key, text }) => (
          <p key={key} className="src no-print">
            Opzij gezet: als {text}.{' '}
            <button type="button" className="link-button" onClick={() => onAside(key, false)}>
              Zet terug
            </button>
          </p>
        ))}
      </Settled>
    </section>
  )
}
