/** The button that takes the rows of a list from a file. */
import { useEffect, useEffectEvent, useRef } from 'react'

export function RowsFile({ onFile }: { readonly onFile: (file: File) => void }) {
  function take(input: HTMLInputElement) {
    const file = input.files?.[0]
    if (!file) return
    // The same file can be chosen again.
    input.value = ''
    onFile(file)
  }
  const chosen = useRef<HTMLInputElement>(null)
  const onOpen = useEffectEvent(() => {
    if (chosen.current) take(chosen.current)
  })
  // A file that was chosen before the page worked.
  useEffect(() => onOpen(), [])
  return (
    <label className="btn file">
      Bestand importeren
      <input
        type="file"
        className="visually-hidden"
        accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
        ref={chosen}
        onChange={(event) => take(event.target)}
      />
    </label>
  )
}
