/** What is left of a severance: RSZ, and the average rate of the last normal year (art. 171, 5° WIB 92). */
import { householdTax, lawOfYear } from '#calculators/models/household.ts'
import { taxableYear } from '#calculators/models/taxable-pay.ts'
import { year } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { belastingschijven, gemeentebelastingRichtwaarde } from '#rules/belasting/personenbelasting.figures.ts'
import { hasBegun, type Law } from '#rules/kernel/dated.ts'
import { sleutelformule } from '#rules/loon/bedrijfsvoorheffing.figures.ts'
import { rszWerknemer } from '#rules/loon/loon.figures.ts'
import type { Values } from './inputs.ts'

/** Null for years whose tax we do not hold, and for somebody who owes the severance. */
export function netSeverance(today: Law, values: Values, gross: number) {
  // A notice of later years: by the law that we have.
  const law = lawOfYear(today, Math.min(year(values.kennisgeving), year(today.date)) - 1)
  const known = [belastingschijven, sleutelformule].every((figure) => hasBegun(figure, law.date))
  if (values.wie !== 'werkgever' || gross === 0 || !known) return null
  const statuut = values.profiel2013 === 'arbeider' ? 'arbeider' : 'bediende'
  const { kinderen } = values
  const inkomen = taxableYear(law, { bruto: values.maandloon, statuut, kinderen, tewerkstelling: 1, voordeel: 0 })
  const municipal = law(gemeentebelastingRichtwaarde)
  const working = values.gezin === 'partnerMetInkomen'
  // A partner with an income has a column of their own: it does not change this rate.
  const bill = householdTax(
    law,
    {
      gezin: working ? 'alleenstaand' : values.gezin,
      alleenwonendeOuder: !working,
      kinderen,
      gewest: 'vlaanderen',
      gemeentebelasting: municipal,
      inkomenPartner: 0,
    },
    { inkomen },
  )
  const { netto } = at(bill.kolommen, 0)
  const rate = netto > 0 ? (bill.belasting / netto) * (1 + municipal) : 0
  const rsz = roundCents(gross * law(rszWerknemer))
  const tax = roundCents((gross - rsz) * rate)
  return { rsz, tax, rate, net: roundCents(gross - rsz - tax) }
}
