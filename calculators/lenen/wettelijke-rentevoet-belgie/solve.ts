import type { Env } from '#calculators/kernel/fields.ts'
import { addDays } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { hasBegun, type Law } from '#rules/kernel/dated.ts'
import { forfaitHandel, schadebeding } from '#rules/krediet/wettelijke-rente.figures.ts'
import {
  fiscalMonth,
  hoogsteSchade,
  interestFigure,
  type InterestKind,
  ondergrensRente,
  renteplafondConsument,
  segments,
} from '#rules/krediet/wettelijke-rente.ts'
import { type InterestValues, monthsOf } from './inputs.ts'
import { type Debt, type Part, settle } from './model.ts'

/** Older rates stay in the table: with half a century on the axis the steps of today would be lost. */
const CHART_FROM_YEAR = 2007

/** The rate on each first of January and July, from the chart's first year or the first known one until today. */
function ratesSince(law: Law, kind: InterestKind, today: string): { readonly month: string; readonly rate: number }[] {
  const figure = interestFigure[kind]
  const points: { month: string; rate: number }[] = []
  for (let year = CHART_FROM_YEAR; year <= Number(today.slice(0, 4)); year++) {
    for (const month of [`${year}-01`, `${year}-07`]) {
      const day = `${month}-01`
      if (day <= today && hasBegun(figure, day)) points.push({ month, rate: law.on(day)(figure) })
    }
  }
  return points
}

/** The first day of the debt whose rate is not published yet: a claim that counts it must say so. */
function firstUnknown(kind: InterestKind, end: string): string | null {
  const { knownTo } = interestFigure[kind]
  return knownTo !== undefined && end > addDays(knownTo, 1) ? addDays(knownTo, 1) : null
}

/** What the contract asks on top, and what of it a debtor owes. */
function damagesOf(values: InterestValues, highest: number | null) {
  const asked = roundCents(Math.max(values.hoofdsom * values.schadeProcent, values.schadeMinimum))
  return { asked, due: highest === null ? asked : Math.min(asked, highest) }
}

export function solve(values: InterestValues, { law, today }: Env) {
  const { soort, van, tot, hoofdsom, eigenRente, betalingen } = values
  const fiscal = monthsOf(values)
  const end = values.laatsteDagMee && fiscal === null ? addDays(tot, 1) : tot
  const consumer = soort === 'burgerlijk' && values.consument
  const highestDamages = consumer && hasBegun(schadebeding, tot) ? hoogsteSchade(law.on(tot), hoofdsom) : null
  const damages = damagesOf(values, highestDamages)
  const flat = soort === 'handel' && hasBegun(forfaitHandel, tot) ? law.on(tot)(forfaitHandel) : null
  // Costs are due once there is a delay.
  const collection = van < end ? roundCents(Math.max(flat ?? 0, values.invorderingskosten)) : 0
  const debt: Debt = {
    kind: soort,
    principal: hoofdsom,
    from: van,
    to: end,
    payments: betalingen,
    extras: roundCents(damages.due + collection),
    basis: values.dagtelling,
    ownRate: eigenRente,
    fiscal,
  }
  const cap = consumer ? renteplafondConsument(law, tot) : null
  // A higher clause is void as a whole: then the civil rate counts (art. XIX.4 WER).
  const tooHigh = eigenRente !== null && cap !== null && eigenRente > cap
  const asked = settle(law, debt)
  const settled = tooHigh ? settle(law, { ...debt, ownRate: null }) : asked
  const { parts, interest, openInterest, principal, paid, extrasPaid } = settled

  // On the first day nothing has run yet, and after the principal nothing runs: then what one day costs.
  const last =
    (principal > 0 ? parts.at(-1) : undefined) ??
    segments(law, soort, principal, tot, addDays(tot, 1), values.dagtelling, tooHigh ? null : eigenRente)[0]
  const perUnit = last
    ? roundCents(
        fiscal ? fiscalMonth(law, fiscal, principal, last.rate).interest : (principal * last.rate) / last.perYear,
      )
    : 0
  const due = roundCents(principal + openInterest)
  const floorOf = (part: Part) => (fiscal ? law.on(part.from)(ondergrensRente[fiscal]) : 0)
  const waived = (part: Part) => fiscal !== null && part.sum > 0 && part.rate > 0 && part.interest === 0

  return {
    out: {
      teBetalen: roundedSum([due, damages.due, collection, 0 - extrasPaid]),
      interest,
      perDag: fiscal === null ? perUnit : null,
      perMaand: fiscal === null ? null : perUnit,
      rentevoet: last?.rate ?? 0,
      schade: damages.due,
      invordering: collection,
      restHoofdsom: principal,
      openInterest,
      totaal: due,
      betaald: paid,
      dagen: fiscal === null ? parts.reduce((total, part) => total + part.count, 0) : null,
      maanden: fiscal === null ? null : parts.reduce((total, part) => total + part.count, 0),
      schadebeding: highestDamages,
      hoogsteInterest: cap,
      gevraagdeInterest: tooHigh ? asked.interest : null,
      burgerlijkeInterest: tooHigh ? interest : null,
      gevraagdeSchade: damages.asked > damages.due ? damages.asked : 0,
      forfait: flat,
    },
    work: {
      settled,
      /** Periods with the floor under which a month of tax interest is not asked. */
      periods: parts.map((part) => ({ ...part, waived: waived(part), floor: floorOf(part) })),
      figure: interestFigure[soort],
      floorFigure: fiscal ? ondergrensRente[fiscal] : null,
      inMonths: fiscal !== null,
      perUnit,
      ownRate: tooHigh ? null : eigenRente,
      unknownFrom: tooHigh || eigenRente === null ? firstUnknown(soort, parts.at(-1)?.to ?? end) : null,
      rates: ratesSince(law, soort, today),
    },
  }
}
