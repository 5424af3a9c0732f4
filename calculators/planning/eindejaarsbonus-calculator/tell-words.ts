import type { FormKey } from './model-forms.ts'

export const FORM_NAMES: Readonly<Record<FormKey, string>> = {
  premie: 'Gewone premie',
  loonbonus: 'Loonbonus (cao 90)',
  winstpremie: 'Winstpremie',
  warrants: 'Warrants',
}
