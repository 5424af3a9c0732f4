/** One kept calculation in the list: its name opens it. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { addressOf, type Kept, LONGEST_KEPT_NAME } from '#site/calculator/keep/kept.ts'

/** The kernel writes dates too, and weighs more than this whole page. */
const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('nl-BE', { day: 'numeric', month: 'long', year: 'numeric' })

type Props = {
  readonly kept: Kept
  readonly chosen: boolean
  readonly comparable: boolean
  readonly onChoose: (chosen: boolean) => void
  readonly onRename: (name: string) => void
  readonly onErase: () => void
}

export function KeptItem({ kept, chosen, comparable, onChoose, onRename, onErase }: Props) {
  const [name, setName] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const editing = name !== null
  useEffect(() => {
    if (editing) field.current?.select()
  }, [editing])
  function rename(event: FormEvent) {
    event.preventDefault()
    if (name !== null && name.trim() !== '' && name.trim() !== kept.name) onRename(name)
    setName(null)
  }
  const of = <span className="visually-hidden"> van {kept.name}</span>
  return (
    <li data-category={kept.path.split('/')[1]}>
      <div className="kept-what">
        {name === null ? (
          <a className="kept-open" href={addressOf(kept)}>
            {kept.name}
          </a>
        ) : (
          <form onSubmit={rename}>
            <label className="kept-name">
              <span className="visually-hidden">Nieuwe naam van {kept.name}</span>
              <input
                type="text"
                autoComplete="off"
                ref={field}
                maxLength={LONGEST_KEPT_NAME}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </label>
            <button type="submit" className="btn">
              Bewaar
            </button>
          </form>
        )}
        <small>
          {kept.title === kept.name ? '' : `${kept.title} · `}
          {dayOf(kept.on)}
        </small>
      </div>
      <div className="kept-answer">
        <small>{kept.label}</small>
        <b>{kept.headline}</b>
      </div>
      <div className="kept-acts">
        {comparable && (
          <label>
            <input type="checkbox" checked={chosen} onChange={({ target }) => onChoose(target.checked)} /> Vergelijk{of}
          </label>
        )}
        {name === null && (
          <button type="button" className="link-button" onClick={() => setName(kept.name)}>
            Hernoem{of}
          </button>
        )}
        <button type="button" className="link-button" onClick={onErase}>
          Wis{of}
        </button>
      </div>
    </li>
  )
}
