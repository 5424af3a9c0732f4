/** A file or cells of a spreadsheet, shown before they take the place of a list; or why there is nothing to show. */
import type { ReactElement } from 'react'
import { textOf } from '#site/calculator/form/files/open-file.ts'
import { ImportPanel, type ImportPanelProps } from '#site/calculator/form/import/ImportPanel.tsx'
import { readTable } from '#site/calculator/form/import/table-text.ts'

const UNREADABLE =
  'Dit bestand kunnen we niet openen. Bewaar het als CSV, of kopieer de cellen en plak ze in het eerste vak.'

const textIn = async (source: string | File): Promise<string | null> =>
  typeof source === 'string' ? source : textOf(new Uint8Array(await source.arrayBuffer())).catch(() => null)

export async function previewOf(
  source: string | File,
  list: Omit<ImportPanelProps, 'table'>,
): Promise<ReactElement | string> {
  const text = await textIn(source)
  if (text === null) return UNREADABLE
  const table = readTable(text)
  // A new file begins with new guesses.
  return table ? <ImportPanel key={text} {...list} table={table} /> : 'Hier staan geen rijen in.'
}
