/**
 * From a key to what it changes on screen: the answer of a loan with all 360 months open, the chart of a calculator on a
 * phone, and for comparison a key on an empty page. By the clock, while the browser slows itself down four times; and in
 * processor time of the page, times four: that leaves out what the machine gave to others meanwhile.
 */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { inBrowser } from './in-browser.ts'
import type { Line } from './line.ts'

const slowDown = 4
const keys = 40
const answerBar = 50
const chartBar = 100
/** During the first keys after loading the browser still compiles the code. */
const compiling = 10

export async function keystrokeLines(): Promise<Line[]> {
  return inBrowser('keystroke', async (browser, origin) => {
    const answers = await answerTimes(browser, origin)
    const empty = await emptyTimes(browser)
    const charts = await chartTimes(browser, origin)
    const working = async (measure: typeof answerTimes) =>
      (await measure(browser, origin, true)).map((time) => slowDown * time)
    const [answersAtWork, chartsAtWork] = [await working(answerTimes), await working(chartTimes)]
    const answer = `key to answer, CPU / ${slowDown}, 360 rows`
    const chart = `key to painted chart, CPU / ${slowDown}, 390 px`
    return [
      line(`${answer}, median`, answers, 0.5, answerBar),
      line(`${answer}, p95`, answers, 0.95, answerBar),
      line(`${answer}, p95 after ${compiling} keys`, answers.slice(compiling), 0.95, answerBar),
      line(`key on an empty page, CPU / ${slowDown}, median`, empty, 0.5),
      line(`key on an empty page, CPU / ${slowDown}, p95`, empty, 0.95),
      line(`${chart}, median`, charts, 0.5, chartBar),
      line(`${chart}, p95`, charts, 0.95, chartBar),
      line(`${chart}, p95 after ${compiling} keys`, charts.slice(compiling), 0.95, chartBar),
      line(`key to answer, processor time × ${slowDown}, median`, answersAtWork, 0.5, answerBar),
      line(`key to answer, processor time × ${slowDown}, p95`, answersAtWork, 0.95, answerBar),
      line(`key to painted chart, processor time × ${slowDown}, median`, chartsAtWork, 0.5, chartBar),
      line(`key to painted chart, processor time × ${slowDown}, p95`, chartsAtWork, 0.95, chartBar),
    ]
  })
}

const line = (name: string, times: readonly number[], share: number, bar?: number): Line => ({
  name,
  unit: 'ms',
  ours: times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1],
  reference: bar,
  than: bar === undefined ? 'what browser and machine take for themselves' : 'our bar',
  lowIsGood: true,
})

const [begun, seen] = ['toets', 'gezien']

/** Processor milliseconds of the page between the two marks that each change leaves. */
async function atWork(page: Page, changes: () => Promise<void>): Promise<number[]> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const marks: { name: string; ts: number; tts: number }[] = []
  session.on('Tracing.dataCollected', ({ value }) => marks.push(...(value as unknown as typeof marks)))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['blink.user_timing'], excludedCategories: ['*'] },
  })
  await changes()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  const pairs = marks.filter(({ name }) => name === begun || name === seen).toSorted((a, b) => a.ts - b.ts)
  return pairs.flatMap((mark, place) => {
    const before = pairs[place - 1]
    return mark.name === seen && before?.name === begun ? [(mark.tts - before.tts) / 1000] : []
  })
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
}

/** Milliseconds per key. */
async function answerTimes(browser: Browser, origin: string, inWork = false): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${origin}/lenen/hypothecaire-lening-berekenen#looptijd=30`)
  await page.locator('.sections[data-alive]').waitFor()
  const table = page.locator('#tabel tbody')
  // The form opens with the default case; the link follows.
  await page.locator('#tabel .more-rows').press('Enter')
  await page.locator('#tabel .group-toggle').nth(29).waitFor()
  for (const toggle of await page.locator('#tabel .group-toggle').all()) await toggle.press('Enter')
  const rows = (await table.locator('tr').count()) - (await table.count())
  if (rows !== 360) throw new Error(`The table shows ${rows} months instead of 360.`)

  if (!inWork) await slow(page)
  await page.getByLabel('Bedrag van je woonlening, in euro').fill('250000')
  // What is out of sight follows after a rest; the first keys after it are not what is measured.
  await page.waitForTimeout(4000)
  return keyTimes(page, '#resultaat .headline', inWork)
}

/** The same keys where nothing is computed: how much of the time is the browser's, and the machine's on a bad day. */
async function emptyTimes(browser: Browser): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.setContent('<input value="250000"><p>250000</p>')
  await page.evaluate(() => {
    const [input, text] = [document.querySelector('input'), document.querySelector('p')]
    input?.addEventListener('input', () => text?.replaceChildren(input.value))
  })
  await page.locator('input').focus()
  await page.keyboard.press('End')
  await slow(page)
  return keyTimes(page, 'p')
}

async function keyTimes(page: Page, watched: string, inWork = false): Promise<number[]> {
  const times: number[] = []
  const type = async () => {
    for (let count = 0; count < keys; count += 1) {
      await page.evaluate(watchNextKey, watched)
      // One digit off, one digit on: every key changes the answer.
      await page.keyboard.press(count % 2 === 0 ? 'Backspace' : '7')
      times.push(await page.evaluate(async () => window.answeredIn ?? 0))
      // A visitor types on; the table may finish first, as it does in the pauses between keys.
      await page.waitForTimeout(120)
    }
  }
  const worked = inWork ? await atWork(page, type) : await type()
  await page.close()
  return worked ?? times
}

declare global {
  interface Window {
    answeredIn?: Promise<number>
  }
}

/** In the page: the time from the key event to the change in the document. */
function watchNextKey(watched: string): void {
  const place = document.querySelector(watched)
  if (place === null) throw new Error(`There is no ${watched}.`)
  let pressed = 0
  const note = (event: KeyboardEvent) => {
    pressed = event.timeStamp
    performance.mark('toets')
  }
  addEventListener('keydown', note, { capture: true, once: true })
  window.answeredIn = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The answer did not change.')), 15_000)
    const observer = new MutationObserver(() => {
      observer.disconnect()
      performance.mark('gezien')
      resolve(performance.now() - pressed)
    })
    observer.observe(place, { characterData: true, childList: true, subtree: true })
  })
}

/** Milliseconds per change of the first field, with the chart in sight: on a phone the keyboard would cover it. */
async function chartTimes(browser: Browser, origin: string, inWork = false): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${origin}/planning/volgende-euro-berekenen`)
  await page.locator('.calculator').dispatchEvent('pointerover')
  await page.locator('.sections[data-alive]').waitFor()
  if (!inWork) await slow(page)
  await page.locator('#grafiek').scrollIntoViewIfNeeded()
  await page.waitForTimeout(1500)
  const times: number[] = []
  const change = async () => {
    for (let count = 0; count < keys; count += 1) {
      times.push(await page.evaluate(changeAndWatchChart, String(2500 + count * 137)))
      await page.waitForTimeout(250)
    }
  }
  const worked = inWork ? await atWork(page, change) : await change()
  await page.close()
  return worked ?? times
}

/** In the page: the time from the input event to the frame with the new chart. */
async function changeAndWatchChart(text: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('form.form input[inputmode]')
  const chart = document.querySelector('#grafiek svg.chart-svg')
  if (input === null || chart === null) throw new Error('There is no field or no chart.')
  const drawn = new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('The chart did not change.')), 15_000)
    const observer = new MutationObserver(() => {
      observer.disconnect()
      // A message sent in a frame arrives after it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve())
        port1.start()
        port2.postMessage(null)
      })
    })
    observer.observe(chart, { attributes: true, childList: true, characterData: true, subtree: true })
  })
  const begun = performance.now()
  performance.mark('toets')
  // As the browser sets it, so that React sees the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await drawn
  performance.mark('gezien')
  return performance.now() - begun
}
