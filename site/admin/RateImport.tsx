import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type RateImportResult, rateImportResult } from '#contract/rate-import.ts'
import { hasJump } from '#contract/rate-jump.ts'
import { reasonOf, send } from '#site/admin/api.ts'
import { ColumnChoice, type Choice } from '#site/admin/ColumnChoice.tsx'
import { actionWords, fieldWords } from '#site/admin/import-words.ts'
import { Modal } from '#site/admin/Modal.tsx'
import { useRefresh } from '#site/admin/query.ts'
import { type PickedFile, readFile } from '#site/admin/read-file.ts'
import { useToast } from '#site/admin/toast.tsx'

function ImportSummary({ result }: { readonly result: RateImportResult }) {
  const changed = result.lines.filter((line) => line.action !== 'ongewijzigd')
  return (
    <>
      <p role="status">
        <strong>
          {result.added} nieuw, {result.changed} gewijzigd, {result.unchanged} ongewijzigd, {result.errors.length} met
          een fout.
        </strong>
      </p>
      {result.errors.length > 0 ? (
        <ul className="dependents note note-error">
          {result.errors.map((error) => (
            <li key={`${error.line} ${error.message}`}>
              Regel {error.line}: {error.message}
            </li>
          ))}
        </ul>
      ) : null}
      {changed.length > 0 ? (
        <ul className="dependents">
          {changed.map((line) => (
            <li key={line.line}>
              {line.bank}, {line.product} ({actionWords[line.action]}). {line.fields.map(fieldWords).join('. ')}
              {hasJump(line) ? <strong>. Grote sprong: klopt dat?</strong> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

type Props = { readonly close: () => void; readonly done: (result: RateImportResult) => void }
type Turn = { readonly dryRun: boolean; readonly columns: Choice | undefined }

/** First shows what a file would change; only then it can be carried out. */
export function RateImport({ close, done }: Props) {
  const toast = useToast()
  const refresh = useRefresh()
  const id = useId()
  const [file, setFile] = useState<PickedFile | null>(null)
  const [columns, setColumns] = useState<Choice>()
  const [problem, setProblem] = useState('')
  const [isSure, setSure] = useState(false)
  const upload = useMutation({
    mutationFn: async ({ dryRun, columns: choice }: Turn) => {
      const body = { ...file, dryRun, sure: isSure, ...(choice === undefined ? {} : { columns: choice }) }
      return rateImportResult.parse(await send('POST', '/api/rates/import', { body }))
    },
    onSuccess: async (result) => {
      if (!result.applied) return
      toast({ title: 'Rentes ingevoerd', description: `${result.added} nieuw, ${result.changed} gewijzigd.` })
      done(result)
      close()
      await refresh()
    },
  })
  const { error, data } = upload
  const isSteep = data?.lines.some(hasJump) === true
  const ready =
    (!isSteep || isSure) &&
    data !== undefined &&
    !data.applied &&
    data.errors.length === 0 &&
    data.added + data.changed > 0

  const pick = async (picked: File | undefined) => {
    upload.reset()
    setColumns(undefined)
    setSure(false)
    setProblem('')
    setFile(null)
    if (picked === undefined) return
    const read = await readFile(picked)
    if ('problem' in read) setProblem(read.problem)
    else setFile(read)
  }

  return (
    <Modal title="Rentes uit een bestand" onClose={close} shape="wide">
      <div className="record-field">
        <label htmlFor={id}>Bestand</label>
        <input
          id={id}
          type="file"
          accept=".csv,.xlsx,text/csv"
          onChange={(event) => void pick(event.target.files?.[0])}
        />
        <small>CSV of Excel (XLSX), zoals bij ‘CSV voor Excel’. Andere kolomnamen wijs je zelf toe.</small>
      </div>
      {error || problem !== '' ? (
        <p className="note note-error" role="alert">
          {problem === '' ? reasonOf(error) : problem}
        </p>
      ) : null}
      {data && data.headers.length > 0 ? (
        <ColumnChoice
          headers={data.headers}
          choice={columns ?? data.columns}
          isOpen={data.errors.some((each) => each.line === 1)}
          change={(choice) => {
            setColumns(choice)
            upload.mutate({ dryRun: true, columns: choice })
          }}
        />
      ) : null}
      {data ? <ImportSummary result={data} /> : null}
      {isSteep ? (
        <label className="note note-warning">
          <input type="checkbox" checked={isSure} onChange={(event) => setSure(event.target.checked)} /> Ik keek de
          grote sprongen na en ze kloppen.
        </label>
      ) : null}
      <p className="record-buttons">
        <button
          type="button"
          className="btn"
          disabled={file === null || upload.isPending}
          onClick={() => upload.mutate({ dryRun: true, columns })}
        >
          Bekijk wat er verandert
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={!ready || upload.isPending}
          onClick={() => upload.mutate({ dryRun: false, columns })}
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
