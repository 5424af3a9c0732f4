/** Under the form: keep the facts of my household for the other pages. Off until the visitor ticks it. */
import { askedFacts } from '#calculators/kernel/facts.ts'
import type { Inputs } from '#calculators/kernel/fields.ts'
import { listText, lowerFirst } from '#calculators/kernel/format.ts'
import type { PageState } from '#site/calculator/state/page-link.ts'
import type { SituationBoxState } from '#site/calculator/state/use-situation.ts'

type Props = {
  readonly inputs: Inputs
  readonly situation: SituationBoxState
  readonly origins: PageState['origins']
}

export function SituationBox({ inputs, situation, origins }: Props) {
  const asked = askedFacts(inputs)
  if (asked.length === 0) return null
  const filled = asked.filter(({ key }) => origins[key] === 'situation' || origins[key] === 'derived')
  return (
    <div className="profile no-print">
      {situation.waiting && (
        <p className="profile-filled">
          Je ziet de cijfers uit de link, niet die je op dit toestel onthoudt.{' '}
          <button type="button" className="link-button" onClick={situation.show}>
            Toon mijn gegevens
          </button>
        </p>
      )}
      {filled.length > 0 && (
        <p className="profile-filled">
          Ingevuld uit je gegevens: {listText(filled.map(({ field }) => lowerFirst(field.label)))}.{' '}
          <button type="button" className="link-button" onClick={situation.clear}>
            Wis mijn gegevens
          </button>
        </p>
      )}
      <label>
        <input
          type="checkbox"
          autoComplete="off"
          checked={situation.kept}
          aria-describedby="onthoud-uitleg"
          onChange={(event) => situation.setKept(event.target.checked)}
        />
        Onthoud mijn gegevens op dit toestel
      </label>
      <p className="f-hint" id="onthoud-uitleg">
        {situation.refused
          ? 'Je browser laat niet toe om iets te bewaren.'
          : 'Wat je hier invult, staat dan ook op de andere pagina’s. Het blijft in je browser.'}
      </p>
    </div>
  )
}
