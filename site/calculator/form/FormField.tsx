/** Label, hint, control and error of one field. */
import { memo } from 'react'
import { type Env, hintText, type SimpleField } from '#calculators/kernel/fields.ts'
import type { RawCell } from '#calculators/kernel/read.ts'
import { unitWords } from '#site/calculator/state/calculation.ts'
import { choiceShape, FieldControl } from '#site/calculator/form/FieldControl.tsx'

type Props = {
  readonly path: string
  readonly field: SimpleField
  readonly raw: RawCell
  readonly env: Env
  readonly error?: string
  readonly onChange: (path: string, raw: RawCell) => void
}

function layoutOf(field: SimpleField): string {
  if (field.kind === 'toggle') return 'f f-toggle'
  if (field.kind === 'choice' && choiceShape(field) === 'cards') return 'f f-full'
  return field.kind === 'choice' ? 'f f-choice' : 'f'
}

export const FormField = memo(function FormField({ path, field, raw, env, error, onChange }: Props) {
  const hint =
    hintText(field, env) ?? (field.kind === 'date' ? 'dd/mm/jjjj' : field.kind === 'month' ? 'mm/jjjj' : undefined)
  const unit = unitWords(field)
  const group = field.kind === 'choice' && choiceShape(field) !== 'select'
  const describedBy = [error && `${path}-fout`, hint && `${path}-uitleg`].filter(Boolean).join(' ') || undefined
  const name = (
    <>
      {field.label}
      {unit && <span className="visually-hidden">, {unit}</span>}
    </>
  )
  return (
    <div className={error ? `${layoutOf(field)} f-wrong` : layoutOf(field)}>
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
        {hint && (
          <p className="f-hint" id={`${path}-uitleg`}>
            {hint}
          </p>
        )}
        {error && (
          <p className="f-error" id={`${path}-fout`}>
            <span className="visually-hidden">Fout: </span>
            {error}
          </p>
        )}
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
    </div>
  )
})
