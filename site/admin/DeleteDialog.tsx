import { Modal } from '#site/admin/Modal.tsx'

type Props = {
  readonly name: string
  /** What goes along: names of products or rates. */
  readonly dependents: readonly string[]
  readonly busy: boolean
  readonly confirm: () => void
  readonly cancel: () => void
}

/** Asks first, and says what depends on the row and how long the deletion can be undone. */
export function DeleteDialog({ name, dependents, busy, confirm, cancel }: Props) {
  return (
    <Modal title={`${name} verwijderen?`} onClose={cancel}>
      {dependents.length === 0 ? (
        <p>Er hangt niets aan vast.</p>
      ) : (
        <>
          <p>Dit verdwijnt mee:</p>
          <ul className="dependents">
            {dependents.map((dependent, position) => (
              <li key={`${position} ${dependent}`}>{dependent}</li>
            ))}
          </ul>
        </>
      )}
      <p>Je vindt het nog 30 dagen in de prullenbak en kan het daar in één keer terugzetten.</p>
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
