/** Loaded on click only: the writer of spreadsheets is larger than the page itself. */
import writeExcelFile, { type Feature, type Sheet } from 'write-excel-file/browser'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { wholeReport } from '#calculators/kernel/whole.ts'
import {
  type Inputted,
  reportSheets,
  type SheetContent,
  withStoredValues,
} from '#site/calculator/export/xlsx-sheets.ts'
import type { PageMeta } from '#site/calculator/state/props.ts'
import type { Answer } from '#site/calculator/state/use-answer.ts'
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

async function saveSpreadsheet(report: Report, inputted: Inputted & { readonly slug: string }): Promise<void> {
  const sheets = reportSheets(report, inputted)
  const written = sheets.map(({ data, columns, ...sheet }) => ({
    ...sheet,
    data: data.map((row) => row.map((cell) => (cell ? { ...cell, stored: undefined } : cell))),
    columns: [...columns],
  })) satisfies Sheet<FileContent>[]
  saveFile(`${inputted.slug}.xlsx`, await writeExcelFile(written, { features: [storedValues(sheets)] }).toBlob())
}

/** The answer on screen with everything below it. */
export async function saveAnswer(calculator: AnyCalculator, answer: Answer, meta: PageMeta): Promise<void> {
  const { good, ofToday, raw, outcome } = answer
  if (!good) return
  await calculator.below?.arrive?.()
  const report = wholeReport(calculator, good)
  const { slug, pageTitle: title } = meta
  await saveSpreadsheet(ofToday ? ofToday(report) : report, {
    inputs: calculator.inputs,
    raw,
    values: outcome.values,
    slug,
    title,
  })
}
