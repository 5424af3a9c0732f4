import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type RateImportResult, rateImportResult } from '#contract/rate-import.ts'
import { ApiFailure, send } from '#site/admin/api.ts'
import { Modal } from '#site/admin/Modal.tsx'
import { banksQuery, productsQuery, ratesQuery } from '#site/admin/query.ts'
import { useToast } from '#site/admin/toast.tsx'

function Outcome({ result }: { readonly result: RateImportResult }) {
  return (
    <>
      <p>
        {result.added} nieuw, {result.changed} gewijzigd, {result.unchanged} ongewijzigd, {result.errors.length} met een
        fout.
      </p>
      {result.errors.length > 0 ? (
        <ul className="dependents">
          {result.errors.map((error) => (
            <li key={`${error.line} ${error.message}`}>
              Regel {error.line}: {error.message}
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="dependents">
        {result.lines
          .filter((line) => line.action !== 'ongewijzigd')
          .map((line) => (
            <li key={line.line}>
              {line.bank}, {line.product}: {line.action}{' '}
              {line.fields
                .map((field) => `${field.field} ${field.before || '(leeg)'} → ${field.after || '(leeg)'}`)
                .join(', ')}
            </li>
          ))}
      </ul>
    </>
  )
}

/** First shows what a file would change; only then it can be carried out. */
export function RateImport({ close }: { readonly close: () => void }) {
  const client = useQueryClient()
  const toast = useToast()
  const id = useId()
  const [csv, setCsv] = useState('')
  const upload = useMutation({
    mutationFn: async (dryRun: boolean) =>
      rateImportResult.parse(await send('POST', '/api/rates/import', { body: { csv, dryRun } })),
    onSuccess: async (result) => {
      if (!result.applied) return
      toast({ title: 'Rentes ingevoerd', description: `${result.added} nieuw, ${result.changed} gewijzigd.` })
      await Promise.all(
        [banksQuery, productsQuery, ratesQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      )
      close()
    },
  })
  const { error, data } = upload
  const ready = data !== undefined && !data.applied && data.errors.length === 0 && data.added + data.changed > 0

  return (
    <Modal title="Rentes uit een CSV-bestand" onClose={close} wide>
      <p className="record-field">
        <label htmlFor={id}>Bestand</label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => {
            upload.reset()
            event.target.files?.[0]?.text().then(setCsv, () => setCsv(''))
          }}
        />
        <small>Dezelfde kolommen als bij ‘CSV uitvoeren’.</small>
      </p>
      {error ? (
        <p className="note note-error" role="alert">
          {error instanceof ApiFailure ? (error.body?.error ?? error.message) : error.message}
        </p>
      ) : null}
      {data ? <Outcome result={data} /> : null}
      <p className="record-buttons">
        <button
          type="button"
          className="btn"
          disabled={csv === '' || upload.isPending}
          onClick={() => upload.mutate(true)}
        >
          Bekijk wat er verandert
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={!ready || upload.isPending}
          onClick={() => upload.mutate(false)}
        >
          Voer in
        </button>
        <button type="button" className="btn" onClick={close}>
          Annuleren
        </button>
      </p>
    </Modal>
  )
}
