/** Contributions and tax of a year on own account: the pages about the self-employed share them to the cent. */
import { type Household, householdBill, totalDue } from '#calculators/models/household.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Aanslag } from '#rules/belasting/aanslag.ts'
import type { Belastingplichtige } from '#rules/belasting/belastbaar-inkomen.ts'
import { forfaitaireKosten } from '#rules/belasting/personenbelasting.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  bijdrage,
  inkomenUitWinst,
  type Kas,
  kwartaalbedragen,
  type StatuutZelfstandige,
} from '#rules/zelfstandigen/zelfstandigen.ts'
import { grensArtikel37 } from '#rules/zelfstandigen/zelfstandigen.figures.ts'

/** What a net income of a full year costs in the end, quarter by quarter. */
export function yearOfContributions(law: Law, income: number, statuut: StatuutZelfstandige, kas: Kas) {
  const due = bijdrage(law, income, statuut)
  const { zonderKost, metKost, betaald } = kwartaalbedragen(due, kas)
  const addCost = (amount: number) => roundCents(amount * (1 + kas.beheerskost))
  return { due, addCost, first: zonderKost[0] ?? 0, quarters: metKost, jaar: roundedSum(zonderKost), metKost: betaald }
}

/**
 * A year out of a profit: the contributions it bears, and what is then taxed. That is all the profit less all that is paid
 * (art. 49 and 52 WIB 92), so that the three add up; the contribution itself is on an income some cents lower at most.
 */
export function yearFromProfit(law: Law, profit: number, statuut: StatuutZelfstandige, kas: Kas) {
  const grondslag = inkomenUitWinst(law, profit, statuut, kas)
  const contributions = yearOfContributions(law, grondslag, statuut, kas)
  return { grondslag, contributions, inkomen: Math.max(0, roundCents(profit - contributions.metKost)) }
}

/** Wage or pension beside the own activity, and by which statute. */
export type Beside = { readonly statuut: StatuutZelfstandige; readonly other: number }

/** How art. 289ter sees the statute; whoever is equated with a side activity (artikel 37) is so up to a limit. */
function activiteitOf(law: Law, statuut: StatuutZelfstandige, income: number): Belastingplichtige['activiteit'] {
  if (statuut === 'meewerkend') return 'meewerkend'
  const side = statuut === 'bijberoep' || statuut === 'student'
  return side || (statuut === 'artikel37' && income < law(grensArtikel37)) ? 'bijkomend' : undefined
}

/** A taxpayer with an income from an activity on own account: beside a wage it is taxed on top, without expenses of its own. */
function taxpayer(law: Law, { statuut, other }: Beside, income: number): Belastingplichtige {
  if (statuut === 'gepensioneerde')
    return {
      soort: 'zelfstandige',
      inkomen: income,
      kosten: 'geen',
      vervanging: { pensioen: other, werkloosheid: 0, ziekte: 0 },
      // Nobody is asked an age: most who work on beside a pension are past the legal one.
      pensioenleeftijd: true,
    }
  return other > 0
    ? { soort: 'werknemer', inkomen: roundCents(other + income), kosten: forfaitaireKosten(law, other, 'werknemer') }
    : { soort: 'zelfstandige', inkomen: income, kosten: 'geen', activiteit: activiteitOf(law, statuut, income) }
}

/** The assessment of the household with this net income of the own activity. */
export const ownAccountBill = (law: Law, household: Household, beside: Beside, income: number): Aanslag =>
  householdBill(law, household, taxpayer(law, beside, income))

/**
 * What the activity adds to each line of the assessment. A household without any other income starts from 0: a credit for
 * children that it would get back without an income is no cost of the activity. Beside a wage, pension or partner's pay
 * that credit was there already: what the activity takes of it is a cost.
 */
export function addedTax(bill: Aanslag, without: Aanslag) {
  const belasting = roundCents(bill.belasting - without.belasting)
  const gemeente = roundCents(bill.gemeentebelasting - without.gemeentebelasting)
  const alone = without.kolommen.every(({ netto }) => netto === 0)
  const totaal = roundCents(totalDue(bill) - (alone ? 0 : totalDue(without)))
  /** Special contribution less credits. */
  return { belasting, gemeente, andere: roundedSum([totaal, -belasting, -gemeente]), totaal }
}
