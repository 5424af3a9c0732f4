/**
 * Mijn situatie on a phone: from a changed answer to all cards of a couple with children and a loan. By the clock, while the
 * browser slows itself down four times; and in processor time, times four, which leaves out what the machine gave to others
 * meanwhile: the work of the thread that computes, and the longest task on the one that the visitor types on.
 */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { households } from '../e2e/situation-support.ts'
import { inBrowser } from './in-browser.ts'
import type { Line } from './line.ts'

const slowDown = 4
const changes = 12
const cardsBar = 1000
const taskBar = 50

/** The couple of the browser tests, with more answers: more cards. */
const facts = {
  ...households['couple of 38 with two children and a loan'],
  geboortedatumPartner: '21/06/1988',
  loopbaanjarenPartner: '14',
  stopleeftijdPartner: '66',
  ki: '1.100',
  spaarrente: '0,5',
  spaarpremie: '0,5',
  beleggingen: '60.000',
  beleggingenBasis: '35.000',
  titularissen: '2',
  loopbaanjaren: '15',
  stopleeftijd: '67',
  inDienst: '01/03/2015',
}

export async function situationLines(): Promise<Line[]> {
  return inBrowser('situation', async (browser, origin) => {
    const page = await opened(browser, origin)
    const cards = await page.locator('.situ-card').count()
    const { cards: work, tasks } = await atWork(page)
    const clock = await byClock(page)
    return [
      line(`${cards} cards after a key, CPU / ${slowDown}, median`, clock, 0.5, cardsBar),
      line(`${cards} cards after a key, CPU / ${slowDown}, p95`, clock, 0.95, cardsBar),
      line(`${cards} cards, processor time × ${slowDown}, median`, work, 0.5, cardsBar),
      line(`${cards} cards, processor time × ${slowDown}, worst`, work, 1, cardsBar),
      line(`longest task while typing, processor time × ${slowDown}, median`, tasks, 0.5, taskBar),
      line(`longest task while typing, processor time × ${slowDown}, worst`, tasks, 1, taskBar),
    ]
  })
}

const line = (name: string, times: readonly number[], share: number, bar: number): Line => ({
  name,
  unit: 'ms',
  ours: times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1],
  reference: bar,
  than: 'our bar',
  lowIsGood: true,
})

async function opened(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const pairs = Object.entries(facts).map(([fact, text]) => `${fact}:${text}`)
  await page.goto(`${origin}/mijn-situatie#_situatie=${encodeURIComponent(pairs.join(';'))}`)
  await page.locator('[data-card=erfbelasting]').waitFor({ timeout: 60_000 })
  return page
}

/** Another gross pay; milliseconds until the card of the net pay has followed. */
const change = async (page: Page, gross: number): Promise<number> =>
  page.evaluate(async (text) => {
    const dash = document.querySelector('.situ-dash')
    const input = document.querySelector<HTMLInputElement>('#feit-brutoloon')
    if (dash === null || input === null) throw new Error('Not the page we measure.')
    const net = () => dash.querySelector('[data-card=netto] .situ-value')?.textContent
    const before = net()
    const begun = performance.now()
    const moved = new Promise<void>((resolve) => {
      new MutationObserver((_, watch) => {
        if (net() === before) return
        watch.disconnect()
        resolve()
      }).observe(dash, { subtree: true, childList: true, characterData: true })
    })
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await moved
    return performance.now() - begun
  }, String(gross))

async function byClock(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const times: number[] = []
  for (let count = 0; count < changes; count += 1) times.push(await change(page, 4_500 + count * 25))
  return times
}

type Task = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }

/** Processor milliseconds per change: of all tasks beside the page, and of the longest on it. */
async function atWork(page: Page): Promise<{ readonly cards: number[]; readonly tasks: number[] }> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const [cards, tasks]: [number[], number[]] = [[], []]
  for (let count = 0; count < changes; count += 1) {
    const events: Task[] = []
    const collect = ({ value }: { value: unknown[] }) => events.push(...(value as Task[]))
    session.on('Tracing.dataCollected', collect)
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'],
        excludedCategories: ['*'],
      },
    })
    await change(page, 3_500 + count * 25)
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    session.off('Tracing.dataCollected', collect)
    const threads = (name: string) =>
      new Set(
        events
          .filter((event) => event.name === 'thread_name' && event.args?.name?.startsWith(name))
          .map(({ pid, tid }) => `${pid}/${tid}`),
      )
    const times = (on: ReadonlySet<string>) =>
      events
        .filter(({ name, pid, tid, tdur }) => name === 'RunTask' && tdur !== undefined && on.has(`${pid}/${tid}`))
        .map(({ tdur = 0 }) => (slowDown * tdur) / 1000)
    cards.push(times(threads('DedicatedWorker')).reduce((sum, time) => sum + time, 0))
    tasks.push(Math.max(0, ...times(threads('CrRendererMain'))))
  }
  return { cards, tasks }
}
