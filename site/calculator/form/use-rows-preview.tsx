/** Text with rows in it, from a file or a spreadsheet, is shown before it takes the place of the list. */
import { type ReactNode, useState } from 'react'
import type { RowsField } from '#calculators/kernel/fields.ts'
import type { RawRow } from '#calculators/kernel/read.ts'

export function useRowsPreview(
  path: string,
  field: RowsField,
  onRows: (rows: readonly RawRow[], said: string) => void,
  say: (message: string) => void,
): readonly [panel: ReactNode, preview: (text: string) => Promise<void>] {
  const [panel, setPanel] = useState<ReactNode>(null)
  /** The reader of files is only fetched when there is something to read. */
  async function preview(text: string) {
    try {
      const [{ readTable }, { ImportPanel }] = await Promise.all([
        import('#site/calculator/form/import/table-text.ts'),
        import('#site/calculator/form/import/ImportPanel.tsx'),
      ])
      const table = readTable(text)
      if (!table) {
        say('Hier staan geen rijen in.')
        return
      }
      say('')
      const close = () => setPanel(null)
      setPanel(
        <ImportPanel
          // A new file begins with new guesses.
          key={text}
          path={path}
          field={field}
          table={table}
          onRows={(next, said) => {
            close()
            onRows(next, said)
          }}
          onCancel={close}
        />,
      )
    } catch {
      say('Dit lukte niet. Probeer het opnieuw.')
    }
  }
  return [panel, preview]
}
