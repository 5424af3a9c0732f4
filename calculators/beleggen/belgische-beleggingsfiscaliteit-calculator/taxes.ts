/** All taxes on one year of investing, each with who pays it and what the tax return does with it. */
import { roundCents, sum } from '#finance/money.ts'
import { beurstaks, beurstaksFigures } from '#rules/sparen-beleggen/beurstaks.ts'
import type { Dated, Law } from '#rules/kernel/dated.ts'
import { dividendTerug } from '#rules/sparen-beleggen/dividendvrijstelling.ts'
import { dividendvrijstelling } from '#rules/sparen-beleggen/dividendvrijstelling.figures.ts'
import { effectentaks, type SecuritiesAccountTax } from '#rules/sparen-beleggen/effectentaks.ts'
import {
  effectentaksBegrenzing,
  effectentaksDrempel,
  effectentaksTarief,
} from '#rules/sparen-beleggen/effectentaks.figures.ts'
import {
  bronheffingMeerwaarde,
  meerwaardetarief,
  meerwaardevrijstelling,
  overdrachtMaximum,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { type GainTax, meerwaardebelasting } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { reyndersDrempel } from '#rules/sparen-beleggen/reynderstaks.figures.ts'
import { reynderstaks } from '#rules/sparen-beleggen/reynderstaks.ts'
import { ingehouden } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { roerendeVoorheffing, voorheffingZorgvastgoed } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { spaarbelasting } from '#rules/sparen-beleggen/sparen.ts'
import { spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import type { Values } from './inputs.ts'

export type TaxLine = {
  key: 'spaarrente' | 'interest' | 'dividend' | 'reynders' | 'meerwaarde' | 'beurstaks' | 'effectentaks'
  /** Amount the tax looks at. */
  base: number
  rate: number
  /** What is owed in the end. */
  due: number
  /** What bank or broker has already paid. */
  withheld: number
  back: number
  self: number
  law: readonly Dated<unknown>[]
}

export type YearTax = {
  lines: TaxLine[]
  gains: GainTax
  net: number
  carried: number
  account: SecuritiesAccountTax
  law: Law
}

/** Law of an income year; amounts of years that are not published yet are the last known ones. */
export function lawOfYear(law: Law, year: number): Law {
  return law.ahead(`${year}-12-31`)
}

function line(of: Pick<TaxLine, 'key' | 'base' | 'rate' | 'due' | 'withheld' | 'law'>): TaxLine {
  const difference = roundCents(of.withheld - of.due)
  return { ...of, back: Math.max(0, difference), self: Math.max(0, roundCents(-difference)) }
}

export function yearTaxes(base: Law, values: Values): YearTax {
  const year = values.inkomstenjaar
  const law = lawOfYear(base, year)
  const persons = values.gezin === 'gemeenschap' ? 2 : 1
  const rate = law(roerendeVoorheffing)

  // Every bank gives the whole exemption on its own part; the return brings it back to one per person.
  const savingsDue = spaarbelasting(law, values.spaarrente, persons)
  const perBank = roundCents(values.spaarrente / values.banken)
  const savingsHeld = Math.min(savingsDue, roundCents(spaarbelasting(law, perBank, persons) * values.banken))

  const interestDue = ingehouden(law, values.andereInterest)

  const shares = { amount: values.dividenden, rate, exemptible: true }
  const care = { amount: values.dividendenZorg, rate: law(voorheffingZorgvastgoed), exemptible: true }
  const fund = { amount: values.dividendenFondsen, rate, exemptible: false }
  const all = [shares, care, fund]
  const dividendTax = sum(all.map((item) => ingehouden(law, item.amount, item.rate)))
  const exempt = Math.min(dividendTax, dividendTerug(law, all, persons).total)
  const dividendDue = roundCents(dividendTax - exempt)

  const fundLaw = { bondShare: values.obligatiedeel ?? 0, boughtOn: `${year}-01-01` }
  const reynders = reynderstaks(law, { ...fundLaw, gain: values.fondswinst })
  // The gains tax starts from the photo value and leaves out the part that is interest.
  const sincePhoto = Math.min(values.fondswinst, values.fondswinstNa2025 ?? values.fondswinst)
  const fundRest = roundCents(sincePhoto - reynderstaks(law, { ...fundLaw, gain: sincePhoto }).interest)

  const net = roundCents(values.meerwaarden + fundRest - values.minwaarden)
  const carried = values.overgedragen
  const gains = meerwaardebelasting(base, { year, net, persons, carried })
  // A fund with bonds is sold at home: the bank holds back there too.
  const unheld = { ja: 0, nee: values.meerwaarden + fundRest, deels: values.winstZonderInhouding }
  const heldOn = Math.max(0, values.meerwaarden + fundRest - unheld[values.meerwaardenIngehouden])
  const gainsHeld = roundCents(heldOn * law.on(`${year}-12-31`)(bronheffingMeerwaarde))

  const orders = values.verrichtingen.map((order) => ({
    ...order,
    tax: roundCents(beurstaks(law, order.bedrag, order.klasse) * order.keren),
  }))
  const exchange = sum(orders.map((order) => order.tax))
  const classes = [...new Set(values.verrichtingen.map((order) => order.klasse))]
  const traded = sum(values.verrichtingen.map((order) => order.bedrag * order.keren))

  const account = effectentaks(
    law.on(`${year}-09-30`),
    values.effectenrekening.map(({ waarde }) => waarde),
  )

  const lines = [
    line({
      key: 'spaarrente',
      base: values.spaarrente,
      rate: law(voorheffingSpaarrekening),
      due: savingsDue,
      withheld: savingsHeld,
      law: [spaarvrijstelling, voorheffingSpaarrekening],
    }),
    line({
      key: 'interest',
      base: values.andereInterest,
      rate,
      due: interestDue,
      withheld: values.interestIngehouden ? interestDue : 0,
      law: [roerendeVoorheffing],
    }),
    line({
      key: 'dividend',
      base: sum(all.map((item) => item.amount)),
      rate,
      due: dividendDue,
      withheld: values.dividendenIngehouden ? dividendTax : 0,
      law: [roerendeVoorheffing, dividendvrijstelling],
    }),
    line({
      key: 'reynders',
      base: reynders.interest,
      rate,
      due: reynders.tax,
      withheld: values.meerwaardenIngehouden === 'nee' ? 0 : reynders.tax,
      law: [reyndersDrempel, roerendeVoorheffing],
    }),
    line({
      key: 'meerwaarde',
      base: Math.max(0, net),
      rate: law.on(`${year}-12-31`)(meerwaardetarief),
      due: gains.tax,
      withheld: gainsHeld,
      law: gains.exemption > 0 ? [meerwaardetarief, meerwaardevrijstelling, overdrachtMaximum] : [meerwaardetarief],
    }),
    line({
      key: 'beurstaks',
      base: traded,
      rate: traded > 0 ? exchange / traded : 0,
      due: exchange,
      withheld: sum(orders.filter((order) => order.ingehouden).map((order) => order.tax)),
      law: classes.flatMap((tob) => beurstaksFigures(tob)),
    }),
    line({
      key: 'effectentaks',
      base: account.average,
      rate: account.rate,
      due: account.tax,
      withheld: values.meerwaardenIngehouden === 'nee' ? 0 : account.tax,
      law: [effectentaksDrempel, effectentaksTarief, effectentaksBegrenzing],
    }),
  ]
  return { lines, gains, net, carried, account, law }
}
