/** Structural tests over every legal figure. */
import { describe, expect, test } from 'vitest'
import { type Dated, isDated, lawAddress } from '#rules/kernel/dated.ts'

const modules = import.meta.glob<Record<string, unknown>>(['../*/*.ts', '!../*/*.test.ts'], { eager: true })
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

/** Every number of the value stands in the text, as it is or as a percentage; nought and one may be words. */
function isIn(value: unknown, says: string): boolean {
  const found = numbersIn(says)
  const near = (wanted: number) => found.some((each) => Math.abs(each - wanted) < 1e-6)
  if (typeof value === 'string') return says.includes(value)
  return numbersOf(value)
    .filter((each) => each !== 0 && each !== 1)
    .every((each) => near(each) || near(each * 100) || near(each * 1000))
}

const names = (found: typeof figures) => found.map(({ path, name }) => `${path}: ${name}`)

describe('all legal figures', () => {
  test('there are figures to check', () => {
    expect(figures.length).toBeGreaterThan(5)
    const count = (is: (figure: Dated<unknown>) => boolean) => figures.filter(({ figure }) => is(figure)).length
    process.stdout.write(
      `Legal figures: ${figures.length}; hoog ${count(({ confidence }) => confidence === 'hoog')}, middel ${count(({ confidence }) => confidence === 'middel')}, laag ${count(({ confidence }) => confidence === 'laag')}; with an address ${count((figure) => figure.rows.some((row) => lawAddress(figure, row) !== undefined))}; newest row with a proof ${count(({ rows }) => rows.at(-1)?.proof !== undefined)}.\n`,
    )
  })

  test('each stands in a file of figures, apart from the formulas', () => {
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

  test('a derived row is never sure, and a proof holds the number of its row', () => {
    expect(
      names(figures.filter(({ figure }) => figure.confidence === 'hoog' && figure.rows.some((row) => row.derived))),
    ).toEqual([])
    const unproven = figures.flatMap(({ path, name, figure }) =>
      figure.rows
        .filter((row) => row.proof && !isIn(row.base ?? row.value, row.proof.says))
        .map((row) => `${path}: ${name} ${row.from}: ${row.proof?.says}`),
    )
    expect(unproven).toEqual([])
  })

  test('what is not sure says why, and is at most eighty figures', () => {
    const unsure = figures.filter(({ figure }) => figure.confidence !== 'hoog')
    const because = ({ figure }: (typeof figures)[number]) => figure.note ?? figure.rows.find((row) => row.note)?.note
    expect(names(unsure.filter((each) => because(each) === undefined))).toEqual([])
    // A derived row says from what, on the row itself or once for the whole figure.
    const silent = unsure.filter(
      ({ figure }) => figure.note === undefined && figure.rows.some((row) => row.derived && row.note === undefined),
    )
    expect(names(silent)).toEqual([])
    expect(unsure.length).toBeLessThanOrEqual(80)
  })

  test('nine of ten have an address where a visitor can read the law or its authority', () => {
    const found = figures.filter(({ figure }) => figure.rows.some((row) => lawAddress(figure, row) !== undefined))
    expect(found.length / figures.length).toBeGreaterThan(0.9)
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
