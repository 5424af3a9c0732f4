/** From a key to the new answer on screen, on a processor slowed down four times, with all 360 months of a loan open. */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumOnPath } from '../scripts/browser.ts'
import { type Line, skipped } from './line.ts'
import { startOurs, stopProcess } from './processes.ts'

const path = '/lenen/hypothecaire-lening-berekenen'
const slowDown = 4
const keys = 40
const bar = 50
/** During the first keys after loading the browser still compiles the code. */
const compiling = 10

export async function keystrokeLines(): Promise<Line[]> {
  const executablePath = chromiumOnPath()
  if (executablePath === undefined) return [skipped('keystroke', 'skipped: no Chromium on the PATH')]
  const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-keystroke-'))
  const children: ChildProcess[] = []
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  })
  try {
    const origin = await startOurs(join(folder, 'data'), children)
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const times = await measure(page, origin)
    const line = (name: string, share: number, from = 0): Line => ({
      name: `key to answer, CPU / ${slowDown}, 360 rows, ${name}`,
      unit: 'ms',
      ours: times.slice(from).toSorted((a, b) => a - b)[Math.ceil((times.length - from) * share) - 1],
      reference: bar,
      than: 'our bar',
      lowIsGood: true,
    })
    return [line('median', 0.5), line('p95', 0.95), line(`p95 after ${compiling} keys`, 0.95, compiling)]
  } finally {
    await browser.close()
    await Promise.all(children.map(stopProcess))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Milliseconds per key. */
async function measure(page: Page, origin: string): Promise<number[]> {
  await page.goto(`${origin}${path}#looptijd=30`)
  await page.locator('.sections[data-alive]').waitFor()
  const table = page.locator('#tabel tbody')
  // The form opens with the default case; the link follows.
  await page.locator('#tabel .more-rows').press('Enter')
  await page.locator('#tabel .group-toggle').nth(29).waitFor()
  for (const toggle of await page.locator('#tabel .group-toggle').all()) await toggle.press('Enter')
  const rows = (await table.locator('tr').count()) - (await table.count())
  if (rows !== 360) throw new Error(`The table shows ${rows} months instead of 360.`)

  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const amount = page.getByLabel('Leenbedrag, in euro')
  await amount.fill('250000')
  // What is out of sight follows after a rest; the first keys after it are not what is measured.
  await page.waitForTimeout(4000)
  const times: number[] = []
  for (let count = 0; count < keys; count += 1) {
    await page.evaluate(watchNextKey)
    // One digit off, one digit on: every key changes the answer.
    await page.keyboard.press(count % 2 === 0 ? 'Backspace' : '7')
    times.push(await page.evaluate(async () => window.answeredIn ?? 0))
    // A visitor types on; the table may finish first, as it does in the pauses between keys.
    await page.waitForTimeout(120)
  }
  return times
}

declare global {
  interface Window {
    answeredIn?: Promise<number>
  }
}

/** In the page: the time from the key event to the change of the headline in the document. */
function watchNextKey(): void {
  const headline = document.querySelector('#resultaat .headline')
  if (headline === null) throw new Error('There is no headline.')
  let pressed = 0
  addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true, once: true })
  window.answeredIn = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The answer did not change.')), 15_000)
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve(performance.now() - pressed)
    })
    observer.observe(headline, { characterData: true, childList: true, subtree: true })
  })
}
