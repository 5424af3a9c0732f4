/** One file: which maker and form, every line read and proven, or the reason why not. */
import type { Entry } from '#calculators/broker-files/entry.ts'
import type { Reading } from '#calculators/broker-files/layout.ts'
import { LAYOUTS } from '#calculators/broker-files/layouts.ts'
import { entryOf } from '#calculators/broker-files/prove.ts'
import { type Sheet, sheetOfCells, sheetsOfText } from '#calculators/broker-files/sheet.ts'

export type ReadFile = {
  readonly status: 'read'
  /** As the visitor's device calls it. */
  readonly name: string
  readonly broker: string
  readonly file: string
  readonly checkedOn: string
  readonly entries: readonly Entry[]
}

export type Refused = {
  readonly status: 'refused'
  readonly name: string
  readonly reason: 'empty' | 'foreign' | 'cut' | 'doubled' | 'no-lines' | 'pdf' | 'old-excel' | 'large' | 'broken'
  readonly broker: string
  /** Line of the file, where that says something. */
  readonly at: number | null
}

const refuse = (name: string, reason: Refused['reason'], broker = '', at: number | null = null): Refused => ({
  status: 'refused',
  name,
  reason,
  broker,
  at,
})

/** A number of its own that comes back with the same words: the lines are in the file twice. */
function firstTwice({ drafts }: Reading): number | null {
  const seen = new Set<string>()
  for (const { id = '', kind, at, name = '', units } of drafts) {
    if (id === '') continue
    const key = `${id}|${kind}|${name}|${units ?? ''}`
    if (seen.has(key)) return at
    seen.add(key)
  }
  return null
}

function readSheets(name: string, sheets: readonly Sheet[]): ReadFile | Refused {
  if (sheets.every(({ lines }) => lines.length === 0)) return refuse(name, 'empty')
  for (const layout of LAYOUTS) {
    for (const sheet of sheets) {
      const reading = layout.read(sheet)
      if (!reading) continue
      const { broker, file, checkedOn } = layout
      const twice = reading.doubled ? 0 : firstTwice(reading)
      if (twice !== null) return refuse(name, 'doubled', broker, twice || null)
      if (reading.cutAt !== null) return refuse(name, 'cut', broker, reading.cutAt)
      if (reading.drafts.length === 0) return refuse(name, 'no-lines', broker)
      const entries = reading.drafts.map((draft) => entryOf(broker, draft))
      return { status: 'read', name, broker, file, checkedOn, entries }
    }
  }
  return refuse(name, 'foreign')
}

export const readText = (name: string, text: string): ReadFile | Refused => readSheets(name, sheetsOfText(text))

/** All sheets of a workbook; the first that is known. */
export function readCells(name: string, sheets: readonly (readonly (readonly unknown[])[])[]): ReadFile | Refused {
  const found = sheets.map((rows) => readSheets(name, [sheetOfCells(rows)]))
  return found.find(({ status }) => status === 'read') ?? found[0] ?? refuse(name, 'empty')
}

/** What the first bytes say about a file that is no text. */
export function bytesOf(bytes: Uint8Array): 'zip' | 'pdf' | 'old-excel' | 'text' {
  const starts = (...signs: number[]) => signs.every((sign, place) => bytes[place] === sign)
  if (starts(0x50, 0x4b)) return 'zip'
  if (starts(0x25, 0x50, 0x44, 0x46)) return 'pdf'
  return starts(0xd0, 0xcf, 0x11, 0xe0) ? 'old-excel' : 'text'
}
