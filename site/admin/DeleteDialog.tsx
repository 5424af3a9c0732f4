import { Modal } from '#site/admin/Modal.tsx'

type Props = {
  readonly name: string
  /** What goes along: names of products or rates. */
  readonly dependents: readonly string[]
  readonly busy: boolean
  readonly confirm: () => void
  readonly cancel: () => void
}

/** Asks first, and says what hangs on the row. */
export function DeleteDialog({ name, dependents, busy, confirm, cancel }: Props) {
  return (
    <Modal title={`${name} verwijderen?`} onClose={cancel}>
      {dependents.length === 0 ? (
        <p>Er hangt niets aan vast. Dit kan niet ongedaan gemaakt worden.</p>
      ) : (
        <>
          <p>Dit verdwijnt mee, en kan niet ongedaan gemaakt worden:</p>
          <ul className="dependents">
            {dependents.map((dependent) => (
              <li key={dependent}>{dependent}</li>
            ))}
          </ul>
        </>
      )}
      <p className="record-buttons">
        <button type="button" className="btn btn-danger" disabled={busy} onClick={confirm}>
          {dependents.length === 0 ? 'Verwijderen' : 'Alles verwijderen'}
        </button>
        <button type="button" className="btn" onClick={cancel}>
          Annuleren
        </button>
      </p>
    </Modal>
  )
}
