/** How a yearly rate becomes a monthly one and how the instalment is rounded: the same choice on every loan page. */
import { choice } from '#calculators/kernel/fields.ts'
import { num } from '#calculators/kernel/format.ts'
import { roundTo } from '#finance/money.ts'
import { effective, monthlyActuarial, nominal, nominalToPeriodic, type PeriodicRate, perPeriod } from '#finance/rate.ts'

export type Omzetting = 'actuarieel' | 'proportioneel'
export type Afronding = 'gewoon' | 'naarBeneden'

export const CONVENTIONS_GROUP = 'Rekenwijze'

export const renteomzetting = choice({
  label: 'Omzetting naar maandrente',
  start: 'actuarieel',
  refine: true,
  group: CONVENTIONS_GROUP,
  hint: 'Belgische kredieten rekenen actuarieel. Delen door twaalf is de Nederlandse gewoonte.',
  options: [
    { value: 'actuarieel', label: 'actuarieel: (1 + jaarrente)^(1/12) − 1' },
    { value: 'proportioneel', label: 'proportioneel: jaarrente ÷ 12' },
  ],
})

export const afronding = choice({
  label: 'Afronding van de maandlast',
  start: 'gewoon',
  refine: true,
  group: CONVENTIONS_GROUP,
  hint: 'Sommige kredietgevers kappen af op de cent.',
  options: [
    { value: 'gewoon', label: 'gewoon, op de dichtste cent' },
    { value: 'naarBeneden', label: 'naar beneden' },
  ],
})

export const vergoedingsbasis = {
  label: 'Vergoeding gerekend met',
  start: 'jaarrente',
  refine: true,
  hint: 'De meeste bronnen delen de jaarrente door twaalf. Sommige banken nemen de maandrente uit het contract.',
  options: [
    { value: 'jaarrente', label: 'jaarrente ÷ 12' },
    { value: 'maandrente', label: 'de maandrente van het krediet' },
  ],
} as const

export function monthlyRate(yearly: number, omzetting: Omzetting = 'actuarieel'): PeriodicRate {
  return omzetting === 'actuarieel' ? monthlyActuarial(effective(yearly)) : nominalToPeriodic(nominal(yearly), 12)
}

/** Some banks work with the monthly rate as they print it: four decimals of a percent. */
export function printedRate(rate: PeriodicRate): PeriodicRate {
  return perPeriod(roundTo(rate, 6))
}

export const roundingOf = (choiceOfVisitor: Afronding) => (choiceOfVisitor === 'naarBeneden' ? 'down' : 'half-up')

/** "(1 + 3,25 %)^(1/12) − 1 = 0,2669 %" */
export function monthlyRateFormula(yearly: number, rate: PeriodicRate, omzetting: Omzetting): string {
  const year = `${num(yearly * 100, 4, 2)} %`
  const month = `${num(rate * 100, 6, 4)} %`
  return omzetting === 'actuarieel' ? `(1 + ${year})^(1/12) − 1 = ${month}` : `${year} ÷ 12 = ${month}`
}
