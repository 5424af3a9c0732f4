import { type Home, homeOf } from '#calculators/common/municipality.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { addedTax, ownAccountBill, yearFromProfit, yearOfContributions } from '#calculators/models/own-account.ts'
import { progressive } from '#finance/brackets.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  drempelBijberoep,
  grensArtikel37,
  herwaarderingInkomen,
  inkomensplafond,
  minimumInkomenHoofdberoep,
  primostarterKorting,
} from '#rules/zelfstandigen/zelfstandigen.figures.ts'
import { bijdrage, bijdrageSchijven, voorlopigeBijdrage } from '#rules/zelfstandigen/zelfstandigen.ts'
import type { Values } from './inputs.ts'

/** The usual statutes, which the chart shows beside the visitor's own. */
const USUAL = ['hoofdberoep', 'bijberoep', 'primostarter', 'student'] as const
const INCOMES = [5_000, 10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000, 120_000] as const
const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'] as const

/** Wage or pension beside the own activity. */
const otherIncome = ({ statuut, anderInkomen }: Values): number =>
  statuut === 'bijberoep' || statuut === 'artikel37' || statuut === 'gepensioneerde' ? anderInkomen : 0

/** Without three full years of activity: says so, or has a statute of the first years and gives no earlier income. */
const isStarter = ({ statuut, starter, inkomenN3 }: Values): boolean =>
  statuut === 'primostarter' || statuut === 'student' ? inkomenN3 === null : starter

/** What the own activity adds to the tax of the household. */
function taxOn(law: Law, values: Values, home: Home, income: number) {
  const { gewest, gemeentebelasting } = home
  const beside = { statuut: values.statuut, other: otherIncome(values) }
  const bill = (amount: number) => ownAccountBill(law, { ...values, gewest, gemeentebelasting }, beside, amount)
  const now = bill(income)
  return {
    belasting: addedTax(now, bill(0)).totaal,
    marginaalTarief: now.kolommen[0]?.marginaal ?? 0,
  }
}

/** Each quarter that is left of the year: what is paid now and in the end. */
const quartersOf = (law: Law, now: readonly number[], final: readonly number[]) =>
  final.map((amount, index) => {
    const paid = now[index] ?? 0
    const end = QUARTER_ENDS[QUARTER_ENDS.length - final.length + index] ?? ''
    return { end: `${law.date.slice(0, 4)}-${end}`, now: paid, final: amount, later: roundCents(amount - paid) }
  })

function curves(law: Law, income: number, own: Values['statuut']) {
  const step = income > 60_000 ? 10_000 : 5_000
  const points = Array.from({ length: 13 }, (_, index) => index * step)
  const statutes = USUAL.some((one) => one === own) ? USUAL : [...USUAL, own]
  return {
    points,
    lines: statutes.map((statuut) => ({ statuut, values: points.map((one) => bijdrage(law, one, statuut).kwartaal) })),
  }
}

export function solve(values: Values, { law }: Env) {
  const { statuut, beheerskost, kwartalen } = values
  const entered = roundCents((values.inkomen * 4) / kwartalen)
  const reduction = statuut === 'primostarter' && values.eersteKwartaal ? law(primostarterKorting) : 0
  const kas = { beheerskost, reduction, kwartalen }
  const {
    grondslag,
    contributions: final,
    inkomen: income,
  } = values.soortInkomen === 'winst'
    ? yearFromProfit(law, values.inkomen, statuut, kas)
    : {
        grondslag: entered,
        contributions: yearOfContributions(law, entered, statuut, kas),
        inkomen: values.inkomen,
      }
  const base = roundCents((income * 4) / kwartalen)
  const { due, addCost, jaar: yearDue, metKost: yearTotal } = final

  // Whoever does not give the income of three years ago is taken to have earned as much then, brought to this year.
  const revalued = isStarter(values)
    ? null
    : values.inkomenN3 === null
      ? grondslag
      : roundCents(values.inkomenN3 * (1 + law(herwaarderingInkomen)))
  const provisional = values.voorlopigBetaald ?? voorlopigeBijdrage(law, revalued, statuut).kwartaal
  // The reduction of a first starter counts in the provisional contribution as well.
  const paid = [roundCents(Math.max(0, provisional - reduction)), ...Array<number>(kwartalen - 1).fill(provisional)]
  const paidInAll = roundCents(paid.reduce((all, one) => all + one, 0))
  const paidWithCost = roundCents(paid.map(addCost).reduce((all, one) => all + one, 0))
  const settlement = roundCents(yearDue - paidInAll)
  const settlementWithCost = roundCents(yearTotal - paidWithCost)

  const home = homeOf(law, values)
  const { belasting, marginaalTarief } = taxOn(law, values, home, income)
  // A profit below the minimum contribution leaves less than nothing.
  const profit = values.soortInkomen === 'winst' ? values.inkomen : roundCents(income + yearTotal)
  const overschot = roundCents(profit - yearTotal - belasting)
  return {
    out: {
      voorlopigMetKost: addCost(provisional),
      jaarTotaal: yearTotal,
      afrekeningMetKost: Math.abs(settlementWithCost),
      belasting,
      overschot,
      voorlopigPerKwartaal: provisional,
      eersteKwartaal: reduction > 0 ? addCost(final.first) : null,
      teBetalen: addCost(due.kwartaal),
      kwartaalbijdrage: due.kwartaal,
      basisinkomen: due.basis,
      nettoInkomen: base,
      bijdragePercentage: base > 0 ? due.jaar / base : 0,
      nettoKost: roundCents(yearTotal * (1 - marginaalTarief)),
      marginaalTarief,
      jaarbijdrage: yearDue,
      afrekening: Math.abs(settlement),
    },
    work: {
      starter: isStarter(values),
      due,
      home,
      entered,
      income,
      profit,
      /** Net income, and what is left of it after tax. */
      perMonth: roundCents(base / 12),
      leftPerMonth: roundCents(Math.max(0, overschot) / (3 * kwartalen)),
      fundCost: roundCents(yearTotal - yearDue),
      reduction,
      /** As the income is brought to a full year. */
      yearReduction: roundCents((reduction * 4) / kwartalen),
      paidWithCost,
      settlementWithCost,
      otherIncome: otherIncome(values),
      brackets: progressive(due.basis, bijdrageSchijven(law, statuut)).lines,
      quarters: quartersOf(law, paid.map(addCost), final.quarters),
      curves: curves(law, base, statuut),
      incomes: INCOMES.map((one) => {
        const each = bijdrage(law, one, statuut)
        return { income: one, quarter: addCost(each.kwartaal), share: each.jaar / one }
      }),
      limits: {
        ceiling: law(inkomensplafond),
        sideJob: law(drempelBijberoep),
        minimum: law(minimumInkomenHoofdberoep),
        article37: law(grensArtikel37),
      },
    },
  }
}
