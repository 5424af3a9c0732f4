/** The questions, one row each: the main ones, and folded under them the others. */
import {
  type ComponentProps,
  createElement,
  type FormEvent,
  memo,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type Env, type Field, type Inputs, isShown } from '#calculators/kernel/fields.ts'
import { lowerFirst } from '#calculators/kernel/format.ts'
import type { FieldErrors, Raw, RawCell, RawRow } from '#calculators/kernel/read.ts'
import type { FieldChange } from '#site/calculator/state/calculation.ts'
import { ErrorSummary } from '#site/calculator/form/ErrorSummary.tsx'
import { type FieldOrigin, FormField } from '#site/calculator/form/FormField.tsx'
import { holdStill } from '#site/calculator/form/hold-still.ts'
import { openField } from '#site/calculator/form/open-field.ts'
import { useRowsEditor } from '#site/calculator/state/source.ts'
import { Icon } from '#site/ui/Icon.tsx'

type Entry = readonly [string, Field]

type FieldsProps = {
  readonly entries: readonly Entry[]
  readonly raw: Raw
  readonly values: Readonly<Record<string, unknown>>
  readonly env: Env
  readonly errors: FieldErrors
  readonly origins?: Readonly<Record<string, FieldOrigin>>
  readonly onForget?: (path: string) => void
  readonly onChange: FieldChange
}

/** Neighbours with the same group are under one heading. */
function groupsOf(entries: readonly Entry[]): { name: string | undefined; entries: Entry[] }[] {
  const groups: { name: string | undefined; entries: Entry[] }[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && last.name === entry[1].group) last.entries.push(entry)
    else groups.push({ name: entry[1].group, entries: [entry] })
  }
  return groups
}

type RowsProps = ComponentProps<ReturnType<typeof useRowsEditor>>

/** Every key makes new values and origins; a list only looks at its own, and at the values that hide its cells. */
function isSameList(before: RowsProps, now: RowsProps): boolean {
  const { values: old, origin, ...rest } = before
  const conditions = Object.values(now.field.columns).flatMap((cell) => Object.keys(cell.when ?? {}))
  return (
    Object.entries(rest).every(([name, value]) => now[name as keyof typeof rest] === value) &&
    origin?.text === now.origin?.text &&
    conditions.every((key) => old[key] === now.values[key])
  )
}

const Rows = memo(function Rows(props: RowsProps) {
  return createElement(useRowsEditor(), props)
}, isSameList)

const NO_ROWS: readonly RawRow[] = []

function Fields({ entries, raw, values, env, errors, origins, onForget, onChange }: FieldsProps) {
  const leading = entries.find(([, { kind }]) => kind === 'rows')?.[0]
  return groupsOf(entries).map((group, order) => {
    const fields = group.entries.map(([key, field]) => {
      const own = raw[key]
      if (field.kind === 'rows') {
        return (
          <Rows
            key={key}
            path={key}
            field={field}
            rows={Array.isArray(own) ? (own as readonly RawRow[]) : NO_ROWS}
            values={values}
            env={env}
            errors={errors}
            origin={origins?.[key]}
            leads={key === leading}
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
          origin={origins?.[key]}
          onForget={onForget}
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

/** The name of several buttons cannot be the label of one: it brings to the chosen one, which shows the explanation. */
function toChoice({ target }: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest('span.f-label')) return
  target.closest('.f')?.querySelector<HTMLElement>('input:checked')?.focus()
}

/** The field a control belongs to; sliders and buttons are none. */
const pathOf = ({ target }: FocusEvent): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : ''

const MOST_NAMES = 3

/** What the folded questions are about: "deeltijds, voordelen, uurloon". */
const namesOf = (entries: readonly Entry[]): string =>
  entries
    .slice(0, MOST_NAMES)
    .map(([, { short, label }]) => lowerFirst(short ?? label).replace(/\?$/, ''))
    .join(', ')

type Props = {
  readonly inputs: Inputs
  readonly raw: Raw
  readonly values: Readonly<Record<string, unknown>>
  readonly env: Env
  readonly errors: FieldErrors
  readonly summaryErrors: FieldErrors
  /** True when a link filled in a field that is folded away. */
  readonly openRefine: boolean
  readonly changed: boolean
  /** Where each value comes from, and the way back from a typed one. */
  readonly origins?: Readonly<Record<string, FieldOrigin>>
  readonly onForget?: (path: string) => void
  readonly summaryRef: Ref<HTMLDivElement>
  readonly onChange: FieldChange
  readonly onSubmit: () => void
  readonly onReset: () => void
  readonly onEnter: (path: string) => void
  readonly onLeave: (path: string) => void
  /** What belongs above the questions. */
  readonly before?: ReactNode
  /** What belongs under the buttons. */
  readonly children?: ReactNode
}

export function Form({
  inputs,
  raw,
  values,
  env,
  errors,
  summaryErrors,
  openRefine,
  changed,
  origins,
  onForget,
  summaryRef,
  onChange,
  onSubmit,
  onReset,
  onEnter,
  onLeave,
  before,
  children,
}: Props) {
  const [refineOpen, setRefineOpen] = useState(false)
  const entries = Object.entries(inputs).filter(([, field]) => isShown(field, values))
  const main = entries.filter(([, field]) => !field.refine)
  const refined = entries.filter(([, field]) => field.refine)
  const wrongInRefine = Object.keys(errors).some((path) => inputs[path.split('.')[0] ?? '']?.refine)

  useEffect(() => {
    if (openRefine || wrongInRefine) setRefineOpen(true)
  }, [openRefine, wrongInRefine])

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const held = form.current
    const { whenStill, stop } = holdStill()
    const later = (tell: (path: string) => void) => (event: FocusEvent) => {
      const path = pathOf(event)
      whenStill(() => tell(path))
    }
    const enter = later(onEnter)
    const leave = later(onLeave)
    held?.addEventListener('focusin', enter)
    held?.addEventListener('focusout', leave)
    held?.addEventListener('click', toChoice)
    return () => {
      stop()
      held?.removeEventListener('focusin', enter)
      held?.removeEventListener('click', toChoice)
      held?.removeEventListener('focusout', leave)
    }
  }, [onEnter, onLeave])

  const shared = { raw, values, env, errors, origins, onForget, onChange }
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className="form" noValidate autoComplete="off" aria-labelledby="gegevens-titel" onSubmit={submit} ref={form}>
      <h2 id="gegevens-titel" className="visually-hidden">
        Jouw gegevens
      </h2>
      <ErrorSummary inputs={inputs} errors={summaryErrors} ref={summaryRef} onPick={openField} />
      {before}
      <Fields entries={main} {...shared} />
      {refined.length > 0 && (
        <details className="refine" open={refineOpen} onToggle={(event) => setRefineOpen(event.currentTarget.open)}>
          <summary>
            <span>
              {refined.length === 1 ? '1 andere vraag' : `${refined.length} andere vragen`}{' '}
              <small>{namesOf(refined)}</small>
            </span>
            <Icon name="chevron" />
          </summary>
          <Fields entries={refined} {...shared} />
        </details>
      )}
      <div className="form-acts">
        <button type="submit" className="btn">
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
