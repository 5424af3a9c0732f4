/** The button that takes the rows of a list from a file. */
import { useEffect, useEffectEvent, useRef } from 'react'

type Props = {
  readonly onText: (text: string) => Promise<void>
  readonly say: (message: string) => void
}

export function RowsFile({ onText, say }: Props) {
  async function read(input: HTMLInputElement) {
    const file = input.files?.[0]
    if (!file) return
    const bytes = new Uint8Array(await file.arrayBuffer())
    input.value = ''
    try {
      const { textOf } = await import('#site/calculator/form/files/open-file.ts')
      await onText(await textOf(bytes))
    } catch {
      say('Dit bestand kunnen we niet openen. Bewaar het als CSV, of kopieer de cellen en plak ze in het eerste vak.')
    }
  }
  const chosen = useRef<HTMLInputElement>(null)
  const onOpen = useEffectEvent(() => {
    if (chosen.current) void read(chosen.current)
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
        onChange={(event) => void read(event.target)}
      />
    </label>
  )
}
