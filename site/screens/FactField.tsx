/** One fact of the household on the page of the visitor's own situation, as the form of a calculator shows it. */
import type { FactLine } from '#site/content/facts-list.ts'

type Props = { readonly line: FactLine; readonly text: string; readonly onChange: (text: string) => void }

export function FactField({ line, text, onChange }: Props) {
  const id = `feit-${line.fact}`
  const hint = line.hint === undefined ? undefined : `${id}-uitleg`
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
        <span className="in in-free">
          <input
            id={id}
            type="text"
            autoComplete="off"
            maxLength={200}
            value={text}
            aria-describedby={hint}
            onChange={(event) => onChange(event.target.value)}
          />
          <span aria-hidden="true">{line.suffix}</span>
        </span>
      )}
      {hint !== undefined && (
        <p className="f-hint f-behind" id={hint}>
          {line.hint}
        </p>
      )}
    </div>
  )
}
