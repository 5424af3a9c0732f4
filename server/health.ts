/** What `/readyz` knows besides the database: whether we are leaving, and whether anything can still be written. */
import { statfsSync } from 'node:fs'

export type Health = {
  /** Why no new work should be sent here, or undefined. */
  readonly reason: () => string | undefined
  readonly leave: () => void
  /** A write was refused because the disk is full, here or at the database. */
  readonly noteFullDisk: () => void
}

/** Enough for the journal of a few changes. */
const leastBytes = 8 * 1024 * 1024
const rememberMs = 30_000

function freeBytesIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

export function healthOf(dataDir: string, freeBytes: (folder: string) => number = freeBytesIn): Health {
  let isLeaving = false
  let fullUntil = 0
  return {
    reason: () => {
      if (isLeaving) return 'De server stopt.'
      if (performance.now() < fullUntil || freeBytes(dataDir) < leastBytes) return 'De schijf is vol.'
      return undefined
    },
    leave: () => void (isLeaving = true),
    noteFullDisk: () => void (fullUntil = performance.now() + rememberMs),
  }
}
