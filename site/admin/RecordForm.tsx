/** The form of a bank, a product or a rate. What is typed stays when the server refuses or the session ends. */
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import type * as z from 'zod'
import { check } from '#contract/check.ts'
import { ApiFailure } from '#site/admin/api.ts'
import { Conflict } from '#site/admin/Conflict.tsx'
import { FieldControl } from '#site/admin/FieldControl.tsx'
import { type FormField, readTexts, type Texts, textsOf, type Values } from '#site/admin/form-fields.ts'
import { Labelled } from '#site/admin/Labelled.tsx'
import { Modal } from '#site/admin/Modal.tsx'

export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number }

/** Ways to save the same row. */
export type Deed = {
  readonly value: string
  readonly label: string
  readonly hint: string
  /** What the texts become when somebody chooses this way. */
  readonly texts: (row: Row) => Texts
  /** Why these texts do not fit this way of saving, per field. */
  readonly refuse?: (texts: Texts, row: Row) => Readonly<Record<string, string>>
}

type Props = {
  readonly title: string
  readonly fields: readonly FormField[]
  readonly schema: z.ZodType
  /** Absent when adding. */
  readonly row?: Row | undefined
  /** Texts a new row begins with, beside the start of each field. */
  readonly start?: Texts | undefined
  readonly deeds?: readonly Deed[] | undefined
  readonly note?: ReactNode
  readonly busy: boolean
  /** Throws ApiFailure when the server refuses. */
  readonly save: (
    values: Values,
    version: number | undefined,
    deed: string | undefined,
    isSure: boolean,
  ) => Promise<void>
  readonly cancel: () => void
}

type Errors = Readonly<Record<string, string>>

const CHECK = 'Kijk de gemarkeerde velden na.'
const without = (errors: Errors, name: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name))

const firstLines = (fields: Readonly<Record<string, readonly string[]>> = {}): Errors =>
  Object.fromEntries(Object.entries(fields).map(([name, lines]) => [name, lines[0] ?? '']))

type DeedsProps = {
  readonly deeds: readonly Deed[]
  readonly chosen: Deed | undefined
  readonly choose: (deed: Deed) => void
}

function Deeds({ deeds, chosen, choose }: DeedsProps) {
  const name = useId()
  return (
    <fieldset className="deeds">
      <legend>Wat doe je?</legend>
      {deeds.map((deed) => (
        <label key={deed.value}>
          <input type="radio" name={name} checked={chosen?.value === deed.value} onChange={() => choose(deed)} />
          <span>
            {deed.label}
            <small>{deed.hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type FieldProps = {
  readonly field: FormField
  readonly text: string
  readonly error: string | undefined
  readonly change: (text: string) => void
}

function RecordField({ field, text, error, change }: FieldProps) {
  const isWide = field.kind === 'area' || field.wide === true
  return (
    <Labelled label={`${field.label}${field.required ? ' *' : ''}`} hint={field.hint} error={error} wide={isWide}>
      {(tied) => <FieldControl field={field} text={text} change={change} {...tied} />}
    </Labelled>
  )
}

export function RecordForm({ title, fields, schema, row, start, deeds, note, busy, save, cancel }: Props) {
  const choices = row === undefined ? [] : (deeds ?? [])
  const [deed, setDeed] = useState(choices[0])
  const begin = (way: Deed | undefined): Texts => ({
    ...textsOf(fields, row),
    ...(row === undefined ? start : way?.texts(row)),
  })
  const [texts, setTexts] = useState<Texts>(() => begin(deed))
  const [opened, setOpened] = useState(texts)
  const [version, setVersion] = useState(row?.version)
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState('')
  const [current, setCurrent] = useState<Row | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  /** The values the server asked about once more: saving the same again means yes. */
  const [asked, setAsked] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const isTouched = fields.some((field) => texts[field.name] !== opened[field.name])

  const show = (found: Errors, sentence: string) => {
    setErrors(found)
    setMessage(sentence)
    // The first mistake gets the focus once it is marked.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const leave = () => (isTouched && !isLeaving ? setLeaving(true) : cancel())
  const type = (name: string, text: string) => {
    setTexts((all) => ({ ...all, [name]: text }))
    setLeaving(false)
    const left = without(errors, name)
    setErrors(left)
    if (Object.keys(left).length === 0 && current === null) setMessage('')
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { values, errors: unread } = readTexts(fields, texts)
    const judged = check(schema, values)
    const found = {
      ...(judged.ok ? {} : firstLines(judged.fields)),
      ...unread,
      ...(row === undefined ? {} : deed?.refuse?.(texts, row)),
    }
    if (Object.keys(found).length > 0) return show(found, CHECK)
    show({}, '')
    try {
      await save(values, version, deed?.value, asked === JSON.stringify(values))
    } catch (error) {
      if (!(error instanceof ApiFailure)) {
        return show({}, 'De server antwoordt niet. Je tekst staat er nog: probeer het opnieuw.')
      }
      const { body } = error
      show(firstLines(body?.fields), body?.error ?? error.message)
      setAsked(body?.code === 'confirm' ? JSON.stringify(values) : '')
      if (body?.code === 'changed_by_other') setCurrent(body.current as Row)
    }
  }

  return (
    <Modal title={title} shape="drawer" onClose={leave}>
      <form ref={form} className="record-form" aria-label={title} onSubmit={(event) => void submit(event)} noValidate>
        {note}
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
        {row !== undefined && choices.length > 0 ? (
          <Deeds
            deeds={choices}
            chosen={deed}
            choose={(choice) => {
              setDeed(choice)
              setTexts((all) => ({ ...all, ...choice.texts(row) }))
              setOpened((all) => ({ ...all, ...choice.texts(row) }))
              setErrors({})
              setMessage('')
            }}
          />
        ) : null}
        <div className="record-fields">
          {fields.map((field) => (
            <RecordField
              key={field.name}
              field={field}
              text={texts[field.name] ?? ''}
              error={errors[field.name]}
              change={(text) => type(field.name, text)}
            />
          ))}
        </div>
        <div className="record-foot">
          {isLeaving ? (
            <p className="note note-warning" role="alert">
              Wat je typte, is niet bewaard. Druk nog eens op Esc, of kies ‘Sluiten zonder bewaren’.
            </p>
          ) : null}
          <p className="record-buttons">
            <button type="submit" className="btn btn-primary" disabled={busy}>
              {busy ? 'Opslaan...' : 'Opslaan'}
            </button>
            <button type="button" className="btn" onClick={isLeaving ? cancel : leave}>
              {isLeaving ? 'Sluiten zonder bewaren' : 'Annuleren'}
            </button>
          </p>
        </div>
      </form>
    </Modal>
  )
}
