import { expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { loadCalculator } from '#calculators/load.ts'
import type { Category } from '#calculators/kernel/meta.ts'
import { answerOf, keptFor, type PageCase, typedFrom } from './page-answer.ts'

const pageOf = async (path: string): Promise<PageCase> => {
  const [, category = '', slug = ''] = path.split('/')
  return {
    path,
    calculator: await loadCalculator(category as Category, slug),
    situation: { today: '2026-11-16', market: builtInMarket },
    meta: {} as PageCase['meta'],
  }
}
const FACTS = {
  gezin: 'partnerZonderInkomen',
  kinderen: '2',
  brutoloon: '2800',
  postcode: '9000',
  nettoInkomen: '2400',
}

test('what is kept fills what the sentence does not say, and is named as such', async () => {
  const page = await pageOf('/planning/bruto-netto-calculator')
  const typed = typedFrom(page, { bruto: 3200 })
  const answer = await answerOf(page, typed, FACTS)
  expect(answer.understood.map(({ key }) => key)).toEqual(['bruto'])
  expect(answer.kept.map(({ key }) => key)).toEqual(['gezin', 'kinderen'])
  expect(answer.outcome).toMatchObject({
    status: 'ok',
    values: { bruto: 3200, gezin: 'partnerZonderInkomen', kinderen: 2 },
  })
  // The page takes what is kept by itself; the link brings only the sentence.
  expect(answer.link).toBe('/planning/bruto-netto-calculator#brutoloon=3200&~loonmaand=11/2026&_situatie=')
  expect((await answerOf(page, typed, null)).kept).toEqual([])
})

test('the sentence goes before what is kept, also when it tells it in another way', async () => {
  const page = await pageOf('/planning/pensioen-calculator')
  const { kept, left } = keptFor(page, typedFrom(page, { gewest: 'brussel' }), FACTS)
  expect(kept).not.toHaveProperty('postcode')
  expect(left).toEqual({ postcode: '' })
})

test('beside a list of the sentence no kept amount is laid: it may be in that list', async () => {
  const page = await pageOf('/planning/budget-planner')
  const typed = typedFrom(page, { inkomsten: [{ bedrag: 2100 }] })
  const { kept, left } = keptFor(page, typed, FACTS)
  expect(kept).not.toHaveProperty('nettoInkomen')
  expect(left).toHaveProperty('nettoInkomen')
})

test('a list of the sentence that misses something is asked for and never gives way to the example', async () => {
  const page = await pageOf('/beleggen/meerwaardebelasting-calculator')
  const typed = typedFrom(page, { loten: [{ aantal: 20, prijs: 450 }], verkopen: [{ aantal: 20, prijs: 980 }] })
  expect(typed['verkopen']).toMatchObject([{ aantal: '20', prijs: '980', datum: '' }])
  expect((await answerOf(page, typed, null)).outcome).toMatchObject({
    status: 'invalid',
    errors: { 'verkopen.0.datum': expect.any(String) as string },
  })
})

test('what was understood is named short', async () => {
  const words = async (path: string, given: Parameters<typeof typedFrom>[1]) => {
    const page = await pageOf(path)
    return (await answerOf(page, typedFrom(page, given), null)).understood.map(({ text }) =>
      text.replaceAll('\u00a0', ' '),
    )
  }
  expect(await words('/planning/bruto-netto-calculator', { bruto: 2850, kinderen: 2 })).toEqual([
    'brutoloon € 2.850',
    '2 kinderen',
  ])
  expect(await words('/planning/groeipakket-berekenen', { kinderen: [{}, {}, {}] })).toEqual(['3 kinderen'])
  expect(await words('/lenen/kredietcapaciteit-calculator', { inkomen1: 2300, inkomen2: 1900 })).toEqual([
    'netto-inkomen € 2.300',
    'netto-inkomen van je partner € 1.900',
  ])
})
