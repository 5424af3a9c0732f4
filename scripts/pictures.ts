/** npm run pictures: makes the pictures of the README again, from a server with the rates of the data files. */
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { startOurs, stopProcess } from '../bench/processes.ts'
import { ensureChromium } from './browser.ts'
import { root } from './setup.mjs'

type Picture = { readonly path: string; readonly name: string; readonly phone?: boolean; readonly dark?: boolean }

const pictures: readonly Picture[] = [
  { path: '/lenen/woningkrediet-simulator', name: 'home-loan' },
  { path: '/planning/bruto-netto-calculator', name: 'phone', phone: true },
  { path: '/lenen/woningkrediet-simulator', name: 'phone-dark', phone: true, dark: true },
]
const QUALITY = 55

async function take(browser: Browser, origin: string, { path, name, phone = false, dark = false }: Picture) {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 900 } : { width: 1280, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    reducedMotion: 'reduce',
    // A phone gets the words for fingers.
    hasTouch: phone,
    isMobile: phone,
  })
  const page = await context.newPage()
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  // The line that says there is nothing to choose leaves by itself; a picture does not wait for that.
  await page.evaluate(() => document.querySelector('#cookie-line')?.remove())
  await page.evaluate(async () => document.fonts.ready.then(() => undefined))
  const tools = await context.newCDPSession(page)
  const { data } = await tools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
  await context.close()
}

const folder = join(root, 'docs', 'screenshots')
const data = mkdtempSync(join(tmpdir(), 'rekenklaar-pictures-'))
const children: ChildProcess[] = []
const executablePath = ensureChromium()
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const origin = await startOurs(data, children)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const picture of pictures) await take(browser, origin, picture)
} finally {
  await browser.close()
  await Promise.all(children.map(stopProcess))
  rmSync(data, { recursive: true, force: true, maxRetries: 10 })
}
