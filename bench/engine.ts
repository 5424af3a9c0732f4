/** The computing core beside a public library (formulajs) that does the same work. */
import { IPMT, MAX, MIN, NORMINV, PPMT, ROUND, SUM, SUMPRODUCT, XIRR } from '@formulajs/formulajs'
import { xirr } from '#finance/cashflow.ts'
import { addMonths } from '#finance/dates.ts'
import { loanSchedule } from '#finance/loan.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'
import { logNormal, monteCarlo } from '#finance/simulation.ts'
import { aanslag } from '#rules/belasting/aanslag.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import {
  autonomiefactor,
  belastingschijven,
  belastingvrijeSom,
  forfaitMaximum,
  forfaitTarief,
  gewestelijkeOpcentiemen,
  schijvenVrijeSom,
} from '#rules/belasting/personenbelasting.figures.ts'
import type { Line } from './line.ts'

const library = 'formulajs'

export function engineLines(): Line[] {
  return [schedule(), internalRate(), incomeTax(), simulation()]
}

function schedule(): Line {
  const principal = 250_000
  const rate = monthlyActuarial(effective(0.035))
  const ours = () => loanSchedule({ principal, periods: 360, periodicRate: rate })
  const theirs = () => {
    let balance = principal
    return Array.from({ length: 360 }, (_, index) => {
      const interest = Number(IPMT(rate, index + 1, 360, -principal))
      const capital = Number(PPMT(rate, index + 1, 360, -principal))
      balance -= capital
      return { interest, capital, balance }
    })
  }
  agree(
    'schedule',
    ours().totalInterest,
    theirs().reduce((sum, row) => sum + row.interest, 0),
    2,
  )
  return line('loan schedule, 360 rows', ours, theirs, library)
}

function internalRate(): Line {
  const dates = Array.from({ length: 361 }, (_, index) => addMonths('2020-01-15', index))
  const amounts = dates.map((_, index) => (index === 0 ? -200_000 : 1_000 + (index % 7)))
  const flows = dates.map((date, index) => ({ date, amount: amounts[index] ?? 0 }))
  const ours = () => xirr(flows) ?? Number.NaN
  const theirs = () => Number(XIRR(amounts, dates, 0.05))
  agree('xirr', ours(), theirs(), 1e-6)
  return line('XIRR, 361 flows', ours, theirs, library)
}

function incomeTax(): Line {
  const law = openLaw('2026-06-30')
  const [pay, municipal] = [45_000, 0.07]
  const ours = () => {
    const result = aanslag(law, [{ soort: 'werknemer', inkomen: pay }], {
      gewest: 'vlaanderen',
      gemeentebelasting: municipal,
    })
    return result.belasting + result.gemeentebelasting
  }
  // The same lines as cells of a spreadsheet: scales as SUMPRODUCT over thresholds and steps, each line rounded.
  const steps = (scale: typeof brackets) => ({
    from: scale.map((_, index) => scale[index - 1]?.upTo ?? 0),
    step: scale.map(({ rate }, index) => rate - (scale[index - 1]?.rate ?? 0)),
  })
  const [brackets, factor, region] = [law(belastingschijven), law(autonomiefactor), law(gewestelijkeOpcentiemen)]
  const [scale, free, exempt] = [steps(brackets), steps(law(schijvenVrijeSom)), law(belastingvrijeSom)]
  const [costRate, costMaximum] = [law(forfaitTarief), law(forfaitMaximum)]
  const onScale = (amount: number, { from, step }: typeof scale) =>
    Number(
      SUMPRODUCT(
        from.map((threshold) => Number(MAX(0, amount - threshold))),
        step,
      ),
    )
  const theirs = () => {
    const taxable = SUM(pay, -MIN(costMaximum, ROUND(pay * costRate, 2)))
    const basic = Number(ROUND(onScale(taxable, scale), 2))
    const principal = Number(MAX(0, SUM(basic, -ROUND(onScale(exempt, free), 2))))
    const reduced = Number(ROUND(principal * (1 - factor), 2))
    const tax = SUM(reduced, ROUND(reduced * region.vlaanderen, 2))
    return SUM(tax, ROUND(tax * municipal, 2))
  }
  agree('income tax', ours(), theirs(), 0.02)
  return line('income tax, every line and its sources', ours, theirs, `${library}, the same lines as cells`)
}

function simulation(): Line {
  const [paths, periods, mean, volatility] = [10_000, 30, 0.06, 0.15]
  const ours = () => monteCarlo({ paths, periods, start: 10_000, flows: 1_000, mean, volatility, seed: 1 }).mean
  const { mu, sigma } = logNormal(mean, volatility)
  const theirs = () => {
    const final = Array.from({ length: paths }, () => {
      let balance = 10_000
      for (let year = 0; year < periods; year += 1)
        balance = (balance + 1_000) * Math.exp(Number(NORMINV(Math.random(), mu, sigma)))
      return balance
    })
    return final.reduce((sum, balance) => sum + balance, 0) / paths
  }
  agree('simulation', ours() / theirs(), 1, 0.1)
  return line('simulation, 10,000 paths of 30 years', ours, theirs, `${library} NORMINV`)
}

function line(name: string, ours: () => unknown, theirs: () => unknown, than: string): Line {
  return { name, unit: '/s', ours: perSecond(ours), reference: perSecond(theirs), than }
}

/** Best of five short rounds: noise of a shared machine only ever slows down. */
function perSecond(work: () => unknown): number {
  const round = 250
  let best = 0
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const start = performance.now()
    let count = 0
    let elapsed = 0
    while (elapsed < round) {
      work()
      count += 1
      elapsed = performance.now() - start
    }
    // The first round warms up the compiler.
    if (attempt > 0) best = Math.max(best, (count / elapsed) * 1000)
  }
  return best
}

/** A comparison only counts when both sides compute the same. */
function agree(name: string, ours: number, theirs: number, tolerance: number): void {
  if (!(Math.abs(ours - theirs) <= tolerance)) throw new Error(`${name}: ours ${ours}, reference ${theirs}`)
}
