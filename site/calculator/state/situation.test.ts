import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { factsIn, filledFrom } from '#calculators/kernel/facts.ts'
import { choice, count, euro, month, rows, text } from '#calculators/kernel/fields.ts'
import { TEST_DAY } from '#calculators/kernel/testing.ts'
import { DEBT_COLUMNS } from '#calculators/situation/debts.ts'
import { schuld } from '#calculators/situation/debt-fields.ts'
import { listFact } from '#calculators/situation/row-facts.ts'
import { parseSituation } from '#site/calculator/state/situation.ts'

const env = openEnv({ today: TEST_DAY, market: builtInMarket })
const inputs = {
  regio: choice({
    label: 'Gewest',
    start: 'vlaanderen',
    fact: 'gewest',
    options: [
      { value: 'vlaanderen', label: 'Vlaanderen' },
      { value: 'brussel', label: 'Brussel' },
    ],
  }),
  jaar: count({ label: 'Geboortejaar', start: 1990, min: 1950, max: 2010, fact: 'geboortejaar' }),
  bedrag: euro({ label: 'Bedrag', start: 1000 }),
  kinderen: rows({
    label: 'Kinderen',
    row: 'kind',
    fact: 'kinderenGeboren',
    asFact: listFact('kinderenGeboren', ['geboren']),
    columns: { naam: text({ label: 'Naam', start: '' }), geboren: month({ label: 'Geboren in', start: '2020-01' }) },
    start: [],
  }),
}

describe('the facts a visitor keeps for all pages', () => {
  test('what another version or another hand wrote in storage is ignored', () => {
    for (const held of [null, '', '{', 'null', '[]', '"x"', '7']) expect(parseSituation(held)).toBeNull()
    expect(parseSituation('{"gewest":7,"On zin":"x","statuut":"bediende","__proto__":"y"}')).toEqual({
      statuut: 'bediende',
    })
    expect(parseSituation(JSON.stringify({ gewest: 'x'.repeat(5000) }))).toEqual({})
  })

  test('fill only the fields that ask for them, and only with what the field accepts', () => {
    const kept = { gewest: 'brussel', geboortejaar: '1985', statuut: 'bediende' }
    expect(filledFrom(inputs, kept, env)).toEqual({ regio: 'brussel', jaar: '1985' })
    expect(filledFrom(inputs, { gewest: 'luik', geboortejaar: '1900', kinderenGeboren: 'veel' }, env)).toEqual({})
  })

  test('follow what is typed, except while it is unfinished', () => {
    expect(factsIn(inputs, { regio: 'brussel', jaar: '19', bedrag: '5000' }, env)).toEqual({ gewest: 'brussel' })
  })

  test('children are a row each, and come back as the months in which they were born', () => {
    const filled = filledFrom(inputs, { kinderenGeboren: '03/2015,11/2018' }, env)
    expect(filled).toEqual({
      kinderen: [
        { naam: '', geboren: '03/2015' },
        { naam: '', geboren: '11/2018' },
      ],
    })
    expect(factsIn(inputs, filled, env)).toEqual({ kinderenGeboren: '03/2015,11/2018' })
  })

  test('debts are a row each with several values, and come back as they were', () => {
    const debts = rows({
      label: 'Schulden',
      row: 'schuld',
      fact: 'schulden',
      asFact: listFact('schulden', DEBT_COLUMNS),
      columns: { naam: text({ label: 'Naam', start: '' }), ...schuld },
      start: [],
    })
    const facts = { schulden: 'kredietopening 3.600 12,49 150; lening 8.000 6 - 36; lening 500 0' }
    const filled = filledFrom({ debts }, facts, env)
    expect(filled['debts']).toEqual([
      { naam: '', soort: 'kredietopening', saldo: '3.600', jkp: '12,49', maandlast: '150', resterend: '' },
      { naam: '', soort: 'lening', saldo: '8.000', jkp: '6', maandlast: '', resterend: '36' },
      { naam: '', soort: 'lening', saldo: '500', jkp: '0', maandlast: '', resterend: '' },
    ])
    expect(factsIn({ debts }, filled, env)).toEqual(facts)
    expect(filledFrom({ debts }, { schulden: 'lening veel 4 250' }, env)).toEqual({})
  })
})
