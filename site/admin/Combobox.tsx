/** A choice out of many: type a few letters of any word, arrows, Enter. The list is as wide as its field. */
import { type KeyboardEvent, useId, useState } from 'react'
import type { Option } from '#site/admin/form-fields.ts'
import { matches } from '#site/admin/list.ts'

type Props = {
  readonly id: string
  readonly options: readonly Option[]
  readonly value: string
  readonly change: (value: string) => void
  readonly isRequired: boolean
  readonly isInvalid: boolean
  readonly describedBy: string | undefined
}

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

export function Combobox({ id, options, value, change, isRequired, isInvalid, describedBy }: Props) {
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const listId = useId()
  const isOpen = typed !== null
  const shown = options.filter((option) => matches(option.label, typed ?? ''))
  const position = Math.min(active, shown.length - 1)

  const close = () => setTyped(null)
  const choose = (option: Option | undefined) => {
    if (option !== undefined) change(option.value)
    close()
  }
  const open = () => {
    setTyped('')
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    )
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) open()
      else if (shown.length > 0)
        setActive((position + (event.key === 'ArrowDown' ? 1 : -1) + shown.length) % shown.length)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      choose(shown[position])
    } else if (event.key === 'Escape' && isOpen) {
      // This Escape closes the list, not the form around it.
      event.preventDefault()
      close()
    }
  }

  return (
    <div className="combobox">
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && shown.length > 0 ? `${listId}-${position}` : undefined}
        aria-required={isRequired}
        aria-invalid={isInvalid ? true : undefined}
        aria-describedby={describedBy}
        placeholder="Typ om te zoeken"
        value={typed === null ? chosen : typed === '' && chosen !== '' ? chosen : typed}
        onChange={(event) => {
          // The first letter replaces the chosen text instead of standing behind it.
          const text = typed === '' && chosen !== '' ? event.target.value.replace(chosen, '') : event.target.value
          setTyped(text)
          setActive(0)
          if (event.target.value === '') change('')
        }}
        onClick={open}
        onFocus={(event) => event.target.select()}
        onBlur={() => choose(typed !== null && typed !== '' && shown.length === 1 ? shown[0] : undefined)}
        onKeyDown={onKey}
      />
      <div id={listId} className="options" role="listbox" aria-label="Mogelijkheden" hidden={!isOpen}>
        {isOpen
          ? shown.map((option, at) => (
              <div
                key={option.value}
                ref={at === position ? intoView : undefined}
                id={`${listId}-${at}`}
                role="option"
                aria-selected={at === position}
                tabIndex={-1}
                // The field keeps the focus, so that leaving it does not come before the choice.
                onPointerDown={(event) => {
                  event.preventDefault()
                  choose(option)
                }}
              >
                {option.label}
              </div>
            ))
          : null}
        {isOpen && shown.length === 0 ? (
          <div role="option" tabIndex={-1} aria-disabled="true" aria-selected="false" className="nothing">
            Niets gevonden
          </div>
        ) : null}
      </div>
    </div>
  )
}
