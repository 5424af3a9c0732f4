/** Mijn situatie: everything the visitor keeps on this device, to see, change, take along and erase. */
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { FactTexts } from '#calculators/kernel/facts.ts'
import { belgianDay, plausibleDay } from '#calculators/kernel/belgian-day.ts'
import { decodeFactsLink } from '#site/calculator/state/facts-link.ts'
import { forgetSituation, readSituation, writeSituation } from '#site/calculator/state/situation.ts'
import type { FactLine } from '#site/content/facts-list.ts'
import { FactField } from '#site/screens/FactField.tsx'
import { SituationCopies } from '#site/screens/SituationCopies.tsx'
import { type FactGroup, factGroups } from '#site/situation/fact-groups.ts'

// What shows and compares answers comes after the questions.
const Dash = lazy(async () => ({ default: (await import('#site/screens/situation/Dash.tsx')).Dash }))

/** What is kept, and what a link behind # brought. Nothing is kept before a yes. */
function useFacts(buildDay: string) {
  const [facts, setFacts] = useState<FactTexts>({})
  const [linked, setLinked] = useState(false)
  const [kept, setKept] = useState(false)
  const [said, setSaid] = useState('')
  /** Whether anything was filled in when the page opened. */
  const [had, setHad] = useState(false)
  /** The day of the device, once there is one. */
  const [today, setToday] = useState<string | null>(null)
  useEffect(() => {
    const brought = decodeFactsLink(location.hash)
    const own = readSituation()
    setLinked(brought !== null)
    setKept(own !== null)
    setFacts(brought ?? own ?? {})
    setHad(Object.keys(brought ?? own ?? {}).length > 0)
    const device = belgianDay(new Date())
    setToday(plausibleDay(device, buildDay) ? device : buildDay)
  }, [buildDay])
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
  return { facts, setFacts, had, today, linked, setLinked, kept, said, setSaid, keep, forget }
}

const FORGOTTEN = 'Niets meer bewaard op dit toestel.'

type Props = { readonly lines: readonly FactLine[]; readonly buildDay: string }

export function SituationPage({ lines, buildDay }: Props) {
  const { facts, setFacts, had, today, linked, setLinked, kept, said, setSaid, keep, forget } = useFacts(buildDay)
  const groups = useMemo(() => factGroups(lines), [lines])
  const isEmpty = Object.values(facts).every((text) => text.trim() === '')
  // Fields hold what they refuse: once all is erased they start again.
  const [round, setRound] = useState(0)

  // Fields hand on what they have checked a moment later, several at once: none may undo another.
  const newest = useRef(facts)
  useEffect(() => {
    newest.current = facts
  }, [facts])
  function change(fact: string, text: string) {
    const next = { ...newest.current, [fact]: text }
    newest.current = next
    setFacts(next)
    if (!kept || linked) return
    // Erased in another tab: it does not come back by itself.
    if (readSituation()) keep(next, 'Bewaard op dit toestel.')
    else forget(FORGOTTEN)
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
    // What a link brought goes too: opened again, this address has nothing left.
    history.replaceState(history.state, '', location.pathname)
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
        Vul in wat je wilt. Na drie antwoorden zie je hier al iets, en alles staat klaar op elke pagina die het vraagt.
        Het blijft op dit toestel en wordt nooit verstuurd.
      </p>
      <p className="f-hint no-print">
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
              onChange={({ target }) => (target.checked ? keep(facts, 'Bewaard op dit toestel.') : forget(FORGOTTEN))}
            />{' '}
            Onthoud mijn gegevens op dit toestel
          </label>
        </div>
      )}
      <p role="status" aria-live="polite">
        {said}
      </p>
      <div className={had ? 'situ-cols situ-known' : 'situ-cols'}>
        <div className="situ-form">
          <form key={round} onSubmit={(event) => event.preventDefault()}>
            {groups.map((group, order) => (
              <FactPart key={group.title} group={group} facts={facts} isOpen={order === 0} onChange={change} />
            ))}
          </form>
          <SituationCopies facts={facts} onErase={erase} onRead={read} onFault={setSaid} />
        </div>
        {isEmpty || today === null ? (
          <p className="situ-dash situ-empty">
            Met je statuut, je brutoloon en je gezin staat hier je nettoloon. Elk antwoord erbij brengt meer: belasting,
            kinderbijslag, lening, pensioen, en wat er verandert als je leven verandert.
          </p>
        ) : (
          <Suspense fallback={<p className="situ-dash situ-empty">Even rekenen …</p>}>
            <Dash facts={facts} lines={lines} today={today} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

type PartProps = {
  readonly group: FactGroup
  readonly facts: FactTexts
  readonly isOpen: boolean
  readonly onChange: (fact: string, text: string) => void
}

function FactPart({ group: { title, lines }, facts, isOpen, onChange }: PartProps) {
  const given = lines.filter(({ fact }) => (facts[fact] ?? '') !== '').length
  return (
    <details className="situ-part" open={isOpen}>
      <summary>
        {title}{' '}
        <small>
          {given === 0 ? `${lines.length} ${lines.length === 1 ? 'vraag' : 'vragen'}` : `${given} van ${lines.length}`}
        </small>
      </summary>
      {lines.map((line) => (
        <FactField
          key={line.fact}
          line={line}
          text={facts[line.fact] ?? ''}
          onChange={(text) => onChange(line.fact, text)}
        />
      ))}
    </details>
  )
}
