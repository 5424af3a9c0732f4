/** Structural tests over every legal figure. */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { last } from '#finance/list.ts'
import { type Confidence, type Dated, type DatedRow, isDated, isPending, lawRows, rowKey } from '#rules/kernel/dated.ts'
import { checkedOnOf, confidenceOf, isProven, lawAddress } from '#rules/kernel/proof.ts'
import { gewesten } from '#rules/kernel/gewest.ts'
import { whyTyped } from '#rules/kernel/typed.ts'
import { modulesOf } from '../../scripts/modules.ts'

const modules = await modulesOf<Record<string, unknown>>('rules/*/*.ts')
const figures = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module)
    .filter((entry): entry is [string, Dated<unknown>] => isDated(entry[1]))
    .map(([name, figure]) => ({ path, name, figure })),
)
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
/** Number words a law may use where we store a figure. */
const words = [
  'nul',
  'een',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
  'dertien',
  'veertien',
]

const otherWords: Readonly<Record<string, number>> = {
  twintig: 20,
  eenentwintig: 21,
  veertig: 40,
  helft: 0.5,
  dubbele: 2,
}

function numbersIn(text: string): readonly number[] {
  const digits = text.match(/\d[\d.]*(?:,\d+)?/g) ?? []
  const fractions = [...text.matchAll(/(\d+)\/(\d+)/g)].map(([, top, bottom]) => Number(top) / Number(bottom))
  const spelled = text
    .toLowerCase()
    .split(/\W+/)
    .flatMap((word) =>
      words.includes(word) ? [words.indexOf(word)] : otherWords[word] === undefined ? [] : [otherWords[word]],
    )
  return [
    ...digits.map((part) => Number(part.replace(/\.$/, '').replaceAll('.', '').replace(',', '.'))),
    ...fractions,
    ...spelled,
  ]
}

function numbersOf(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : []
}

/** Every number of the value is in the text, as it is or as a percentage; nought and one may be words. */
function isIn(value: unknown, says: string): boolean {
  const found = numbersIn(says)
  const near = (wanted: number) => found.some((each) => Math.abs(each - wanted) < 1e-6)
  if (typeof value === 'string') return says.includes(value)
  return numbersOf(value)
    .filter((each) => each !== 0 && each !== 1)
    .every((each) => near(each) || near(each * 100) || near(each * 1000))
}

/** Values by region, with something for more than one of them. */
const isByRegion = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && gewesten.filter((gewest) => gewest in value).length > 1

/** What each leaf is about: its part of the value, or what `base` has in its place. */
const leavesOf = ({ value, base, leaves }: Pick<DatedRow<unknown>, 'value' | 'base' | 'leaves'>) => ({
  ...(typeof value === 'object' ? value : {}),
  ...(leaves && typeof base === 'object' ? base : {}),
})

/** What a proof or a leaf should say and does not. */
function unsaid({ value, base, proof, leaves }: DatedRow<unknown>): readonly string[] {
  const whole = proof && !isIn(base ?? value, proof.says) ? [proof.says] : []
  const table = new Map(Object.entries(leavesOf({ value, base, leaves })))
  const parts = Object.entries(leaves ?? {}).filter(([leaf, { says }]) => !isIn(table.get(leaf), says))
  return [...whole, ...parts.map(([leaf, { says }]) => `${leaf}: ${says}`)]
}

/** The same value with its first telling number a little off. */
function altered(value: unknown): unknown {
  const wanted = numbersOf(value).find((each) => each !== 0 && each !== 1)
  const change = (part: unknown): unknown => {
    if (part === wanted) return Number(part) * 1.0137
    if (Array.isArray(part)) return part.map(change)
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, change(each)]))
    return part
  }
  return change(value)
}

/** Rules of thumb and customs of our own: there is no text to point at. */
const WITHOUT_ADDRESS = new Set<string>([
  'leefgeldVuistregel',
  'opcentiemenRaming',
  'termijnRenovatieplicht',
  'fbbFrankrijk',
  'aangekondigdePoort',
  'pensioenmalus',
])

const proven = figures.filter(({ figure }) => isProven(last(lawRows(figure))))
const addressed = figures.filter(({ figure }) => figure.rows.some((row) => lawAddress(figure, row) !== undefined))

const names = (found: typeof figures) => found.map(({ path, name }) => `${path}: ${name}`)

describe('all legal figures', () => {
  test('there are figures to check', () => {
    expect(figures.length).toBeGreaterThan(5)
    const share = (count: number) => `${count} (${Math.round((100 * count) / figures.length)} %)`
    const sure = (wanted: Confidence) =>
      figures.filter(({ figure }) => confidenceOf(figure, last(lawRows(figure))) === wanted).length
    process.stdout.write(
      `Legal figures: ${figures.length}; newest row hoog ${sure('hoog')}, middel ${sure('middel')}, laag ${sure('laag')}; with an address ${share(addressed.length)}; newest row with a proof ${share(proven.length)}.\n`,
    )
  })

  test('each is in a file of figures, apart from the formulas', () => {
    expect(names(figures.filter(({ path }) => !path.endsWith('.figures.ts')))).toEqual([])
  })

  test('each names a source that a visitor can look up, and no repository or blog', () => {
    const doubtful = /github|gitlab|open broncode|blog|reddit|nestor|app-?broncode|uit geheugen|\bAI\b/i
    expect(names(figures.filter(({ figure }) => figure.source.trim().length < 3))).toEqual([])
    expect(
      names(
        figures.filter(({ figure }) =>
          figure.rows.some((row) => doubtful.test(`${row.source ?? ''} ${figure.source}`)),
        ),
      ),
    ).toEqual([])
  })

  test('each has real dates and was checked on a real day', () => {
    expect(
      names(figures.filter(({ figure }) => !isDay(figure.checkedOn) || figure.rows.some((row) => !isDay(row.from)))),
    ).toEqual([])
    expect(names(figures.filter(({ figure }) => figure.knownTo !== undefined && !isDay(figure.knownTo)))).toEqual([])
  })

  test('the id of each is its name in code, so that links and steps survive a change of words', () => {
    expect(
      figures.filter(({ name, figure }) => figure.id !== name).map(({ name, figure }) => [name, figure.id]),
    ).toEqual([])
  })

  test('labels and export names are unique: a figure lives once', () => {
    const labels = figures.map(({ figure }) => figure.label)
    const exports = figures.map(({ name }) => name)
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
    expect(exports.filter((name, index) => exports.indexOf(name) !== index)).toEqual([])
  })

  test('what is fixed each year is known at least from its newest row on', () => {
    expect(
      names(
        figures.filter(
          ({ figure }) => figure.knownTo !== undefined && figure.knownTo < (figure.rows.at(-1)?.from ?? ''),
        ),
      ),
    ).toEqual([])
  })

  test('a proof holds every number of its row, and of a table by region of its own leaf', () => {
    const wrong = figures.flatMap(({ name, figure }) =>
      figure.rows.flatMap((row) => unsaid(row).map((says) => `${name} ${row.from}: ${says}`)),
    )
    expect(wrong).toEqual([])
    const paraphrased = figures.filter(({ figure }) => figure.rows.some((row) => row.proof && isByRegion(row.value)))
    expect(names(paraphrased), 'one text over several regions: give each its own leaf').toEqual([])
  })

  test('a wrong digit in a proven row is found, whichever row it is', () => {
    const tells = (value: unknown) => numbersOf(value).some((each) => each !== 0 && each !== 1)
    const rows = figures.flatMap(({ figure }) => figure.rows.filter((row) => row.proof && tells(row.base ?? row.value)))
    const leaves = figures.flatMap(({ figure }) =>
      figure.rows.flatMap((row) => {
        const table: Readonly<Record<string, unknown>> = leavesOf(row)
        return Object.keys(row.leaves ?? {})
          .filter((leaf) => tells(table[leaf]))
          .map((leaf) => ({ ...row, base: { ...table, [leaf]: altered(table[leaf]) } }))
      }),
    )
    expect(leaves.length).toBeGreaterThan(30)
    const mutated = [...rows.map((row) => ({ ...row, base: altered(row.base ?? row.value) })), ...leaves]
    fc.assert(
      fc.property(fc.constantFrom(...mutated), (wrong) => {
        expect(unsaid(wrong)).not.toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('a figure of which a part is not seen, or not sure, says why', () => {
    const because = ({ figure }: (typeof figures)[number]) => figure.note ?? figure.rows.find((row) => row.note)?.note
    const unsure = figures.filter(({ figure }) => figure.confidence !== 'hoog')
    expect(names(unsure.filter((each) => because(each) === undefined))).toEqual([])
    const silent = figures.filter(
      ({ figure }) => figure.note === undefined && figure.rows.some((row) => row.derived && row.note === undefined),
    )
    expect(names(silent)).toEqual([])
  })

  test('a new row has a day, a source and what it was read from; else the message says what is missing', () => {
    const missing = figures.flatMap(({ name, figure }) => {
      const row = last(lawRows(figure))
      const said = [
        !isDay(checkedOnOf(figure, row)) && 'the day somebody looked (checkedOn or proof.seenOn)',
        lawAddress(figure, row) === undefined && !WITHOUT_ADDRESS.has(name) && 'an address (proof, eli or url)',
        confidenceOf(figure, row) === 'hoog' && !isProven(row) && 'a proof: without one it is never hoog',
        row.derived &&
          row.note === undefined &&
          figure.note === undefined &&
          'a note that says from what it was derived',
      ].filter(Boolean)
      return said.length === 0 ? [] : [`${name}, row of ${row.from}, has no ${said.join(', no ')}`]
    })
    expect(missing).toEqual([])
  })

  test('nine of ten newest rows hold a proof, nearly all an address, and at most 70 are not sure', () => {
    expect(proven.length / figures.length).toBeGreaterThan(0.9)
    expect(addressed.length / figures.length).toBeGreaterThan(0.97)
    const unsure = figures.filter(({ figure }) => confidenceOf(figure, last(lawRows(figure))) !== 'hoog')
    expect(unsure.length, 'a new row needs a proof: open the text and quote it').toBeLessThanOrEqual(70)
  })

  test('a proof was seen on a real day, and stands somewhere', () => {
    const proofs = figures.flatMap(({ figure }) => figure.rows.flatMap((row) => (row.proof ? [row.proof] : [])))
    expect(proofs.length).toBeGreaterThan(200)
    expect(figures.filter(({ figure }) => figure.rows.at(-1)?.proof).length).toBeGreaterThanOrEqual(150)
    expect(proofs.filter(({ seenOn, says }) => !isDay(seenOn) || says.trim() === '')).toEqual([])
    expect(
      proofs.filter((proof) =>
        'eli' in proof
          ? !/^(wet|decreet|ordonnantie|besluit|grondwet)\/\d{4}\/\d{2}\/\d{2}\/\w{10}$/.test(proof.eli)
          : !proof.url.startsWith('https://'),
      ),
    ).toEqual([])
  })

  test('an amount that was printed is the one the formula of the law gives', () => {
    const printed = figures.flatMap(({ name, figure }) =>
      Object.entries(figure.printed ?? {}).map(([key, amount]) => ({ name, key, amount, figure })),
    )
    expect(printed.length).toBeGreaterThan(50)
    const wrong = printed.flatMap(({ name, key, amount, figure }) => {
      const computed = figure.rows.find((row) => rowKey(row) === key)?.value
      const [theirs, ours] = [JSON.stringify(amount), JSON.stringify(computed)]
      return isDeepStrictEqual(amount, computed) ? [] : [`${name} ${key}: printed ${theirs}, computed ${ours}`]
    })
    expect(wrong).toEqual([])
  })

  test('what changes nearly every year is computed from a base, or says why it is typed', () => {
    const moving = figures.filter(({ figure }) => {
      const rows = figure.rows.filter((row) => !isPending(row) && row.from >= '2022')
      const typed = rows.filter(({ base, derived }) => base === undefined && derived === undefined)
      return !figure.indexed && typed.length >= 3 && new Set(rows.map(({ from }) => from.slice(0, 4))).size >= 3
    })
    expect(moving.length).toBeGreaterThan(10)
    expect(moving.map(({ name }) => name).toSorted()).toEqual(Object.keys(whyTyped).toSorted())
  })

  test('numbers are finite and rates are fractions', () => {
    const numeric = figures.flatMap(({ path, name, figure }) =>
      figure.rows.map((row) => ({ path, name, unit: figure.unit, value: row.value })),
    )
    expect(numeric.filter(({ value }) => typeof value === 'number' && !Number.isFinite(value))).toEqual([])
    expect(
      numeric.filter(({ unit, value }) => unit === 'tarief' && typeof value === 'number' && (value < 0 || value > 2)),
    ).toEqual([])
  })
})
