/** The link that opens the same calculation. The inputs stand behind the #, which browsers never send. */
import { useEffect, useRef, useState } from 'react'
import { type LinkedPage, linkTo } from '#site/calculator/state/encode-page.ts'
import { QrCode } from '#site/calculator/tools/QrCode.tsx'
import { copyText } from '#site/layout/copy-text.ts'

type Props = { readonly page: LinkedPage; readonly title: string; readonly onClose: () => void }

export function ShareDialog({ page, title, onClose }: Props) {
  const link = linkTo(page)
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    dialog.current?.showModal()
    field.current?.select()
  }, [])
  async function copy() {
    const copied = await copyText(link)
    if (!copied) field.current?.select()
    setSaid(copied ? 'Link gekopieerd.' : 'Kopiëren mag niet van je browser. De link is geselecteerd: gebruik Ctrl+C.')
  }
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`Bekijk deze berekening:\n${link}`)}`
  return (
    <dialog ref={dialog} className="card dialog" aria-labelledby="delen-titel" onClose={onClose}>
      <h2 id="delen-titel">Deel deze berekening</h2>
      <p className="f-hint">Je cijfers zitten in de link zelf. Wie de link heeft, ziet ze; wij niet.</p>
      <label htmlFor="delen-link">Link</label>
      <div className="in">
        <input id="delen-link" ref={field} className="free" type="text" readOnly value={link} />
      </div>
      <QrCode link={link} />
      <div className="acts">
        <button type="button" className="btn btn-primary" onClick={() => void copy()}>
          Kopieer link
        </button>
        <a className="btn" href={mail}>
          Mail link
        </a>
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          Sluiten
        </button>
      </div>
      <p className="f-hint" aria-live="polite">
        {said}
      </p>
    </dialog>
  )
}
