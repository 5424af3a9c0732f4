/** From a file on a device to lines: text in its alphabet, a workbook by a reader that only then arrives. */
import { bytesOf, readCells, type ReadFile, readText, type Refused } from '#calculators/broker-files/read.ts'
import { decodeFile, sheetOfCells } from '#calculators/broker-files/sheet.ts'

/** Above this the reader of workbooks wants a worker of its own, which our pages do not allow. */
const LARGEST_WORKBOOK = 500_000
const LARGEST_TEXT = 20_000_000

type Source = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }

const refused = (name: string, reason: Refused['reason']): Refused => ({
  status: 'refused',
  name,
  reason,
  broker: '',
  at: null,
})

/** The sheets of a workbook, each as rows of cells. */
async function cellsOf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly (readonly (readonly unknown[])[])[]> {
  const { default: readWorkbook } = await import('read-excel-file/universal')
  const sheets = await readWorkbook(new Blob([bytes]))
  return sheets.map(({ data }) => data)
}

export async function openFile({ name, bytes }: Source): Promise<ReadFile | Refused> {
  const kind = bytesOf(bytes)
  if (kind === 'pdf' || kind === 'old-excel') return refused(name, kind)
  if (bytes.length > (kind === 'zip' ? LARGEST_WORKBOOK : LARGEST_TEXT)) return refused(name, 'large')
  if (kind === 'text') return readText(name, decodeFile(bytes))
  try {
    return readCells(name, await cellsOf(bytes))
  } catch {
    return refused(name, 'broken')
  }
}

/** Text or the first sheet of a workbook with something in it, as text with tabs; throws on anything else. */
export async function textOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const kind = bytesOf(bytes)
  if (kind === 'text') return decodeFile(bytes)
  if (kind !== 'zip' || bytes.length > LARGEST_WORKBOOK) throw new Error('no table')
  const sheets = (await cellsOf(bytes)).map(sheetOfCells)
  return sheets.find(({ lines }) => lines.length > 0)?.text ?? ''
}
