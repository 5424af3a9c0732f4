import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { TEST_DAY } from '#calculators/kernel/testing.ts'
import deposito from '#calculators/sparen/deposito-calculator/calculator.ts'
import { meta as depositoMeta } from '#calculators/sparen/deposito-calculator/meta.ts'
import {
  addressOf,
  type Calculation,
  changeKept,
  freeName,
  keep,
  type Kept,
  keptText,
  MOST_KEPT,
  parseKept,
  readKept,
  withAnswer,
  withName,
  without,
  withRead,
} from '#site/calculator/keep/kept.ts'
import { sinceThen } from '#site/calculator/keep/LinkNotes.tsx'
import { keptToday } from '#site/calculator/keep/today.ts'
import { decodePage } from '#site/calculator/state/page-link.ts'
import { pageMeta } from '#site/calculator/state/props.ts'
import { remarks, rowsOf } from '#site/screens/KeptCompare.tsx'

const wanted: Calculation = {
  path: '/sparen/deposito-calculator',
  title: 'Deposito berekenen',
  link: 'bedrag=5000&looptijd=6&rente=2',
  label: 'Netto-interest',
  headline: '€ 35,00',
  version: '2026-11-15',
}
const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 8, minute))
const keptOf = (change: Partial<Kept> = {}): Kept => ({
  ...wanted,
  id: 'een',
  name: 'Mijn deposito',
  on: at(0).toISOString(),
  ...change,
})

/** A device that keeps texts, or refuses to. */
function device(refuse?: string) {
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (refuse !== undefined) throw new DOMException('no', refuse)
      held.set(key, text)
    },
    removeItem: (key: string) => held.delete(key),
  })
  return held
}

describe('a kept calculation', () => {
  beforeEach(() => void device())
  afterEach(() => vi.unstubAllGlobals())

  test('is there again with its name, day, headline, link and version; the newest first', () => {
    keep(wanted, at(1))
    keep({ ...wanted, link: 'bedrag=9000', headline: '€ 63,00' }, at(2))
    expect(readKept().map(({ name, on }) => [name, on.slice(11, 16)])).toEqual([
      ['Deposito berekenen 2', '08:02'],
      ['Deposito berekenen', '08:01'],
    ])
    expect(readKept()[1]).toMatchObject(wanted)
  })

  test('is not kept twice when nothing changed', () => {
    const { kept } = keep(wanted, at(1))
    expect(keep(wanted, at(2))).toMatchObject({ known: true, kept })
    expect(readKept()).toHaveLength(1)
  })

  test('can be renamed, renewed and erased, and an empty name changes nothing', () => {
    const id = keep(wanted, at(1)).kept?.id ?? ''
    changeKept(withName(id, '  Voor de keuken '))
    expect(readKept()[0]?.name).toBe('Voor de keuken')
    changeKept(withName(id, '   '))
    expect(readKept()[0]?.name).toBe('Voor de keuken')
    changeKept(withAnswer(id, { ...wanted, headline: '€ 40,00' }, at(9)))
    expect(readKept()[0]).toMatchObject({ name: 'Voor de keuken', headline: '€ 40,00', on: at(9).toISOString() })
    expect(changeKept(without(id))).toEqual({ list: [], refused: null })
  })

  test('leaves no key behind once all are erased', () => {
    const held = device()
    const id = keep(wanted, at(1)).kept?.id ?? ''
    expect([...held.keys()]).toEqual(['mijn-berekeningen'])
    changeKept(without(id))
    expect(held.size).toBe(0)
  })

  test('comes back from a file, beside what is here and not twice', () => {
    keep(wanted, at(1))
    const file = keptText([...readKept(), keptOf()], 2)
    const found = parseKept(file) ?? []
    changeKept(withRead(found))
    changeKept(withRead(found))
    expect(readKept().map(({ name }) => name)).toEqual(['Deposito berekenen', 'Mijn deposito'])
  })

  test('says in words that the storage is full, refuses, or holds as many as we keep', () => {
    device('QuotaExceededError')
    expect(keep(wanted, at(1))).toMatchObject({ kept: undefined, refused: expect.stringContaining('is vol') as string })
    device('SecurityError')
    expect(keep(wanted, at(1)).refused).toBe('Je browser laat niet toe om iets te bewaren.')
    device()
    const many = Array.from({ length: MOST_KEPT }, (_, index) => keptOf({ id: `nr${index}` }))
    changeKept(() => many)
    expect(keep({ ...wanted, link: 'bedrag=1' }, at(1)).refused).toContain(`al ${MOST_KEPT} berekeningen`)
    expect(readKept()).toHaveLength(MOST_KEPT)
    expect(keep({ ...wanted, link: 'x'.repeat(30_000) }, at(1)).refused).toContain('te groot')
  })
})

test('what another version or another hand wrote is skipped, and no address leads elsewhere', () => {
  for (const held of [null, '', '{', '[]', '7', '{"form":2,"list":[]}', '{"form":1}', '{"form":1,"list":{}}'])
    expect(parseKept(held)).toBeNull()
  const wrong = [
    { path: 'https://elders.be/x' },
    { path: '//elders.be/x' },
    { path: 'javascript:alert(1)' },
    { link: 'a=1" onclick="x' },
    { on: 'gisteren' },
    { name: '' },
    { headline: 7 as unknown as string },
  ].map(keptOf)
  expect(parseKept(keptText([...wrong, keptOf(), { ...keptOf(), more: 1 } as Kept]))).toEqual([keptOf()])
})

test('the name of a second calculation of one page has a number', () => {
  expect(freeName([keptOf({ name: 'Deposito' }), keptOf({ name: 'Deposito 2' })], 'Deposito')).toBe('Deposito 3')
})

test('its address opens the same fields and says which calculation it is', () => {
  const [path, fragment = ''] = addressOf(keptOf()).split('#')
  expect(path).toBe(wanted.path)
  const page = decodePage(deposito.inputs, fragment)
  expect(page).toMatchObject({ kept: 'een', unknown: [], own: false })
  expect(page?.typed).toEqual(decodePage(deposito.inputs, wanted.link)?.typed)
  expect(decodePage(deposito.inputs, addressOf(keptOf({ link: '' })).split('#')[1] ?? '')?.typed).toEqual({})
})

describe('opened again', () => {
  const page = {
    path: wanted.path,
    calculator: deposito,
    situation: { today: TEST_DAY, market: builtInMarket },
    meta: pageMeta(depositoMeta),
  }

  test('it says what the answer was and is, and why', () => {
    expect(sinceThen(keptOf(), wanted, false)).toBe('Het antwoord is nog hetzelfde.')
    expect(sinceThen(keptOf(), { ...wanted, headline: '€\u00a035,00' }, false)).toBe('Het antwoord is nog hetzelfde.')
    expect(sinceThen(keptOf(), { ...wanted, headline: '€ 36,00' }, false)).toBe(
      'Toen was het antwoord € 35,00, vandaag is het € 36,00. De regels, de cijfers of de dag zijn anders dan toen.',
    )
    expect(sinceThen(keptOf(), { ...wanted, headline: '€ 36,00', version: '2027-02-01' }, false)).toContain(
      'We pasten deze rekenhulp aan op 1 februari 2027.',
    )
    expect(sinceThen(keptOf(), null, false)).toContain('geen antwoord')
    expect(sinceThen(keptOf(), wanted, true)).toBe('Je veranderde er iets aan.')
  })

  test('a field of before that we do not know and an answer that no longer fits are named', async () => {
    const today = await keptToday(keptOf({ link: 'bedrag=5000&looptijd=6&rente=2&oudVeld=7' }), page)
    expect(today.report).not.toBeNull()
    expect(remarks(keptOf(), today)).toEqual([
      expect.stringMatching(
        /^‘Mijn deposito’ komt vandaag anders uit: op 17\/11\/2026 was het € 35,00, nu €\s34,71\.$/,
      ),
      '‘Mijn deposito’: We vragen niet meer: oudVeld.',
    ])
    const broken = await keptToday(keptOf({ link: 'bedrag=5000&looptijd=veel' }), page)
    expect(remarks(keptOf(), broken).join(' ')).toMatch(/heeft vandaag geen antwoord.*Looptijd/s)
  })

  test('two of one calculator show the inputs that differ and every figure with its difference', async () => {
    const right = keptOf({ id: 'twee', name: 'Meer', link: 'bedrag=8000&looptijd=6&rente=2' })
    const both = { left: keptOf(), right }
    const rows = rowsOf(both, [await keptToday(both.left, page), await keptToday(right, page)])
    expect(rows[0]).toEqual({
      label: 'Bedrag',
      cells: [
        { value: '€ 5.000', difference: '' },
        { value: '€ 8.000', difference: '' },
      ],
    })
    expect(rows[1]?.cells[1]?.difference).toMatch(/^\+/)
    expect(rows.filter(({ label }) => label === 'Rente')).toEqual([])
  })

  test('two of different calculators show their answers alone', async () => {
    const today = await keptToday(keptOf(), page)
    const other = keptOf({ path: '/lenen/kredietkaart-calculator', title: 'Kredietkaart' })
    const rows = rowsOf({ left: keptOf(), right: other }, [today, { ...today, report: null }])
    expect(rows.map(({ label }) => label)).toEqual(['Rekenhulp', 'Antwoord'])
    expect(rows[1]?.cells[1]?.value).toBe('–')
  })
})
