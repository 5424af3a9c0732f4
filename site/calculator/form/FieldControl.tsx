/** The control of one field: text with unit, slider beside it, choice, switch. Native elements only. */
import { memo } from 'react'
import {
  type ChoiceField,
  type DateField,
  type Env,
  type NumberField,
  type SimpleField,
  suffixOf,
  type TextField,
} from '#calculators/kernel/fields.ts'
import { upperFirst } from '#calculators/kernel/format.ts'
import type { RawCell } from '#calculators/kernel/read.ts'
import { tidyText } from '#site/calculator/state/calculation.ts'
import { MonthPicker } from '#site/calculator/form/MonthPicker.tsx'
import { Slider } from '#site/calculator/form/Slider.tsx'

export type ControlProps<F = SimpleField> = {
  /** Field path: also the id and the name of the control. */
  readonly path: string
  readonly field: F
  readonly raw: RawCell
  readonly env: Env
  readonly invalid: boolean
  readonly describedBy?: string
  readonly labelledBy?: string
  /** Inside a row of a list: every choice is a select. */
  readonly compact?: boolean
  readonly onChange: (path: string, raw: RawCell) => void
}

/** Keypads of phones: some lack a minus, so a field that may go below zero gets the full keyboard. */
function keypad(field: NumberField): 'decimal' | 'numeric' | undefined {
  if (field.min < 0) return undefined
  return field.decimals === 0 ? 'numeric' : 'decimal'
}

const isNumberField = (field: SimpleField): field is NumberField => 'decimals' in field

function TextControl({
  path,
  field,
  raw,
  env,
  invalid,
  describedBy,
  compact,
  onChange,
}: ControlProps<NumberField | DateField | TextField>) {
  const after = suffixOf(field)
  const text = typeof raw === 'string' ? raw : ''
  return (
    <div className={`in${invalid ? ' in-wrong' : ''}${field.kind === 'text' ? ' in-free' : ''}`}>
      {field.kind === 'euro' && !field.unit && (
        <span className="pre" aria-hidden="true">
          €
        </span>
      )}
      <input
        id={path}
        name={path}
        type="text"
        className={field.kind === 'text' ? 'free' : undefined}
        inputMode={isNumberField(field) ? keypad(field) : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(path, event.target.value)}
        onBlur={() => {
          const tidy = tidyText(field, text, env)
          if (tidy !== text) onChange(path, tidy)
        }}
      />
      {after && <span aria-hidden="true">{after}</span>}
      {field.kind === 'month' && !compact && <MonthPicker text={text} onPick={(picked) => onChange(path, picked)} />}
    </div>
  )
}

/** Two or three short options lie beside each other, the others are a select. */
export function choiceShape({ options }: ChoiceField): 'segments' | 'select' {
  const letters = options.reduce((sum, option) => sum + option.label.length, 0)
  return options.length <= 3 && letters <= 20 ? 'segments' : 'select'
}

function ChoiceControl({
  path,
  field,
  raw,
  invalid,
  describedBy,
  labelledBy,
  compact,
  onChange,
}: ControlProps<ChoiceField>) {
  const shape = compact ? 'select' : choiceShape(field)
  if (shape === 'select') {
    return (
      <select
        id={path}
        name={path}
        className="select"
        autoComplete="off"
        value={typeof raw === 'string' ? raw : ''}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(path, event.target.value)}
      >
        {!field.options.some((option) => option.value === raw) && <option value={String(raw)}>Kies</option>}
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {upperFirst(option.label)}
          </option>
        ))}
      </select>
    )
  }
  return (
    <div
      className="seg"
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
    >
      {field.options.map((option, index) => (
        <label key={option.value}>
          <input
            type="radio"
            id={index === 0 ? path : undefined}
            name={path}
            autoComplete="off"
            value={option.value}
            checked={raw === option.value}
            onChange={() => onChange(path, option.value)}
          />
          <span>{upperFirst(option.label)}</span>
        </label>
      ))}
    </div>
  )
}

export const FieldControl = memo(function FieldControl(props: ControlProps) {
  const { field, path, raw, describedBy, onChange } = props
  if (field.kind === 'choice') return <ChoiceControl {...props} field={field} />
  if (field.kind === 'toggle') {
    return (
      <input
        id={path}
        name={path}
        type="checkbox"
        role="switch"
        className="switch"
        autoComplete="off"
        checked={raw === true}
        aria-checked={raw === true}
        aria-describedby={describedBy}
        onChange={(event) => onChange(path, event.target.checked)}
      />
    )
  }
  if (!isNumberField(field) || field.slider === undefined) return <TextControl {...props} field={field} />
  return (
    <div className="with-slider">
      <TextControl {...props} field={field} />
      <Slider field={field} raw={raw} env={props.env} onText={(text) => onChange(path, text)} />
    </div>
  )
})
