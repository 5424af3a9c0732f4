import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import { myRate } from '#calculators/common/savings.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { testCredit } from '#calculators/lenen/credit-test.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { loanFromPayment } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import { btwLeasing, restwaardegrensLeasing } from '#rules/krediet/leasing.figures.ts'
import { contractOf } from './model-contract.ts'
import {
  buyWay,
  byYear,
  cashWay,
  extraKilometers,
  leaseWay,
  loanOf,
  tippingKilometers,
  tippingMonth,
} from './model-cost.ts'
import type { LeaseValues } from './inputs.ts'

/** Term of the home loan behind "hoeveel minder kun je lenen". */
const HOME_LOAN_YEARS = 25

export function solve(values: LeaseValues, env: Env) {
  const { law } = env
  const contract = contractOf(values)
  const { months, rent, option, financed, jkp } = contract
  const withOption = values.vorm === 'financieringshuur'
  const business = values.btw === 'exclusief'
  const loan = loanOf(values)
  const savings = myRate(env)
  const [lease, buy, cash] = [leaseWay(values, contract), buyWay(values, loan), cashWay(values, savings)]
  const difference = roundCents(lease.total - buy.total)
  const tipMonth = withOption ? null : tippingMonth(values, contract, loan)
  const test =
    withOption && !business
      ? testCredit(law, { bedrag: financed, looptijd: months, jkp, soort: 'financieringshuur' })
      : null
  const home = homeLoanRate(env, HOME_LOAN_YEARS)
  const stop = withOption || values.stopNaMaand === null || values.stopNaMaand >= months ? null : values.stopNaMaand
  const breakCost = stop === null ? null : roundCents((months - stop) * rent * (values.verbreking ?? 0))
  const vat = law(btwLeasing)
  const [exVat, inVat] = business ? [rent, roundCents(rent * (1 + vat))] : [roundCents(rent / (1 + vat)), rent]
  const driven = values.kilometers === null ? null : (values.kilometers * months) / 12
  const extra = extraKilometers(values)

  return {
    out: {
      voordeel: Math.abs(difference),
      voordeelPerMaand: roundCents(Math.abs(difference) / months),
      kostLease: lease.total,
      kostKopen: buy.total,
      kantelMaand: tipMonth,
      jkp,
      maandbedrag: rent,
      kostEigenGeld: cash.total,
      kostPerMaand: roundCents(lease.total / months),
      kostKopenPerMaand: roundCents(buy.total / months),
      verkoopwaarde: roundCents(values.prijs * values.verkoopwaarde),
      autoleningMaandlast: loan.payment,
      autoleningRente: loan.totalInterest,
      looptijd: months,
      totaalHuur: contract.totalRent,
      totaalBetaald: withOption ? null : lease.car,
      gefinancierd: withOption ? financed : null,
      aankoopoptie: withOption ? option : null,
      rentelast: withOption ? contract.interest : null,
      maandbedragExclBtw: exVat,
      maandbedragInclBtw: inVat,
      inleverschade: withOption ? null : values.inleverschade,
      kostVerbreking: breakCost,
      minderLenenWoning: roundCents(loanFromPayment(rent, monthlyRate(home.rate), HOME_LOAN_YEARS * 12)),
      kostPerKm: driven === null ? null : roundCents(lease.total / driven),
      kostKopenPerKm: driven === null ? null : roundCents(buy.total / driven),
      meerkilometers: extra > 0 ? roundCents(lease.extra - values.inleverschade) : null,
      kantelKilometers: withOption ? null : tippingKilometers(values, contract, buy),
      maxJkp: test?.maxJkp ?? null,
      maxLooptijd: test?.maxLooptijd ?? null,
      verschil: difference,
      verschilPerMaand: roundCents(difference / months),
    },
    work: {
      contract,
      withOption,
      business,
      lease,
      buy,
      ways: [lease, buy, cash],
      years: byYear(values, contract, lease, buy, loan),
      difference,
      tipMonth,
      test,
      stop,
      breakCost,
      vat,
      extra,
      rate: monthlyRate(values.rente),
      home: home.rate,
      savings,
      /** Under this share the car stands on the balance sheet of the business. */
      onBalance: option <= values.prijs * law(restwaardegrensLeasing),
      optionShare: option / values.prijs,
    },
  }
}
