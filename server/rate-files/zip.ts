/** Reads one file out of a zip archive. Enough of the format for a workbook: stored or deflated, no zip64. */
import { crc32, inflateRawSync } from 'node:zlib'

export class BrokenZip extends Error {}

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localFile = 0x04034b50

function findEnd(zip: Buffer): number {
  // The end record is last, before a comment of at most 64 kB.
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 65_557); at--) {
    if (zip.readUInt32LE(at) === endOfDirectory) return at
  }
  throw new BrokenZip('no end of archive: the file stops halfway or is no zip')
}

export function readFromZip(zip: Buffer, isWanted: (name: string) => boolean, maxBytes = 50_000_000): Buffer {
  if (zip.length < 22) throw new BrokenZip('too short')
  const end = findEnd(zip)
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== directoryEntry) throw new BrokenZip('broken directory')
    const method = zip.readUInt16LE(at + 10)
    const checksum = zip.readUInt32LE(at + 16)
    const packed = zip.readUInt32LE(at + 20)
    const size = zip.readUInt32LE(at + 24)
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    if (isWanted(name)) {
      if (size > maxBytes) throw new BrokenZip('too large')
      if (local + 30 > zip.length || zip.readUInt32LE(local) !== localFile) throw new BrokenZip('broken entry')
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
      const bytes = zip.subarray(start, start + packed)
      const content = method === 0 ? Buffer.from(bytes) : inflateRawSync(bytes, { maxOutputLength: maxBytes })
      if (content.length !== size || crc32(content) !== checksum) throw new BrokenZip('checksum differs')
      return content
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  throw new BrokenZip('the wanted file is not in the archive')
}
