import type { Env } from '#calculators/kernel/fields.ts'
import { roundCents, roundTo } from '#finance/money.ts'
import { hasBegun, openLaw } from '#rules/kernel/dated.ts'
import {
  basistariefOV,
  bescheidenWoning,
  indexcoefficientKI,
  kinderenOVBrussel,
  kinderenOVVlaanderen,
  kinderenOVWallonie,
} from '#rules/wonen/onroerende-voorheffing.figures.ts'
import { onroerendeVoorheffing, type PropertyTaxCase } from '#rules/wonen/onroerende-voorheffing.ts'
import type { HomeValues } from './inputs.ts'
import { surchargesOf } from '#calculators/lenen/surcharges.ts'

/** Surcharges change with the years, so the same ones are not carried back further than this. */
const YEARS_SHOWN = 5
/** Outside Flanders the base rate is low and municipalities ask two to four thousand; less is probably a Flemish number. */
const LOW_OUTSIDE_FLANDERS = 1_500

/** What the tax of any region reads: a year before one of these is not shown. */
const READ = [indexcoefficientKI, basistariefOV, kinderenOVVlaanderen, kinderenOVBrussel, kinderenOVWallonie]

export function solve(values: HomeValues, { law }: Env) {
  const found = surchargesOf(law, values)
  if (typeof found === 'string') throw new Error(found)
  const { region } = found
  const ki = values.geindexeerd === null ? values.ki : roundTo(values.geindexeerd / law(indexcoefficientKI), 4)
  const home: PropertyTaxCase = {
    ki,
    municipal: found.municipal,
    provincial: found.provincial,
    agglomeration: found.agglomeration,
    modest: values.bescheiden,
    newHome: values.nieuweWoning,
    children: values.kinderen + values.kinderenHandicap,
    disabled: values.personenHandicap,
    dependants: region === 'wallonie' ? values.anderenTenLaste : 0,
    energy: values.energie,
    other: values.anderevermindering,
    wholeEuros: values.afrondingKI === 'euro' && values.geindexeerd === null,
  }
  const tax = onroerendeVoorheffing(law, region, home)
  const own = roundCents(tax.due * values.aandeel)
  const year = Number(law.date.slice(0, 4))
  const years = Array.from({ length: YEARS_SHOWN }, (_, index) => year - YEARS_SHOWN + 1 + index)

  return {
    out: {
      onroerendeVoorheffing: own,
      perMaand: roundCents(own / 12),
      basisheffing: tax.base,
      gemeente: tax.municipal,
      provincie: tax.provincial,
      agglomeratie: tax.agglomeration,
      vermindering: tax.reduction,
      geindexeerdKI: tax.indexed,
      opcentiemen: found.municipal + found.provincial + found.agglomeration,
      zonderVermindering: tax.gross,
      verminderingBescheiden: tax.modest,
      verminderingKinderen: tax.children,
      totaal: tax.due,
    },
    work: {
      found,
      ki,
      index: law(indexcoefficientKI),
      rate: law(basistariefOV)[region],
      modestLimit: law(bescheidenWoning).tot,
      modestShare: tax.gross > 0 ? tax.modest / tax.gross : 0,
      oldList: found.year !== null && found.year < year,
      suspicious: found.from === 'bill' && region !== 'vlaanderen' && found.municipal < LOW_OUTSIDE_FLANDERS,
      years: years
        .filter((each) => READ.every((figure) => hasBegun(figure, `${each}-06-30`)))
        .map((each) => {
          // A record of its own: these years are beside the case, they do not decide it.
          const then = openLaw(`${each}-06-30`)
          const { indexed, due } = onroerendeVoorheffing(then, region, home)
          return { year: each, index: then(indexcoefficientKI), indexed, due }
        }),
    },
  }
}
