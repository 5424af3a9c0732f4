/** Takes back a file that was kept here before. */
import type { ChangeEvent } from 'react'

type Props<T> = {
  /** In bytes: what we write is never larger. */
  readonly largest: number
  readonly parse: (text: string) => T | null
  readonly onRead: (found: T) => void
  readonly onFault: (text: string) => void
}

export function ReadBack<T>({ largest, parse, onRead, onFault }: Props<T>) {
  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // A file that is gone by now reads as an empty one.
    const found = file && file.size <= largest ? parse(await file.text().catch(() => '')) : null
    target.value = ''
    if (found === null) onFault('Dit bestand kunnen we niet lezen. Kies een bestand dat je hier bewaarde.')
    else onRead(found)
  }
  return (
    <label className="btn file">
      Lees een bestand terug
      <input
        type="file"
        className="visually-hidden"
        accept="application/json,.json"
        onChange={(event) => void read(event)}
      />
    </label>
  )
}
