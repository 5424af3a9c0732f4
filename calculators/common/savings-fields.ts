/** Questions about the savings account a visitor has, and words about accounts of our list. */
import { myAccount, type SavingsAccount } from '#calculators/common/savings.ts'
import { type Env, percent } from '#calculators/kernel/fields.ts'
import { checkedText, pct } from '#calculators/kernel/format.ts'

/** Which account a start value comes from, with both rates and their date. */
export const accountHint = ({ bank, product, base, premium, checkedOn }: SavingsAccount, today: string): string =>
  `Start: ${bank}, ${product}, ${pct(base)} + ${pct(premium)} premie, nagekeken op ${checkedText(checkedOn, today)}.`

export const myAccountHint = (env: Env) => `${accountHint(myAccount(env), env.today)} Vul je eigen tarief in.`

/** Base rate of my own savings account. Spread it to add a group, `refine` or `when`. */
export const spaarrente = percent({
  label: 'Basisrente van je spaarrekening',
  short: 'Basisrente',
  start: (env) => myAccount(env).base,
  fact: 'spaarrente',
  reference: (env) => ({ from: 'markt', on: myAccount(env).checkedOn }),
  min: 0,
  max: 0.1,
  hint: myAccountHint,
})

/** Premium of my own savings account. */
export const spaarpremie = percent({
  label: 'Getrouwheidspremie van je spaarrekening',
  short: 'Getrouwheidspremie',
  start: (env) => myAccount(env).premium,
  fact: 'spaarpremie',
  reference: (env) => ({ from: 'markt', on: myAccount(env).checkedOn }),
  min: 0,
  max: 0.1,
  hint: myAccountHint,
})
