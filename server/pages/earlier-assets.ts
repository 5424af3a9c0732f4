/** Keeps hashed files of earlier releases for a month: an open page may still ask for the chunks it was built with. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describeError, type Log } from '#server/log.ts'

const keepDays = 30
/** A copy that is being made. Left behind, it was never finished. */
const unfinished = '.half-'

/** A file appears under its name only when all of it is there: half a script would break every open page. */
function copyBeside(from: string, folder: string, name: string): void {
  const aside = join(folder, `${unfinished}${name}`)
  try {
    copyFileSync(from, aside)
    renameSync(aside, join(folder, name))
  } catch (error) {
    rmSync(aside, { force: true })
    throw error
  }
}

function removeOld(folder: string, now: Date): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(folder, entry.name)
    const age = now.getTime() - statSync(path).mtimeMs
    if (age > keepDays * 86_400_000 || entry.name.startsWith(unfinished)) rmSync(path)
  }
}

function keepCurrent(current: string, folder: string, now: Date): void {
  for (const entry of readdirSync(current, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    const copy = join(folder, entry.name)
    if (!existsSync(copy)) copyBeside(join(current, entry.name), folder, entry.name)
    // The time says when a file was last part of a release.
    utimesSync(copy, now, now)
  }
}

/** A full disk costs the visitors of an earlier release a reload, and nobody else anything. */
export function keepAssets(distDir: string, dataDir: string, now: Date, log: Log): string {
  const kept = join(dataDir, 'assets')
  const current = join(distDir, 'client', '_astro')
  try {
    mkdirSync(kept, { recursive: true })
    removeOld(kept, now)
    if (existsSync(current)) keepCurrent(current, kept, now)
  } catch (error) {
    log.warn('files of this release not kept', describeError(error))
  }
  return kept
}
