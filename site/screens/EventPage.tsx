import { eur } from '#calculators/kernel/format.ts'
import { calculatorBySlug } from '#site/content/categories.ts'
import type { EventEffect } from '#site/content/event-effect.ts'
import type { LifeEvent } from '#site/content/event.ts'
import { eventPath, events } from '#site/content/events.ts'
import { fillTokens } from '#site/content/tokens.ts'
import { InformationPage } from '#site/screens/InformationPage.tsx'
import { ToolCard } from '#site/screens/ToolCard.tsx'

function Steps({ event }: { readonly event: LifeEvent }) {
  return (
    <section className="section" aria-labelledby="regelen">
      <h2 id="regelen">Wat je regelt, in die volgorde</h2>
      <ol className="event-steps">
        {event.steps.map(({ by, text, source, address }) => (
          <li key={by}>
            <p className="event-by">{by}</p>
            <div>
              <p>{fillTokens(text)}</p>
              <p className="dated">Bron: {address ? <a href={address}>{source}</a> : source}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Effect({ event, effect }: { readonly event: LifeEvent; readonly effect: EventEffect }) {
  const { lines, isChange, perYear, link } = effect
  if (lines.length === 0) return null
  return (
    <section className="section" aria-labelledby="gevolg">
      <h2 id="gevolg">Wat het doet, op een voorbeeld</h2>
      <p className="prose">{event.example.text}</p>
      {perYear !== null && Math.abs(perYear) >= 0.5 && (
        <p className="event-sum">
          Gemiddeld{' '}
          <b>
            {eur(Math.abs(perYear) / 12)} per maand {perYear > 0 ? 'meer' : 'minder'}
          </b>
          , of {eur(Math.abs(perYear))} per jaar.
        </p>
      )}
      <table className="event-table">
        <thead>
          <tr>
            <th scope="col">Wat</th>
            {isChange && <th scope="col">Nu</th>}
            <th scope="col">{isChange ? 'Dan' : 'Bedrag'}</th>
            {isChange && (
              <th scope="col" className="event-difference">
                Verschil
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                <a href={line.link}>{line.title}</a>
                <span>{line.note}</span>
              </th>
              {isChange && <td>{line.before}</td>}
              <td>
                <b>{line.after}</b>
              </td>
              {isChange && <td className="event-difference">{line.by}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={link}>Open dit voorbeeld in Mijn situatie</a> en vul je eigen cijfers in.
      </p>
    </section>
  )
}

export function EventPage({ event, effect }: { readonly event: LifeEvent; readonly effect: EventEffect }) {
  return (
    <InformationPage path={eventPath(event)} lead={event.lead}>
      <Steps event={event} />
      <Effect event={event} effect={effect} />
      <section className="section" aria-labelledby="rekenen">
        <h2 id="rekenen">Reken het na</h2>
        <ul className="tool-grid">
          {event.calculators
            .flatMap((slug) => calculatorBySlug(slug) ?? [])
            .map((meta) => (
              <ToolCard key={meta.slug} meta={meta} level="h3" />
            ))}
        </ul>
      </section>
      <p className="prose event-end">
        Iets anders aan de hand? Bekijk <a href="/gebeurtenissen">alle gebeurtenissen</a>.
      </p>
    </InformationPage>
  )
}

export function EventsPage() {
  return (
    <InformationPage
      path="/gebeurtenissen"
      lead="Wat je regelt als je leven verandert, tegen welke dag, en wat het met je geld doet."
    >
      <ul className="event-list">
        {events.map((event) => (
          <li key={event.slug}>
            <a href={eventPath(event)}>{event.name}</a>
            <span>{event.lead}</span>
          </li>
        ))}
      </ul>
    </InformationPage>
  )
}
