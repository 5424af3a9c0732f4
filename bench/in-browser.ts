/** A browser beside our server, for what only a browser can measure. */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumOnPath } from '../scripts/browser.ts'
import { type Line, skipped } from './line.ts'
import { startOurs, stopProcess } from './processes.ts'

/** Without a Chromium on this machine the measurement is skipped, and says so. */
export async function inBrowser(
  name: string,
  measure: (browser: Browser, origin: string) => Promise<Line[]>,
): Promise<Line[]> {
  const executablePath = chromiumOnPath()
  if (executablePath === undefined) return [skipped(name, 'skipped: no Chromium on the PATH')]
  const folder = mkdtempSync(join(tmpdir(), `rekenklaar-${name}-`))
  const children: ChildProcess[] = []
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  })
  try {
    return await measure(browser, await startOurs(join(folder, 'data'), children))
  } finally {
    await browser.close()
    await Promise.all(children.map(stopProcess))
    rmSync(folder, { recursive: true, force: true })
  }
}
