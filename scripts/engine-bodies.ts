/** Any body that a program could send to the open engine: right, wrong, broken, or made to hurt. For tests and `fuzz:api`. */
import fc from 'fast-check'
import { catalogue } from '#calculators/catalogue.ts'
import { anyInput } from '#calculators/kernel/fuzz.ts'
import { loadCalculator } from '#calculators/load.ts'

export type Sent = { readonly slug: string; readonly body: string }

const nasty = fc.constantFrom(
  '__proto__',
  'constructor',
  '1e400',
  '-0',
  'NaN',
  '\u0000',
  '\u202e12',
  '€ 1.000',
  '31/02/2026',
  '99999-01-01',
  '9'.repeat(200),
)
const cell = fc.oneof(
  fc.string({ maxLength: 30 }),
  nasty,
  fc.double(),
  fc.integer({ min: -10, max: 2_000_000 }),
  fc.double({ min: 0, max: 20, noNaN: true }),
  fc.boolean(),
  fc.constant(null),
)
const day = fc.oneof(
  fc.constantFrom('2027-01-02', '1800-01-01', '2026-02-30', '2024', '2099'),
  fc.string({ maxLength: 10 }),
)

/** One calculator, with keys of its own fields among any others. */
function bodiesFor(
  slug: string,
  keys: readonly string[],
  columns: readonly string[],
  plausible: fc.Arbitrary<object>,
): fc.Arbitrary<Sent> {
  const key = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...keys) }, fc.string({ maxLength: 12 }), nasty)
  const column = fc.oneof(fc.constantFrom(...columns, 'x'), fc.string({ maxLength: 12 }))
  const rows = fc.array(fc.dictionary(column, cell, { maxKeys: 6 }), { maxLength: 8 })
  const inputs = fc.dictionary(key, fc.oneof({ weight: 5, arbitrary: cell }, rows), { maxKeys: 12 })
  const request = fc.record({ invoer: inputs, datum: day, regels: day }, { requiredKeys: ['invoer'] })
  const likely = plausible.map((invoer) => ({ invoer }))
  const whole = fc
    .oneof({ weight: 8, arbitrary: likely }, { weight: 8, arbitrary: request }, fc.jsonValue())
    .map((value) => JSON.stringify(value))
  const broken = fc.oneof(
    whole.map((text) => text.slice(0, Math.floor(text.length / 2))),
    fc.string(),
    fc.integer({ min: 1, max: 4000 }).map((depth) => '['.repeat(depth)),
    fc
      .integer({ min: 1, max: 60_000 })
      .map((length) => JSON.stringify({ invoer: { [keys[0] ?? '']: 'x'.repeat(length) } })),
  )
  return fc.oneof({ weight: 9, arbitrary: whole }, broken).map((body) => ({ slug, body }))
}

export async function engineBodies(): Promise<fc.Arbitrary<Sent>> {
  const all = await Promise.all(
    catalogue.map(async ({ category, slug }) => {
      const calculator = await loadCalculator(category, slug)
      const { inputs } = calculator
      const columns = Object.values(inputs).flatMap((field) =>
        field.kind === 'rows' ? Object.keys(field.columns) : [],
      )
      return bodiesFor(slug, Object.keys(inputs), columns, anyInput(calculator))
    }),
  )
  return fc.oneof(...all, bodiesFor('bestaat-niet', ['bedrag'], [], fc.constant({})))
}
