import { expect, test } from 'vitest'
import { numberOf, reportFor } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const buy = {
  datum: '2025-05-05',
  soort: 'aankoop',
  naam: 'A',
  aantal: 100,
  bedrag: 5000,
  foto: 60,
  afrekening: 'zelf',
}
const sell = { datum: '2026-09-07', soort: 'verkoop', naam: 'A', aantal: 100, bedrag: 20_000, afrekening: 'zelf' }

// 20.000 − 6.000 (photo) = 14.000; a tenth of 4.000. Stock exchange tax 0,35 % of 20.000 = 70, to be paid by the end of November.
test('a year from its lines: gain from the photo value, the order in its declaration, dividends with what comes back', () => {
  const report = reportFor(calculator, {
    inkomstenjaar: 2026,
    regels: [
      buy,
      sell,
      { datum: '2026-05-08', soort: 'dividend', naam: 'A', bedrag: 100, bron: 15, afrekening: 'bank' },
      { datum: '2026-06-08', soort: 'rente', naam: 'Rente', bedrag: 10, afrekening: 'zelf' },
    ],
  })
  expect(numberOf(report, 'meerwaardebelasting')).toBe(400)
  expect(numberOf(report, 'beurstaks')).toBe(70)
  // 30 % of 85 was held back and comes back; 30 % of 10 is declared.
  expect(numberOf(report, 'terugTeVragen')).toBe(25.5)
  expect(numberOf(report, 'zelfTeBetalen')).toBe(400 + 70 + 3)
  expect(report.tables.find(({ key }) => key === 'beurstaks')?.rows).toEqual([
    ['2026-09-01', '2026-10-31', '2026-11-30', 0.0035, 1, 20_000, 70],
  ])
  expect(report.tables.find(({ key }) => key === 'loten')?.rows).toHaveLength(1)
})

test('the securities account tax at the rate of the law on the last day of its period: doubled in June 2026', () => {
  const due = (inkomstenjaar: number) =>
    numberOf(reportFor(calculator, { inkomstenjaar, effectenrekening: [{ waarde: 1_200_000 }] }), 'effectentaks')
  // 1.200.000 × 0,15 % before the programme law of 30 May 2026, × 0,30 % since.
  expect([due(2025), due(2026)]).toEqual([1800, 3600])
})

// A fund with 40 % bonds, 10.000 up by 5.000: 2.000 is interest (30 %: 600), 3.000 a gain. The bank holds back 300, not 500.
test('on the part of a gain that is interest the bank holds back no tax on gains', () => {
  const report = reportFor(calculator, {
    inkomstenjaar: 2026,
    regels: [
      { datum: '2026-02-02', soort: 'aankoop', naam: 'V60A', aantal: 100, bedrag: 10_000, obligaties: 40 },
      { datum: '2026-09-07', soort: 'verkoop', naam: 'V60A', aantal: 100, bedrag: 15_000 },
    ].map((row) => ({ klasse: 'geen', afrekening: 'bank', ...row })),
  })
  expect(numberOf(report, 'reynderstaks')).toBe(600)
  expect(numberOf(report, 'ingehouden')).toBe(900)
  expect(numberOf(report, 'terugTeVragen')).toBe(300)
})

// 2.000 × 120 − 2.000 × 111,53 (Euronext Amsterdam, 31 December 2025) = 16.940; a tenth of 6.940.
test('a fund of our list has its value of the photo day without typing it, and the answer says so', () => {
  const report = reportFor(calculator, {
    inkomstenjaar: 2026,
    regels: [
      { datum: '2020-03-02', soort: 'aankoop', naam: 'IWDA', aantal: 2000, bedrag: 100_000 },
      { datum: '2026-09-07', soort: 'verkoop', naam: 'IWDA', aantal: 2000, bedrag: 240_000 },
    ].map((row) => ({ klasse: 'laag', afrekening: 'zelf', ...row })),
  })
  expect(numberOf(report, 'meerwaardebelasting')).toBe(694)
  expect(report.notices.map(({ text }) => text).join(' ')).toMatch(/IWDA €.111,53 op Euronext Amsterdam/)
})

// Paid 3.000, worth 1.500 on the photo day, sold for 2.000: no gain with the own price, but the bank holds back 10 % of 500.
test('what the bank holds back on a gain that the own price brings to zero is asked back', () => {
  const row = { naam: 'A', aantal: 100, klasse: 'geen', afrekening: 'bank' }
  const report = reportFor(calculator, {
    inkomstenjaar: 2026,
    regels: [
      { ...row, datum: '2019-03-01', soort: 'aankoop', bedrag: 3000, foto: 15 },
      { ...row, datum: '2026-07-01', soort: 'verkoop', bedrag: 2000 },
    ],
  })
  expect(['meerwaardebelasting', 'ingehouden', 'terugTeVragen'].map((key) => numberOf(report, key))).toEqual([
    0, 50, 50,
  ])
})

// Art. 19bis WIB 92 taxes no loss: paid 12.000, worth 9.500 on the photo day, sold at 10.000. The bank holds back a tenth of 500.
test('bonds that lost since the purchase have no interest to leave out of the gain since the photo day', () => {
  const report = reportFor(calculator, {
    inkomstenjaar: 2026,
    regels: [
      { datum: '2019-03-01', soort: 'aankoop', naam: 'B', aantal: 100, bedrag: 12_000, foto: 95, obligaties: 100 },
      { datum: '2026-09-07', soort: 'verkoop', naam: 'B', aantal: 100, bedrag: 10_000 },
    ].map((row) => ({ klasse: 'geen', afrekening: 'bank', ...row })),
  })
  expect(numberOf(report, 'reynderstaks')).toBe(0)
  expect(numberOf(report, 'meerwaardebelasting')).toBe(0)
  expect(numberOf(report, 'terugTeVragen')).toBe(50)
})

// A couple exempts 1.666: 872 and 425 at 30 %, 369 of 800 at 15 %. Of what a bank held back 261,60 + 55,35 comes back; the
// 425 stays out of the return, and the fund, which has no exemption, is declared: 30 % of 300.
test('what comes back on dividends of a bank does not hide what is to be declared for those of a broker abroad', () => {
  const report = reportFor(calculator, {
    inkomstenjaar: 2026,
    titularissen: 2,
    regels: [
      { datum: '2026-01-15', soort: 'dividend', naam: 'T', bedrag: 1_000, bron: 128, afrekening: 'bank' },
      { datum: '2026-02-16', soort: 'dividend', naam: 'A', bedrag: 500, bron: 75, afrekening: 'zelf' },
      { datum: '2026-03-16', soort: 'zorgvastgoed', naam: 'C', bedrag: 800, bron: 0, afrekening: 'bank' },
      { datum: '2026-04-15', soort: 'fonds', naam: 'V', bedrag: 300, bron: 0, afrekening: 'zelf' },
    ],
  })
  expect(numberOf(report, 'terugTeVragen')).toBe(316.95)
  expect(numberOf(report, 'zelfTeBetalen')).toBe(90)
  expect(numberOf(report, 'belastingDividenden')).toBe(154.65)
  expect(report.sentence).toContain('geef je rente en dividenden zonder inhouding aan en betaal **€\u00a090,00**')
  // 599,10 on 2.397 before the exemption: not 30 %, with care property at 15 %.
  const line = report.tables.find(({ key }) => key === 'overzicht')?.rows[0]
  expect(line?.at(-1)).toBeCloseTo(599.1 / 2_397, 6)
})
