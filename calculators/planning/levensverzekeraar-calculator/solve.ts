import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { roundCents } from '#finance/money.ts'
import { leeftijdOverlevingspensioen } from '#rules/pensioen/overgangsuitkering.figures.ts'
import type { inputs } from './inputs.ts'
import { ageOf, coverOf, debtOf, horizon, needAt, needPath, REAL_RATE, type Who } from './model-need.ts'
import { debtPremium, insured, lifePremium, payYearsOf } from './model-premium.ts'
import { transitionFor } from './model-transition.ts'

type Values = ValuesOf<typeof inputs>

const SPLITS = ['50-50', '75-25', '100-100'] as const

export function solve(values: Values, { law, today }: Env) {
  const debt = debtOf(values)
  const people: readonly Who[] = values.metPartner ? ['jij', 'partner'] : ['jij']
  const of = (who: Who) => {
    const benefit = transitionFor(law, values, who)
    const path = needPath(values, who, debt.atStart, benefit)
    const person = insured(values, who, today)
    return {
      now: needAt(values, who, 0, debt.atStart, benefit),
      plain: needAt(values, who, 0, debt.atStart, benefit, 0).need,
      benefit,
      path,
      life: lifePremium(
        law,
        person,
        path.map((one) => one.need),
      ),
      loan: debtPremium(law, debt, coverOf(values.dekking, who), person),
    }
  }
  const you = of('jij')
  const partner = values.metPartner ? of('partner') : null
  const together = (pick: (one: typeof you) => number) => roundCents(pick(you) + (partner ? pick(partner) : 0))
  const { now } = you

  const splits = SPLITS.map((split) => {
    const premiums = people.map((who) => debtPremium(law, debt, coverOf(split, who), insured(values, who, today)))
    const left = (who: Who) => roundCents(values.krediet * (1 - coverOf(split, who)))
    return {
      split,
      leftYou: left('jij'),
      leftPartner: values.metPartner ? left('partner') : null,
      low: roundCents(premiums.reduce((total, one) => total + one.low, 0)),
      high: roundCents(premiums.reduce((total, one) => total + one.high, 0)),
    }
  })

  return {
    out: {
      behoefteJij: now.need,
      behoeftePartner: partner?.now.need ?? null,
      zonderRenteJij: you.plain,
      zonderRentePartner: partner?.plain ?? null,
      maandtekortJij: now.monthlyGap,
      wezentoeslag: now.orphans,
      levenJaarLaag: together((one) => one.life.yearlyLow),
      levenJaarHoog: together((one) => one.life.yearlyHigh),
      verplichtingenJij: now.obligations,
      middelenJij: now.assets,
      maandtekortPartner: partner?.now.monthlyGap ?? null,
      verplichtingenPartner: partner?.now.obligations ?? null,
      middelenPartner: partner?.now.assets ?? null,
      aanvullenJaren: horizon(values),
      uitkeringMaanden: values.metPartner ? you.benefit.months(values.kinderen.map(ageOf)) : null,
      overgangsuitkeringJij: values.metPartner ? you.benefit.net : null,
      overgangsuitkeringPartner: partner?.benefit.net ?? null,
      overgangBrutoJij: you.benefit.gross,
      overgangBrutoPartner: partner?.benefit.gross ?? null,
      brutoloonJij: you.benefit.wage,
      brutoloonPartner: partner?.benefit.wage ?? null,
      schuldsaldoLaag: together((one) => one.loan.low),
      schuldsaldoHoog: together((one) => one.loan.high),
      schuldsaldoJaarLaag: together((one) => one.loan.yearlyLow),
      schuldsaldoJaarHoog: together((one) => one.loan.yearlyHigh),
      schuldsaldoJaren: you.loan.pure > 0 ? payYearsOf(values.looptijd) : 0,
      schuldsaldoZuiver: you.loan.pure,
      schuldsaldoJaarZuiver: you.loan.yearlyPure,
      schuldsaldoZuiverPartner: partner?.loan.pure ?? null,
    },
    work: {
      realRate: REAL_RATE,
      you: now,
      partner: partner?.now ?? null,
      pathYou: you.path,
      pathPartner: partner?.path ?? null,
      debt: debt.atStart,
      splits,
      survivorAge: law(leeftijdOverlevingspensioen),
      /** The first year from now in which nothing is left to insure. */
      freeAfter: Math.max(
        ...[you, ...(partner ? [partner] : [])].map((one) => one.path.findLastIndex((n) => n.need > 0) + 1),
      ),
    },
  }
}
