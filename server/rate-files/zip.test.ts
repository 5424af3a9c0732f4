import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { unpackedBytes } from '#server/rate-files/zip.ts'

/** A zip as archivers write it: local header, data, directory, end. */
function zipOf(name: string, text: string): Buffer {
  const content = Buffer.from(text)
  const packed = deflateRawSync(content)
  const sizes = Buffer.alloc(12)
  sizes.writeUInt32LE(crc32(content), 0)
  sizes.writeUInt32LE(packed.length, 4)
  sizes.writeUInt32LE(content.length, 8)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  sizes.copy(local, 14)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  sizes.copy(entry, 16)
  entry.writeUInt16LE(name.length, 28)
  const directoryAt = local.length + name.length + packed.length
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length + name.length, 12)
  end.writeUInt32LE(directoryAt, 16)
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end])
}

test('tells what a zip unpacks to, and refuses a truncated or damaged one', () => {
  const zip = zipOf('a.txt', 'hallo '.repeat(100))
  expect(unpackedBytes(zip)).toBe(600)
  expect(() => unpackedBytes(zip.subarray(0, zip.length - 30))).toThrow('no end of archive')
  const damaged = Buffer.from(zip)
  // Where the directory begins, in the end record.
  damaged.writeUInt32LE(1, zip.length - 22 + 16)
  expect(() => unpackedBytes(damaged)).toThrow('broken directory')
  expect(() => unpackedBytes(Buffer.from('geen zip'))).toThrow('no end of archive')
})
