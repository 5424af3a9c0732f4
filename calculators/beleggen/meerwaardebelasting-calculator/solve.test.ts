import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { runRaw } from '#calculators/kernel/run.ts'
import { startRaw } from '#calculators/kernel/read.ts'
import { errorsFor, numberOf, reportFor, situation } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const euros = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100)
const one = (prijs: number, foto: number | null, verkoop: number, extra: Record<string, unknown> = {}) =>
  reportFor(calculator, {
    loten: [{ effect: 'A', datum: foto === null ? '2026-01-05' : '2024-01-05', aantal: 1, prijs, foto }],
    verkopen: [{ effect: 'A', datum: '2026-09-01', aantal: 1, prijs: verkoop }],
    ...extra,
  })

describe('meerwaardebelasting-calculator', () => {
  test('tax lies between nothing and a tenth of the gain, and what is withheld minus what is due comes back', () => {
    fc.assert(
      fc.property(euros(100_000), euros(100_000), euros(100_000), (prijs, foto, verkoop) => {
        const result = one(prijs, foto, verkoop)
        const tax = numberOf(result, 'belasting')
        const net = numberOf(result, 'nettoMeerwaarde')
        expect(tax).toBeGreaterThanOrEqual(0)
        expect(tax).toBeLessThanOrEqual(Math.max(0, net) * 0.1 + 0.006)
        const difference = numberOf(result, 'ingehouden') - tax
        expect(numberOf(result, 'terugTeVragen') - numberOf(result, 'bijTeBetalen')).toBeCloseTo(difference, 6)
      }),
    )
  })

  test('with proof of the own price one never pays more than without', () => {
    fc.assert(
      fc.property(euros(100_000), euros(100_000), euros(100_000), (prijs, foto, verkoop) => {
        const withProof = numberOf(one(prijs, foto, verkoop), 'belasting')
        expect(withProof).toBeLessThanOrEqual(numberOf(one(prijs, foto, verkoop, { bewijs: false }), 'belasting'))
      }),
    )
  })

  test('a couple that shares pays what two single owners of half would pay', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (half) => {
        const couple = numberOf(one(1000, null, 1000 + 2 * half, { personen: 'koppel' }), 'belasting')
        expect(couple).toBeCloseTo(2 * numberOf(one(1000, null, 1000 + half), 'belasting'), 6)
      }),
    )
  })

  test('the bars from gains to base add up, also when a loss of another year does not count', () => {
    const rows = { effect: 'A', aantal: 1 }
    const { charts } = reportFor(calculator, {
      loten: [
        { ...rows, datum: '2020-01-06', prijs: 1000, foto: null },
        { ...rows, datum: '2026-01-05', prijs: 10_000, foto: null },
        { ...rows, datum: '2026-01-06', prijs: 10_000, foto: null },
      ],
      verkopen: [
        { ...rows, datum: '2025-07-07', prijs: 3000 },
        { ...rows, datum: '2026-07-06', prijs: 5000 },
        { ...rows, datum: '2027-07-05', prijs: 25_000 },
      ],
    })
    const bars = charts.flatMap((chart) => (chart.kind === 'waterfall' ? chart.bars : []))
    const base = bars.find((bar) => bar.label === 'Belastbaar')
    const steps = bars.slice(
      0,
      bars.findIndex((bar) => bar.label === 'Belastbaar'),
    )
    expect(base?.value).toBe(4000)
    expect(steps.reduce((total, bar) => total + bar.value, 0)).toBeCloseTo(4000, 6)
  })

  test('the order of the rows does not change the tax', () => {
    const loten = [
      { effect: 'A', datum: '2026-01-10', aantal: 100, prijs: 20, foto: null },
      { effect: 'A', datum: '2026-06-10', aantal: 100, prijs: 25, foto: null },
      { effect: 'B', datum: '2020-06-10', aantal: 10, prijs: 2500, foto: 2000 },
    ]
    const verkopen = [
      { effect: 'a ', datum: '2026-09-10', aantal: 150, prijs: 140 },
      { effect: 'B', datum: '2026-09-11', aantal: 10, prijs: 3000 },
    ]
    const forward = reportFor(calculator, { loten, verkopen })
    const backward = reportFor(calculator, { loten: loten.toReversed(), verkopen: verkopen.toReversed() })
    expect(numberOf(forward, 'belasting')).toBe(numberOf(backward, 'belasting'))
    expect(numberOf(forward, 'nettoMeerwaarde')).toBe(100 * 120 + 50 * 115 + 5000)
  })

  test('old lots count at their average price, or each at its own', () => {
    const input = {
      loten: [
        { effect: 'A', datum: '2020-01-01', aantal: 1, prijs: 100, foto: 80 },
        { effect: 'A', datum: '2021-01-01', aantal: 1, prijs: 200, foto: 80 },
      ],
      verkopen: [{ effect: 'A', datum: '2026-09-01', aantal: 1, prijs: 300 }],
    }
    expect(numberOf(reportFor(calculator, { ...input, oudeLoten: 'gemiddelde' }), 'nettoMeerwaarde')).toBe(150)
    expect(numberOf(reportFor(calculator, { ...input, oudeLoten: 'fifo' }), 'nettoMeerwaarde')).toBe(200)
  })

  test('a sale in 2025 is free, a sale before June 2026 is not held back by the bank', () => {
    const at = (datum: string) =>
      reportFor(calculator, {
        loten: [{ effect: 'A', datum: '2024-01-05', aantal: 1, prijs: 1, foto: 1 }],
        verkopen: [{ effect: 'A', datum, aantal: 1, prijs: 50_001 }],
      })
    expect(numberOf(at('2025-11-01'), 'belasting')).toBe(0)
    expect(numberOf(at('2026-05-31'), 'belasting')).toBe(4000)
    expect(numberOf(at('2026-05-31'), 'ingehouden')).toBe(0)
    expect(numberOf(at('2026-06-01'), 'ingehouden')).toBe(5000)
    expect(numberOf(at('2026-06-01'), 'terugTeVragen')).toBe(1000)
  })

  test('exemption and carry-over together never pass 15.000 euro per person', () => {
    const result = reportFor(calculator, {
      overgedragen: 8000,
      loten: [{ effect: 'A', datum: '2026-01-05', aantal: 1, prijs: 0, foto: null }],
      verkopen: [{ effect: 'A', datum: '2034-09-01', aantal: 1, prijs: 20_000 }],
    })
    expect(numberOf(result, 'vrijgesteld') + numberOf(result, 'overdrachtGebruikt')).toBe(15_000)
    expect(numberOf(result, 'belasting')).toBe(500)
    expect(numberOf(result, 'overTeDragen')).toBe(3000)
  })

  test('selling more than was bought, or too small a holding, is refused with the reason', () => {
    const input = {
      loten: [{ effect: 'A', datum: '2026-01-05', aantal: 1, prijs: 1, foto: null }],
      verkopen: [{ effect: 'A', datum: '2026-09-01', aantal: 2, prijs: 1 }],
    }
    expect(errorsFor(calculator, input)['verkopen.0.aantal']).toContain('meer dan je op die dag had')
    expect(errorsFor(calculator, { regime: 'aanmerkelijk', belang: 10 }).belang).toContain('20')
  })

  test('nothing can have been carried over before the second year, and then a thousand a year and person', () => {
    const at = (datum: string, overgedragen: number, personen = 'alleen') =>
      errorsFor(calculator, {
        overgedragen,
        personen,
        loten: [{ effect: 'A', datum: '2026-01-05', aantal: 1, prijs: 1 }],
        verkopen: [{ effect: 'A', datum, aantal: 1, prijs: 1 }],
      }).overgedragen
    expect(at('2026-09-01', 3000)).toContain('nog niets')
    expect(at('2027-09-01', 1000)).toBeUndefined()
    expect(at('2027-09-01', 1001)).toContain('1.000')
    expect(at('2027-09-01', 2000, 'koppel')).toBeUndefined()
  })

  test('a price in pounds takes the rate of the photo day, one in dollars the mean of its month; both are named', () => {
    const input = (munt: string) => ({
      loten: [{ effect: 'A', datum: '2026-01-05', aantal: 1, prijs: 1, munt }],
      verkopen: [],
    })
    expect(reportFor(calculator, input('GBP')).notices[0]?.text).toContain('1 euro = 0,8726 GBP')
    expect(reportFor(calculator, input('USD')).notices[0]?.text).toContain('in januari 2026')
  })

  test('amount and price that an import did not fill in are asked for, not guessed', () => {
    const errors = errorsFor(calculator, { loten: [{ effect: 'A' }], verkopen: [] })
    expect(Object.keys(errors).toSorted()).toEqual(['loten.0.aantal', 'loten.0.prijs'])
  })

  test('what can still be sold free brings the tax to nothing, one piece more does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 300 }), (prijs, sold) => {
        const loten = [
          { effect: 'A', datum: '2026-01-05', aantal: 300, prijs: 50 },
          { effect: 'A', datum: '2026-02-05', aantal: 200, prijs: 90 },
        ]
        const verkopen = sold > 0 ? [{ effect: 'A', datum: '2026-03-05', aantal: sold, prijs: 60 }] : []
        const free = numberOf(
          reportFor(calculator, { loten, verkopen, koersen: [{ effect: 'a', koers: prijs }] }),
          'vrijeStuks',
        )
        const taxOf = (aantal: number) =>
          numberOf(
            reportFor(calculator, {
              loten,
              verkopen: [...verkopen, ...(aantal > 0 ? [{ effect: 'A', datum: '2026-11-15', aantal, prijs }] : [])],
            }),
            'belasting',
          )
        expect(taxOf(free)).toBe(0)
        if (free < 500 - sold) expect(taxOf(free + 1)).toBeGreaterThan(0)
      }),
      { numRuns: 50 },
    )
  })

  test('speculation has no exemption and adds municipal tax', () => {
    expect(numberOf(one(0, null, 10_000, { regime: 'speculatief', gemeentebelasting: 7 }), 'belasting')).toBe(3531)
  })

  test('rows as a broker file brings them, typed text in each cell, give the right lots and tax', () => {
    const env = openEnv(situation())
    // A purchase in dollar at a rate of 1,0850, a purchase and a sale in euro; the rest stays as the form has it.
    const outcome = runRaw(
      calculator,
      {
        ...startRaw(calculator.inputs, env),
        loten: [
          {
            effect: 'Fonds',
            datum: '05/01/2026',
            aantal: '100',
            prijs: '108,50',
            foto: '',
            munt: 'USD',
            wisselkoers: '1,085',
          },
          {
            effect: 'Fonds',
            datum: '2/2/2026',
            aantal: '50',
            prijs: '1.120,00',
            foto: '',
            munt: 'EUR',
            wisselkoers: '',
          },
        ],
        verkopen: [
          { effect: 'fonds', datum: '03/11/2026', aantal: '120', prijs: '1.200,5', munt: 'EUR', wisselkoers: '' },
        ],
      },
      situation(),
    )
    if (outcome.status !== 'ok') throw new Error(JSON.stringify(outcome))
    // 100 × (1.200,50 − 100) + 20 × (1.200,50 − 1.120) = 110.050 + 1.610.
    expect(outcome.out['nettoMeerwaarde']).toBe(111_660)
    expect(outcome.out['belasting']).toBe(10_166)
  })
})

// 74.414 is Bitvavo's price at the turn of the year; IWDA closed at 111,53 in Amsterdam.
test('the photo value of a fund, a share or a coin comes from our list with its exchange; a typed one goes before it', () => {
  const gain = (effect: string, foto: number | null, datum: string | null = '2024-05-06') => {
    const report = reportFor(calculator, {
      loten: [{ effect, datum, aantal: 10, prijs: 50, foto }],
      verkopen: [{ effect, datum: '2026-09-01', aantal: 10, prijs: 120 }],
    })
    return [numberOf(report, 'nettoMeerwaarde'), report.notices.map(({ text }) => text).join(' ')] as const
  }
  expect(gain('IWDA', null)[0]).toBe(84.7)
  expect(gain('IWDA', null)[1]).toContain('IWDA €\u00a0111,53 op Euronext Amsterdam')
  expect(gain('IE00B4L5Y983', null)[0]).toBe(84.7)
  expect(gain('IWDA', 100)[0]).toBe(200)
  expect(gain('IWDA', null, '2026-02-02')[0]).toBe(700)
  expect(gain('iwda zoals ik het noem', null)[0]).toBe(700)
  expect(gain('IWDA', null, null)[0]).toBe(84.7)
  // Without a name there is nothing to look up: 10 × (120 − 50).
  for (const nameless of ['', ' ']) expect(gain(nameless, null)[0]).toBe(700)
})

// Two sales of 2026 with gains of 4.000 (held back) and 3.000 (not), one of 2027 with 500: the year's page gets the last year.
test('the page of the year takes the last year of sales, with the gain nobody held back on', () => {
  const lot = { effect: 'A', datum: '2026-01-05', aantal: 300, prijs: 100, munt: 'EUR' }
  const sale = (datum: string, prijs: number, ingehouden: string) => ({
    effect: 'A',
    datum,
    aantal: 100,
    prijs,
    munt: 'EUR',
    rekening: '',
    ingehouden,
  })
  const carried = (...verkopen: ReturnType<typeof sale>[]) =>
    reportFor(calculator, { loten: [lot], verkopen }).next.find(({ slug }) => slug.startsWith('belgische'))?.carry
  const both = [sale('2026-09-07', 140, 'ja'), sale('2026-09-08', 130, 'nee')]
  expect(carried(...both)).toMatchObject({
    inkomstenjaar: 2026,
    meerwaarden: 7000,
    meerwaardenIngehouden: 'deels',
    winstZonderInhouding: 3000,
  })
  expect(carried(...both, sale('2027-02-01', 105, 'nee'))).toMatchObject({
    inkomstenjaar: 2027,
    meerwaarden: 500,
    meerwaardenIngehouden: 'nee',
  })
  // 7.000 of 10.000 was used in 2026: 1.000 goes to 2027, and the page of 2027 asks for it.
  expect(carried(...both)).not.toHaveProperty('overgedragen')
  expect(carried(...both, sale('2027-02-01', 105, 'nee'))).toHaveProperty('overgedragen', 1_000)
})

test('no gain is no gain of 0 euro', () => {
  // Bought for more than the sale, and a photo value below it: neither a gain nor a loss for the law.
  expect(one(80, 70, 75).sentence).toMatch(/^Je maakte geen netto winst en je betaalt \*\*geen belasting\*\*/u)
  expect(one(80, null, 75).sentence).toContain('netto verlies en je betaalt **geen belasting**')
})

test('the annex names the tax that is due, and no ordinary exemption in another regime', () => {
  const sold = {
    loten: [
      { effect: 'BV', datum: '2010-01-01', aantal: 1, prijs: 18_600, foto: 800_000, munt: 'EUR', wisselkoers: null },
    ],
    verkopen: [
      {
        effect: 'BV',
        datum: '2026-09-01',
        aantal: 1,
        prijs: 2_000_000,
        munt: 'EUR',
        wisselkoers: null,
        rekening: '',
        ingehouden: 'onder',
      },
    ],
  }
  const annex = (regime: string) => reportFor(calculator, { ...sold, regime }).letter!.paragraphs.join(' ')
  expect(annex('aanmerkelijk')).not.toContain('vrijstelling')
  expect(annex('aanmerkelijk')).toContain('Belasting: €\u00a02.500,00.')
  expect(annex('speculatief')).not.toContain('vrijstelling')
  expect(annex('gewoon')).toContain('vrijstelling €\u00a010.000,00')
})

const piece = { effect: 'A', aantal: 1 }
const bought = (prijs: number, foto: number | null = null) => ({
  ...piece,
  datum: foto === null ? '2026-01-05' : '2015-01-05',
  prijs,
  foto,
})
const soldOn = (datum: string, prijs: number) => ({ ...piece, datum, prijs })

// A loss of 100.000 in 2026 and a gain of 200.000 in 2027 (art. 102, § 4): each year stands alone.
test('a loss of another year does not lower the tax on a sale to your own company or on a significant holding', () => {
  const input = {
    loten: [bought(180, 500_000), bought(180, 500_000)],
    verkopen: [soldOn('2026-10-01', 400_000), soldOn('2027-10-01', 700_000)],
  }
  expect(numberOf(reportFor(calculator, { ...input, regime: 'intern' }), 'belasting')).toBe(66_000)
  const large = {
    ...input,
    loten: [bought(180, 5_000_000), bought(180, 5_000_000)],
    verkopen: [soldOn('2026-10-01', 4_000_000), soldOn('2027-10-01', 7_500_000)],
    regime: 'aanmerkelijk',
  }
  expect(numberOf(reportFor(calculator, large), 'belasting')).toBe(18_750)
})

// 2026: 20.000 gain before banks held back, so 1.000 to pay. 2027: 5.000 gain, 500 held back, all exempt.
test('what the bank held back too much in one year comes back beside the tax that another year asks', () => {
  const report = reportFor(calculator, {
    loten: [bought(0), bought(0)],
    verkopen: [soldOn('2026-05-29', 20_000), soldOn('2027-07-30', 5_000)],
  })
  expect(['terugTeVragen', 'bijTeBetalen', 'terugBijInhouding'].map((key) => numberOf(report, key))).toEqual([
    500, 1000, 500,
  ])
  expect(report.sentence).toContain('Voor een ander jaar betaal je nog €\u00a01.000,00.')
  const choice = report.tables.find(({ key }) => key === 'inhouden')
  expect(choice?.columns.map(({ label }) => label)).toContain('Terug via je aangiften')
  expect(choice?.rows[0]?.slice(1, 5)).toEqual([500, 500, 1000, 1000])
})

test('tax that the bank partly held back is not called an amount to declare in whole', () => {
  const { sentence } = reportFor(calculator, {
    loten: [bought(0), bought(0)],
    verkopen: [soldOn('2026-05-29', 20_000), soldOn('2026-07-30', 5_000)],
  })
  expect(sentence).toContain('De bank houdt €\u00a0500,00 in; via je aangifte betaal je nog €\u00a01.000,00.')
})

test('only a loss that dies with its year is said to die with it', () => {
  const said = (regime: string, datum: string) =>
    reportFor(calculator, { loten: [bought(180, 180)], verkopen: [soldOn(datum, 40)], regime })
      .notices.map(({ text }) => text)
      .join(' ')
  expect(said('gewoon', '2026-10-01')).toContain('enkel in hetzelfde jaar')
  expect(said('speculatief', '2026-10-01')).not.toContain('enkel in hetzelfde jaar')
  expect(said('gewoon', '2025-10-01')).not.toContain('enkel in hetzelfde jaar')
})

test('a year of loss is told as a loss, without a base below zero', () => {
  const { steps } = reportFor(calculator, { loten: [bought(100)], verkopen: [soldOn('2026-10-01', 60)] })
  expect(steps.map(({ text }) => text).join(' ')).toContain('verloor je netto €\u00a040,00: er is **geen** winst')
  expect(steps.flatMap(({ sum }) => sum ?? []).some(({ label }) => label === 'Belastbaar')).toBe(false)
})

test('a list too long for a sum is left to the table, and one piece is called a piece', () => {
  const sumOf = (lots: number) =>
    reportFor(calculator, {
      loten: Array.from({ length: lots }, (_, place) => bought(place)),
      verkopen: [{ ...soldOn('2026-10-01', 100), aantal: lots }],
    }).steps[0]?.sum
  expect(sumOf(21)).toBeUndefined()
  expect(sumOf(20)).toHaveLength(21)
  expect(sumOf(2)?.[0]?.label).toContain('1 stuk,')
})

test('a gain that a higher own price brings to zero is no formula in a spreadsheet', () => {
  const column = (prijs: number) =>
    one(1000, 800, prijs)
      .tables.find(({ key }) => key === 'loten')
      ?.columns.find(({ key }) => key === 'winst')
  expect(column(900)?.formula).toBeUndefined()
  expect(column(1100)?.formula).toBe('{opbrengst}-{basis}')
})

test('what is left of the exemption is told in pieces that can be sold', () => {
  const left = (prijs: number, aantal: number) =>
    reportFor(calculator, {
      loten: [{ ...bought(100), aantal }],
      verkopen: [soldOn('2026-10-01', 5000)],
      koersen: [{ effect: 'A', koers: prijs }],
    }).sentence
  expect(left(9900, 2)).toContain('te weinig voor een stuk A')
  expect(left(4000, 3)).toContain('dat is 1 stuk A')
  expect(left(200, 2)).toContain('alles wat je nog van A hebt, past daarin')
})

test('what was sold in an earlier year fills no exemption of this year', () => {
  const keys = (today: string) => reportFor(calculator, {}, situation(today)).charts.map(({ key }) => key)
  expect(keys('2026-11-15')).toContain('vrijstelling')
  expect(keys('2027-01-02')).toEqual(['opbouw'])
})
