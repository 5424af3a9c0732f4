import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const lot = (munt: string, datum: string, aantal: number, prijs: number, foto: number | null = null) => ({
  munt,
  datum,
  aantal,
  prijs,
  foto,
})
const sale = (munt: string, datum: string, aantal: number, prijs: number) => ({ munt, datum, aantal, prijs })

describe('cryptocurrency-calculator', () => {
  test('what was sold and what is left are the units bought, and both gains add up to value minus cost', () => {
    const price = fc.integer({ min: 1, max: 100_000 })
    const units = fc.integer({ min: 1, max: 5 })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(units, price), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 100 }),
        price,
        (bought, share, sold) => {
          const total = bought.reduce((sum, [n]) => sum + n, 0)
          const out = Math.floor((total * share) / 100)
          const report = reportFor(calculator, {
            loten: bought.map(([n, p], index) => lot('Bitcoin', `202${index}-01-01`, n, p, index < 6 ? 50 : null)),
            verkopen: out > 0 ? [sale('bitcoin ', '2026-09-01', out, sold)] : [],
            koersen: [{ munt: 'Bitcoin', prijs: 777 }],
          })
          const cell = (key: string, column: string) => {
            const table = report.tables.find((candidate) => candidate.key === key)
            const at = table?.columns.findIndex((candidate) => candidate.key === column) ?? -1
            return (table?.rows ?? []).reduce((sum, row) => sum + Number(row[at]), 0)
          }
          expect(cell('verkopen', 'aantal') + cell('over', 'aantal')).toBeCloseTo(total, 8)
          const cost = bought.reduce((sum, [n, p]) => sum + n * p, 0)
          const value = out * sold + (total - out) * 777
          expect(numberOf(report, 'gerealiseerd') + numberOf(report, 'nietGerealiseerd')).toBeCloseTo(value - cost, 6)
        },
      ),
    )
  })

  test('normal management never costs more than speculation, and no profile costs more than the gain', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 100_000 }), (prijs, verkoop) => {
        const report = reportFor(calculator, {
          loten: [lot('A', '2026-01-05', 1, prijs)],
          verkopen: [sale('A', '2026-09-01', 1, verkoop)],
        })
        const normal = numberOf(report, 'belastingNormaal')
        expect(normal).toBeLessThanOrEqual(numberOf(report, 'belastingSpeculatief'))
        expect(numberOf(report, 'belastingBeroep')).toBeLessThanOrEqual(Math.max(0, verkoop - prijs))
      }),
    )
  })

  test('a swap is taxed like a sale', () => {
    const at = (soort: string) =>
      numberOf(
        reportFor(calculator, {
          loten: [lot('A', '2026-01-05', 1, 0)],
          verkopen: [{ ...sale('A', '2026-09-01', 1, 50_000), soort }],
        }),
        'belasting',
      )
    expect(at('ruil')).toBe(4000)
    expect(at('verkoop')).toBe(4000)
  })

  test('speculation names the gain since the purchase where normal management counts from the photo day', () => {
    const told = (foto: number | null) =>
      reportFor(calculator, {
        loten: [{ ...lot('A', '2024-01-05', 1, 30_000), foto }],
        verkopen: [sale('A', '2026-09-01', 1, 80_000)],
      }).sentence
    expect(told(70_000)).toMatch(/op €.10\.000,00 winst\. .* op €.50\.000,00 winst sinds je aankoop\.$/)
    expect(told(null)).not.toContain('sinds je aankoop')
  })

  test('costs count for speculation only, and a speculative loss keeps for later years', () => {
    const loten = [{ ...lot('A', '2026-01-05', 1, 1000), kost: 100 }]
    const verkopen = [{ ...sale('A', '2026-09-01', 1, 2000), kost: 50 }]
    const report = reportFor(calculator, { loten, verkopen, gemeentebelasting: 0, alGebruikt: 10_000 })
    expect(numberOf(report, 'belastingNormaal')).toBe(100)
    expect(numberOf(report, 'belastingSpeculatief')).toBe(280.5)
    const later = reportFor(calculator, {
      loten: [lot('A', '2026-01-05', 1, 1000), lot('B', '2026-01-05', 1, 1000)],
      verkopen: [sale('A', '2026-09-01', 1, 400), sale('B', '2027-09-01', 1, 2000)],
      gemeentebelasting: 0,
    })
    expect(numberOf(later, 'belastingSpeculatief')).toBe(132)
  })

  test('coins do not mix, and selling what one does not have is refused', () => {
    const errors = errorsFor(calculator, {
      loten: [lot('A', '2026-01-05', 1, 1)],
      verkopen: [sale('B', '2026-09-01', 1, 1)],
    })
    expect(errors['verkopen.0.aantal']).toContain('meer dan je op die dag had')
  })

  test('two signs of speculation bring a warning with the stake', () => {
    const warned = (input: Record<string, unknown>) =>
      reportFor(calculator, input).notices.some(({ text }) => text.includes('aanwijzingen'))
    expect(warned({ vaak: true })).toBe(false)
    expect(warned({ vaak: true, geleendGeld: true })).toBe(true)
  })

  test('no sales give no tax', () => {
    expect(numberOf(reportFor(calculator, { verkopen: [] }), 'belasting')).toBe(0)
  })

  test('a row that an import did not fill in is asked for, costs count as nothing', () => {
    const errors = errorsFor(calculator, { loten: [{ munt: 'Bitcoin', datum: '2026-01-05' }], verkopen: [] })
    expect(Object.keys(errors).toSorted()).toEqual(['loten.0.aantal', 'loten.0.prijs'])
  })

  test('nothing can have been carried over into the first year', () => {
    expect(errorsFor(calculator, { overgedragen: 500 }).overgedragen).toContain('0')
  })
})

// 0,5 × (90.000 − 74.414) = 7.793: the price at the turn of the year is in our list, with or without a day of purchase.
test('coins without a day or a price on the photo day are answered with a named assumption', () => {
  for (const datum of ['2024-01-05', null]) {
    const report = reportFor(calculator, {
      loten: [{ munt: 'BTC', datum, aantal: 1, prijs: 20_000 }],
      verkopen: [{ munt: 'BTC', datum: '2026-08-05', aantal: 0.5, prijs: 90_000 }],
    })
    expect(numberOf(report, 'belastbareMeerwaarde')).toBe(7793)
    const said = report.notices.map(({ text }) => text).join(' ')
    expect(said).toContain('BTC €\u00a074.414,00 op Bitvavo')
    expect(said.includes('zonder datum')).toBe(datum === null)
  }
})

test('nobody pays tax "on" a loss', () => {
  const { sentence } = reportFor(calculator, {
    loten: [lot('ETH', '2026-01-20', 2, 2_500)],
    verkopen: [sale('ETH', '2026-08-20', 2, 2_000)],
  })
  expect(sentence).toBe('Je verkocht met €\u00a01.000,00 verlies: bij normaal beheer betaal je **geen belasting**.')
})

test('a loss since the photo day is one for the tax, not for who bought for less', () => {
  const { sentence } = reportFor(calculator, {
    loten: [{ munt: 'BTC', datum: '2020-01-10', aantal: 1, prijs: 8_000, foto: 75_000, kost: 0 }],
    verkopen: [sale('BTC', '2026-08-20', 1, 60_000)],
  })
  expect(sentence).toContain('Voor de fiscus verkocht je met €\u00a015.000,00 verlies')
})

test('without a sale and without a gain nobody stands zero euro in the plus', () => {
  const report = reportFor(calculator, {
    loten: [{ munt: 'Bitcoin', datum: '2026-01-05', aantal: 0.01, prijs: 70_000, kost: 0, foto: null }],
    verkopen: [],
  })
  expect(report.sentence).toBe('Je verkocht nog niets, dus je betaalt **geen belasting**.')
})

const coin = (datum: string, prijs: number, foto: number | null = null) => ({
  munt: 'X',
  datum,
  aantal: 1,
  prijs,
  foto,
})
const sold = (datum: string, prijs: number) => ({ munt: 'X', datum, aantal: 1, prijs })
const told = (input: Record<string, unknown>) => {
  const { sentence, steps, notices } = reportFor(calculator, input)
  return [sentence, ...steps.map(({ text }) => text), ...notices.map(({ text }) => text)].join(' ')
}

test('a loss is told without a sign, and no tax on speculation is told as no gain', () => {
  const loss = { loten: [coin('2026-01-05', 80_000)], verkopen: [sold('2026-06-01', 50_000)] }
  expect(told(loss)).toContain('telt de fiscus **€\u00a030.000,00** verlies')
  expect(told(loss)).not.toContain('−')
  expect(told({ ...loss, profiel: 'speculatief' })).toContain('Je verkocht zonder belastbare winst')
})

test('a loss of before the tax is not said to count in its year', () => {
  const loten = [coin('2020-01-05', 60_000), coin('2020-02-05', 60_000, 75_000)]
  const verkopen = [sold('2021-06-01', 30_000), sold('2026-06-01', 95_000)]
  expect(told({ loten, verkopen })).not.toContain('enkel in hetzelfde jaar')
  expect(told({ loten, verkopen })).toContain('toen telden winst en verlies nog **niet**')
})

test('without sales there is nothing to work out', () => {
  expect(reportFor(calculator, { verkopen: [] }).steps).toEqual([])
})

test('the page of the year takes the gains of the last year alone', () => {
  const { next } = reportFor(calculator, {
    loten: [coin('2020-01-05', 8000, 75_000), coin('2020-01-06', 8000, 75_000)],
    verkopen: [sold('2025-06-01', 50_000), sold('2026-06-01', 95_000)],
  })
  expect(next.find(({ slug }) => slug.startsWith('belgische'))?.carry).toMatchObject({
    inkomstenjaar: 2026,
    meerwaarden: 20_000,
    minwaarden: 0,
  })
  // 10.000 of the 20.000 was exempt: for other gains of 2026 there is nothing left.
  expect(next[0]?.carry).toEqual({ alGebruikt: 10_000 })
})

test('what earlier years left of the exemption goes along to the page of the year', () => {
  const { next } = reportFor(calculator, {
    loten: [coin('2026-01-05', 75_000)],
    verkopen: [sold('2027-06-01', 95_000)],
    overgedragen: 1_000,
  })
  expect(next.find(({ slug }) => slug.startsWith('belgische'))?.carry).toMatchObject({ overgedragen: 1_000 })
})

test('before anything can be carried over, no maximum of zero euro is named', () => {
  expect(errorsFor(calculator, { overgedragen: 500 })['overgedragen']).toBe(
    'Voor 2026 kan er nog niets overgedragen zijn. Vul 0 in.',
  )
})

test('what was sold in an earlier year fills no exemption of this year', () => {
  const keys = (today: string) => reportFor(calculator, {}, situation(today)).charts.map(({ key }) => key)
  expect(keys('2026-11-15')).toContain('vrijstelling')
  expect(keys('2027-01-02')).toEqual(['profielen'])
})

test('a sale of before the tax is no gain and no loss for it', () => {
  const sales = (...verkopen: Record<string, unknown>[]) =>
    reportFor(calculator, {
      loten: [{ munt: 'ETH', datum: '2021-11-01', aantal: 10, prijs: 1_000, foto: 2_500 }],
      verkopen: verkopen.map((sale) => ({ munt: 'ETH', ...sale })),
    })
  const before = { datum: '2025-06-01', aantal: 4, prijs: 6_000 }
  const after = { datum: '2026-06-01', aantal: 6, prijs: 5_000 }
  // 6 × (5.000 − 2.500) = 15.000; the 20.000 of 2025 bore no tax under normal management.
  const both = sales(before, after)
  expect(numberOf(both, 'belastbareMeerwaarde')).toBe(15_000)
  expect(both.sentence).toContain('op €\u00a015.000,00 winst')
  const [first] = both.steps
  expect(first?.sum?.map(({ value }) => value)).toEqual([15_000, 15_000])
  const old = sales(before)
  expect(old.sentence).toContain('zonder belastbare winst')
  expect(old.steps[0]?.text).toContain('toen telden winst en verlies nog **niet**')
})
