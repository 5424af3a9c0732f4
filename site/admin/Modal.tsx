import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'

type Props = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** A drawer stands at the right, over the full height: the list it belongs to stays in sight. */
  readonly shape?: 'small' | 'wide' | 'drawer'
}

/** The browser's own dialog: it traps the focus and gives it back. The first field gets it, not the first button. */
export function Modal({ title, onClose, children, shape = 'small' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before the element leaves the page, or the focus has nowhere to return from.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`modal modal-${shape}`}
      aria-labelledby={id}
      onKeyDown={(event) => {
        // Left to the browser, a second Escape would close the dialog whatever we answer.
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <header className="modal-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="btn btn-icon" aria-label="Sluiten" onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div className="modal-body">{children}</div>
    </dialog>
  )
}
