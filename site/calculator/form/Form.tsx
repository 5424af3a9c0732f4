/** The questions: groups, main fields open, the rest under "Verfijn". */
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { type Env, type Field, type Inputs, isShown } from '#calculators/kernel/fields.ts'
import type { FieldErrors, Raw, RawCell, RawRow } from '#calculators/kernel/read.ts'
import type { FieldChange } from '#site/calculator/state/calculation.ts'
import { ErrorSummary } from '#site/calculator/form/ErrorSummary.tsx'
import { FormField } from '#site/calculator/form/FormField.tsx'
import { RowsEditor } from '#site/calculator/form/RowsEditor.tsx'

type Entry = readonly [string, Field]

type FieldsProps = {
  readonly entries: readonly Entry[]
  readonly raw: Raw
  readonly env: Env
  readonly errors: FieldErrors
  readonly onChange: FieldChange
}

/** Neighbours with the same group stand under one heading. */
function groupsOf(entries: readonly Entry[]): { name: string | undefined; entries: Entry[] }[] {
  const groups: { name: string | undefined; entries: Entry[] }[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && last.name === entry[1].group) last.entries.push(entry)
    else groups.push({ name: entry[1].group, entries: [entry] })
  }
  return groups
}

function Fields({ entries, raw, env, errors, onChange }: FieldsProps) {
  return groupsOf(entries).map((group, order) => {
    const fields = group.entries.map(([key, field]) => {
      const own = raw[key]
      if (field.kind === 'rows') {
        return (
          <RowsEditor
            key={key}
            path={key}
            field={field}
            rows={Array.isArray(own) ? (own as readonly RawRow[]) : []}
            env={env}
            errors={errors}
            onChange={onChange}
          />
        )
      }
      return (
        <FormField
          key={key}
          path={key}
          field={field}
          raw={(own ?? '') as RawCell}
          env={env}
          error={errors[key]}
          onChange={onChange}
        />
      )
    })
    if (group.name === undefined) return <div key={order}>{fields}</div>
    return (
      <fieldset key={order} className="f-group">
        <legend>{group.name}</legend>
        {fields}
      </fieldset>
    )
  })
}

function refineWords(entries: readonly Entry[]): string {
  const names = entries.map(([, field]) => `${field.label.charAt(0).toLowerCase()}${field.label.slice(1)}`)
  const few = names.slice(0, 3).join(', ').length > 48 ? 2 : 3
  return `${names.slice(0, few).join(', ')}${names.length > few ? ' …' : ''}`
}

type Props = {
  readonly inputs: Inputs
  readonly raw: Raw
  readonly values: Readonly<Record<string, unknown>>
  readonly env: Env
  readonly errors: FieldErrors
  /** True when a link filled in a field that is folded away. */
  readonly openRefine: boolean
  readonly changed: boolean
  readonly summaryRef: Ref<HTMLDivElement>
  readonly onChange: FieldChange
  readonly onSubmit: () => void
  readonly onReset: () => void
  /** What belongs under the buttons. */
  readonly children?: ReactNode
}

export function Form({
  inputs,
  raw,
  values,
  env,
  errors,
  openRefine,
  changed,
  summaryRef,
  onChange,
  onSubmit,
  onReset,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [refineOpen, setRefineOpen] = useState(false)
  const entries = Object.entries(inputs).filter(([, field]) => isShown(field, values))
  const main = entries.filter(([, field]) => !field.refine)
  const refined = entries.filter(([, field]) => field.refine)
  const wrongInRefine = Object.keys(errors).some((path) => inputs[path.split('.')[0] ?? '']?.refine)

  useEffect(() => {
    if (openRefine || wrongInRefine) setRefineOpen(true)
  }, [openRefine, wrongInRefine])

  function focusField(path: string) {
    const target = document.getElementById(path) ?? form.current?.elements.namedItem(path)
    if (target instanceof HTMLElement) target.focus()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form
      className="card form"
      ref={form}
      noValidate
      autoComplete="off"
      aria-labelledby="gegevens-titel"
      onSubmit={submit}
    >
      <h2 id="gegevens-titel" className="visually-hidden">
        Jouw gegevens
      </h2>
      <ErrorSummary inputs={inputs} errors={errors} ref={summaryRef} onPick={focusField} />
      <Fields entries={main} raw={raw} env={env} errors={errors} onChange={onChange} />
      {refined.length > 0 && (
        <details className="refine" open={refineOpen} onToggle={(event) => setRefineOpen(event.currentTarget.open)}>
          <summary>Verfijn: {refineWords(refined)}</summary>
          <Fields entries={refined} raw={raw} env={env} errors={errors} onChange={onChange} />
        </details>
      )}
      <div className="form-acts">
        <button type="submit" className="btn btn-primary">
          Bereken
        </button>
        <button type="button" className="btn btn-plain" disabled={!changed} onClick={onReset}>
          Standaardwaarden herstellen
        </button>
      </div>
      {children}
    </form>
  )
}
