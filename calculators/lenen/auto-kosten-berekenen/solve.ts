import type { Env } from '#calculators/kernel/fields.ts'
import { isStale } from '#calculators/kernel/market.ts'
import { fuelPrices, powerPrices } from '#data/car-use.ts'
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { WLTP } from '#rules/auto/auto.ts'
import { opdeciem } from '#rules/auto/verkeersbelasting.figures.ts'
import { carCost, type CarCost, cashByYear, owedOf, powerPrice, tipping } from './model.ts'
import type { CarValues } from './inputs.ts'

/** Points of the line over kilometres: up to twice what the visitor drives. */
const POINTS = 5

const atKilometers = ({ fixed, energy, months }: CarCost, km: number, years: number) =>
  roundCents((fixed + (energy.cost * km * years) / 100) / months)

export function solve(values: CarValues, env: Env) {
  const { jaren, kilometers } = values
  const cars = values.wagens.map((row) => carCost(row, values, env))
  const first = at(cars, 0)
  const second = cars[1] ?? null
  const { monthly, loan } = first
  const difference = second === null ? 0 : roundCents(second.perMonth - first.perMonth)
  const tip = second === null ? null : tipping(first, second, jaren)
  const distances = Array.from({ length: POINTS }, (_, index) => Math.round((kilometers * 2 * index) / (POINTS - 1)))
  const cash = cars.map((car) => cashByYear(car, jaren))
  const fuels = [...new Set(cars.flatMap(({ energy }) => (energy.reference.fuel ? [energy.fuel] : [])))]
  const powerUsed = cars.some(({ energy }) => energy.reference.power)
  return {
    out: {
      perMaand: first.perMonth,
      perKm: first.perKm,
      tweedePerMaand: second?.perMonth ?? null,
      verschilPerMaand: second === null ? null : Math.abs(difference),
      kantelKilometers: tip?.km ?? null,
      waardeverlies: monthly.waardeverlies,
      rente: monthly.rente,
      huur: monthly.huur,
      energie: monthly.energie,
      verzekering: monthly.verzekering,
      onderhoud: monthly.onderhoud,
      belastingen: roundCents(monthly.biv + monthly.taks),
      maandlast: loan?.schedule.payment ?? null,
      biv: first.biv?.bedrag ?? null,
      verkeersbelasting: first.taks?.totaal ?? null,
      totaal: first.total,
      waardeEinde: first.endValue,
      kredietkost: loan?.schedule.totalInterest ?? null,
      tweedePerKm: second?.perKm ?? null,
      tweedeTotaal: second?.total ?? null,
      tweedeBiv: second?.biv?.bedrag ?? null,
      tweedeVerkeersbelasting: second?.taks?.totaal ?? null,
    },
    work: {
      cars,
      difference,
      tip,
      distances,
      lines: cars.map((car) => distances.map((km) => atKilometers(car, km, jaren))),
      /** One row per year and a last one for the value that is left. */
      cash: at(cash, 0).map((amount, index) => [amount, ...cash.slice(1).map((list) => at(list, index))]),
      owes: cars.some((car) => owedOf(car) > 0),
      power: powerPrice(values),
      /** Reference prices that are behind the answer and have become old. */
      old: {
        fuel: fuels.length > 0 && isStale(fuelPrices.asOf, env.today) ? fuelPrices.asOf : null,
        power: powerUsed && isStale(powerPrices.asOf, env.today) ? powerPrices.asOf : null,
      },
      /** The prices of ours that were used. */
      reference: { fuels: fuels.map((fuel) => ({ fuel, price: fuelPrices[fuel] })), power: powerUsed },
      opdeciem: env.law(opdeciem),
      wltp: WLTP.slice(0, 4),
      savings: cars.some(({ own }) => own > 0),
    },
  }
}
