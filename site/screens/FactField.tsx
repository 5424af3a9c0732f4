/** One fact of the household on the page of the visitor's own situation, as the form of a calculator shows it. */
import { useEffect, useRef, useState } from 'react'
import type { FactLine } from '#site/content/facts-list.ts'

type Props = { readonly line: FactLine; readonly text: string; readonly onChange: (text: string) => void }

const errorIn = async (line: FactLine, text: string) =>
  (await import('#site/screens/fact-check.ts')).factError(line, text)

/**
 * Only what a calculator would take is handed on and so kept; the rest stays in the field with the reason. The reason comes
 * once the visitor leaves the field, as on a calculator.
 */
function useChecked({ line, text, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [left, setLeft] = useState(true)
  const latest = useRef('')
  const hand = useRef(onChange)
  useEffect(() => {
    hand.current = onChange
  })
  // What a link, a file or an older version brought is looked at too.
  useEffect(() => {
    if (text === '') return
    let gone = false
    void errorIn(line, text).then((found) => {
      if (found === null || gone) return
      setTyped(text)
      setError(found)
      onChange('')
    })
    return () => {
      gone = true
    }
  }, [line, text, onChange])
  function type(next: string) {
    setTyped(next)
    latest.current = next
    void errorIn(line, next).then((found) => {
      if (latest.current !== next) return
      setError(found)
      if (found === null) setTyped(null)
      hand.current(found === null ? next : '')
    })
  }
  return {
    shown: typed ?? text,
    error: left ? error : null,
    type,
    enter: () => setLeft(error !== null),
    leave: () => setLeft(true),
  }
}

export function FactField(props: Props) {
  const { line, text, onChange } = props
  const { shown, error, type, enter, leave } = useChecked(props)
  const id = `feit-${line.fact}`
  const hint = line.hint === undefined ? undefined : `${id}-uitleg`
  const fault = error === null ? undefined : `${id}-fout`
  return (
    <div className="f">
      <div className="f-text">
        <label className="f-label" htmlFor={id}>
          {line.label}
        </label>
      </div>
      {line.options.length > 0 ? (
        <select id={id} className="select" value={text} onChange={(event) => onChange(event.target.value)}>
          <option value="">Niet ingevuld</option>
          {line.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <span className={fault === undefined ? 'in in-free' : 'in in-free in-wrong'}>
          <input
            id={id}
            type="text"
            autoComplete="off"
            maxLength={500}
            value={shown}
            aria-invalid={fault === undefined ? undefined : true}
            aria-describedby={[fault, hint].filter(Boolean).join(' ') || undefined}
            onChange={(event) => type(event.target.value)}
            onFocus={enter}
            onBlur={leave}
          />
          <span aria-hidden="true">{line.suffix}</span>
        </span>
      )}
      {fault !== undefined && (
        <p className="f-error" id={fault}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className="f-hint f-behind" id={hint}>
          {line.hint}
        </p>
      )}
    </div>
  )
}
