/** From the answers to schedules: the loan as signed, with extra repayments, and at the limits of a variable rate. */
import { monthlyRate, roundingOf } from '#calculators/models/month-rate.ts'
import {
  type ExtraRepayment,
  type LoanCost,
  loanCost,
  type LoanForm,
  type LoanOptions,
  type LoanRow,
  loanSchedule,
  type LoanSchedule,
  mergeSchedules,
  type RateChange,
} from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { effective, effectiveFromPeriodic, perPeriod, type PeriodicRate, periodic } from '#finance/rate.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { grenzenVeranderlijk, herzieneMaandrente, wederbeleggingsvergoeding } from '#rules/krediet/woonkrediet.ts'
import { wederbeleggingMaanden } from '#rules/krediet/woonkrediet.figures.ts'
import type { HomeLoanValues } from './inputs.ts'

const FORMS = { annuiteit: 'annuity', vastKapitaal: 'fixed-capital', alleenRente: 'bullet' } as const satisfies Record<
  string,
  LoanForm
>

/** The monthly rate behind a rate written per year, half-year, quarter or month. */
function toMonthly(
  rate: number,
  { rentePer, renteomzetting }: Pick<HomeLoanValues, 'rentePer' | 'renteomzetting'>,
): PeriodicRate {
  const perMonth = {
    jaar: () => monthlyRate(rate, renteomzetting),
    semester: () => periodic(effective(rate), 6),
    kwartaal: () => periodic(effective(rate), 3),
    maand: () => perPeriod(rate),
  }
  return perMonth[rentePer]()
}

type Revision = { readonly year: number; readonly lowest: number; readonly highest: number }

/** Years in which the rate may change, with the limits of contract and law. */
function revisionsOf(law: Law, values: HomeLoanValues, yearly: number, months: number): Revision[] {
  if (values.formule === 'vast') return []
  const [first = 1, step = 1] = values.formule.split('-').map(Number)
  const revisions: Revision[] = []
  for (let after = first; after * 12 < months; after += step) {
    const { laagste, hoogste } = grenzenVeranderlijk(law, {
      start: yearly,
      stijging: values.cap,
      daling: values.floor,
      jaar: after + 1,
    })
    revisions.push({ year: after + 1, lowest: laagste, highest: hoogste })
  }
  return revisions
}

/** Months without repayment of capital: what was asked for, and at least until everything is drawn. */
const graceOf = ({ aflossing, uitstel, schijven }: HomeLoanValues): number =>
  aflossing === 'alleenRente' ? 0 : Math.max(uitstel, ...schijven.map(({ maand }) => maand))

/** Charged each month on what the bank keeps ready. */
function commissionsOf({ schijven, reserveringscommissie, reserveringVrij }: HomeLoanValues): number[] {
  const last = Math.max(0, ...schijven.map(({ maand }) => maand))
  return Array.from({ length: last }, (_, month) => {
    const waiting = roundedSum(schijven.filter(({ maand }) => maand > month).map(({ bedrag }) => bedrag))
    return month < reserveringVrij ? 0 : roundCents(waiting * reserveringscommissie)
  })
}

export type Plan = {
  readonly months: number
  readonly grace: number
  /** Commission on money not yet drawn, per month from the first. */
  readonly commissions: readonly number[]
  readonly principal: number
  readonly rate: PeriodicRate
  /** Effective yearly rate behind the monthly one. */
  readonly yearly: number
  /** At the rate of the contract until the end: what the JKP and a comparison rest on. */
  readonly signed: LoanSchedule
  /** With the revised rate once both indices are known; otherwise the signed loan. */
  readonly expected: LoanSchedule
  /** With extra repayments; the same as expected when there are none. */
  readonly actual: LoanSchedule
  /** Highest fee the bank may ask for the extra repayments. */
  readonly fee: number
  readonly revisions: readonly Revision[]
  readonly worst: LoanSchedule | null
  readonly best: LoanSchedule | null
  readonly revised: Revised | null
}

const monthsOf = ({ looptijd, extraMaanden }: HomeLoanValues) => looptijd * 12 + extraMaanden

/** The loan and its other parts, as signed. */
function loansOf(values: HomeLoanValues): { readonly main: LoanOptions; readonly parts: readonly LoanOptions[] } {
  const rounding = roundingOf(values.afronding)
  return {
    main: {
      principal: values.leenbedrag,
      periods: monthsOf(values),
      periodicRate: toMonthly(values.rente, values),
      form: FORMS[values.aflossing],
      gracePeriods: graceOf(values),
      laterDraws: values.schijven.map(({ maand, bedrag }) => ({ period: maand + 1, amount: bedrag })),
      rounding,
    },
    parts: values.delen.map((part) => ({
      principal: part.bedrag,
      periods: part.looptijd * 12,
      periodicRate: toMonthly(part.rente, values),
      form: FORMS[part.aflossing],
      rounding,
    })),
  }
}

/** What a comparison needs of the loan as signed, without a schedule. */
export function costOf(values: HomeLoanValues): LoanCost {
  const { main, parts } = loansOf(values)
  const costs = [main, ...parts].map(loanCost)
  return {
    payment: roundedSum(costs.map(({ payment }) => payment)),
    totalInterest: roundedSum(costs.map(({ totalInterest }) => totalInterest)),
  }
}

export function planOf(values: HomeLoanValues, law: Law): Plan {
  const months = monthsOf(values)
  const rate = toMonthly(values.rente, values)
  const yearly =
    values.rentePer === 'jaar' && values.renteomzetting === 'actuarieel'
      ? values.rente
      : effectiveFromPeriodic(rate, 12)
  const { main, parts: others } = loansOf(values)
  const parts = others.map(loanSchedule)
  const scheduleWith = (given: readonly ExtraRepayment[] = [], rateChanges: readonly RateChange[] = []) => {
    const schedule = loanSchedule({ ...main, extra: given, rateChanges })
    return parts.length === 0 ? schedule : mergeSchedules([schedule, ...parts])
  }
  const extra: ExtraRepayment[] =
    values.extraBedrag > 0
      ? [
          {
            period: values.extraNa,
            amount: values.extraBedrag,
            effect: values.extraGevolg === 'korter' ? 'shorter' : 'lower',
            every: { eenmalig: undefined, jaarlijks: 12, maandelijks: 1 }[values.extraRitme],
          },
        ]
      : []
  const revisions = revisionsOf(law, values, yearly, months)
  const changed = (rateIn: (revision: Revision) => number) =>
    revisions.map((revision) => ({
      fromPeriod: (revision.year - 1) * 12 + 1,
      periodicRate: monthlyRate(rateIn(revision)),
    }))
  const signed = scheduleWith()
  const revised = revisionOf(values, rate, revisions[0])
  const changes = revised ? [revised.change] : []
  const expected = revised ? scheduleWith([], changes) : signed
  const repaid = extra.length > 0 ? scheduleWith(extra, changes) : expected
  // Planned after the end of the loan: nothing is repaid, so it is the loan without extra repayments.
  const actual = repaid.rows.some((row) => row.extra > 0) ? repaid : expected
  const feeMonths = values.wederbeleggingMaanden ?? law(wederbeleggingMaanden)
  const byMonth = values.wederbeleggingBasis === 'maandrente' || values.renteomzetting === 'proportioneel'
  const feeRate = ({ period }: LoanRow) => {
    const now = revised && period >= revised.change.fromPeriod ? revised.rate : rate
    return byMonth ? now * 12 : effectiveFromPeriodic(now, 12)
  }
  return {
    months,
    grace: graceOf(values),
    commissions: commissionsOf(values),
    principal: values.leenbedrag + values.delen.reduce((total, part) => total + part.bedrag, 0),
    rate,
    yearly,
    signed,
    expected,
    actual,
    fee:
      actual === expected
        ? 0
        : roundedSum(actual.rows.map((row) => wederbeleggingsvergoeding(row.extra, feeRate(row), feeMonths))),
    revisions,
    worst:
      revisions.length > 0
        ? scheduleWith(
            extra,
            changed((revision) => revision.highest),
          )
        : null,
    best:
      revisions.length > 0
        ? scheduleWith(
            extra,
            changed((revision) => revision.lowest),
          )
        : null,
    revised,
  }
}

/** The same loan at another actuarial yearly rate, fixed; the other parts keep theirs. */
export function atYearlyRate(values: HomeLoanValues, yearly: number): LoanCost {
  const delen = values.delen.map((part) => ({
    ...part,
    rente: effectiveFromPeriodic(toMonthly(part.rente, values), 12),
  }))
  return costOf({ ...values, delen, rente: yearly, rentePer: 'jaar', renteomzetting: 'actuarieel' })
}

type Revised = { readonly rate: PeriodicRate; readonly change: RateChange }

/** What the reference index does at the first revision, within the limits. */
function revisionOf(values: HomeLoanValues, rate: PeriodicRate, revision: Revision | undefined): Revised | null {
  const { indexStart, indexNieuw } = values
  if (!revision || indexStart === null || indexNieuw === null) return null
  const monthlyIndex = (index: number): PeriodicRate =>
    toMonthly(index, values.indexPer === 'rente' ? values : { ...values, rentePer: values.indexPer })
  const moved = herzieneMaandrente(rate, monthlyIndex(indexStart), monthlyIndex(indexNieuw))
  const lowest = monthlyRate(revision.lowest)
  const highest = monthlyRate(revision.highest)
  const bounded = perPeriod(Math.min(highest, Math.max(lowest, moved)))
  return { rate: bounded, change: { fromPeriod: (revision.year - 1) * 12 + 1, periodicRate: bounded } }
}
