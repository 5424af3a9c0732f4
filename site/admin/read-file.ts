/** A file an admin picked, as the server wants it. */
import { textOf } from '#data/csv.ts'

export type PickedFile = { readonly name: string } & ({ readonly csv: string } | { readonly xlsx: string })

/** In base64, with the rest of the request, this stays under the megabyte the server takes. */
const largest = 660_000

function base64Of(bytes: ArrayBuffer): string {
  let binary = ''
  for (const byte of new Uint8Array(bytes)) binary += String.fromCharCode(byte)
  return btoa(binary)
}

export async function readFile(file: File): Promise<PickedFile | { readonly problem: string }> {
  if (file.size > largest) return { problem: 'Dit bestand is te groot: hoogstens 660 kB.' }
  if (/\.xls$/i.test(file.name)) return { problem: 'Bewaar het bestand in Excel als .xlsx of als CSV.' }
  try {
    const bytes = await file.arrayBuffer()
    const isBook = /\.xlsx$/i.test(file.name)
    return isBook ? { name: file.name, xlsx: base64Of(bytes) } : { name: file.name, csv: textOf(bytes) }
  } catch {
    return { problem: 'Dit bestand kan niet gelezen worden.' }
  }
}
