/** Mijn situatie: everything the visitor keeps on this device, to see, change, take along and erase. */
import { useEffect, useState } from 'react'
import type { FactTexts } from '#calculators/kernel/facts.ts'
import { decodeFactsLink } from '#site/calculator/state/page-link.ts'
import { forgetSituation, readSituation, writeSituation } from '#site/calculator/state/situation.ts'
import type { FactLine } from '#site/content/facts-list.ts'
import { FactField } from '#site/screens/FactField.tsx'
import { SituationCopies } from '#site/screens/SituationCopies.tsx'

/** What is kept, and what a link behind # brought. Nothing is kept before a yes. */
function useFacts() {
  const [facts, setFacts] = useState<FactTexts>({})
  const [linked, setLinked] = useState(false)
  const [kept, setKept] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const brought = decodeFactsLink(location.hash)
    const own = readSituation()
    setLinked(brought !== null)
    setKept(own !== null)
    setFacts(brought ?? own ?? {})
  }, [])
  const keep = (next: FactTexts, done: string) => {
    const filled = Object.fromEntries(Object.entries(next).filter(([, text]) => text.trim() !== ''))
    const isWritten = writeSituation(filled)
    setKept(isWritten)
    setSaid(isWritten ? done : 'Je browser laat niet toe om iets te bewaren, of de opslag is vol.')
  }
  const forget = (done: string) => {
    forgetSituation()
    setKept(false)
    setSaid(done)
  }
  return { facts, setFacts, linked, setLinked, kept, said, setSaid, keep, forget }
}

export function SituationPage({ lines }: { readonly lines: readonly FactLine[] }) {
  const { facts, setFacts, linked, setLinked, kept, said, setSaid, keep, forget } = useFacts()
  // Fields hold what they refuse: once all is erased they start again.
  const [round, setRound] = useState(0)

  function change(fact: string, text: string) {
    const next = { ...facts, [fact]: text }
    setFacts(next)
    if (kept && !linked) keep(next, 'Bewaard op dit toestel.')
  }
  function own() {
    keep(facts, 'De gegevens uit de link staan nu op dit toestel.')
    setLinked(false)
  }
  function back() {
    setFacts(readSituation() ?? {})
    setLinked(false)
    setSaid('Je ziet wat op dit toestel bewaard is.')
  }
  function erase() {
    setFacts({})
    setRound((before) => before + 1)
    setLinked(false)
    forget('Gewist. Er staat niets meer op dit toestel.')
  }
  function read(found: FactTexts) {
    setFacts(found)
    setLinked(false)
    if (kept) keep(found, 'Teruggelezen en bewaard op dit toestel.')
    else setSaid('Teruggelezen.')
  }

  return (
    <div className="wrap page-start">
      <h1>Mijn situatie</h1>
      <p className="lead">
        Wat je hier invult en onthoudt, staat klaar op elke pagina die het vraagt. Het blijft op dit toestel en wordt
        nooit verstuurd.
      </p>
      <p>
        Sommige browsers wissen wat een site bewaart na zeven dagen zonder bezoek. Met een bestand of een link haal je
        alles terug.
      </p>
      {linked && (
        <p role="status">
          Je ziet de gegevens uit de link, niet die van dit toestel.{' '}
          <button type="button" className="link-button" onClick={own}>
            Bewaar ze op dit toestel
          </button>{' '}
          <button type="button" className="link-button" onClick={back}>
            Toon mijn eigen gegevens
          </button>
        </p>
      )}
      {!linked && (
        <div className="profile no-print">
          <label>
            <input
              type="checkbox"
              checked={kept}
              onChange={({ target }) =>
                target.checked ? keep(facts, 'Bewaard op dit toestel.') : forget('Niets meer bewaard op dit toestel.')
              }
            />{' '}
            Onthoud mijn gegevens op dit toestel
          </label>
        </div>
      )}
      <p role="status" aria-live="polite">
        {said}
      </p>
      <form key={round} className="form" onSubmit={(event) => event.preventDefault()}>
        {lines.map((line) => (
          <FactField
            key={line.fact}
            line={line}
            text={facts[line.fact] ?? ''}
            onChange={(text) => change(line.fact, text)}
          />
        ))}
      </form>
      <SituationCopies facts={facts} onErase={erase} onRead={read} onFault={setSaid} />
    </div>
  )
}
