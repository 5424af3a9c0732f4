/** Puts a .br and a .gz beside every text file of a folder, so that the server never compresses a file itself. */
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textFile = /\.(?:html|css|js|mjs|json|csv|svg|txt|xml|webmanifest)$/
const worthwhile = 256
/** What one page alone needs: one step below the best takes a third of the time for one and a half per cent more bytes. */
const ofOnePage = /\.html$/
/** A page heavier than this is worth the best: scripts/size.ts allows it no more. */
const HEAVY = 20_000
/** Fetched by few: a tenth of that time again, for six per cent. */
const rarelyFetched = /^(?:op-je-site|cijfers-en-bronnen)[/\\]|^(?!vraagboek|zoekindex).*\.(?:json|csv)$/
const qualityOf = (name: string) => (rarelyFetched.test(name) ? 9 : ofOnePage.test(name) ? 10 : 11)

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export async function brotliOf(content: Buffer, quality = 11): Promise<Buffer> {
  return brotliAsync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
}

/** Sizes of the file and of what is sent of it to a browser that reads brotli. */
export async function compressFile(file: string, quality = 11): Promise<{ bytes: number; brotli: number }> {
  const content = await readFile(file)
  if (content.length < worthwhile) return { bytes: content.length, brotli: content.length }
  const best = async (found: Buffer) => (quality === 10 && found.length > HEAVY ? brotliOf(content) : found)
  const [brotli, gzipped] = await Promise.all([brotliOf(content, quality).then(best), gzipAsync(content, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
  return { bytes: content.length, brotli: brotli.length }
}

export async function compressFolder(folder: string): Promise<{ files: number; bytes: number; brotli: number }> {
  const total = { files: 0, bytes: 0, brotli: 0 }
  const names = (await readdir(folder, { recursive: true })).filter((name) => textFile.test(name))
  // The work is done by the thread pool of four; more at once only costs memory.
  for (let start = 0; start < names.length; start += 8) {
    await Promise.all(
      names.slice(start, start + 8).map(async (name) => {
        const { bytes, brotli } = await compressFile(join(folder, name), qualityOf(name))
        if (brotli === bytes) return
        total.files += 1
        total.bytes += bytes
        total.brotli += brotli
      }),
    )
  }
  return total
}
