/** What one car costs from the day it is bought or leased until it goes. */
import { type CarKind, carLoanRate } from '#calculators/common/loan-rates.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { type CreditTest, testCredit } from '#calculators/lenen/credit-test.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { carSizes, fuelPrices, insurance, powerPrices, upkeep } from '#data/car-use.ts'
import { loanSchedule, type LoanSchedule } from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { largestRemainder } from '#finance/shares.ts'
import { compound } from '#finance/rate.ts'
import { type Auto, maandenOud } from '#rules/auto/auto.ts'
import { biv, type Biv } from '#rules/auto/biv.ts'
import { verkeersbelasting, type Verkeersbelasting } from '#rules/auto/verkeersbelasting.ts'
import { kleinsteKredietbedrag } from '#rules/krediet/consumentenkrediet.figures.ts'
import { langsteLooptijd } from '#rules/krediet/consumentenkrediet.ts'
import type { CarRow, CarValues } from './inputs.ts'
import { type Part, PARTS } from './choices-parts.ts'

/** From this age on banks ask the rate of a used car. */
const USED_MONTHS = 36

/** A row with every figure in it: those of a typical car where the visitor chose one. */
const complete = (row: CarRow): CarRow =>
  row.klasse === 'eigen' ? row : { ...row, ...carSizes[row.klasse][row.aandrijving] }

const GUIDE = { verzekering: insurance.perYear, onderhoud: upkeep.perYear } as const
type Guided = keyof typeof GUIDE

const autoOf = (row: CarRow): Auto => ({
  ...row,
  euronorm: row.euronorm === 'onbekend' ? null : Number(row.euronorm.charAt(0)),
  roetfilter: row.euronorm.endsWith('f'),
})

function kindOf({ law }: Env, auto: Auto): CarKind {
  if (auto.aandrijving === 'elektrisch') return 'elektrisch'
  return maandenOud(law, auto) >= USED_MONTHS ? 'tweedehands' : 'nieuw'
}

/** The price per kWh: what the visitor typed, else that of the region. */
export const powerPrice = ({ prijsStroom, gewest }: CarValues): number => prijsStroom ?? powerPrices[gewest]

/** What driving 100 km costs. */
function energyPer100({ aandrijving, verbruik, stroom }: CarRow, values: CarValues) {
  const litres = aandrijving === 'elektrisch' ? 0 : verbruik
  const power = aandrijving === 'elektrisch' || aandrijving === 'hybride' ? stroom : 0
  const fuel = aandrijving === 'diesel' ? ('diesel' as const) : ('benzine' as const)
  const typed = fuel === 'diesel' ? values.prijsDiesel : values.prijsBenzine
  const fuelPrice = typed ?? fuelPrices[fuel]
  return {
    litres,
    power,
    fuel,
    fuelPrice,
    cost: litres * fuelPrice + power * powerPrice(values),
    /** Which of its prices are ours, because the visitor typed none. */
    reference: { fuel: litres > 0 && typed === null, power: power > 0 && values.prijsStroom === null },
  }
}

type CarLoan = {
  readonly amount: number
  readonly kind: CarKind
  readonly jkp: number
  readonly reference: boolean
  readonly schedule: LoanSchedule
  /** Null below the smallest amount to which the ceilings apply. */
  readonly test: CreditTest | null
}

function loanOf(row: CarRow, values: CarValues, env: Env): CarLoan | null {
  if (row.betaling !== 'lening') return null
  const amount = row.geleend ?? row.prijs
  const longest = Math.min(values.jaren * 12, langsteLooptijd(env.law, amount))
  const periods = values.leningMaanden ?? longest
  const kind = kindOf(env, autoOf(row))
  const jkp = values.jkp ?? carLoanRate(env, kind).rate
  return {
    amount,
    kind,
    jkp,
    reference: values.jkp === null,
    schedule: loanSchedule({ principal: amount, periods, periodicRate: monthlyRate(jkp) }),
    test:
      amount < env.law(kleinsteKredietbedrag) ? null : testCredit(env.law, { bedrag: amount, looptijd: periods, jkp }),
  }
}

/** Interest while one drives the car: a loan that runs on after it goes on being paid, but for no car. */
const interestUntil = (loan: CarLoan | null, months: number) =>
  roundedSum((loan?.schedule.rows ?? []).slice(0, months).map(({ interest }) => interest))

export type CarCost = {
  readonly row: CarRow
  readonly months: number
  /** Over the whole time. */
  readonly parts: Readonly<Record<Part, number>>
  readonly total: number
  readonly perMonth: number
  /** The parts of a month, which add up to it. */
  readonly monthly: Readonly<Record<Part, number>>
  readonly perKm: number
  readonly fixed: number
  readonly energy: ReturnType<typeof energyPer100>
  readonly energyPerYear: number
  readonly loan: CarLoan | null
  readonly own: number
  readonly endValue: number | null
  readonly biv: Biv | null
  readonly taks: Verkeersbelasting | null
  /** Insurance and upkeep of a year. In the rent of a lease they are not counted twice. */
  readonly yearly: Readonly<Record<Guided, number>>
  /** Which of them are ours, because the visitor left them empty. */
  readonly guided: readonly Guided[]
}

const byPart = (amounts: readonly number[]) =>
  Object.fromEntries(PARTS.map((part, index) => [part, amounts[index] ?? 0])) as Readonly<Record<Part, number>>

export function carCost(given: CarRow, values: CarValues, env: Env): CarCost {
  const row = complete(given)
  const { jaren, kilometers, gewest } = values
  const months = jaren * 12
  const lease = row.betaling === 'lease'
  const auto = autoOf(row)
  const loan = loanOf(row, values, env)
  const own = lease ? 0 : roundCents(row.prijs - (loan?.amount ?? 0))
  const endValue = lease ? null : roundCents(row.prijs * row.restwaarde)
  const once = lease ? null : biv(env.law, gewest, auto, values.gezin)
  const taks = lease ? null : verkeersbelasting(env.law, gewest, auto)
  const energy = energyPer100(row, values)
  const energyPerYear = roundCents((energy.cost * kilometers) / 100)
  const guided = lease ? [] : (['verzekering', 'onderhoud'] as const).filter((part) => row[part] === null)
  const ofYear = (part: Guided) => row[part] ?? (lease ? 0 : GUIDE[part])
  const yearly = { verzekering: ofYear('verzekering'), onderhoud: ofYear('onderhoud') }
  const amounts: Readonly<Record<Part, number>> = {
    waardeverlies: endValue === null ? 0 : roundCents(row.prijs - endValue),
    rente: roundCents(interestUntil(loan, months) + own * compound(values.spaarrente, jaren)),
    huur: lease ? roundCents((row.huur ?? 0) * months) : 0,
    energie: roundCents(energyPerYear * jaren),
    verzekering: roundCents(yearly.verzekering * jaren),
    onderhoud: roundCents(yearly.onderhoud * jaren),
    biv: once?.bedrag ?? 0,
    taks: roundCents((taks?.totaal ?? 0) * jaren),
  }
  const list = PARTS.map((part) => amounts[part])
  const total = roundedSum(list)
  const perMonth = roundCents(total / months)
  return {
    row,
    months,
    parts: amounts,
    total,
    perMonth,
    monthly: byPart(largestRemainder(perMonth, list)),
    perKm: total / (kilometers * jaren),
    fixed: roundCents(total - amounts.energie),
    energy,
    energyPerYear,
    loan,
    own,
    endValue,
    biv: once,
    taks,
    yearly,
    guided,
  }
}

/** What a loan that runs on after the last month still asks. */
export const owedOf = ({ loan, months }: CarCost): number => loan?.schedule.rows[months - 1]?.balance ?? 0

/** What leaves the account in each year, and last what the car still brings, once its loan is paid off. */
export function cashByYear(car: CarCost, years: number): number[] {
  const { loan, own, endValue, parts, energyPerYear, taks } = car
  const yearly = roundedSum([energyPerYear, car.yearly.verzekering, car.yearly.onderhoud, taks?.totaal ?? 0])
  const paid = Array.from({ length: years }, (_, index) => {
    const instalments = loan ? loan.schedule.rows.slice(index * 12, index * 12 + 12).map(({ payment }) => payment) : []
    const begin = index === 0 ? [own, parts.biv] : []
    return roundedSum([yearly, ...instalments, ...begin, roundCents(parts.huur / years)])
  })
  return [...paid, endValue === null ? 0 : roundCents(owedOf(car) - endValue)]
}

/** Nobody drives more in a year. */
const MOST_KM = 200_000

export type Tipping = {
  readonly km: number
  /** To the hundred: the rest would be false precision in a sentence. */
  readonly about: number
  readonly winner: 0 | 1
}

/** Kilometres a year at which two cars cost the same, and which one is the cheaper above it; null when one always is. */
export function tipping(first: CarCost, second: CarCost, years: number): Tipping | null {
  const gap = first.fixed - second.fixed
  const perKm = ((second.energy.cost - first.energy.cost) * years) / 100
  const km = perKm === 0 ? 0 : Math.round(gap / perKm)
  return km > 0 && km <= MOST_KM ? { km, about: Math.round(km / 100) * 100, winner: perKm < 0 ? 1 : 0 } : null
}
