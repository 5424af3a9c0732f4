import { describe, expect, it } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { nextAnswers } from '#site/calculator/report/next-answers.ts'

const at = { today: '2026-11-19', market: builtInMarket }
const asked = async (address: string) => (await nextAnswers([address], at))[address]

describe('what a next step says of its page', () => {
  it('is the headline of that page with the figures it carries', async () => {
    expect(await asked('planning/bruto-netto-calculator#brutoloon=2600')).toBe('€\u00a02.182,27')
    expect(await asked('planning/vakantiegeld-berekenen#maandloon=2100')).toBe('€\u00a01.167,01')
  })
  it('is nothing where the answer or a start value looks at what banks offer', async () => {
    expect(await asked('sparen/hoogste-spaarrente-belgie#startbedrag=10000')).toBeUndefined()
    expect(await asked('beleggen/obligatie-calculator#koers=98')).toBeUndefined()
  })
  it('is nothing where it would rest on a start value that nobody gave', async () => {
    expect(await asked('planning/bruto-netto-calculator#_situatie=kinderen:2')).toBeUndefined()
    expect(await asked('planning/bedrijfswagen-vaa-calculator#bruto=2600')).toBeUndefined()
    // Two children of whom nobody said when they were born.
    expect(await asked('planning/groeipakket-berekenen#inkomen=60000&_situatie=kinderen:2')).toBeUndefined()
    // The same amount as the example, but given. The raise is an example too, and moves nothing in the net pay.
    expect(await asked('planning/bruto-netto-calculator#brutoloon=3200')).toBeDefined()
  })
  it('counts the municipality of a postcode', async () => {
    const tax = async (facts: string) => asked(`planning/belastingplanning-calculator#inkomen=40000&_situatie=${facts}`)
    expect(await tax('statuut:bediende')).toBeDefined()
    expect(await tax('postcode:8300')).not.toBe(await tax('statuut:bediende'))
  })
  it('is nothing where nothing travels', async () => {
    expect(await asked('planning/bruto-netto-calculator')).toBeUndefined()
  })
})
