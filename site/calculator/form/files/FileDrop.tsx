/** Where a visitor drops the files of their brokers. Small: the readers arrive with the first file. */
import { type ChangeEvent, type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FilePanelProps } from '#site/calculator/form/files/FilePanel.tsx'
import { keptLedger } from '#site/calculator/form/files/kept.ts'
import { PhoneFold } from '#site/ui/PhoneFold.tsx'

type Props = Omit<FilePanelProps, 'dropped'>

export function FileDrop(props: Props) {
  const [Panel, setPanel] = useState<ComponentType<FilePanelProps> | null>(null)
  const [dropped, setDropped] = useState<readonly File[]>([])
  const [over, setOver] = useState(false)
  const [failed, setFailed] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function open(files: readonly File[]) {
    setDropped(files)
    try {
      const { FilePanel } = await import('#site/calculator/form/files/FilePanel.tsx')
      setPanel(() => FilePanel)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  const onFiles = useEffectEvent((files: readonly File[]) => void open(files))
  const zone = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Files that were chosen before the page worked, or lines kept from another page.
    const early = [...(input.current?.files ?? [])]
    if (early.length > 0 || keptLedger() !== null) onFiles(early)
    const held = zone.current
    const drag = (event: DragEvent) => {
      event.preventDefault()
      setOver(event.type === 'dragover')
      const files = event.type === 'drop' ? [...(event.dataTransfer?.files ?? [])] : []
      if (files.length > 0) onFiles(files)
    }
    const types = ['dragover', 'dragleave', 'drop'] as const
    for (const type of types) held?.addEventListener(type, drag)
    return () => {
      for (const type of types) held?.removeEventListener(type, drag)
    }
  }, [])

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])]
    if (files.length > 0) void open(files)
    // The same file may be chosen again.
    event.target.value = ''
  }
  return (
    <div className={over ? 'files files-over' : 'files'} role="group" aria-labelledby="bestanden-naam" ref={zone}>
      <PhoneFold
        title={
          <span className="f-label" id="bestanden-naam">
            Heb je bestanden van je broker of beurs?
          </span>
        }
      >
        <p className="f-hint">
          Sleep ze hierheen of kies ze, ook meerdere samen. Ze blijven op je toestel: we lezen ze in je browser.
        </p>
        <div className="acts">
          <label className="btn file">
            Kies bestanden
            <input
              type="file"
              multiple
              className="visually-hidden"
              accept=".csv,.txt,.tsv,.xlsx,.pdf,text/csv,text/plain"
              ref={input}
              onChange={choose}
            />
          </label>
          {!Panel && (
            <button type="button" className="btn btn-plain" onClick={() => void open([])}>
              Tekst van een pdf plakken
            </button>
          )}
        </div>
      </PhoneFold>
      {failed && <p className="f-error">Dit lukte niet. Kijk je verbinding na en probeer opnieuw.</p>}
      {Panel && <Panel {...props} dropped={dropped} />}
    </div>
  )
}
