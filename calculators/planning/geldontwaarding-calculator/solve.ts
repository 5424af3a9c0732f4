import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { at, last } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import type { inputs } from './inputs.ts'

/** How far the other two paths lie from the visitor's inflation where none was named: prices rather surprise upwards. */
const LOWER = 0.01
const HIGHER = 0.02

/** What an amount still buys after some years. Dividing by the price rise, not multiplying by one minus it. */
const buyingPower = (amount: number, inflation: number, years: number) => roundCents(amount / (1 + inflation) ** years)

type Path = { readonly balances: readonly number[]; readonly withdrawn: readonly number[] }

/** Balance per year on an account with interest, while the same amount is taken out at each year's end, if it is there. */
function account(amount: number, rate: number, withdrawal: number, years: number): Path {
  const balances = [amount]
  const withdrawn = [0]
  for (let year = 1; year <= years; year++) {
    const grown = last(balances) * (1 + rate)
    const out = Math.min(grown, withdrawal)
    balances.push(grown - out)
    withdrawn.push(roundCents(out))
  }
  return { balances: balances.map(roundCents), withdrawn }
}

/** Gross rate that keeps up with prices on a regulated account: tax only on interest above the exemption. */
function grossOnSavings(law: Law, amount: number, inflation: number): number {
  if (inflation <= 0) return 0
  const wanted = amount * inflation
  const free = law(spaarvrijstelling)
  const rate = law(voorheffingSpaarrekening)
  return wanted <= free ? inflation : (wanted - free * rate) / (1 - rate) / amount
}

export function solve(values: ValuesOf<typeof inputs>, { law }: Env) {
  const { bedrag, jaren, inflatie, nettoRente, opname, mand } = values
  const low = values.laag ?? inflatie - LOWER
  const high = values.hoog ?? inflatie + HIGHER
  const years = Array.from({ length: jaren + 1 }, (_, index) => index)
  const idle = account(bedrag, 0, opname, jaren)
  const saved = account(bedrag, nettoRente, opname, jaren)
  const takenPower = ({ withdrawn }: Path) => roundedSum(withdrawn.map((out, year) => buyingPower(out, inflatie, year)))
  const powers = (path: Path, rate: number) => path.balances.map((balance, year) => buyingPower(balance, rate, year))
  const idlePowers = powers(idle, inflatie)
  const savedPowers = powers(saved, inflatie)
  const lowPowers = powers(idle, low)
  const highPowers = powers(idle, high)
  const lost = roundCents(bedrag - last(idlePowers) - takenPower(idle))
  const step = jaren > 10 ? 5 : 1

  return {
    out: {
      koopkracht: last(idlePowers),
      koopkrachtRekening: last(savedPowers),
      nodig: roundCents(bedrag * (1 + inflatie) ** jaren),
      minimumBrutoSpaarrekening: grossOnSavings(law, bedrag, inflatie),
      minimumBruto: inflatie > 0 ? inflatie / (1 - law(roerendeVoorheffing)) : 0,
      verlies: lost,
      verliesProcent: lost / bedrag,
      koopkrachtLaag: last(lowPowers),
      koopkrachtHoog: last(highPowers),
      halveringstijd: inflatie > 0 && opname === 0 ? Math.log(2) / Math.log1p(inflatie) : null,
      opgenomen: roundedSum(idle.withdrawn),
      opgenomenKoopkracht: takenPower(idle),
      rente: roundCents(last(saved.balances) - bedrag + roundedSum(saved.withdrawn)),
      saldoRekening: last(saved.balances),
      verliesRekening: Math.max(0, roundCents(bedrag - last(savedPowers) - takenPower(saved))),
      minimumNetto: Math.max(0, inflatie),
      prijsfactor: (1 + inflatie) ** jaren,
    },
    work: {
      years,
      low,
      high,
      idlePowers,
      savedPowers,
      lowPowers,
      highPowers,
      idleEnd: last(idle.balances),
      /** First year in which nothing is left on the account; null when it lasts. */
      emptyAfter: opname > 0 ? (years.find((year) => year > 0 && at(saved.balances, year) === 0) ?? null) : null,
      step,
      rows: years
        .filter((year) => year % step === 0 || year === jaren)
        .map((year) => ({
          year,
          idle: at(idlePowers, year),
          saved: at(savedPowers, year),
          needed: roundCents(bedrag * (1 + inflatie) ** year),
          baskets: mand === null ? null : Math.floor(at(idlePowers, year) / mand),
        })),
      taxRate: law(roerendeVoorheffing),
      exemption: law(spaarvrijstelling),
    },
  }
}
