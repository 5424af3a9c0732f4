import { expect, test } from 'vitest'
import { buildDay } from '#site/content/build-day.ts'
import { nextChanges } from '#site/content/ledger.ts'
import { comingChanges, comingYear, ESTIMATE } from '#site/content/next-year.ts'

const all = comingChanges('2026-11-15').flatMap(({ changes }) => changes)
const of = (id: string) => all.filter((change) => change.id === id)

test('the coming year holds what the law says, what was voted and what the index is expected to give, each with its state', () => {
  expect(comingYear('2026-11-15')).toBe(2027)
  expect(comingYear('2027-01-20')).toBe(2027)
  expect(of('onderhoudsgeldAftrek')[0]).toMatchObject({
    before: '60\u00a0%',
    after: '50\u00a0%',
    state: 'wet, gaat later in',
  })
  expect(of('belastingvrijeSom').map(({ state }) => state)).toEqual([
    'door het parlement gestemd, nog niet in het Staatsblad gezien',
    'onze raming van de index, nog niet bekendgemaakt',
  ])
  const fromNothing = { from: '2027-01-01', before: 'niets' }
  expect(of('aangekondigdePoort')[0]).toMatchObject({ ...fromNothing, state: 'aangekondigd' })
  expect(of('pensioenmalus')[0]).toMatchObject({ ...fromNothing, state: 'wet, gaat later in' })
  expect(of('forfaitMaximum')[0]?.after).toContain(' tot ')
  expect(all.filter(({ source, state }) => source === '' || state === '')).toEqual([])
})

test('in January a law that began is law, and one of later in the year still begins later', () => {
  const states = comingChanges('2027-01-02').flatMap(({ changes }) => changes.map(({ from, state }) => [from, state]))
  expect(states).toContainEqual(['2027-01-01', 'wet'])
  expect(states).toContainEqual(['2027-07-01', 'wet, gaat later in'])
  expect(states).not.toContainEqual(['2027-01-01', 'wet, gaat later in'])
})

test('an estimate is of one year: what is expected for 2027 is not told of 2028', () => {
  expect(comingYear('2027-02-10')).toBe(2028)
  const later = comingChanges('2027-02-10').flatMap(({ changes }) => changes)
  expect(all.filter(({ state }) => state === ESTIMATE).length).toBeGreaterThan(10)
  expect(later.filter(({ state }) => state === ESTIMATE)).toEqual([])
})

test('the home page shows of 1 January what most calculators read, each as one amount or share', async () => {
  const shown = await nextChanges()
  expect(shown.length).toBeGreaterThan(0)
  for (const { label, from, before, after } of shown) {
    expect(from, label).toBe(`${comingYear(buildDay)}-01-01`)
    expect(`${before} ${after}`, label).toMatch(/[€%]/)
    expect(before, label).not.toBe(after)
  }
  // What was voted about the marital quotient lowers it; the index alone would raise it.
  const voted = comingChanges(buildDay)
    .flatMap(({ changes }) => changes)
    .filter(({ from }) => from < `${comingYear(buildDay)}-01-01`)
    .map(({ label }) => label)
  expect(voted.length).toBeGreaterThan(0)
  expect(shown.filter(({ label }) => voted.includes(label))).toEqual([])
  // What an employer pays is in one calculator only.
  expect(shown.filter(({ label }) => label.startsWith('CO2'))).toEqual([])
})
