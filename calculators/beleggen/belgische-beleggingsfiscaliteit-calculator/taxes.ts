/** All taxes on one year of investing, each with who pays it and what the tax return does with it. */
import { at } from '#finance/list.ts'
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
  overdrachtPerJaar,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { eersteJaar, type GainTax, meerwaardebelasting } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { reyndersDrempel } from '#rules/sparen-beleggen/reynderstaks.figures.ts'
import { reynderstaks } from '#rules/sparen-beleggen/reynderstaks.ts'
import { ingehouden } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { roerendeVoorheffing, voorheffingZorgvastgoed } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { spaarbelasting } from '#rules/sparen-beleggen/sparen.ts'
import { spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import type { Values } from './inputs.ts'

export type TaxLine = {
  key: 'spaarrente' | 'interest' | 'dividend' | 'reynders' | 'meerwaarde' | 'beurstaks' | 'effectentaks'
  label: string
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

function line(of: Pick<TaxLine, 'key' | 'label' | 'base' | 'rate' | 'due' | 'withheld' | 'law'>): TaxLine {
  const difference = roundCents(of.withheld - of.due)
  return { ...of, back: Math.max(0, difference), self: Math.max(0, roundCents(-difference)) }
}

export function yearTaxes(base: Law, values: Values): YearTax {
  const year = values.inkomstenjaar
  const law = lawOfYear(base, year)
  const persons = values.gezin === 'gemeenschap' ? 2 : 1
  const local = values.broker === 'belgisch'
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

  const boughtOn = values.fondsenVan2017 ? at(reyndersDrempel.rows, 0).from : `${year}-01-01`
  const fundLaw = { bondShare: values.obligatiedeel, boughtOn }
  const reynders = reynderstaks(law, { ...fundLaw, gain: values.fondswinst })
  // The gains tax starts from the photo value and leaves out the part that is interest.
  const sincePhoto = Math.min(values.fondswinst, values.fondswinstNa2025 ?? values.fondswinst)
  const fundRest = roundCents(sincePhoto - reynderstaks(law, { ...fundLaw, gain: sincePhoto }).interest)

  const winnings = sum([values.meerwaarden, values.cryptowinst, fundRest])
  const losses = sum([values.minwaarden, values.cryptoverlies])
  const net = roundCents(winnings - losses)
  const perYear = year > eersteJaar(law) ? law(overdrachtPerJaar) : 0
  const carried = roundCents(values.overgedragen + values.jarenZonderGebruik * perYear * persons)
  const gains = meerwaardebelasting(base, { year, net, persons, carried })
  const gainsHeld =
    local && !values.optOut
      ? roundCents(
          Math.max(0, values.meerwaarden + fundRest - values.winstZonderInhouding) *
            law.on(`${year}-12-31`)(bronheffingMeerwaarde),
        )
      : 0

  const exchange = sum(
    values.verrichtingen.map((order) => roundCents(beurstaks(law, order.bedrag, order.klasse) * order.keren)),
  )
  const classes = [...new Set(values.verrichtingen.map((order) => order.klasse))]
  const traded = sum(values.verrichtingen.map((order) => order.bedrag * order.keren))

  const dates = [values.waardeDecember, values.waardeMaart, values.waardeJuni, values.waardeSeptember]
  const account = effectentaks(
    law.on(`${year}-09-30`),
    dates.filter((value) => value !== null),
    values.tariefEffectentaks ?? undefined,
  )

  const lines = [
    line({
      key: 'spaarrente',
      label: 'Spaarrente',
      base: values.spaarrente,
      rate: law(voorheffingSpaarrekening),
      due: savingsDue,
      withheld: savingsHeld,
      law: [spaarvrijstelling, voorheffingSpaarrekening],
    }),
    line({
      key: 'interest',
      label: 'Andere rente',
      base: values.andereInterest,
      rate,
      due: interestDue,
      withheld: local ? interestDue : 0,
      law: [roerendeVoorheffing],
    }),
    line({
      key: 'dividend',
      label: 'Dividenden',
      base: sum(all.map((item) => item.amount)),
      rate,
      due: dividendDue,
      withheld: local ? dividendTax : 0,
      law: [roerendeVoorheffing, dividendvrijstelling],
    }),
    line({
      key: 'reynders',
      label: 'Reynderstaks op fondsen met obligaties',
      base: reynders.interest,
      rate,
      due: reynders.tax,
      withheld: local ? reynders.tax : 0,
      law: [reyndersDrempel, roerendeVoorheffing],
    }),
    line({
      key: 'meerwaarde',
      label: 'Meerwaardebelasting',
      base: Math.max(0, net),
      rate: law.on(`${year}-12-31`)(meerwaardetarief),
      due: gains.tax,
      withheld: gainsHeld,
      law: gains.exemption > 0 ? [meerwaardetarief, meerwaardevrijstelling, overdrachtMaximum] : [meerwaardetarief],
    }),
    line({
      key: 'beurstaks',
      label: 'Beurstaks (TOB)',
      base: traded,
      rate: traded > 0 ? exchange / traded : 0,
      due: exchange,
      withheld: local ? exchange : 0,
      law: classes.flatMap((tob) => beurstaksFigures(tob)),
    }),
    line({
      key: 'effectentaks',
      label: 'Taks op de effectenrekening',
      base: account.average,
      rate: account.rate,
      due: account.tax,
      withheld: local ? account.tax : 0,
      law: [effectentaksDrempel, effectentaksTarief, effectentaksBegrenzing],
    }),
  ]
  return { lines, gains, net, carried, account, law }
}
