import { describe, expect, test } from 'vitest'
import { roundCents } from '#finance/money.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { ereloonAankoopakte, kostenAankoopakte } from '#rules/wonen/notaris.ts'

const law = openLaw('2026-11-15')

describe('notary', () => {
  test('the scale until 2022 gives 1.878,66 on 150.000', () => {
    expect(ereloonAankoopakte(openLaw('2022-06-01'), 150_000, true).ereloon).toBe(1_878.66)
  })

  test.each([
    [200_000, 2_192.88, 1_929.06],
    [250_000, 2_477.88, 2_171.56],
    [300_000, 2_578.24, 2_321.74],
    [500_000, 2_978.24, 2_921.74],
  ])('the scales of 2023 on %i give %d and %d for the family home', (prijs, algemeen, gezin) => {
    expect(ereloonAankoopakte(law, prijs, false).ereloon).toBe(algemeen)
    expect(ereloonAankoopakte(law, prijs, true).ereloon).toBe(gezin)
  })

  test('a family home of 250.000 costs 9.370 with 2 % tax, to the ten euro the source rounds to', () => {
    expect(Math.round((kostenAankoopakte(law, 250_000, true).totaal + 5_000) / 10) * 10).toBe(9_370)
  })

  test.each([
    // Up to 20.000 the fixed part is 86 lower: 2,5 % to 17.500, then 1,75 % and 2 %.
    [20_000, 285 - 86 + 437.5 + 43.75, 257 - 86 + 437.5 + 50],
    [20_001, 285 + 437.5 + 43.77, 257 + 437.5 + 50.02],
    [1, 285 - 86 + 0.03, 257 - 86 + 0.03],
  ])('a price of %i pays a fee of %d, or %d for the family home', (prijs, algemeen, gezin) => {
    expect(ereloonAankoopakte(law, prijs, false).ereloon).toBeCloseTo(algemeen, 10)
    expect(ereloonAankoopakte(law, prijs, true).ereloon).toBeCloseTo(gezin, 10)
  })

  test('the fee is the fixed part and the sum of the brackets', () => {
    const { ereloon, vast, schaal } = ereloonAankoopakte(law, 250_000, true)
    expect(vast).toBe(257)
    expect(roundCents(vast + schaal.tax)).toBe(ereloon)
  })

  test('the deed of a family home of 250.000, line by line', () => {
    const { lijnen, ...rest } = kostenAankoopakte(law, 250_000, true)
    const [state, notary, others] = ['overheid', 'notaris', 'derden'] as const
    // VAT: 21 % of 2.171,56 + 855 + 250 + 100; the retribution carries none.
    expect(lijnen.map(({ key, label, bedrag, naar }) => [key, label, bedrag, naar])).toEqual([
      ['ereloon', 'Ereloon notaris', 2_171.56, notary],
      ['administratie', 'Administratieve kosten', 855, notary],
      ['derden', 'Opzoekingen en attesten', 250, others],
      ['geschriften', 'Recht op geschriften', 100, state],
      ['overschrijving', 'Overschrijving van de akte', 285, state],
      ['btw', 'Btw op ereloon, administratie, opzoekingen en geschriften', 709.08, state],
    ])
    expect(rest).toEqual({ totaal: 2_171.56 + 855 + 250 + 100 + 285 + 709.08, ereloon: 2_171.56, btw: 709.08 })
  })

  test.each([
    ['2022-06-30', 1_000, 50, 230],
    ['2022-07-01', 1_000, 100, 230],
    ['2023-01-01', 750, 100, 230],
    ['2024-12-31', 813, 100, 270],
    ['2025-12-31', 838, 100, 278],
    ['2026-01-01', 855, 100, 285],
  ])(
    'on %s file costs are %i, the duty on documents %i and the retribution %i',
    (date, file, documents, transcription) => {
      const { lijnen } = kostenAankoopakte(openLaw(date), 250_000, false, 0)
      const amounts = Object.fromEntries(lijnen.map(({ key, bedrag }) => [key, bedrag]))
      expect(amounts).toMatchObject({
        administratie: file,
        derden: 0,
        geschriften: documents,
        overschrijving: transcription,
      })
    },
  )
})
