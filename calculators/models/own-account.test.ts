import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Household, householdBill, totalDue } from '#calculators/models/household.ts'
import { addedTax, ownAccountBill } from '#calculators/models/own-account.ts'
import { roundCents } from '#finance/money.ts'
import { forfaitaireKosten } from '#rules/belasting/personenbelasting.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import type { StatuutZelfstandige } from '#rules/zelfstandigen/zelfstandigen.ts'

const law = openLaw('2026-11-16')
const family = (kinderen: number): Household => ({
  gezin: 'alleenstaand',
  kinderen,
  inkomenPartner: 0,
  gewest: 'vlaanderen',
  gemeentebelasting: 0.07,
})

test('beside a wage the activity costs what it adds to the assessment, with what it takes off the credit for children', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 12_000, max: 60_000 }),
      fc.integer({ min: 1_000, max: 40_000 }),
      (kinderen, other, income) => {
        const beside = { statuut: 'bijberoep', other } as const
        const due = (inkomen: number) =>
          totalDue(
            householdBill(law, family(kinderen), {
              soort: 'werknemer',
              inkomen,
              kosten: forfaitaireKosten(law, other, 'werknemer'),
            }),
          )
        const of = (amount: number) => ownAccountBill(law, family(kinderen), beside, amount)
        const added = addedTax(of(income), of(0)).totaal
        expect(added).toBeCloseTo(roundCents(due(other + income) - due(other)), 6)
      },
    ),
  )
})

test('a side activity and a student get no credit for a low income, a helping partner the smaller one', () => {
  const credit = (statuut: StatuutZelfstandige, income: number) =>
    ownAccountBill(law, family(0), { statuut, other: 0 }, income).activiteitskrediet
  // Art. 289ter, § 1, 5° and § 2: 440 and 200 euro of the law times 2,0592, to ten euro.
  expect([credit('hoofdberoep', 15_000), credit('primostarter', 15_000), credit('meewerkend', 15_000)]).toEqual([
    910, 910, 410,
  ])
  expect([credit('bijberoep', 15_000), credit('student', 15_000)]).toEqual([0, 0])
  // Equated with a side activity up to 9.101,26 in 2026.
  expect([credit('artikel37', 9_101.25), credit('artikel37', 9_101.26)]).toEqual([0, 910])
})

test('without any other income the credit for children that comes anyway is no cost of the activity', () => {
  const beside = { statuut: 'hoofdberoep', other: 0 } as const
  const of = (amount: number) => ownAccountBill(law, family(2), beside, amount)
  expect(totalDue(of(0))).toBeLessThan(0)
  expect(addedTax(of(40_000), of(0)).totaal).toBe(totalDue(of(40_000)))
})
