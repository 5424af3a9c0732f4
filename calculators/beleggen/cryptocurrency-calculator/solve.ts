import { isOfYear, lacksPhoto, taxRoom } from '#calculators/beleggen/sales.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import {
  codeSpeculatie,
  meerwaardetarief,
  speculatietarief,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { isBelast, isVrijstellingBekend } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { ingehouden } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { averagePrice, holdings } from './model-holdings.ts'
import type { Values } from './inputs.ts'
import { personsOf, profilesOf, settled } from './model-profiles.ts'
import { SIGNS } from './choices-signs.ts'

export function solve(values: Values, { law, today }: Env) {
  const settlement = settled(values, law)
  const { years, normal, speculative, professional } = profilesOf(values, law, settlement)
  const { left, unpriced, proceeds, realised, value, unrealised } = holdings(values, settlement)
  const tax = { normaal: normal, speculatief: speculative.total, beroep: professional.total }[values.profiel]
  const staking = ingehouden(law, values.staking)
  // Sales of before the tax are no gain and no loss for it.
  const counted = settlement.slices.filter(({ soldOn }) => isBelast(law, soldOn))
  const gain = roundedSum(counted.map((slice) => slice.gain))
  const owner = { persons: personsOf(values), carried: values.overgedragen, used: values.alGebruikt }
  const { year: roomYear, room } = taxRoom(law, years, { ...owner, today })
  const last = years.at(-1)
  const elsewhere = last?.taxed === true && values.profiel === 'normaal' ? values.alGebruikt : 0
  const signs = SIGNS.filter((name) => values[name])
  const average = averagePrice(values)

  return {
    out: {
      belasting: tax,
      belastbareMeerwaarde: { normaal: gain, speculatief: speculative.base, beroep: professional.base }[values.profiel],
      nogVrij: room,
      belastingSpeculatief: speculative.total,
      belastingStaking: staking,
      nietGerealiseerd: unrealised,
      belastingNormaal: normal,
      belastingBeroep: professional.total,
      vrijgesteld: roundedSum(years.flatMap((line) => [line.exempt, line.carriedUsed])),
      totaleBelasting: roundCents(tax + staking),
      opbrengst: proceeds,
      gerealiseerd: realised,
      waardeOver: value,
      gemiddeldeAankoopprijs: average.price,
      beurstaks: 0,
      aanwijzingen: signs.length,
    },
    work: {
      settlement,
      counted,
      years,
      left,
      unpriced,
      speculative,
      professional,
      surcharge: roundCents(professional.total - professional.tax),
      taxable: roundedSum(years.map((line) => line.taxable)),
      gain,
      net: roundCents(proceeds - tax),
      stake: roundCents(speculative.total - normal),
      roomYear,
      oneYear: isOfYear(years, roomYear),
      coin: average.coin,
      rates: {
        normal: law.on(last ? `${last.year}-12-31` : law.date)(meerwaardetarief),
        speculative: law(speculatietarief),
        staking: law(roerendeVoorheffing),
      },
      code: law(codeSpeculatie),
      swaps: values.verkopen.filter((sale) => sale.soort === 'ruil').length,
      taxedYear: last?.taxed === true,
      // The page of the whole year counts every gain: that of sales which are not in here is what it used of the exemption.
      lastYear: last && { ...last, gains: roundCents(last.gains + elsewhere) },
      /** Speculation counts from the purchase, normal management from the price on the photo day. */
      fromPhoto: settlement.slices.some(({ kind }) => kind === 'foto'),
      photoMissing: lacksPhoto(law, settlement.slices),
      unpublished: last !== undefined && last.net > 0 && !isVrijstellingBekend(`${last.year}-12-31`),
    },
  }
}
