/** Keeps hashed files of earlier releases for a month: an open page may still ask for the chunks it was built with. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const keepDays = 30

export function keepAssets(distDir: string, dataDir: string, now: Date): string {
  const kept = join(dataDir, 'assets')
  const current = join(distDir, 'client', '_astro')
  mkdirSync(kept, { recursive: true })
  if (existsSync(current)) {
    for (const entry of readdirSync(current, { withFileTypes: true })) {
      if (!entry.isFile()) continue
      const copy = join(kept, entry.name)
      if (!existsSync(copy)) copyFileSync(join(current, entry.name), copy)
      // The time says when a file was last part of a release.
      utimesSync(copy, now, now)
    }
  }
  for (const entry of readdirSync(kept, { withFileTypes: true })) {
    const path = join(kept, entry.name)
    const age = now.getTime() - statSync(path).mtimeMs
    if (entry.isFile() && age > keepDays * 86_400_000) rmSync(path)
  }
  return kept
}
