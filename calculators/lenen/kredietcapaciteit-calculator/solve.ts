import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { type Capacity, capacityOf, loanOf } from '#calculators/models/loan-capacity.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { annuityPayment } from '#finance/loan.ts'
import { roundCents, roundDownTo } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { nbbDsti, nbbDti } from '#rules/krediet/woonkrediet.figures.ts'
import { buying, priceOf, shareOf } from './model.ts'
import type { CapacityValues, inputs } from './inputs.ts'

type Typed = ValuesOf<typeof inputs>

/** Banks answer in thousands; anything finer is false precision. */
const ROUND = 1_000
/** Up to this part of the price a bank asks no more. */
const USUAL_QUOTITY = 0.8
const rounded = (amount: number) => roundDownTo(amount, ROUND)
/** Points a careful bank adds to the rate. */
const STRICT = 0.02
/** Age at which banks start to ask about income after working life: practice, not law. */
export const AGE_ASKED = 65
const TERMS = [15, 20, 25, 30] as const
const RATE_STEPS = [-0.01, -0.005, 0, 0.005, 0.01]

/** What is left to live on when things go wrong. */
function stressOf(values: CapacityValues, capacity: Capacity, loan: number, payment: number) {
  const { income, burden, living } = capacity
  const dearer = roundCents(annuityPayment(loan, monthlyRate(values.rente * 2), values.looptijd * 12))
  const lost = [Math.min(values.inkomen1, values.inkomen2), Math.max(values.inkomen1, values.inkomen2)] as const
  const row = (code: string, less: number, instalment: number, needed: number) => ({
    code,
    income: roundCents(income - less),
    paid: roundCents(instalment + burden),
    left: roundCents(income - less - instalment - burden),
    living: needed,
  })
  return [
    row('nu', 0, payment, living),
    ...(values.ontleners === 'twee'
      ? [row('kleinste-weg', lost[0], payment, living), row('grootste-weg', lost[1], payment, living)]
      : []),
    row('rente-dubbel', 0, dearer, living),
    row('kind-erbij', 0, payment, roundCents(living + values.leefgeldPerKind)),
  ]
}

/**
 * The household with its rate, its loan and its home. Above four fifths of the price a loan is dearer, and that share
 * follows from the loan: the lower rate is taken where the home that goes with it stays below the line.
 */
function settled(typed: Typed, env: Env) {
  const at = (quotity: number) => {
    const reference = typed.rente === null ? homeLoanRate(env, typed.looptijd, quotity) : null
    const values: CapacityValues = { ...typed, rente: typed.rente ?? reference?.rate ?? 0 }
    const loan = loanOf(capacityOf(values).payment, values.rente, values.looptijd)
    return { reference, values, loan, home: priceOf(env.law, values, loan) }
  }
  const cheap = at(USUAL_QUOTITY)
  const within = cheap.home.price > 0 && cheap.home.loan <= cheap.home.price * USUAL_QUOTITY
  return within ? cheap : at(shareOf(env.law, typed.enigeEigenWoning))
}

/** Own money that is missing to use the whole loan: a home of which the loan is the share that banks allow. */
function shortfall(law: Law, values: CapacityValues, loan: number): number {
  if (loan <= 0) return 0
  const price = Math.floor(loan / shareOf(law, values.enigeEigenWoning))
  const { own } = buying(law, values, price, loan)
  return Math.ceil(Math.max(0, roundCents(own - values.eigenInbreng)) / ROUND) * ROUND
}

export function ownMissing(typed: Typed, env: Env): number {
  const { values, loan } = settled(typed, env)
  return shortfall(env.law, values, loan)
}

export function solve(typed: Typed, env: Env) {
  const { law } = env
  const share = shareOf(law, typed.enigeEigenWoning)
  const { reference, values, loan, home } = settled(typed, env)
  const { rente, looptijd } = values
  const capacity = capacityOf(values)
  const { income, credits, burden, living, byShare, byLiving, payment } = capacity
  const strict = loanOf(payment, rente + STRICT, looptijd)
  // A bank that looks at living money only: still within half of the income, where the National Bank draws its line.
  const wide = Math.max(0, Math.min(byLiving, roundCents(income * law(nbbDsti) - burden)))
  const generous = Math.max(loan, loanOf(wide, rente, looptijd))
  const withoutCredits = loanOf(capacityOf({ ...values, lopendeKredieten: 0, kaartlimiet: 0 }).payment, rente, looptijd)
  const months = looptijd * 12
  // One loan for all that follows: that of the home in the headline, or the whole room where no home can be bought.
  const used = home.price > 0 ? home.loan : loan
  const instalment = used === loan ? payment : roundCents(annuityPayment(used, monthlyRate(rente), months))
  const dsti = income > 0 ? (instalment + credits) / income : null
  const dti = income > 0 ? (used + values.openstaandeSchuld) / (income * 12) : null
  const ageAtEnd = values.leeftijd === null ? null : values.leeftijd + looptijd
  const wished = values.leenbedrag > 0 ? values.leenbedrag : null
  const rates = RATE_STEPS.map((step) => rente + step).filter((rate) => rate >= 0)

  return {
    out: {
      prijsRond: rounded(home.price),
      leningRond: rounded(home.loan),
      maandlastWoning: Math.round(home.price > 0 ? instalment : 0),
      maandlast: instalment,
      strengRond: rounded(strict),
      leenRond: rounded(loan),
      tekort: shortfall(law, values, loan),
      ruimRond: rounded(generous),
      maandlastMax: payment,
      maandlastEenDerde: byShare,
      maandlastLeefgeld: byLiving,
      gebruikteRente: rente,
      zonderKredietenRond: credits > 0 ? rounded(withoutCredits) : null,
      aankoopkosten: home.costs,
      eigenGeldNodig: home.own,
      inkomen: income,
      leefgeldOver: roundCents(income - burden - instalment),
      leefgeldNorm: living,
      dsti,
      dti,
      ltv: home.price > 0 ? home.loan / home.price : null,
      maandlastGewenst: wished === null ? null : roundCents(annuityPayment(wished, monthlyRate(rente), months)),
      gewenstTeVeel: wished === null ? null : Math.max(0, roundCents(wished - loan)),
      leeftijdEinde: ageAtEnd,
      leenbedrag: loan,
      leenbedragStreng: strict,
      leenbedragRuim: generous,
      leenbedragEenDerde: loanOf(byShare, rente, looptijd),
      leenbedragLeefgeld: loanOf(byLiving, rente, looptijd),
      leenbedragZonderKredieten: withoutCredits,
      prijs: home.price,
      leningVoorPrijs: home.loan,
    },
    work: {
      reference,
      capacity,
      share,
      strictPoints: STRICT,
      monthlyRate: monthlyRate(rente),
      reason:
        loan > 0
          ? null
          : income === 0
            ? ('geen-inkomen' as const)
            : byShare === 0
              ? ('lasten' as const)
              : ('leefgeld' as const),
      tooMuch: { dsti: dsti !== null && dsti > law(nbbDsti), dti: dti !== null && dti > law(nbbDti) },
      old: ageAtEnd !== null && ageAtEnd > AGE_ASKED,
      terms: TERMS,
      grid: rates.map((rate) => ({
        rate,
        chosen: rate === rente,
        loans: TERMS.map((term) => rounded(loanOf(payment, rate, term))),
      })),
      stress: stressOf(values, capacity, used, instalment),
    },
  }
}
