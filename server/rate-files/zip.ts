/** What a zip archive says it unpacks to. The reader of workbooks makes no room for more than that. */

export class BrokenZip extends Error {}

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50

function findEnd(zip: Buffer): number {
  // The end record is last, before a comment of at most 64 kB.
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 65_557); at--) {
    if (zip.readUInt32LE(at) === endOfDirectory) return at
  }
  throw new BrokenZip('no end of archive: the file stops halfway or is no zip')
}

/** The sum over all files in the archive. Zip64, of which no workbook of ours has any need, counts as broken. */
export function unpackedBytes(zip: Buffer): number {
  const end = findEnd(zip)
  // The count the reader goes by; the highest numbers would send it to a directory elsewhere.
  const count = zip.readUInt16LE(end + 8)
  let at = zip.readUInt32LE(end + 16)
  if (count === 0xff_ff || at === 0xff_ff_ff_ff) throw new BrokenZip('zip64')
  let sum = 0
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== directoryEntry) throw new BrokenZip('broken directory')
    sum += zip.readUInt32LE(at + 24)
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return sum
}
