/** The formulas of a file, worked out by a spreadsheet of the test: they give what the page shows, and follow a change. */
import { FV, PMT, ROUND } from '@formulajs/formulajs'
import { describe, expect, test } from 'vitest'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { loadCalculator } from '#calculators/load.ts'
import { rawFromValues, startValues } from '#calculators/kernel/read.ts'
import { numberOf, reportFor, situation } from '#calculators/kernel/testing.ts'
import { sheetNames } from '#site/calculator/export/workbook.ts'
import { columnLetters, reportSheets, type SheetContent } from '#site/calculator/export/xlsx-sheets.ts'

const entryOf = (slug: string) => {
  const entry = catalogue.find((meta) => meta.slug === slug)
  if (!entry) throw new Error(`No calculator ${slug}`)
  return entry
}

function workbook(calculator: AnyCalculator, slug: string): SheetContent[] {
  const values = startValues(calculator.inputs, openEnv(situation()))
  const raw = rawFromValues(calculator.inputs, values)
  return reportSheets(reportFor(calculator), { inputs: calculator.inputs, raw, values, title: slug, slug })
}

/** A table may round each of its cells. */
const CENT = 0.0051

type Cells = Map<string, string | number>

function cellsOf(sheets: readonly SheetContent[]): Cells {
  return new Map(
    sheets.flatMap(({ sheet, data }) =>
      data.flatMap((row, line) =>
        row.flatMap((cell, order) =>
          cell && (typeof cell.value === 'number' || cell.type === 'Formula')
            ? [[`${sheet}!${columnLetters(order)}${line + 1}`, cell.value as string | number] as const]
            : [],
        ),
      ),
    ),
  )
}

/** A spreadsheet of thirty lines: sums, products, powers, references and four functions. */
function evaluator(cells: Cells) {
  const known = new Map<string, number>()
  function valueAt(place: string): number {
    const found = known.get(place)
    if (found !== undefined) return found
    const cell = cells.get(place)
    const value = typeof cell === 'string' ? parse(cell.slice(1), place.split('!')[0] ?? '') : (cell ?? Number.NaN)
    known.set(place, value)
    return value
  }
  function parse(text: string, sheet: string): number {
    const tokens = text.match(/(?:[A-Za-z]+!)?\$?[A-Z]+\$?\d+|[A-Z]+(?=\()|\d+(?:\.\d+)?|[-+*/^(),:]/g) ?? []
    let next = 0
    const place = (token: string) => {
      const clean = token.replaceAll('$', '')
      return clean.includes('!') ? clean : `${sheet}!${clean}`
    }
    function atom(): number {
      const token = tokens[next++] ?? ''
      if (token === '-') return -atom()
      if (token === '(') {
        const value = sum()
        next += 1
        return value
      }
      if (/^\d/.test(token)) return Number(token)
      if (/\d$/.test(token)) return valueAt(place(token))
      next += 1
      if (token === 'SUM') {
        const [from = '', , to = ''] = tokens.slice(next, next + 3)
        next += 4
        const [letters = ''] = /^[A-Z]+/.exec(from) ?? []
        const [first, last] = [from, to].map((one) => Number(one.slice(letters.length))) as [number, number]
        return Array.from({ length: last - first + 1 }, (_, at) => valueAt(place(`${letters}${first + at}`))).reduce(
          (total, value) => total + (Number.isNaN(value) ? 0 : value),
          0,
        )
      }
      const list = [sum()]
      while (tokens[next] === ',') {
        next += 1
        list.push(sum())
      }
      next += 1
      const run = { ROUND, PMT, FV }[token] as ((...args: number[]) => number) | undefined
      if (!run) throw new Error(`No function ${token} in ${text}`)
      return run(...list)
    }
    function power(): number {
      const base = atom()
      if (tokens[next] !== '^') return base
      next += 1
      return base ** power()
    }
    function product(): number {
      let value = power()
      while (tokens[next] === '*' || tokens[next] === '/')
        value = tokens[next++] === '*' ? value * power() : value / power()
      return value
    }
    function sum(): number {
      let value = product()
      while (tokens[next] === '+' || tokens[next] === '-') value += tokens[next++] === '+' ? product() : -product()
      return value
    }
    return sum()
  }
  return valueAt
}

const placeOf = (sheet: SheetContent, label: string) => {
  const row = sheet.data.findIndex(([first]) => first?.value === label)
  if (row === -1) throw new Error(`No line ${label}`)
  return `${sheet.sheet}!B${row + 1}`
}

describe('the workbook', () => {
  test('every formula of every page gives the number that the page shows', async () => {
    let formulas = 0
    const wrong: string[] = []
    for (const { category, slug } of catalogue) {
      const sheets = workbook(await loadCalculator(category, slug), slug)
      const valueAt = evaluator(cellsOf(sheets))
      for (const { sheet, data } of sheets)
        for (const [line, row] of data.entries())
          for (const [order, cell] of row.entries()) {
            if (cell?.stored === undefined) continue
            formulas += 1
            const place = `${sheet}!${columnLetters(order)}${line + 1}`
            if (!(Math.abs(valueAt(place) - cell.stored) < CENT)) wrong.push(`${slug} ${place} ${String(cell.value)}`)
          }
    }
    expect(wrong).toEqual([])
    expect(formulas).toBeGreaterThan(2000)
  })

  test.each([
    ['hypothecaire-lening-berekenen', 'leenbedrag', 'Bedrag van je woonlening', 300_000, 'maandlast', 'Maandlast'],
    ['deposito-calculator', 'bedrag', 'Bedrag', 20_000, 'nettoInterest', 'Netto rente'],
    ['samengestelde-interest-berekenen', 'startbedrag', 'Startbedrag', 8_000, 'eindkapitaal', 'Eindkapitaal'],
  ])('%s: another %s in the file gives the answer of the page', async (slug, key, label, value, output, name) => {
    const calculator = await loadCalculator(entryOf(slug).category, slug)
    const sheets = workbook(calculator, slug)
    const [first] = sheets
    if (!first) throw new Error('No sheet')
    const cells = cellsOf(sheets).set(placeOf(first, label), value)
    const wanted = numberOf(reportFor(calculator, { [key]: value }), output)
    expect(evaluator(cells)(placeOf(first, name))).toBeCloseTo(wanted, 2)
  })

  test('the schedule of a loan follows another amount, row after row', async () => {
    const slug = 'hypothecaire-lening-berekenen'
    const calculator = await loadCalculator('lenen', slug)
    const sheets = workbook(calculator, slug)
    const [first, schedule] = sheets
    if (!first || !schedule) throw new Error('No sheets')
    const cells = cellsOf(sheets).set(placeOf(first, 'Bedrag van je woonlening'), 300_000)
    const valueAt = evaluator(cells)
    const table = reportFor(calculator, { leenbedrag: 300_000 }).tables.find((one) => one.key === 'aflossingstabel')
    const balance = table?.columns.findIndex((column) => column.key === 'saldo') ?? -1
    for (const row of [0, 1, 119, 238])
      expect(valueAt(`${schedule.sheet}!${columnLetters(balance)}${row + 2}`)).toBeCloseTo(
        Number(table?.rows[row]?.[balance]),
        2,
      )
  })

  test('a sheet has its whole title, or a name of its own that fits', async () => {
    for (const { category, slug } of catalogue) {
      const calculator = await loadCalculator(category, slug)
      const names = workbook(calculator, slug).map(({ sheet }) => sheet)
      for (const [index, { key, title }] of reportFor(calculator).tables.entries())
        if (title.length > 31) expect(sheetNames[slug]?.[key], `${slug}: ${title}`).toBe(names[index + 1])
      expect(new Set(names).size).toBe(names.length)
    }
  })
})
