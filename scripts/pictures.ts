/**
 * Makes the pictures of docs/screenshots: home, a category and a calculator of each kind of picture, at the width of a
 * phone and of a desk, light and dark.
 */
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { startOurs, stopProcess } from '../bench/processes.ts'
import { ensureChromium } from './browser.ts'
import { root } from './setup.mjs'

const pages = [
  '/',
  '/sparen',
  '/sparen/hoogste-spaarrente-belgie',
  '/sparen/termijnrekening-calculator',
  '/sparen/samengestelde-interest-berekenen',
  '/lenen/woningkrediet-simulator',
  '/lenen/hypothecaire-lening-berekenen',
  '/lenen/kredietcapaciteit-calculator',
  '/lenen/huren-of-kopen-calculator',
  '/beleggen/beleggingsrente-calculator',
  '/planning/bruto-netto-calculator',
  '/planning/uitkering-berekenen',
  '/planning/opzegtermijn-calculator',
  '/planning/erfbelasting-calculator',
]
const screens = [
  { width: 390, height: 1400 },
  { width: 1280, height: 900 },
]
const QUALITY = 55

async function picture(browser: Browser, address: string, file: string, width: number, height: number, dark: boolean) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    reducedMotion: 'reduce',
    // A phone gets the words for fingers.
    hasTouch: width < 600,
    isMobile: width < 600,
  })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  // The line that says there is nothing to choose leaves by itself; a picture does not wait for that.
  await page.evaluate(() => document.querySelector('#cookie-line')?.remove())
  await page.evaluate(async () => document.fonts.ready.then(() => undefined))
  const tools = await context.newCDPSession(page)
  const { data } = await tools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  writeFileSync(file, Buffer.from(data, 'base64'))
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
  for (const path of pages) {
    const name = path === '/' ? 'home' : (path.split('/').at(-1) ?? '')
    for (const { width, height } of screens) {
      for (const dark of [false, true])
        await picture(
          browser,
          origin + path,
          join(folder, `${name}-${width}${dark ? '-dark' : ''}.webp`),
          width,
          height,
          dark,
        )
    }
  }
} finally {
  await browser.close()
  await Promise.all(children.map(stopProcess))
  rmSync(data, { recursive: true, force: true, maxRetries: 10 })
}
