import { Ajv2020 } from 'ajv/dist/2020.js'
import { last } from '#finance/list.ts'
import { lawRows } from '#rules/kernel/dated.ts'
import { checkedOnOf, confidenceOf } from '#rules/kernel/proof.ts'
import { describe, expect, test } from 'vitest'
import { parseRecords } from '#data/csv.ts'
import { figuresCsv, figuresDataset, figuresSchema, openFigures } from './open-figures.ts'
import { informationPage } from './information-pages.ts'
import { lawFigures } from './tokens.ts'

const document = openFigures()
// What travels is JSON.
const sent: unknown = JSON.parse(JSON.stringify(document))
const check = new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).compile(figuresSchema())

describe('the open figures', () => {
  test('are valid by their own JSON Schema, which refuses something else', () => {
    expect([check(sent), check.errors]).toEqual([true, null])
    const [first] = document.figures
    for (const wrong of [
      { ...document, figures: [] },
      { ...document, figures: [{ ...first, confidence: 'zeker' }] },
      { ...document, figures: [{ ...first, rows: [{ from: '2026', value: 1, source: 'x' }] }] },
    ])
      expect(check(JSON.parse(JSON.stringify(wrong)))).toBe(false)
  })

  test('hold every dated figure of rules/ with every row, its source, its check and a version', () => {
    expect(document.figures.map(({ name }) => name)).toEqual(lawFigures.map(({ name }) => name))
    for (const [index, { figure }] of lawFigures.entries()) {
      const open = document.figures[index]
      expect(open?.rows.map(({ from }) => from)).toEqual(figure.rows.map(({ from }) => from))
      const newest = last(lawRows(figure))
      expect([open?.unit, open?.confidence, open?.checkedOn]).toEqual([
        figure.unit,
        confidenceOf(figure, newest),
        checkedOnOf(figure, newest),
      ])
    }
    const savings = document.figures.find(({ name }) => name === 'spaarvrijstelling')
    expect(savings?.rows.find(({ from }) => from.startsWith('2024'))?.value).toBe(1020)
    expect(document.figures.some(({ rows }) => rows.some(({ proof }) => proof !== undefined))).toBe(true)
    expect(new Set(document.figures.map(({ version }) => version)).size).toBe(document.figures.length)
    // The same content gives the same version.
    expect(openFigures().figures.map(({ version }) => version)).toEqual(document.figures.map(({ version }) => version))
  })

  test('are the same as CSV, a line per row', () => {
    const lines = parseRecords(figuresCsv(document))
    expect(lines).toHaveLength(document.figures.reduce((sum, { rows }) => sum + rows.length, 0))
    const line = lines.find(({ naam, geldt_vanaf: from }) => naam === 'spaarvrijstelling' && from?.startsWith('2024'))
    expect(line).toMatchObject({ waarde: '1020', eenheid: 'euro per jaar' })
    for (const { waarde = '', naam } of lines.filter(({ eenheid }) => eenheid === 'schaal'))
      expect(() => void JSON.parse(waarde), naam).not.toThrow()
  })

  test('stand on their page as a Dataset with a licence and both files', () => {
    const schema = informationPage('/cijfers-en-bronnen').schemas?.find((each) => each['@type'] === 'Dataset')
    expect(schema).toEqual(figuresDataset())
    expect(schema).toMatchObject({ license: document.license, isAccessibleForFree: true })
    expect(JSON.stringify(schema)).toMatch(/cijfers\.json.*cijfers\.csv/)
    // Google asks for 50 to 5000 characters.
    expect(String(schema?.['description']).length).toBeGreaterThan(50)
  })
})
