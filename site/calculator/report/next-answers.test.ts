import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { nextAnswers } from '#site/calculator/report/next-answers.ts'

const at = { today: '2026-11-19', market: builtInMarket }
const asked = async (address: string) => (await nextAnswers([address], at))[address]?.[1]

describe('what a next step says of its page', () => {
  test('is the headline of that page with the figures it carries', async () => {
    expect(await asked('planning/bruto-netto-calculator#brutoloon=2600')).toBe('€\u00a02.182,27')
    expect(await asked('planning/vakantiegeld-berekenen#maandloon=2100')).toBe('€\u00a01.167,01')
  })
  test('is nothing where the answer or a start value looks at what banks offer', async () => {
    expect(await asked('sparen/hoogste-spaarrente-belgie#startbedrag=10000')).toBeUndefined()
    expect(await asked('beleggen/obligatie-calculator#koers=98')).toBeUndefined()
  })
  test('is nothing where it would rest on a start value that nobody gave', async () => {
    expect(await asked('planning/bruto-netto-calculator#_situatie=kinderen:2')).toBeUndefined()
    expect(await asked('planning/bedrijfswagen-vaa-calculator#bruto=2600')).toBeUndefined()
    // Two children of whom nobody said when they were born.
    expect(await asked('planning/groeipakket-berekenen#inkomen=60000&_situatie=kinderen:2')).toBeUndefined()
    // The same amount as the example, but given. The raise is an example too, and moves nothing in the net pay.
    expect(await asked('planning/bruto-netto-calculator#brutoloon=3200')).toBeDefined()
  })
  test('counts the municipality of a postcode', async () => {
    const tax = async (facts: string) => asked(`planning/belastingplanning-calculator#inkomen=40000&_situatie=${facts}`)
    expect(await tax('statuut:bediende')).toBeDefined()
    expect(await tax('postcode:8300')).not.toBe(await tax('statuut:bediende'))
  })
  test('is nothing where nothing travels', async () => {
    expect(await asked('planning/bruto-netto-calculator')).toBeUndefined()
  })
  test('comes with its name, which may be another one in each case', async () => {
    const buy = 'lenen/huren-of-kopen-calculator#prijs=320000&huur=1500&eigenInbreng=60000&rentevoet=3'
    expect((await nextAnswers([buy], at))[buy]?.[0]).toBe('Kopen wint, met')
  })
  test('counts what was typed that equals a start value, and no list or rate that is only an example', async () => {
    const loan = 'lenen/hypothecaire-lening-berekenen#leenbedrag=250000&leninglooptijd=20&rentevoet=3,5'
    expect(await asked(loan)).toBeDefined()
    for (const address of [
      'lenen/groepslening-calculator#_situatie=spaarrente%3A1',
      'planning/budget-planner#_situatie=titularissen%3A2',
      'sparen/doelspaarcalculator#_situatie=spaarrente%3A1',
      'lenen/lening-herfinancieren#leningsaldo=150000&leningRest=12&nieuweRente=3',
    ])
      expect(await asked(address), address).toBeUndefined()
  })
})
