/** One question: label and value on one row, where the value comes from, and on focus its explanation and slider. */
import { memo } from 'react'
import { type Env, hintText, optionFor, type SimpleField } from '#calculators/kernel/fields.ts'
import type { RawCell } from '#calculators/kernel/read.ts'
import { unitWords } from '#site/calculator/state/calculation.ts'
import { choiceShape, FieldControl } from '#site/calculator/form/FieldControl.tsx'
import { Icon, type IconName } from '#site/ui/Icon.tsx'

/** Where the value of a field comes from. What was typed needs no word. */
export type FieldOrigin = {
  readonly kind: 'typed' | 'situation' | 'derived' | 'reference' | 'example' | 'neutral'
  /** "uit je situatie", "markt, juni 2026", "wet, sinds 1 januari 2025", "voorbeeld". */
  readonly text: string
}

const originIcon = ({ kind, text }: FieldOrigin): IconName | undefined => {
  if (kind === 'situation') return 'house'
  if (kind === 'derived') return 'sum'
  if (kind === 'reference') return text.startsWith('wet') ? 'scales' : 'calendar'
  return undefined
}

export function Origin({ origin }: { readonly origin: FieldOrigin }) {
  const icon = originIcon(origin)
  if (origin.text === '' || origin.kind === 'typed' || origin.kind === 'neutral') return null
  return (
    <span className="f-origin">
      {icon && <Icon name={icon} />}
      {origin.text}
    </span>
  )
}

type Props = {
  readonly path: string
  readonly field: SimpleField
  readonly raw: RawCell
  readonly env: Env
  readonly error?: string
  readonly origin?: FieldOrigin
  /** Brings the former origin of a typed value back. */
  readonly onForget?: (path: string) => void
  readonly onChange: (path: string, raw: RawCell) => void
}

/** The words behind the label: of the field, and of the option that is chosen. */
function explanation(field: SimpleField, raw: RawCell, env: Env): string | undefined {
  const hint = hintText(field, env)
  if (field.kind === 'date') return hint ?? 'dd/mm/jjjj'
  if (field.kind === 'month') return hint ?? 'mm/jjjj'
  const chosen = field.kind === 'choice' ? optionFor(field, String(raw))?.hint : undefined
  return [hint, chosen].filter(Boolean).join(' ') || undefined
}

export const FormField = memo(function FormField(props: Props) {
  const { path, field, raw, env, error, origin, onForget, onChange } = props
  const hint = explanation(field, raw, env)
  const unit = unitWords(field)
  const group = field.kind === 'choice' && choiceShape(field) !== 'select'
  const describedBy = [error && `${path}-fout`, hint && `${path}-uitleg`].filter(Boolean).join(' ') || undefined
  const name = (
    <>
      {field.label}
      {unit && <span className="visually-hidden">{`, ${unit}`}</span>}
    </>
  )
  return (
    <div className={error ? 'f f-wrong' : 'f'} data-origin={origin?.kind}>
      <div className="f-text">
        {group ? (
          <span className="f-label" id={`${path}-naam`}>
            {name}
          </span>
        ) : (
          <label className="f-label" htmlFor={path}>
            {name}
          </label>
        )}
        {origin && <Origin origin={origin} />}
      </div>
      <FieldControl
        path={path}
        field={field}
        raw={raw}
        env={env}
        invalid={error !== undefined}
        describedBy={describedBy}
        labelledBy={group ? `${path}-naam` : undefined}
        onChange={onChange}
      />
      {origin?.kind === 'typed' && onForget && (
        <button
          type="button"
          className="f-forget"
          aria-label={`${field.label}: weer zoals voorheen`}
          onClick={() => onForget(path)}
        >
          <Icon name="cross" />
        </button>
      )}
      {error && (
        <p className="f-error" id={`${path}-fout`}>
          <span className="visually-hidden">Fout: </span>
          {error}
        </p>
      )}
      {hint && (
        <p className="f-hint f-behind" id={`${path}-uitleg`}>
          {hint}
        </p>
      )}
    </div>
  )
})
