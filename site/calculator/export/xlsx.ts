/** Loaded on click only: the writer of spreadsheets is larger than the page itself. */
import writeExcelFile, { type Sheet } from 'write-excel-file/browser'
import type { Report } from '#calculators/kernel/report.ts'
import { type Inputted, reportSheets } from '#site/calculator/export/xlsx-sheets.ts'
import { saveFile } from '#site/ui/save-file.ts'

export async function saveSpreadsheet(report: Report, inputted: Inputted & { readonly slug: string }): Promise<void> {
  const sheets = reportSheets(report, inputted).map(({ data, columns, ...sheet }) => ({
    ...sheet,
    data: data.map((row) => [...row]),
    columns: [...columns],
  })) satisfies Sheet<Blob>[]
  saveFile(`${inputted.slug}.xlsx`, await writeExcelFile(sheets).toBlob())
}
