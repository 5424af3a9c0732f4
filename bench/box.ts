/**
 * The search box on a phone: from the last key of a question to its answer on screen, with the processor slowed down four
 * times, the first time and when the code is there; and what the box fetches for a question, besides the calculator's own.
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { makeLateReader } from '#calculators/ask/ask.ts'
import { makeBook } from '#calculators/ask/make-book.ts'
import type { Question } from '#calculators/ask/mark.ts'
import { namesUnder } from '../scripts/files.ts'
import { root } from '../scripts/setup.mjs'
import { inBrowser } from './in-browser.ts'
import type { Line } from './line.ts'

const slowDown = 4
const today = '2026-11-16'
/** Milliseconds from the last key, once the code is there. */
const answerBar = 300
/** Kilobytes of the box itself. */
const weightBar = 40

const QUESTIONS = [
  '3500 bruto alleenstaand, hoeveel netto',
  'lening van 250.000 op 20 jaar aan 3,2 %, wat betaal ik per maand',
  'autolening van 18.000 euro op 48 maanden',
  'hoeveel registratierechten op een huis van 310.000 euro in Gent',
  'hoeveel moet ik sparen voor een keuken van 15.000 euro tegen juli 2028',
  'elke maand 250 euro in iwda gedurende 15 jaar',
] as const

/** Files of the box. The index of the search is there before a question is asked; a calculator's files are its own. */
const ofTheBox = /\/_astro\/(?:search-box|search|question|answer-view|load)\.|\/vraagboek[./]/

const field = (page: Page) => page.locator('#zoek-start')

/** Milliseconds from the last key to the answer; what stands before it was typed a moment ago. */
async function asked(page: Page, question: string): Promise<number> {
  await field(page).fill(question.slice(0, -1))
  await page.waitForTimeout(800)
  await page.evaluate(watchAnswer)
  await page.keyboard.press('End')
  await page.keyboard.type(question.slice(-1))
  return page.evaluate(async () => window.boxAnsweredIn ?? 0)
}

declare global {
  interface Window {
    boxAnsweredIn?: Promise<number>
  }
}

/** In the page: the time from the next key to an answer that was not there yet. */
function watchAnswer(): void {
  const box = document.querySelector('.search-large')
  if (box === null) throw new Error('There is no box.')
  const figure = () => box.querySelector('.ask:not([hidden]) .ask-figure')
  const earlier = figure()
  let typed = 0
  box.addEventListener('input', () => (typed = performance.now()), { once: true })
  window.boxAnsweredIn = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No answer came.')), 15_000)
    const observer = new MutationObserver(() => {
      const now = figure()
      if (now === null || now === earlier || typed === 0) return
      observer.disconnect()
      resolve(performance.now() - typed)
    })
    observer.observe(box, { attributes: true, childList: true, subtree: true })
  })
}

async function phone(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(origin)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  return page
}

/** Kilobytes of the box for one question on a fresh device, pasted at once. */
async function weightOf(browser: Browser, origin: string, question: string): Promise<number> {
  const page = await phone(browser, origin)
  const files = new Set<string>()
  page.on('response', (response) => files.add(new URL(response.url()).pathname))
  await field(page).fill(question)
  await page.locator('.search-large .ask-figure').waitFor()
  await page.context().close()
  const own = [...files].filter((path) => ofTheBox.test(path))
  return own.reduce((sum, path) => sum + statSync(join(root, 'dist', 'client', `${path}.br`)).size, 0) / 1000
}

const at = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))]
const middle = (numbers: readonly number[]) => at(numbers, 0.5)

/** Kilobytes of the box for each question of the lists: its code, the book, and the words that the sentence asks for. */
async function weightsOfAll(): Promise<readonly number[]> {
  const client = join(root, 'dist', 'client')
  const sizeOf = (path: string) => statSync(join(client, `${path}.br`)).size / 1000
  const code = namesUnder(join(client, '_astro'))
    .filter((name) => ofTheBox.test(`/_astro/${name}`) && name.endsWith('.js'))
    .reduce((sum, name) => sum + sizeOf(`_astro/${name}`), 0)
  const { missing } = makeLateReader(await makeBook(today), { own: new Map(), places: new Map() })
  const folder = join(root, 'calculators', 'ask', 'testdata')
  const questions = namesUnder(folder)
    .filter((name) => name.endsWith('vragen.json'))
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly Question[])
    .filter(({ slug }) => slug !== null)
  return questions.map(({ vraag }) => {
    const { pages, places } = missing(vraag, today)
    const parts = [
      'vraagboek',
      ...pages.map((slug) => `vraagboek/${slug}`),
      ...places.map((part) => `vraagboek/plaatsen-${part}`),
    ]
    return parts.reduce((sum, part) => sum + sizeOf(`${part}.json`), code)
  })
}

export async function boxLines(): Promise<Line[]> {
  return inBrowser('box', async (browser, origin) => {
    const page = await phone(browser, origin)
    const first: number[] = []
    for (const question of QUESTIONS) first.push(await asked(page, question))
    const again: number[] = []
    for (const question of QUESTIONS) again.push(await asked(page, question))
    await page.context().close()
    const weights: number[] = []
    for (const question of QUESTIONS) weights.push(await weightOf(browser, origin, question))
    const all = await weightsOfAll()
    const line = (name: string, ours: number | undefined, unit: string, reference?: number): Line => ({
      name,
      unit,
      ours,
      reference,
      than: reference === undefined ? 'its page and code come first' : 'our bar',
      lowIsGood: true,
    })
    const time = `last key to answer, 390 px, CPU / ${slowDown}`
    return [
      line(`${time}, first time, median`, middle(first), 'ms'),
      line(`${time}, code there, median`, middle(again), 'ms', answerBar),
      line(`${time}, code there, most`, Math.max(...again), 'ms', answerBar),
      line('what the box fetches for a question, median', middle(weights), 'kB', weightBar),
      line('what the box fetches for a question, most', Math.max(...weights), 'kB', weightBar),
      line(`the same for ${all.length} questions, median`, middle(all), 'kB', weightBar),
      line('the same, 90th of 100', at(all, 0.9), 'kB', weightBar),
      line('the same, most', Math.max(...all), 'kB', weightBar),
    ]
  })
}
