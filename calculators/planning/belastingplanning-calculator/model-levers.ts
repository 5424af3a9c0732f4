/** What each tax break of a household saves this year: the assessment without it, less the assessment with it. */
import { roundCents, roundedSum } from '#finance/money.ts'
import { dienstencheques } from '#rules/belasting/belastingvoordelen.figures.ts'
import { hasBegun, type Law } from '#rules/kernel/dated.ts'
import type { Settled } from './inputs.ts'
import { assess, type Bill, onBenefit } from './model-people.ts'

export type LeverKey =
  | 'pensioensparen'
  | 'pensioensparenPartner'
  | 'langetermijnsparen'
  | 'langetermijnsparenPartner'
  | 'kinderopvang'
  | 'giften'
  | 'dienstencheques'
  | 'onderhoudsgeld'
  | 'woonbonus'
  | 'werkelijkeKosten'

export type Lever = {
  readonly key: LeverKey
  readonly spent: number
  /** What it saves on top of all the others. */
  readonly saving: number
  /** What it takes off when the breaks are used one after another: these do add up. */
  readonly step: number
}

type Plan = { readonly key: LeverKey; readonly spent: number; readonly off: Partial<Settled> }

function plansOf(law: Law, values: Settled): readonly Plan[] {
  const price = hasBegun(dienstencheques, law.date) ? law(dienstencheques)[values.gewest].prijs : 0
  const hasBonus = values.woonbonus !== 'geen' && values.gewest === 'vlaanderen'
  const plans: readonly Plan[] = [
    { key: 'pensioensparen', spent: values.pensioensparen, off: { pensioensparen: 0 } },
    { key: 'pensioensparenPartner', spent: values.pensioensparenPartner, off: { pensioensparenPartner: 0 } },
    { key: 'langetermijnsparen', spent: values.langetermijnsparen, off: { langetermijnsparen: 0 } },
    {
      key: 'langetermijnsparenPartner',
      spent: values.langetermijnsparenPartner,
      off: { langetermijnsparenPartner: 0 },
    },
    {
      key: 'kinderopvang',
      spent: roundedSum(values.opvangAttesten.map(({ bedrag }) => bedrag)),
      off: { opvangAttesten: [] },
    },
    { key: 'giften', spent: values.giften, off: { giften: 0 } },
    { key: 'dienstencheques', spent: roundCents(values.dienstencheques * price), off: { dienstencheques: 0 } },
    { key: 'onderhoudsgeld', spent: values.onderhoudsgeld, off: { onderhoudsgeld: 0 } },
    { key: 'woonbonus', spent: hasBonus ? values.woonbonusUitgaven : 0, off: { woonbonus: 'geen' } },
    {
      key: 'werkelijkeKosten',
      spent: values.statuut === 'gepensioneerde' || onBenefit(values.statuut) ? 0 : (values.werkelijkeKosten ?? 0),
      off: { werkelijkeKosten: null },
    },
  ]
  return plans.filter(({ spent }) => spent > 0)
}

/** The breaks a household uses, the largest first, and the tax without any of them. */
export function usedLevers(law: Law, values: Settled, bill: Bill): { levers: readonly Lever[]; without: number } {
  const plans = plansOf(law, values)
  const dueWith = (change: Partial<Settled>) => assess(law, { ...values, ...change }).due
  const dueWithout = (some: readonly Plan[]) =>
    dueWith(some.reduce<Partial<Settled>>((all, { off }) => Object.assign(all, off), {}))
  const without = plans.length > 0 ? dueWithout(plans) : bill.due
  let before = without
  const levers = plans.map(({ key, spent, off }, index) => {
    const after = index === plans.length - 1 ? bill.due : dueWithout(plans.slice(index + 1))
    const lever = {
      key,
      spent,
      saving: roundCents(dueWith(off) - bill.due),
      step: roundCents(before - after),
    }
    before = after
    return lever
  })
  return { levers: levers.toSorted((a, b) => b.saving - a.saving), without }
}
