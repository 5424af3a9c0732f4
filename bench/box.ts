/**
 * The search box on a phone: from the last key of a question to its answer on screen, with the processor slowed down four
 * times, the first time and when the code is there; and what the box fetches for a question, besides what the page of
 * that calculator has too.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { makeLateReader } from '#calculators/ask/ask.ts'
import { makeBook } from '#calculators/ask/make-book.ts'
import type { Question } from '#calculators/ask/mark.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { namesUnder } from '../scripts/files.ts'
import { firstView, moduleGraph } from '../scripts/first-view.ts'
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

const client = join(root, 'dist', 'client')
const read = async (path: string) => readFile(join(client, path), 'utf8')
const sent = (path: string) => (existsSync(join(client, `${path}.br`)) ? `${path}.br` : path)
const kilobytesOf = (path: string) => statSync(join(client, sent(path))).size / 1000

/** Code and words. The index of the search is there before a question is asked. */
const counted = /^(?:_astro\/[\w.-]+\.js|vraagboek(?:\/[\w-]+)?\.json)$/

/** What the page of a calculator fetches too, sooner or later: that is not the box. */
async function ofThePage(path: string): Promise<ReadonlySet<string>> {
  const { inUse, after } = await firstView(path, await read(`${path.slice(1)}.html`), read)
  return new Set([...inUse, ...after])
}

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
  const link = await page.locator('.search-large a', { hasText: 'Open met deze gegevens' }).getAttribute('href')
  await page.context().close()
  const elsewhere = await ofThePage((link ?? '').replace(/#.*$/, ''))
  const own = [...files].map((path) => path.slice(1)).filter((path) => counted.test(path) && !elsewhere.has(path))
  return own.reduce((sum, path) => sum + kilobytesOf(path), 0)
}

const at = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))]
const middle = (numbers: readonly number[]) => at(numbers, 0.5)

/** Kilobytes of the box for each question of the lists: its code, the book, and the words that the sentence asks for. */
async function weightsOfAll(): Promise<readonly number[]> {
  const scripts = namesUnder(join(client, '_astro'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `_astro/${name}`)
  const lists = scripts.filter((name) => name.startsWith('_astro/load-'))
  const entries = scripts.filter((name) => /^_astro\/(?:search-box|question)\./.test(name))
  const codeFor = new Map<string, number>()
  for (const { category, slug } of catalogue) {
    const path = `/${category}/${slug}`
    const elsewhere = await ofThePage(path)
    // Where the calculators of a category are, is a list of its own.
    const list = lists.filter((name) => readFileSync(join(client, name), 'utf8').includes(`/${slug}/calculator.ts`))
    const code = (await moduleGraph(path, [...entries, ...list], read)).filter((name) => !elsewhere.has(name))
    codeFor.set(
      slug,
      code.reduce((sum, name) => sum + kilobytesOf(name), 0),
    )
  }
  const { missing } = makeLateReader(await makeBook(today), { own: new Map(), places: new Map() })
  const folder = join(root, 'calculators', 'ask', 'testdata')
  const questions = namesUnder(folder)
    .filter((name) => name.endsWith('vragen.json'))
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly Question[])
  return questions.flatMap(({ vraag, slug }) => {
    if (slug === null) return []
    const code = codeFor.get(slug)
    if (code === undefined) throw new Error(`Nothing weighs the box for ${slug}.`)
    const { pages, places } = missing(vraag, today)
    const parts = [
      'vraagboek',
      ...pages.map((page) => `vraagboek/${page}`),
      ...places.map((part) => `vraagboek/plaatsen-${part}`),
    ]
    return [parts.reduce((sum, part) => sum + kilobytesOf(`${part}.json`), code)]
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
