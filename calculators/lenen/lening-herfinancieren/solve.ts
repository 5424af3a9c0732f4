import { homeLoanRate, personalLoanRate } from '#calculators/common/loan-rates.ts'
import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { testCredit } from '#calculators/lenen/credit-test.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { yearsOf } from '#calculators/lenen/schedule.ts'
import { periodsFromPayment } from '#finance/loan.ts'
import { roundCents, roundedSum, roundTo } from '#finance/money.ts'
import { renteVerschilVuistregel } from '#rules/krediet/woonkrediet.figures.ts'
import type { inputs, RefinanceValues } from './inputs.ts'
import { balanceOf, cumulative, feeRate, monthsLeft, type Switch, switchOf, tippingRate } from './model.ts'

type Typed = ValuesOf<typeof inputs>

/** The market's rate for the years that are left, or that of a personal loan. */
function referenceRate(typed: Typed, env: Env): { readonly rate: number; readonly month: string } {
  if (typed.soort === 'afbetaling') {
    const { rate, asOf } = personalLoanRate(env)
    return { rate, month: asOf.slice(0, 7) }
  }
  const years = Math.max(1, Math.round((typed.nieuweLooptijd ?? monthsLeft(typed)) / 12))
  const { rate, month } = homeLoanRate(env, years)
  return { rate, month }
}

/** Old beside new, year by year. */
function yearRows({ current, next }: Switch, line: readonly number[]) {
  const before = yearsOf(current)
  const after = yearsOf(next)
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const [old, renewed] = [before[index], after[index]]
    return {
      year: index + 1,
      old: old?.paid ?? 0,
      next: renewed?.paid ?? 0,
      difference: roundCents((old?.paid ?? 0) - (renewed?.paid ?? 0)),
      oldBalance: old?.balance ?? 0,
      nextBalance: renewed?.balance ?? 0,
      /** What the switch has brought when the loan stops here. */
      brought: line[Math.min((index + 1) * 12, line.length - 1)] ?? 0,
    }
  })
}

/** What makes up for the costs after so many months: instalments not paid and a lower balance. */
function earnedAt({ current, next }: Switch, month: number) {
  const until = (schedule: Switch['next']) => roundedSum(schedule.rows.slice(0, month).map(({ payment }) => payment))
  const owed = ({ rows }: Switch['next']) => rows[month - 1]?.balance ?? 0
  return { instalments: roundCents(until(current) - until(next)), balance: roundCents(owed(current) - owed(next)) }
}

/** A sale well before the costs are earned back: after five years, or halfway when that is sooner. */
function saleBefore(line: readonly number[], crossing: number) {
  if (crossing <= 12) return null
  const years = Math.max(1, Math.min(5, Math.floor(crossing / 24)))
  return { years, brought: line[years * 12] ?? 0 }
}

const costRow = ({ costs, saving }: Switch) => ({
  fee: costs.fee,
  notary: roundedSum([costs.deed, costs.release]),
  bank: roundedSum([costs.file, costs.valuation, costs.other]),
  total: costs.total,
  saving,
})

export function solve(typed: Typed, env: Env) {
  const { law } = env
  const reference = typed.nieuweRente === null ? referenceRate(typed, env) : null
  const values: RefinanceValues = {
    ...typed,
    saldo: balanceOf(typed),
    nieuweRente: typed.nieuweRente ?? reference?.rate ?? 0,
  }
  const change = switchOf(law, values)
  const { current, next, plain, costs, saving, months, newMonths } = change
  const home = values.soort === 'woonkrediet'
  const line = cumulative(values, change)
  // From here on it stays won: a loan that runs longer may lose it again.
  const crossing = line.findIndex((amount, index) => amount >= 0 && line.slice(index).every((later) => later >= 0))
  const other = switchOf(law, { ...values, waar: values.waar === 'eigenBank' ? 'andereBank' : 'eigenBank' })
  const [own, elsewhere] = values.waar === 'eigenBank' ? [change, other] : [other, change]
  const sameTerm = periodsFromPayment(
    change.principal,
    current.payment,
    monthlyRate(values.nieuweRente, values.renteomzetting),
  )
  const shown = line.flatMap((value, index) =>
    index % 12 === 0 || index === line.length - 1 ? [{ value, year: Number((index / 12).toFixed(2)) }] : [],
  )
  const rule = law(renteVerschilVuistregel)

  return {
    out: {
      besparing: saving,
      terugverdiendNa: saving > 0 && crossing >= 0 ? crossing : null,
      kantelrente: tippingRate(values, change),
      kosten: costs.total,
      nieuweMaandlast: next.payment,
      huidigeMaandlast: current.payment,
      maandverschil: roundCents(current.payment - next.payment),
      gebruikteRente: values.nieuweRente,
      saldo: values.saldo,
      renteNu: current.totalInterest,
      renteNieuw: next.totalInterest,
      kortereLooptijd: sameTerm === null ? null : Math.max(1, Math.ceil(sameTerm - 1e-6)),
      belastingverlies: change.lostTax,
      wederbelegging: costs.fee,
      nieuweAkte: costs.deed,
      handlichting: costs.release,
      dossierkosten: costs.file,
      schatting: costs.valuation,
      renteOpKosten:
        values.kostenBetaling === 'meelenen' ? roundCents(next.totalPaid - plain.totalPaid - costs.total) : 0,
      besparingEigenBank: home ? own.saving : null,
      besparingAndereBank: home ? elsewhere.saving : null,
    },
    get work() {
      return {
        reference,
        change,
        feeRate: feeRate(values),
        /** At the month in which the costs are earned back. */
        earned: crossing > 0 ? earnedAt(change, crossing) : null,
        sale: saleBefore(line, saving > 0 ? crossing : -1),
        line: shown,
        years: yearRows(change, line),
        own: costRow(own),
        elsewhere: costRow(elsewhere),
        test: home ? null : testCredit(law, { bedrag: change.principal, looptijd: newMonths, jkp: values.nieuweRente }),
        /** The rule of thumb that a move to another bank misses. */
        belowRule:
          home &&
          values.waar === 'andereBank' &&
          saving > 0 &&
          (roundTo(values.huidigeRente - values.nieuweRente, 6) < rule || months < 120)
            ? rule
            : null,
      }
    },
  }
}
