import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { nextAnswers } from '#site/calculator/report/next-answers.ts'

const answers = (...addresses: string[]) => nextAnswers(addresses, { today: '2026-11-19', market: builtInMarket })

describe('what a next step answers already', () => {
  test('it is told where what was given decides it, start values that were typed included', async () => {
    const loan = 'lenen/hypothecaire-lening-berekenen#leenbedrag=250000&leninglooptijd=20&rentevoet=3,5'
    expect(Object.keys(await answers(loan))).toEqual([loan])
  })

  test('what banks offer travels with its own page only: an answer that looks at it is left to that page', async () => {
    expect(await answers('sparen/hoogste-spaarrente-belgie#startbedrag=12000')).toEqual({})
  })

  test('an amount comes with its name, which may be another one in each case', async () => {
    const buy = 'lenen/huren-of-kopen-calculator#prijs=320000&huur=1500&eigenInbreng=60000&rentevoet=3'
    expect((await answers(buy))[buy]?.[0]).toBe('Kopen wint, met')
  })

  test('an amount, a rate or a list that is only an example gives no answer', async () => {
    expect(
      await answers(
        'lenen/groepslening-calculator#_situatie=spaarrente%3A1',
        'planning/budget-planner#_situatie=titularissen%3A2',
        'sparen/doelspaarcalculator#_situatie=spaarrente%3A1',
        'lenen/huren-of-kopen-calculator#prijs=320000&eigenInbreng=60000',
        'lenen/lening-herfinancieren#leningsaldo=150000&leningRest=12&nieuweRente=3',
      ),
    ).toEqual({})
  })
})
