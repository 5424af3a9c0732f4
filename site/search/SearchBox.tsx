import { Loupe } from '#site/layout/Icons.tsx'
import { Icon } from '#site/ui/Icon.tsx'

type Props = {
  readonly id: string
  readonly placeholder: string
  readonly className?: string
  readonly label?: string
  /** Shows the key that moves the focus here. */
  readonly shortcut?: boolean
  /** A button, where the box is large. */
  readonly button?: boolean
}

/**
 * A real form: without script it opens the list of all pages, and takes nothing along: the field has no name. search-box.ts
 * turns the field into a combobox that answers, and loads the index when the field gets the focus.
 */
export function SearchBox({ id, placeholder, className, label = 'Zoek een berekening', shortcut, button }: Props) {
  return (
    <search className={className} aria-label={label}>
      <form className="search-box" action="/sitemap" data-search>
        <Loupe className="search-loupe" />
        <input
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {shortcut ? (
          <kbd aria-hidden="true" className="search-key">
            /
          </kbd>
        ) : null}
        {button ? (
          <button type="submit" className="search-go" aria-label="Toon het antwoord">
            <Icon name="arrow" />
          </button>
        ) : null}
      </form>
    </search>
  )
}
