/** The situation as a file or a link, back from a file, or gone. */
import { useState } from 'react'
import type { FactTexts } from '#calculators/kernel/facts.ts'
import { encodeFacts } from '#site/calculator/state/facts-link.ts'
import { parseSituation } from '#site/calculator/state/situation.ts'
import { ReadBack } from '#site/screens/ReadBack.tsx'
import { saveFile } from '#site/ui/save-file.ts'

const FILE = 'mijn-situatie.json'
const LARGEST_FILE = 20_000

type Props = {
  readonly facts: FactTexts
  readonly onErase: () => void
  readonly onRead: (facts: FactTexts) => void
  readonly onFault: (text: string) => void
}

export function SituationCopies({ facts, onErase, onRead, onFault }: Props) {
  const [made, setMade] = useState(false)
  return (
    <section className="block" aria-labelledby="meenemen">
      <h2 id="meenemen">Meenemen of wissen</h2>
      <div className="acts">
        <button
          type="button"
          className="btn"
          onClick={() => saveFile(FILE, JSON.stringify(facts, null, 2), 'application/json')}
        >
          Bewaar als bestand
        </button>
        <button type="button" className="btn" onClick={() => setMade(true)}>
          Maak een link
        </button>
        <ReadBack largest={LARGEST_FILE} parse={parseSituation} onRead={onRead} onFault={onFault} />
        <button type="button" className="btn" onClick={onErase}>
          Wis alles
        </button>
      </div>
      {made && (
        <div className="f">
          <label className="f-label" htmlFor="situatie-link">
            Wie deze link heeft, ziet je gegevens. Ze staan achter het hekje en gaan niet naar onze server.
          </label>
          <span className="in in-free">
            <input
              id="situatie-link"
              type="text"
              readOnly
              value={`${location.origin}${location.pathname}#${encodeFacts(facts)}`}
              onFocus={(event) => event.target.select()}
            />
          </span>
        </div>
      )}
      <p className="f-hint">
        Wat je bij een rekenhulp bewaart, staat bij <a href="/mijn-berekeningen">Mijn berekeningen</a>.
      </p>
    </section>
  )
}
