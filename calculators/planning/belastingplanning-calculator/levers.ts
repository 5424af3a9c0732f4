/** What a household can do about its tax: what each step saves now, what it could still save, which gives most per euro. */
import { isCouple } from '#calculators/common/household.ts'
import { roundCents, sum } from '#finance/money.ts'
import { dienstencheques, kinderopvangPerDag } from '#rules/belasting/belastingvoordelen.figures.ts'
import { plafondLangetermijnsparen } from '#rules/belasting/langetermijnsparen.ts'
import { hasBegun, type Law } from '#rules/kernel/dated.ts'
import { pensioensparenLaag } from '#rules/pensioen/pensioensparen.figures.ts'
import type { Settled } from './inputs.ts'
import { assess, type Bill } from './people.ts'

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
  /** What is spent now and what it saves. */
  readonly spent: number
  readonly saving: number
  /** What could still be spent for a tax break, and what that would save. Nothing once the year is closed. */
  readonly room: number
  readonly extra: number
  /** Saving per euro: of what is left to use, or of what is used. */
  readonly perEuro: number
  /** Money that stays yours, against money that is gone. */
  readonly keeps: boolean
}

type Plan = {
  readonly key: LeverKey
  readonly spent: number
  readonly off: Partial<Settled>
  /** null: no ceiling that matters; then a first hundred euro is tried. */
  readonly ceiling: number | null
  /** How to use it to the full; empty when it cannot be chosen. */
  readonly full: Partial<Settled>
  readonly keeps?: true
  readonly hidden?: boolean
}

const TRIED = 100

function savingPlans(law: Law, values: Settled, { kolommen: [first, second] }: Bill): readonly Plan[] {
  const low = law(pensioensparenLaag)
  const both = values.gezin === 'partnerMetInkomen'
  const plan = (key: LeverKey & keyof Settled, ceiling: number, hidden = false): Plan => ({
    key,
    spent: Number(values[key]),
    off: { [key]: 0 },
    ceiling,
    full: { [key]: ceiling },
    keeps: true,
    hidden,
  })
  return [
    plan('pensioensparen', low),
    plan('pensioensparenPartner', low, !both),
    plan('langetermijnsparen', plafondLangetermijnsparen(law, first?.netto ?? 0)),
    plan('langetermijnsparenPartner', plafondLangetermijnsparen(law, second?.netto ?? 0), !both),
  ]
}

function spendingPlans(law: Law, values: Settled): readonly Plan[] {
  const care = values.opvangAttesten
  const paidForCare = sum(care.map(({ bedrag }) => bedrag))
  const price = hasBegun(dienstencheques, law.date) ? law(dienstencheques)[values.gewest] : null
  const voucherCeiling = price ? roundCents(price.maximum * (isCouple(values.gezin) ? 2 : 1)) : 0
  const vouchers = price ? Math.ceil(voucherCeiling / price.prijs - 1e-9) : 0
  return [
    {
      key: 'kinderopvang',
      spent: paidForCare,
      off: { opvangAttesten: [] },
      ceiling: sum(care.map(({ dagen }) => dagen * law(kinderopvangPerDag))),
      full: {},
      hidden: paidForCare === 0,
    },
    { key: 'giften', spent: values.giften, off: { giften: 0 }, ceiling: null, full: { giften: TRIED } },
    {
      key: 'dienstencheques',
      spent: roundCents(values.dienstencheques * (price?.prijs ?? 0)),
      off: { dienstencheques: 0 },
      ceiling: voucherCeiling,
      full: { dienstencheques: vouchers },
      hidden: vouchers === 0 && values.dienstencheques === 0,
    },
    {
      key: 'onderhoudsgeld',
      spent: values.onderhoudsgeld,
      off: { onderhoudsgeld: 0 },
      ceiling: null,
      full: {},
      hidden: values.onderhoudsgeld === 0,
    },
    {
      key: 'woonbonus',
      spent: values.woonbonus === 'geen' ? 0 : values.woonbonusUitgaven,
      off: { woonbonus: 'geen' },
      ceiling: null,
      full: {},
      keeps: true,
      hidden: values.woonbonus === 'geen' || values.gewest !== 'vlaanderen',
    },
    {
      key: 'werkelijkeKosten',
      spent: values.werkelijkeKosten ?? 0,
      off: { werkelijkeKosten: null },
      ceiling: null,
      full: {},
      hidden: (values.werkelijkeKosten ?? 0) === 0 || values.statuut === 'gepensioneerde',
    },
  ]
}

/** All that matters for this household, the best per euro first. `open` says that the year is not over yet. */
export function rankLevers(law: Law, values: Settled, bill: Bill, open: boolean): readonly Lever[] {
  const dueWith = (change: Partial<Settled>) => assess(law, { ...values, ...change }).due
  const levers = [...savingPlans(law, values, bill), ...spendingPlans(law, values)]
    .filter((plan) => !plan.hidden)
    .map(({ key, spent, off, ceiling, full, keeps = false }): Lever => {
      const saving = spent > 0 ? roundCents(dueWith(off) - bill.due) : 0
      const choosable = open && Object.keys(full).length > 0
      const room = choosable ? roundCents(Math.max(0, (ceiling ?? (spent > 0 ? 0 : TRIED)) - spent)) : 0
      const extra = room > 0 ? Math.max(0, roundCents(bill.due - dueWith(full))) : 0
      const perEuro = extra > 0 ? extra / room : spent > 0 ? saving / spent : 0
      return { key, spent, saving, room: extra > 0 ? room : 0, extra, perEuro, keeps }
    })
    .filter((lever) => lever.saving !== 0 || lever.extra > 0 || lever.spent > 0)
  // A difference of a rounded cent is a tie: then the order above decides.
  const rank = (lever: Lever) => Math.round(lever.perEuro * 1_000)
  return levers.toSorted((a, b) => rank(b) - rank(a))
}
