import { num } from '#calculators/kernel/format.ts'
import type { Premium } from './case.ts'
import type { FormKey } from './model-forms.ts'

export const FORM_NAMES: Readonly<Record<FormKey, string>> = {
  premie: 'Gewone premie',
  loonbonus: 'Loonbonus (cao 90)',
  winstpremie: 'Winstpremie',
  warrants: 'Warrants',
}

/** Why there is no premium, in a sentence. */
export function refusal({ values, work }: Premium): string | null {
  const { months, years } = work.least
  if (work.refused === 'kort') return `In PC 200 is er pas een premie vanaf ${months} maanden dienst.`
  if (work.refused === 'start')
    return `In PC 200 is er pas een premie vanaf ${months} maanden dienst, en je werkte er dit jaar ${num(values.gewerkteMaanden)}. Was je vroeger al in dienst? Vul dan “Maanden in dienst” in.`
  return work.refused === 'ontslag'
    ? `Wie in PC 200 zelf ontslag neemt, krijgt pas een premie vanaf ${years} jaar dienst.`
    : null
}
