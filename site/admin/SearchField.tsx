import { useId } from 'react'

type Props = {
  readonly label: string
  readonly value: string
  readonly change: (value: string) => void
  /** "3 van 41": what the search leaves. */
  readonly found: string
}

export function SearchField({ label, value, change, found }: Props) {
  const id = useId()
  return (
    <div className="search-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
      <small role="status">{found}</small>
    </div>
  )
}
