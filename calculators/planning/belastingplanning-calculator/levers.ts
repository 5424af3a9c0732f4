/** The levers: what each saves now, what it could still save, and which gives most per euro. */
import { roundCents, sum } from '#finance/money.ts'
import { dienstencheques, kinderopvangPerDag } from '#rules/belasting/belastingvoordelen.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { plafondLangetermijnsparen } from '#rules/belasting/langetermijnsparen.ts'
import { forfaitaireKosten } from '#rules/belasting/personenbelasting.ts'
import { pensioensparenLaag } from '#rules/pensioen/pensioensparen.figures.ts'
import type { Aanslag } from '#rules/belasting/aanslag.ts'
import { assess, careOf, isCouple, totalDue } from './household.ts'
import type { Values } from './inputs.ts'

export type Lever = {
  readonly key: string
  readonly label: string
  readonly code: string
  readonly deadline: string
  /** What is spent now and what it saves. */
  readonly spent: number
  readonly saving: number
  /** What could still be spent for a tax break, and what that would save. */
  readonly room: number
  readonly extra: number
  /** Saving per euro: of what is left to use, or of what is used. */
  readonly perEuro: number
  /** Money that stays yours, against money that is gone. */
  readonly keeps: boolean
}

type Plan = {
  readonly key: string
  readonly label: string
  readonly code: string
  readonly spent: number
  readonly off: Partial<Values>
  readonly ceiling: number | null
  readonly full: Partial<Values>
  readonly keeps: boolean
  readonly hidden?: boolean
}

function plans(law: Law, values: Values, result: Aanslag): readonly Plan[] {
  const couple = isCouple(values)
  const care = careOf(values)
  const paidForCare = sum(care.map(({ bedrag }) => bedrag))
  const [first, second] = result.kolommen
  const low = law(pensioensparenLaag)
  const longTerm = (net: number | undefined) => plafondLangetermijnsparen(law, net ?? 0)
  const price = values.inkomstenjaar >= '2024' ? law(dienstencheques)[values.gewest] : null
  const voucherCeiling = price ? price.maximum * (couple ? 2 : 1) : 0
  const vouchers = price ? Math.ceil(voucherCeiling / price.prijs - 1e-9) : 0
  const pension = (key: 'pensioensparen' | 'pensioensparenPartner', label: string, code: string): Plan => ({
    key,
    label,
    code,
    spent: values[key],
    off: { [key]: 0 },
    ceiling: low,
    full: { [key]: low },
    keeps: true,
  })
  const life = (
    key: 'langetermijnsparen' | 'langetermijnsparenPartner',
    label: string,
    code: string,
    most: number,
  ): Plan => ({
    key,
    label,
    code,
    spent: values[key],
    off: { [key]: 0 },
    ceiling: most,
    full: { [key]: most },
    keeps: true,
  })
  return [
    pension('pensioensparen', 'Pensioensparen', '1361'),
    ...(couple ? [pension('pensioensparenPartner', 'Pensioensparen partner', '2361')] : []),
    life('langetermijnsparen', 'Langetermijnsparen', '1353', longTerm(first?.netto)),
    ...(couple
      ? [life('langetermijnsparenPartner', 'Langetermijnsparen partner', '2353', longTerm(second?.netto))]
      : []),
    {
      key: 'kinderopvang',
      label: 'Kinderopvang',
      code: '1384',
      spent: paidForCare,
      off: { kinderopvang: 0, opvangAttesten: [] },
      ceiling: paidForCare > 0 ? sum(care.map(({ dagen }) => dagen * law(kinderopvangPerDag))) : null,
      full: {},
      keeps: false,
      hidden: paidForCare === 0,
    },
    {
      key: 'giften',
      label: 'Giften',
      code: '1394',
      spent: values.giften,
      off: { giften: 0 },
      ceiling: null,
      full: { giften: 100 },
      keeps: false,
    },
    {
      key: 'dienstencheques',
      label: 'Dienstencheques',
      code: '3364',
      spent: roundCents(values.dienstencheques * (price?.prijs ?? 0)),
      off: { dienstencheques: 0 },
      ceiling: roundCents(voucherCeiling),
      full: { dienstencheques: vouchers },
      keeps: false,
      hidden: vouchers === 0 && values.dienstencheques === 0,
    },
    {
      key: 'onderhoudsgeld',
      label: 'Onderhoudsgeld',
      code: '1390',
      spent: values.onderhoudsgeld,
      off: { onderhoudsgeld: 0 },
      ceiling: null,
      full: {},
      keeps: false,
      hidden: values.onderhoudsgeld === 0,
    },
    {
      key: 'woonbonus',
      label: 'Vlaamse woonbonus',
      code: 'vak IX',
      spent: values.woonbonus === 'geen' ? 0 : roundCents(values.woonbonusUitgaven + values.woonbonusUitgavenPartner),
      off: { woonbonus: 'geen' },
      ceiling: null,
      full: {},
      keeps: true,
      hidden: values.woonbonus === 'geen' || values.gewest !== 'vlaanderen',
    },
    {
      key: 'werkelijkeKosten',
      label: 'Werkelijke beroepskosten',
      code: '1258',
      spent: values.kosten === 'werkelijk' ? values.werkelijkeKosten : 0,
      off: { kosten: 'forfait' },
      ceiling: null,
      full: {},
      keeps: false,
      hidden: values.kosten !== 'werkelijk' || values.statuut === 'gepensioneerde',
    },
  ]
}

/** All levers that matter for this household, the best per euro first. */
export function rankLevers(law: Law, values: Values, result: Aanslag): readonly Lever[] {
  const now = totalDue(result)
  const dueWith = (change: Partial<Values>) => totalDue(assess(law, { ...values, ...change }))
  const levers = plans(law, values, result)
    .filter((plan) => !plan.hidden)
    .map((plan): Lever => {
      const saving = plan.spent > 0 ? roundCents(dueWith(plan.off) - now) : 0
      const wanted =
        plan.ceiling === null ? Object.keys(plan.full).length > 0 && plan.spent === 0 : plan.spent < plan.ceiling
      const target = plan.ceiling ?? 100
      const room = wanted ? roundCents(Math.max(0, target - plan.spent)) : 0
      const extra = room > 0 && Object.keys(plan.full).length > 0 ? roundCents(now - dueWith(plan.full)) : 0
      const perEuro = room > 0 && extra > 0 ? extra / room : plan.spent > 0 ? saving / plan.spent : 0
      return {
        key: plan.key,
        label: plan.label,
        code: plan.code,
        deadline: `${values.inkomstenjaar}-12-31`,
        spent: plan.spent,
        saving,
        room: extra > 0 ? room : 0,
        extra: Math.max(0, extra),
        perEuro,
        keeps: plan.keeps,
      }
    })
  // A difference of a rounded cent is a tie: then the order above decides.
  const rank = (lever: Lever) => Math.round(lever.perEuro * 1_000)
  return levers.toSorted((a, b) => rank(b) - rank(a))
}

/** Savings that are still to be had on money that stays yours. */
export const leftToSave = (levers: readonly Lever[]): number =>
  roundCents(levers.filter((lever) => lever.keeps).reduce((total, lever) => total + lever.extra, 0))

/** Whether real expenses would beat the lump sum, and by how much they must exceed it. */
export const lumpSum = (law: Law, values: Values): number =>
  values.statuut === 'gepensioneerde'
    ? 0
    : forfaitaireKosten(law, Math.max(0, values.inkomen - values.socialeBijdragen), values.statuut)
