/** "Gerekend met" names what the answer rests on, and nothing else. */
import { describe, expect, test } from 'vitest'
import { fieldWords } from '#calculators/kernel/assumed.ts'
import { choice, count, euro, percent } from '#calculators/kernel/fields.ts'
import { pageOf, pages } from '#calculators/pages.test-support.ts'
import { outFor, reportFor } from '#calculators/kernel/testing.ts'

type Given = Readonly<Record<string, number | string>>

const WITH_POSTCODE = [
  'belastingplanning-calculator',
  'eindejaarsbonus-calculator',
  'minder-werken-berekenen',
  'onroerende-voorheffing-berekenen',
  'pensioen-calculator',
  'sociale-bijdragen-zelfstandige-calculator',
  'volgende-euro-berekenen',
  'zelfstandige-netto-berekenen',
]

/** A case in which one field takes the place of others. */
const CASES: readonly (readonly [slug: string, field: string, given: Given])[] = [
  ['lening-herfinancieren', 'oorspronkelijkBedrag', { oorspronkelijkBedrag: 220_000, oorspronkelijkeLooptijd: 25 }],
  ['onroerende-voorheffing-berekenen', 'geindexeerd', { geindexeerd: 2_400 }],
  ['studieschuld-calculator', 'schuldNu', { schuldNu: 12_000 }],
  ['kredietkaart-calculator', 'debetrente', { debetrente: 11 }],
  ['doorlopend-krediet-calculator', 'debetrente', { debetrente: 9 }],
  ...WITH_POSTCODE.map((slug) => [slug, 'postcode', { postcode: '1000' }] as const),
]
/** Another value for what is replaced. */
const OTHER: Given = { jaren: 3, gewest: 'wallonie' }

describe('what is named', () => {
  test('where somebody lives and how they work is nobody’s first choice', () => {
    const named = (slug: string, input: Given) => reportFor(pageOf(slug), input).assumed.map(({ text }) => text)
    expect(named('registratierechten-berekenen', { prijs: 350_000 })).toContain('Vlaanderen')
    expect(named('registratierechten-berekenen', { prijs: 350_000, gewest: 'vlaanderen' })).not.toContain('Vlaanderen')
    expect(named('bruto-netto-calculator', { brutoloon: 3_200 })).toContain('bediende')
    expect(named('groeipakket-berekenen', {})).toContain('Vlaanderen')
  })

  test('an estate of which no partner was named says that it counts with one, and with what the two owned', () => {
    const named = reportFor(pageOf('erfbelasting-calculator'), { nalatenschapRoerend: 280_000 }).assumed
    const texts = named.map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['gehuwd', 'van het koppel samen', '2 kinderen']))
  })

  test('a list of debts is an example, although one of its rates comes from the law; accounts of our list are of the market', () => {
    const originIn = (slug: string, list: string) =>
      reportFor(pageOf(slug)).assumed.find(({ key }) => key === list)?.origin
    expect(originIn('schuldenconsolidatie-calculator', 'schulden')).toBe('example')
    expect(originIn('spaarrekening-vergelijker', 'nieuw')).toBe('reference')
  })

  test('a number has its unit once', () => {
    const texts = [...pages.values()].flatMap((page) => reportFor(page).assumed.map(({ text }) => text))
    expect(texts.filter((text) => /([a-z]{4,}) [\d.,]+\s\1|[\d.,]+ aantal|aantal/.test(text))).toEqual([])
  })
})

describe('a field that takes the place of others', () => {
  test.each(CASES)('%s: once %s is filled in they are not named, and move nothing', (slug, field, given) => {
    const page = pageOf(slug)
    const replaced = page.inputs[field]?.replaces ?? []
    expect(replaced.length).toBeGreaterThan(0)
    const named = (input: Given) => reportFor(page, input).assumed.map(({ key }) => key)
    expect(named({})).toEqual(expect.arrayContaining([...replaced]))
    expect(named(given).filter((key) => replaced.includes(key))).toEqual([])
    const out = outFor(page, given)
    for (const key of replaced) expect(outFor(page, { ...given, [key]: OTHER[key] ?? 7 }), key).toEqual(out)
  })

  test('every field that says so is tried here, and names fields of its page', () => {
    const found = [...pages].flatMap(([slug, { inputs }]) =>
      Object.entries(inputs).flatMap(([key, { replaces = [] }]) => {
        expect(
          replaces.filter((name) => !(name in inputs)),
          slug,
        ).toEqual([])
        return replaces.length > 0 ? [`${slug} ${key}`] : []
      }),
    )
    expect(found.toSorted()).toEqual(CASES.map(([slug, field]) => `${slug} ${field}`).toSorted())
  })
})

test('a field in a sentence: a choice by its words, a number by name and unit, a round one without decimals', () => {
  const options = [
    { value: 'vast', label: 'Vast tarief' },
    { value: 'vrij', label: 'Vrij tarief' },
  ] as const
  expect(fieldWords(choice({ label: 'Soort', start: 'vast', options }), 'vrij')).toBe('vrij tarief')
  expect(fieldWords(count({ label: 'Stuks', start: 1, unit: 'stuks' }), 2)).toBe('stuks 2')
  expect(fieldWords(percent({ label: 'Rente per jaar', short: 'rente', start: 0 }), 0.02)).toBe('rente 2\u00a0%')
  expect(fieldWords(percent({ label: 'Rente', start: 0 }), 0.025)).toBe('rente 2,50\u00a0%')
  expect(fieldWords(euro({ label: 'Bedrag', start: 0 }), 350)).toBe('bedrag €\u00a0350')
})
