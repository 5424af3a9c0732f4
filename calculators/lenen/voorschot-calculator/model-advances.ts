/** The other advances: on a wage, on a pension reserve, on a purchase and on maintenance. */
import type { Env } from '#calculators/kernel/fields.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { loanSchedule } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import { compound, type PeriodicRate } from '#finance/rate.ts'
import { voorschotVerkoopOpAfbetaling } from '#rules/krediet/consumentenkrediet.figures.ts'
import { davoPlafond, voorschotPensioenreserve, voorschotWoning } from '#rules/krediet/voorschot.figures.ts'
import { davoVoorschot, hoogsteInhouding } from '#rules/krediet/voorschot.ts'
import type { AdvanceValues } from './inputs.ts'

/** Fewest pay days on which one fifth repays the advance; null when even ten years are not enough. */
function fewestPayDays(bedrag: number, rate: PeriodicRate, ceiling: number): number | null {
  for (let periods = 1; periods <= 120; periods++) {
    if (loanSchedule({ principal: bedrag, periods, periodicRate: rate }).payment <= ceiling) return periods
  }
  return null
}

export function wageAdvance({ bedrag, nettoloon, renteLoon, termijnen }: AdvanceValues, { law }: Env) {
  const rate = monthlyRate(renteLoon)
  const ceiling = hoogsteInhouding(law, nettoloon)
  const fewest = fewestPayDays(bedrag, rate, ceiling)
  const periods = termijnen ?? fewest ?? 120
  const schedule = loanSchedule({ principal: bedrag, periods, periodicRate: rate })
  const left = roundCents(nettoloon - schedule.payment)
  return {
    out: {
      inhouding: schedule.payment,
      nettoNaInhouding: left,
      termijnen: periods,
      hoogsteInhouding: ceiling,
      minsteTermijnen: fewest,
      totaleRente: schedule.totalInterest,
      totaalBetaald: schedule.totalPaid,
      maandrente: rate,
    },
    work: {
      kind: 'loon',
      payment: schedule.payment,
      rows: schedule.rows,
      periods,
      fewest,
      rate,
      ceiling,
      left,
      leftAtCeiling: roundCents(nettoloon - ceiling),
      interest: schedule.totalInterest,
      tooMuch: schedule.payment > ceiling,
    },
  } as const
}

export function pensionAdvance(values: AdvanceValues, { law }: Env) {
  const { reserve, percentageHoog, jaren, type, rentePensioen } = values
  const usual = law(voorschotPensioenreserve)
  const low = roundCents(reserve * Math.min(usual.laag, percentageHoog))
  const high = roundCents(reserve * percentageHoog)
  const amount = values.gevraagd ?? high
  const grows = type === 'kapitaliseren'
  const yearly = grows ? 0 : roundCents(amount * rentePensioen)
  const owed = (year: number) => (grows ? roundCents(amount * (1 + compound(rentePensioen, year))) : amount)
  const end = owed(jaren)
  const cost = grows ? roundCents(end - amount) : roundCents(yearly * jaren)
  const years = Array.from({ length: jaren + 1 }, (_, year) => year)
  const ceiling = roundCents(reserve * usual.hoog)
  return {
    out: {
      voorschotHoog: high,
      voorschotLaag: low,
      voorschot: amount,
      kostPerJaar: yearly,
      totaleKost: cost,
      terugOpPensioen: end,
      reserveOver: roundCents(reserve - amount),
    },
    work: {
      kind: 'pensioen',
      low,
      high,
      lowShare: Math.min(usual.laag, percentageHoog),
      amount,
      grows,
      yearly,
      end,
      cost,
      ceiling,
      tooMuch: amount > ceiling,
      years,
      owed: years.map(owed),
      shares: [0.5, 0.6, 0.65, 0.7, 0.75, 0.8].map((share) => ({ share, amount: roundCents(reserve * share) })),
    },
  } as const
}

export function deposit({ soort, prijs, percentageAankoop, spaargeldAankoop }: AdvanceValues, { law }: Env) {
  const home = soort === 'aankoop'
  const usual = home ? law(voorschotWoning) : law(voorschotVerkoopOpAfbetaling)
  const share = percentageAankoop ?? usual
  const partsOf = (part: number) => ({
    share: part,
    amount: roundCents(prijs * part),
    rest: roundCents(prijs - roundCents(prijs * part)),
  })
  const { amount, rest } = partsOf(share)
  const short = Math.max(0, roundCents(amount - (spaargeldAankoop ?? amount)))
  const least = roundCents(prijs * usual)
  return {
    out: { voorschot: amount, rest, tekort: short, percentage: share, minimumVoorschot: least },
    work: {
      kind: 'aankoop',
      home,
      usual,
      share,
      amount,
      rest,
      short,
      least,
      over: spaargeldAankoop === null ? null : roundCents(spaargeldAankoop - amount),
      tooLittle: !home && share < usual,
      shares: [0.05, 0.1, 0.15, 0.2, 0.3].map(partsOf),
    },
  } as const
}

export function maintenance({ kinderen, onderhoudsgeld }: AdvanceValues, { law }: Env) {
  const monthly = davoVoorschot(law, kinderen, onderhoudsgeld)
  const due = roundCents(kinderen * onderhoudsgeld)
  const missing = roundCents(due - monthly)
  return {
    out: {
      voorschotPerMaand: monthly,
      nietVoorgeschoten: missing,
      verschuldigd: due,
      voorschotPerKind: roundCents(monthly / kinderen),
    },
    work: {
      kind: 'sociaal',
      monthly,
      due,
      missing,
      ceiling: law(davoPlafond),
      byChildren: [1, 2, 3, 4].map((count) => ({
        count,
        due: roundCents(count * onderhoudsgeld),
        advance: davoVoorschot(law, count, onderhoudsgeld),
      })),
    },
  } as const
}
