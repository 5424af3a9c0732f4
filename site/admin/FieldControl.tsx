import { Combobox } from '#site/admin/Combobox.tsx'
import { type FormField, isUnit } from '#site/admin/form-fields.ts'
import type { Tied } from '#site/admin/Labelled.tsx'

type Props = Tied & {
  readonly field: FormField
  readonly text: string
  readonly change: (text: string) => void
}

/** A longer list is searched, not scrolled. */
const longestList = 12
const yesOrNo = [
  { value: 'ja', label: 'Ja' },
  { value: 'nee', label: 'Nee' },
]

export function FieldControl({ field, id, text, describedBy, invalid, change }: Props) {
  const options = field.kind === 'yesno' ? yesOrNo : (field.options ?? [])
  const common = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': invalid ? true : undefined,
    'aria-required': field.required,
  }
  if (field.kind === 'area') {
    return <textarea {...common} rows={3} value={text} onChange={(event) => change(event.target.value)} />
  }
  if (field.kind === 'choice' && options.length > longestList) {
    return (
      <Combobox
        id={id}
        options={options}
        value={text}
        change={change}
        isRequired={field.required === true}
        isInvalid={invalid}
        describedBy={describedBy}
      />
    )
  }
  if (field.kind === 'choice' || field.kind === 'yesno') {
    return (
      <select {...common} value={text} onChange={(event) => change(event.target.value)}>
        {field.required && text !== '' ? null : (
          <option value="">{field.required ? 'Kies…' : 'Niet van toepassing'}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )
  }
  const mode = isUnit(field.kind) && field.kind !== 'text' && field.kind !== 'date' ? 'decimal' : undefined
  const type = field.kind === 'url' || field.kind === 'email' || field.kind === 'tel' ? field.kind : 'text'
  return (
    <input
      {...common}
      type={type}
      inputMode={mode}
      autoComplete="off"
      value={text}
      onChange={(event) => change(event.target.value)}
    />
  )
}
