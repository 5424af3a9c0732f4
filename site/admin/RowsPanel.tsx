/** What the three tabs share: the heading with its buttons, the form that opens, and the question before a deletion. */
import { type ReactNode, useRef, useState } from 'react'
import type * as z from 'zod'
import { DeleteDialog } from '#site/admin/DeleteDialog.tsx'
import type { FormField } from '#site/admin/form-fields.ts'
import { type Deed, RecordForm, type Row } from '#site/admin/RecordForm.tsx'
import { useRows, type Words } from '#site/admin/use-rows.ts'

export type RowActions<R> = { readonly edit: (row: R) => void; readonly remove: (row: R) => void }

type Props<R extends Row> = {
  readonly title: string
  readonly words: Words
  readonly addLabel: string
  readonly fields: readonly FormField[]
  readonly schema: z.ZodType
  readonly deeds?: readonly Deed[]
  readonly nameOf: (row: R) => string
  readonly dependentsOf: (row: R) => readonly string[]
  readonly renderNote?: (row: R) => ReactNode
  readonly extra?: ReactNode
  readonly children: (actions: RowActions<R>) => ReactNode
}

type Open<R> = { readonly kind: 'closed' } | { readonly kind: 'add' } | { readonly kind: 'edit'; readonly row: R }

export function RowsPanel<R extends Row>(props: Props<R>) {
  const { title, words, addLabel, fields, schema, deeds, nameOf, dependentsOf, renderNote, extra, children } = props
  const { add, edit, remove, startAdding } = useRows(words)
  const [open, setOpen] = useState<Open<R>>({ kind: 'closed' })
  const [doomed, setDoomed] = useState<R | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const close = () => setOpen({ kind: 'closed' })

  return (
    <div className="rows-panel">
      <header className="screen-head">
        <h2>{title}</h2>
        <div className="screen-buttons">
          {extra}
          <button
            ref={addButton}
            type="button"
            className="btn btn-primary"
            onClick={() => {
              startAdding()
              setOpen({ kind: 'add' })
            }}
          >
            {addLabel}
          </button>
        </div>
      </header>
      {open.kind === 'closed' ? null : (
        <RecordForm
          key={open.kind === 'edit' ? open.row.id : 'nieuw'}
          title={open.kind === 'edit' ? `${nameOf(open.row)} bewerken` : addLabel}
          fields={fields}
          schema={schema}
          deeds={deeds}
          row={open.kind === 'edit' ? open.row : undefined}
          note={open.kind === 'edit' ? renderNote?.(open.row) : undefined}
          busy={add.isPending || edit.isPending}
          cancel={close}
          save={async (values, version, deed, isSure) => {
            if (open.kind === 'edit')
              await edit.mutateAsync({ id: open.row.id, version: version ?? open.row.version, values, deed, isSure })
            else await add.mutateAsync(values)
            close()
          }}
        />
      )}
      {children({ edit: (row) => setOpen({ kind: 'edit', row }), remove: setDoomed })}
      {doomed ? (
        <DeleteDialog
          name={nameOf(doomed)}
          dependents={dependentsOf(doomed)}
          busy={remove.isPending}
          cancel={() => setDoomed(null)}
          confirm={() =>
            remove.mutate(
              { id: doomed.id, version: doomed.version, cascade: dependentsOf(doomed).length > 0 },
              {
                onSettled: () => setDoomed(null),
                // The row with its button is gone: the list itself takes the focus.
                onSuccess: () => requestAnimationFrame(() => addButton.current?.focus()),
              },
            )
          }
        />
      ) : null}
    </div>
  )
}
