/** All taxes on one year of investing, each with who pays it and what the tax return does with it. */
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
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
import { roerendeVoorheffing, voorheffingZorgvastgoed } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { spaarbelasting } from '#rules/sparen-beleggen/sparen.ts'
import { spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import type { Values } from './inputs.ts'
import { taxOn, type YearFile, yearFile } from './model-year-file.ts'

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
  file: YearFile
}

/** Law of an income year; amounts of years that are not published yet are the last known ones. */
function lawOfYear(law: Law, year: number): Law {
  return law.ahead(`${year}-12-31`)
}

function line(of: Pick<TaxLine, 'key' | 'base' | 'rate' | 'due' | 'withheld' | 'law'>): TaxLine {
  const difference = roundCents(of.withheld - of.due)
  return { ...of, back: Math.max(0, difference), self: Math.max(0, roundCents(-difference)) }
}

type Year = {
  readonly law: Law
  readonly values: Values
  readonly year: number
  readonly persons: number
  readonly file: YearFile
}

function savingsLine({ law, values, persons }: Year): TaxLine {
  // Every bank gives the whole exemption on its own part; the return brings it back to one per person.
  const due = spaarbelasting(law, values.spaarrente, persons)
  const perBank = roundCents(values.spaarrente / values.banken)
  return line({
    key: 'spaarrente',
    base: values.spaarrente,
    rate: law(voorheffingSpaarrekening),
    due,
    withheld: Math.min(due, roundCents(spaarbelasting(law, perBank, persons) * values.banken)),
    law: [spaarvrijstelling, voorheffingSpaarrekening],
  })
}

function interestLine({ law, values, file }: Year): TaxLine {
  const typed = { amount: values.andereInterest, rate: law(roerendeVoorheffing), held: values.interestIngehouden }
  const all = [typed, ...file.income.filter(({ row }) => row.soort === 'rente')]
  return line({
    key: 'interest',
    base: roundedSum(all.map(({ amount }) => amount)),
    rate: typed.rate,
    due: roundedSum(all.map((one) => taxOn(law, one))),
    withheld: roundedSum(all.filter(({ held }) => held).map((one) => taxOn(law, one))),
    law: [roerendeVoorheffing],
  })
}

function dividendLine({ law, values, persons, file }: Year): TaxLine {
  const rate = law(roerendeVoorheffing)
  const held = values.dividendenIngehouden
  const all = [
    { amount: values.dividenden, rate, exemptible: true, held },
    { amount: values.dividendenZorg, rate: law(voorheffingZorgvastgoed), exemptible: true, held },
    { amount: values.dividendenFondsen, rate, exemptible: false, held },
    ...file.income.filter(({ row }) => row.soort !== 'rente'),
  ]
  const { reclaim } = dividendTerug(law, all, persons)
  // What was held back on an exempt dividend comes back; one without it stays out of the return, and the rest is declared.
  const parts = all.map((one, index) => {
    const tax = taxOn(law, one)
    return { held: one.held, tax, exempt: Math.min(tax, at(reclaim, index)) }
  })
  const withheld = roundedSum(parts.map(({ held, tax }) => (held ? tax : 0)))
  const back = roundedSum(parts.map((part) => (part.held ? part.exempt : 0)))
  const self = roundedSum(parts.map((part) => (part.held ? 0 : part.tax - part.exempt)))
  const base = roundedSum(all.map(({ amount }) => amount))
  return {
    key: 'dividend',
    base,
    // Care property has a lower one: together it is what they come to.
    rate: all.some((one) => one.amount > 0 && one.rate !== rate)
      ? roundedSum(parts.map(({ tax }) => tax)) / base
      : rate,
    due: roundCents(withheld - back + self),
    withheld,
    back,
    self,
    law: [roerendeVoorheffing, dividendvrijstelling],
  }
}

function reyndersLine({ law, values, file }: Year, fund: { bondShare: number; boughtOn: string }): TaxLine {
  const { interest, tax } = reynderstaks(law, { ...fund, gain: values.fondswinst })
  return line({
    key: 'reynders',
    base: roundCents(interest + file.reynders.interest),
    rate: law(roerendeVoorheffing),
    due: roundCents(tax + file.reynders.tax),
    withheld: roundCents((values.meerwaardenIngehouden === 'nee' ? 0 : tax) + file.reynders.held),
    law: [reyndersDrempel, roerendeVoorheffing],
  })
}

function gainsLine({ law, values, year, file }: Year, { gains, net, fundRest }: Gains): TaxLine {
  const atEnd = law.on(`${year}-12-31`)
  // A fund with bonds is sold at home: the bank holds back there too.
  const unheld = { ja: 0, nee: values.meerwaarden + fundRest, deels: values.winstZonderInhouding }
  const heldOn = Math.max(0, values.meerwaarden + fundRest - unheld[values.meerwaardenIngehouden])
  return line({
    key: 'meerwaarde',
    base: Math.max(0, net),
    rate: atEnd(meerwaardetarief),
    due: gains.tax,
    withheld: roundCents(heldOn * atEnd(bronheffingMeerwaarde) + file.withheld),
    law: gains.exemption > 0 ? [meerwaardetarief, meerwaardevrijstelling, overdrachtMaximum] : [meerwaardetarief],
  })
}

function exchangeLine({ law, values, file }: Year): TaxLine {
  const orders = [
    ...values.verrichtingen.map(({ bedrag, klasse, keren, ingehouden: held }) => ({
      amount: bedrag * keren,
      tob: klasse,
      held,
      tax: roundCents(beurstaks(law, bedrag, klasse) * keren),
    })),
    ...file.orders,
  ]
  const due = roundedSum(orders.map((order) => order.tax))
  const base = roundedSum(orders.map(({ amount }) => amount))
  return line({
    key: 'beurstaks',
    base,
    rate: base > 0 ? due / base : 0,
    due,
    withheld: roundedSum(orders.filter((order) => order.held).map((order) => order.tax)),
    law: [...new Set(orders.map((order) => order.tob))].flatMap((tob) => beurstaksFigures(tob)),
  })
}

function accountLine({ values }: Year, account: SecuritiesAccountTax): TaxLine {
  return line({
    key: 'effectentaks',
    base: account.average,
    rate: account.rate,
    due: account.tax,
    withheld: values.meerwaardenIngehouden === 'nee' ? 0 : account.tax,
    law: [effectentaksDrempel, effectentaksTarief, effectentaksBegrenzing],
  })
}

type Gains = { readonly gains: GainTax; readonly net: number; readonly fundRest: number }

export function yearTaxes(base: Law, values: Values): YearTax {
  const year = values.inkomstenjaar
  const law = lawOfYear(base, year)
  const persons = values.titularissen
  const file = yearFile(law, values)
  const of = { law, values, year, persons, file }

  const fund = { bondShare: values.obligatiedeel ?? 0, boughtOn: `${year}-01-01` }
  // The gains tax starts from the photo value and leaves out the part that is interest.
  const sincePhoto = Math.min(values.fondswinst, values.fondswinstNa2025 ?? values.fondswinst)
  const fundRest = roundCents(sincePhoto - reynderstaks(law, { ...fund, gain: sincePhoto }).interest)
  const net = roundCents(values.meerwaarden + fundRest + file.gains - values.minwaarden - file.losses)
  const carried = values.overgedragen
  const gains = meerwaardebelasting(base, { year, net, persons, carried })
  const account = effectentaks(
    law.on(`${year}-09-30`),
    values.effectenrekening.map(({ waarde }) => waarde),
  )
  const lines = [
    savingsLine(of),
    interestLine(of),
    dividendLine(of),
    reyndersLine(of, fund),
    gainsLine(of, { gains, net, fundRest }),
    exchangeLine(of),
    accountLine(of, account),
  ]
  return { lines, gains, net, carried, account, law, file }
}
