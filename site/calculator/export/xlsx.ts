/** Loaded on click only: the writer of spreadsheets is larger than the page itself. */
import writeExcelFile, { type Feature, type Sheet } from 'write-excel-file/browser'
import type { Report } from '#calculators/kernel/report.ts'
import {
  type Inputted,
  reportSheets,
  type SheetContent,
  withStoredValues,
} from '#site/calculator/export/xlsx-sheets.ts'
import { saveFile } from '#site/ui/save-file.ts'

/** What the writer takes for the content of a file. */
type FileContent = Parameters<typeof writeExcelFile>[0] extends readonly Sheet<infer Content>[] ? Content : Blob

export function storedValues(sheets: readonly SheetContent[]): Feature<FileContent> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => withStoredValues(xml, sheets[sheetIndex] ?? { data: [] }),
        },
      },
    },
  }
}

export async function saveSpreadsheet(report: Report, inputted: Inputted & { readonly slug: string }): Promise<void> {
  const sheets = reportSheets(report, inputted)
  const written = sheets.map(({ data, columns, ...sheet }) => ({
    ...sheet,
    data: data.map((row) => row.map((cell) => (cell ? { ...cell, stored: undefined } : cell))),
    columns: [...columns],
  })) satisfies Sheet<FileContent>[]
  saveFile(`${inputted.slug}.xlsx`, await writeExcelFile(written, { features: [storedValues(sheets)] }).toBlob())
}
