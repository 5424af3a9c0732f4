/** Under the form: keep my data for the other calculators. Off until the visitor ticks it. */
import type { Inputs } from '#calculators/kernel/fields.ts'
import { lowerFirst } from '#calculators/kernel/format.ts'
import { profileEntries } from '#site/calculator/state/profile.ts'
import type { ProfileBoxState } from '#site/calculator/state/use-profile.ts'

function listOf(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} en ${words.at(-1)}`
}

type Props = {
  readonly inputs: Inputs
  readonly profile: ProfileBoxState
  /** Keys of the fields that were filled in from the kept data and still hold them. */
  readonly filled: readonly string[]
}

export function ProfileBox({ inputs, profile, filled }: Props) {
  const entries = profileEntries(inputs)
  if (entries.length === 0) return null
  const names = (keys: readonly string[]) =>
    listOf(entries.filter(({ key }) => keys.includes(key)).map(({ field }) => lowerFirst(field.label)))
  return (
    <div className="profile no-print">
      {filled.length > 0 && (
        <p className="profile-filled">
          Ingevuld uit je gegevens: {names(filled)}.{' '}
          <button type="button" className="link-button" onClick={profile.clear}>
            Wis mijn gegevens
          </button>
        </p>
      )}
      <label>
        <input
          type="checkbox"
          autoComplete="off"
          checked={profile.kept}
          aria-describedby="profiel-uitleg"
          onChange={(event) => profile.setKept(event.target.checked)}
        />
        Onthoud mijn gegevens op dit toestel
      </label>
      <p className="f-hint" id="profiel-uitleg">
        {profile.refused
          ? 'Je browser laat niet toe om iets te bewaren.'
          : `Voor ${names(entries.map(({ key }) => key))}, ook op de andere calculators. Blijft in je browser.`}
      </p>
    </div>
  )
}
