/** The form of a bank, a product or a rate. What is typed stays when the server refuses or the session ends. */
import { type FormEvent, useId, useState } from 'react'
import type * as z from 'zod'
import { check } from '#contract/check.ts'
import { ApiFailure } from '#site/admin/api.ts'
import { Conflict } from '#site/admin/Conflict.tsx'
import { type FormField, readTexts, type Texts, textsOf, type Values } from '#site/admin/form-fields.ts'

export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number }

type Props = {
  readonly title: string
  readonly fields: readonly FormField[]
  readonly schema: z.ZodType
  /** Absent when adding. */
  readonly row?: Row
  readonly busy: boolean
  /** Throws ApiFailure when the server refuses. */
  readonly save: (values: Values, version: number | undefined) => Promise<void>
  readonly cancel: () => void
}

type Errors = Readonly<Record<string, string>>

function Control({
  field,
  id,
  text,
  describedBy,
  invalid,
  change,
}: {
  readonly field: FormField
  readonly id: string
  readonly text: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly change: (text: string) => void
}) {
  const common = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': invalid ? true : undefined,
    'aria-required': field.required,
  }
  if (field.kind === 'area') {
    return <textarea {...common} rows={3} value={text} onChange={(event) => change(event.target.value)} />
  }
  if (field.kind === 'choice' || field.kind === 'yesno') {
    const options = field.options ?? [
      { value: 'ja', label: 'Ja' },
      { value: 'nee', label: 'Nee' },
    ]
    return (
      <select {...common} value={text} onChange={(event) => change(event.target.value)}>
        {field.required ? null : <option value="">Niet van toepassing</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )
  }
  const mode = field.kind === 'euro' || field.kind === 'count' ? 'decimal' : undefined
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

export function RecordForm({ title, fields, schema, row, busy, save, cancel }: Props) {
  const [texts, setTexts] = useState<Texts>(() => textsOf(fields, row))
  const [version, setVersion] = useState(row?.version)
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState('')
  const [current, setCurrent] = useState<Row | null>(null)
  const formId = useId()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { values, errors: unread } = readTexts(fields, texts)
    const judged = check(schema, values)
    const refused = judged.ok
      ? {}
      : Object.fromEntries(Object.entries(judged.fields).map(([name, lines]) => [name, lines[0] ?? '']))
    const found = { ...refused, ...unread }
    setErrors(found)
    setMessage('')
    if (Object.keys(found).length > 0) {
      setMessage('Kijk de gemarkeerde velden na.')
      return
    }
    try {
      await save(values, version)
    } catch (error) {
      if (!(error instanceof ApiFailure)) {
        setMessage('De server antwoordt niet. Je tekst staat er nog: probeer het opnieuw.')
        return
      }
      const { body } = error
      setMessage(body?.error ?? error.message)
      setErrors(Object.fromEntries(Object.entries(body?.fields ?? {}).map(([name, lines]) => [name, lines[0] ?? ''])))
      if (body?.code === 'changed_by_other') setCurrent(body.current as Row)
    }
  }

  return (
    <form
      className="card record-form"
      aria-labelledby={`${formId}-titel`}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <h2 id={`${formId}-titel`}>{title}</h2>
      {message ? (
        <p className="note note-error" role="alert">
          {message}
        </p>
      ) : null}
      {current ? (
        <Conflict
          fields={fields}
          mine={texts}
          theirs={textsOf(fields, current)}
          keepMine={() => {
            setVersion(current.version)
            setCurrent(null)
            setMessage('Bewaar nu om jouw versie over de andere te schrijven.')
          }}
          takeTheirs={() => {
            setTexts(textsOf(fields, current))
            setVersion(current.version)
            setCurrent(null)
            setMessage('')
          }}
        />
      ) : null}
      <div className="record-fields">
        {fields.map((field) => {
          const id = `${formId}-${field.name}`
          const error = errors[field.name]
          const described = [error ? `${id}-fout` : '', field.hint ? `${id}-uitleg` : ''].filter(Boolean).join(' ')
          return (
            <div key={field.name} className={field.kind === 'area' ? 'record-field record-wide' : 'record-field'}>
              <label htmlFor={id}>
                {field.label}
                {field.required ? ' *' : ''}
              </label>
              <Control
                field={field}
                id={id}
                text={texts[field.name] ?? ''}
                describedBy={described === '' ? undefined : described}
                invalid={error !== undefined}
                change={(text) => setTexts((all) => ({ ...all, [field.name]: text }))}
              />
              {field.hint ? <small id={`${id}-uitleg`}>{field.hint}</small> : null}
              {error ? (
                <small id={`${id}-fout`} className="field-error">
                  {error}
                </small>
              ) : null}
            </div>
          )
        })}
      </div>
      <p className="record-buttons">
        <button type="submit" className="btn btn-primary" disabled={busy}>
          {busy ? 'Opslaan...' : 'Opslaan'}
        </button>
        <button type="button" className="btn" onClick={cancel}>
          Annuleren
        </button>
      </p>
    </form>
  )
}
