import { ofToday, runningOfToday } from '#calculators/common/of-today.ts'
import { historicBand, historyMean, historyYears } from '#calculators/common/history.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { year as yearOf } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { portableLog } from '#finance/random.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { isBelast, meerwaardebelasting, opgespaardeVrijstelling } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import type { Values } from './inputs.ts'
import { PROFILES, type ProfileName } from './choices-profiles.ts'
import { type Fan, fansOf, grown, type MarketPlan, netMean, returnOf } from './model.ts'

/** One series for everybody: the same link gives the same figures. */
const SEED = 1
const MIDDLE = 2

export function planOf(values: Values, profile: ProfileName = values.profiel): MarketPlan {
  const own = profile === values.profiel
  const { mean, volatility } = PROFILES[profile]
  return {
    start: values.startbedrag,
    monthly: values.perMaand,
    years: values.duur,
    due: values.storting === 'begin',
    mean: own ? (values.rendement ?? mean) : mean,
    volatility: own ? (values.volatiliteit ?? volatility) : volatility,
    fee: values.kosten,
    entryFee: values.instapkost,
    seed: SEED,
  }
}

/** What is left of a value after selling everything in a year; earlier years only let the unused exemption run on. */
function netAfter(law: Law, values: Values, today: string) {
  const first = yearOf(today)
  const { belasting, titularissen: persons, startbedrag, perMaand } = values
  const taxed = belasting && isBelast(law, law.date)
  // The same for every amount of a year.
  const carriedTo = new Map<number, number>()
  return (value: number, years: number): number => {
    if (!taxed) return roundCents(value)
    const year = first + years
    const carried = carriedTo.get(year) ?? opgespaardeVrijstelling(law, first, year, persons)
    carriedTo.set(year, carried)
    const net = roundCents(value - startbedrag - perMaand * 12 * years)
    return roundCents(value - meerwaardebelasting(law, { year, net, persons, carried }).tax)
  }
}

/** Of so many plans like this one. */
const DOTS = 50

/** How many dots end below what was paid in, keep less than its purchasing power, and do better. */
function dotsOf(fan: Fan, paidIn: number, inflated: number) {
  const below = Math.round(fan.chanceBelow(paidIn) * DOTS)
  const worn = Math.max(0, Math.round(fan.chanceBelow(Math.max(paidIn, inflated)) * DOTS) - below)
  return { below, worn, above: DOTS - below - worn, all: DOTS }
}

const endOf = (fan: Fan): readonly number[] => fan.rows.at(-1) ?? []

export function solve(values: Values, { law, today }: Env) {
  const { duur: years, startbedrag, perMaand, inflatie } = values
  const plan = planOf(values)
  const entered = (amount: number) => amount * (1 - plan.entryFee)
  const others = (Object.keys(PROFILES) as ProfileName[]).filter((name) => name !== values.profiel)
  const fans = fansOf([
    plan,
    { ...plan, fee: 0, entryFee: 0 },
    { ...plan, fee: values.kostenAnder },
    ...others.map((name) => planOf(values, name)),
  ])
  const [fan, withoutFees, withOtherFee] = [at(fans, 0), at(fans, 1), at(fans, 2)]
  const fanOf = (name: ProfileName) => (name === values.profiel ? fan : at(fans, 3 + others.indexOf(name)))
  const net = netAfter(law, values, today)
  const paidIn = roundCents(startbedrag + perMaand * 12 * years)
  const [low = 0, , middle = 0, , high = 0] = endOf(fan)
  const netMiddle = net(middle, years)
  // To the cent: the last bits of a power may differ between browsers, the count of paths below it may not.
  const inflated = roundCents(grown(plan, portableLog(1 + inflatie)))
  const free = net(endOf(withoutFees)[MIDDLE] ?? 0, years)
  const dear = net(endOf(withOtherFee)[MIDDLE] ?? 0, years)
  const past =
    values.profiel === 'dynamisch'
      ? historicBand(
          { ...plan, start: plan.start * (1 - plan.entryFee), monthly: plan.monthly * (1 - plan.entryFee) },
          (value) => net(value, years),
        )
      : null
  const rows = fan.rows.map((row, year) => ({
    year,
    paidIn: roundCents(startbedrag + perMaand * 12 * year),
    values: row.map((value) => net(value, year)),
  }))

  return {
    out: {
      nettoMediaan: netMiddle,
      nettoLaag: net(low, years),
      nettoHoog: net(high, years),
      ingelegd: paidIn,
      kansOnderInleg: fan.chanceBelow(paidIn),
      vandaag: roundCents(ofToday(netMiddle, inflatie, years)),
      winst: roundCents(netMiddle - paidIn),
      rendementMediaan: returnOf(plan, netMiddle),
      meerwaardebelasting: roundCents(roundCents(middle) - netMiddle),
      kostenTotaal: roundCents(free - netMiddle),
      kostenVerschil: roundCents(netMiddle - dear),
      kansOnderInflatie: fan.chanceBelow(inflated),
      historischLaag: past?.low ?? null,
      historischMidden: past?.middle ?? null,
      historischHoog: past?.high ?? null,
      mediaan: roundCents(middle),
      paden: fan.paths,
    },
    work: {
      plan,
      paidInToday: runningOfToday(
        rows.map((row) => row.paidIn),
        inflatie,
        rows.map((row) => row.year),
      ),
      netMean: netMean(plan),
      rows,
      free,
      dear,
      past,
      historyYears,
      historyMean,
      // The same return every year, without chance: what the ETF page calls its return.
      steady: net(
        grown({ ...plan, start: entered(startbedrag), monthly: entered(perMaand) }, portableLog(1 + netMean(plan))),
        years,
      ),
      dots: dotsOf(fan, paidIn, inflated),
      taxed: values.belasting && isBelast(law, law.date),
      profiles: (Object.keys(PROFILES) as ProfileName[]).map((name) => {
        const one = fanOf(name)
        return {
          name,
          own: one === fan,
          values: endOf(one).map((value) => net(value, years)),
          below: one.chanceBelow(paidIn),
        }
      }),
    },
  }
}
