/**
 * Rent indexation of a main residence: new rent = base rent × new health index ÷ starting index, at most
 * once a year, with a correction for badly insulated homes with an older contract.
 * Leaves out: Wallonia's own freeze of 2022-2023 and rents that were changed by agreement.
 */
import { addYears, monthOf, shiftMonth } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { dated, type Law } from '#rules/dated.ts'
import type { Gewest } from '#rules/gewest.ts'
import { indexOf } from '#rules/prijsindex.ts'

export type Epc = 'geen' | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g'

type EpcRule = { readonly before: string; readonly half: readonly Epc[]; readonly frozen: readonly Epc[] }

/** Contracts before these dates, and the labels whose indexation was halved or frozen for a year. */
export const epcCorrectie = dated<Readonly<Record<Gewest, EpcRule | null>>>(
  'Correctie van de huurindexering volgens het EPC',
  'schaal',
  [
    {
      from: '2022-10-01',
      value: {
        vlaanderen: { before: '2022-10-01', half: ['d'], frozen: ['geen', 'e', 'f'] },
        brussel: { before: '2022-10-14', half: ['e'], frozen: ['f', 'g'] },
        wallonie: null,
      },
    },
  ],
  {
    source:
      'Vlaams decreet van 3 oktober 2022; Brusselse ordonnantie van 13 oktober 2022; vlaanderen.be en huisvesting.brussels',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    note: 'De factor van de bevroren labels volgt uit de bevriezing van een jaar; de factor van de halve indexering staat in de officiële uitleg.',
  },
)

export const terugwerkendeMaanden = dated(
  'Terugwerking van een gevraagde huurindexering',
  'maanden',
  [{ from: '1991-02-28', value: 3 }],
  {
    source: 'Vlaams Woninghuurdecreet, art. 34; Brusselse Huisvestingscode; oud Burgerlijk Wetboek',
    article: 'art. 1728bis oud BW',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export type RentPlan = {
  readonly region: Gewest
  readonly rent: number
  readonly signed: string
  readonly start: string
  readonly on: string
  readonly epc: Epc
}
export type RentIndexation = {
  /** The anniversary that this indexation belongs to. */
  readonly anniversary: string
  readonly startMonth: string
  readonly startIndex: number
  readonly newMonth: string
  readonly newIndex: number
  readonly factor: number
  readonly correction: 'geen' | 'half' | 'bevroren'
  readonly rent: number
  readonly uncorrected: number
}

/** Last anniversary of the start that is not after the wanted day. */
export function lastAnniversary(start: string, on: string): string | null {
  let years = Number(on.slice(0, 4)) - Number(start.slice(0, 4))
  while (years > 0 && addYears(start, years) > on) years--
  return years > 0 ? addYears(start, years) : null
}

/** The month whose index counts at the start: before the start, in Brussels before the signature. */
export const startIndexMonth = (plan: Pick<RentPlan, 'region' | 'signed' | 'start'>) =>
  shiftMonth(monthOf(plan.region === 'brussel' ? plan.signed : plan.start), -1)

export function indexeerHuur(law: Law, plan: RentPlan): RentIndexation | { readonly missing: string } | null {
  const anniversary = lastAnniversary(plan.start, plan.on)
  if (anniversary === null) return null
  const startMonth = startIndexMonth(plan)
  const newMonth = shiftMonth(monthOf(anniversary), -1)
  const startPoint = indexOf(law, startMonth, 'gezondheid')
  const newPoint = indexOf(law, newMonth, 'gezondheid')
  if (!startPoint) return { missing: startMonth }
  if (!newPoint) return { missing: newMonth }
  const rule = law(epcCorrectie)[plan.region]
  const applies = rule !== null && plan.signed < rule.before && anniversary >= addYears(rule.before, 1)
  const correction = !applies
    ? 'geen'
    : rule.half.includes(plan.epc)
      ? 'half'
      : rule.frozen.includes(plan.epc)
        ? 'bevroren'
        : 'geen'
  const monthOfYear = newMonth.slice(5)
  const index2022 = indexOf(law, `2022-${monthOfYear}`, 'gezondheid')?.value ?? 1
  const index2023 = indexOf(law, `2023-${monthOfYear}`, 'gezondheid')?.value ?? 1
  const factor =
    correction === 'half'
      ? (0.5 * (index2022 + index2023)) / index2023
      : correction === 'bevroren'
        ? index2022 / index2023
        : 1
  const uncorrected = (plan.rent * newPoint.value) / startPoint.value
  return {
    anniversary,
    startMonth,
    startIndex: startPoint.value,
    newMonth,
    newIndex: newPoint.value,
    factor,
    correction,
    rent: roundCents(uncorrected * factor),
    uncorrected: roundCents(uncorrected),
  }
}
