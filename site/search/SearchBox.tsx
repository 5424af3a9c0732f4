import { Loupe } from '#site/layout/Icons.tsx'

type Props = {
  readonly id: string
  readonly placeholder: string
  readonly className?: string
  readonly label?: string
  /** Shows the key that moves the focus here. */
  readonly shortcut?: boolean
}

/**
 * A real form: without script it opens the list of all pages. search-box.ts turns the field into a combobox
 * and loads the index when the field gets the focus.
 */
export function SearchBox({ id, placeholder, className, label = 'Zoek een berekening', shortcut }: Props) {
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
      </form>
    </search>
  )
}
