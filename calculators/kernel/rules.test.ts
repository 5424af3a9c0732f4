import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { runJson } from '#calculators/kernel/run.ts'
import { sameOut } from '#calculators/kernel/matters.ts'
import { answerProgram } from '#calculators/kernel/program.ts'
import { choicesFor } from '#calculators/kernel/rule-choices.ts'
import { loadCalculator } from '#calculators/load.ts'
import { type Dated, openLaw } from '#rules/kernel/dated.ts'

const today = '2026-11-15'
const market = builtInMarket

async function ask(slug: string, input: Record<string, unknown>, rules: { rulesDate?: string; announced?: boolean }) {
  const meta = catalogue.find((one) => one.slug === slug)
  if (!meta) throw new Error(slug)
  return answerProgram(meta, await loadCalculator(meta.category, slug), input, { today, market, ...rules })
}

describe('the rules of another year', () => {
  test.each(['1999-12-31', '2010-12-31', '2040-01-01'])('of %s are refused, with the years that exist', async (day) => {
    for (const slug of ['bruto-netto-calculator', 'belastingplanning-calculator', 'deposito-calculator']) {
      const outcome = await ask(slug, {}, { rulesDate: day })
      expect(outcome.status, slug).toBe('invalid')
      const message = outcome.status === 'invalid' ? outcome.errors['regels'] : ''
      expect(message).toContain(`regels van ${day.slice(0, 4)}`)
      expect(message).toContain('2026')
    }
  })

  test('of a past year that we know are answered, of the next one too, with what is known by now', async () => {
    for (const rulesDate of ['2025-12-31', '2027-01-01'])
      expect((await ask('bruto-netto-calculator', {}, { rulesDate })).status).toBe('ok')
  })
})

test('only rules that give this case another answer can be chosen', async () => {
  const choicesOf = async (slug: string, input: Record<string, unknown>) => {
    const meta = catalogue.find((one) => one.slug === slug)
    const calculator = await loadCalculator(meta?.category ?? 'planning', slug)
    const outcome = runJson(calculator, input, { today, market })
    if (outcome.status !== 'ok') throw new Error(slug)
    return choicesFor(calculator, outcome.values, { today, market }, outcome)
  }
  expect((await choicesOf('onroerende-voorheffing-berekenen', {})).years).toContain(2025)
  expect((await choicesOf('volgende-euro-berekenen', {})).announced).toBe(true)
  // Asks for them in its own form.
  expect((await choicesOf('belastingplanning-calculator', {})).announced).toBe(false)
  // A home loan and the value of money follow no law that changed.
  expect(await choicesOf('hypothecaire-lening-berekenen', {})).toEqual({ years: [], announced: false })
})

const scaled = (value: unknown, factor: number): unknown => {
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 100 ? value : value * factor
  if (Array.isArray(value)) return value.map((part) => scaled(part, factor))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, scaled(part, factor)]))
}

/** On the first days of a year many amounts are not known yet. */
test.each(['2027-01-02', '2027-03-01'])(
  'on %s every calculator answers, and warns where moving what is not known moves the answer, and only there',
  async (day) => {
    let [warned, silent] = [0, 0]
    for (const { category, slug } of catalogue) {
      const calculator = await loadCalculator(category, slug)
      const outcome = runJson(calculator, {}, { today: day, market })
      expect(outcome.status, slug).toBe('ok')
      if (outcome.status !== 'ok') continue
      const unknown = new Set(outcome.uses.filter((use) => use.provisional).map(({ figure }) => figure))
      const solved = (factor: number) => {
        const alter = <T>(figure: Dated<unknown>, value: T): T =>
          unknown.has(figure) ? (scaled(value, factor) as T) : value
        return calculator.solve(outcome.values as never, { today: day, market, law: openLaw(day, { alter }) }).out
      }
      const moves = (factor: number) => !sameOut(solved(1), solved(factor))
      if (outcome.report.provisional === undefined) {
        if (unknown.size === 0) continue
        silent += 1
        fc.assert(
          fc.property(fc.double({ min: 0.97, max: 1.03, noNaN: true }), (factor) => !moves(factor)),
          { numRuns: 8 },
        )
      } else {
        warned += 1
        expect(unknown.size, slug).toBeGreaterThan(0)
        expect([0.9, 0.97, 1.03, 1.1].some(moves), slug).toBe(true)
      }
    }
    expect(warned).toBeGreaterThan(3)
    expect(warned).toBeLessThan(catalogue.length * 0.6)
    expect(silent).toBeGreaterThan(0)
  },
  120_000,
)
