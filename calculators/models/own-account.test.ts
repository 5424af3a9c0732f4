import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Household, householdBill, totalDue } from '#calculators/models/household.ts'
import { addedTax, ownAccountBill } from '#calculators/models/own-account.ts'
import { roundCents } from '#finance/money.ts'
import { forfaitaireKosten } from '#rules/belasting/personenbelasting.ts'
import { openLaw } from '#rules/kernel/dated.ts'

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

test('without any other income the credit for children that comes anyway is no cost of the activity', () => {
  const beside = { statuut: 'hoofdberoep', other: 0 } as const
  const of = (amount: number) => ownAccountBill(law, family(2), beside, amount)
  expect(totalDue(of(0))).toBeLessThan(0)
  expect(addedTax(of(40_000), of(0)).totaal).toBe(totalDue(of(40_000)))
})
