import type { Option } from '#calculators/kernel/fields.ts'
import type { Form } from './model.ts'

/** The ways a rate is written, short enough for a list in a row. */
export const FORMS = [
  { value: 'effectief', label: 'per jaar, effectief (JKP)' },
  { value: 'nominaalMaand', label: 'nominaal, 12 keer' },
  { value: 'nominaalKwartaal', label: 'nominaal, 4 keer' },
  { value: 'nominaalHalfjaar', label: 'nominaal, 2 keer' },
  { value: 'perMaand', label: 'per maand' },
  { value: 'perKwartaal', label: 'per kwartaal' },
  { value: 'forfaitPerMaand', label: 'forfait per maand' },
  { value: 'disconto', label: 'disconto, vooraf' },
  { value: 'continu', label: 'continu' },
] as const satisfies readonly Option<Form>[]

export const FORMULAS: Record<Form, string> = {
  effectief: 'al effectief',
  nominaalMaand: '(1 + rente ÷ 12)^12 − 1',
  nominaalKwartaal: '(1 + rente ÷ 4)^4 − 1',
  nominaalHalfjaar: '(1 + rente ÷ 2)^2 − 1',
  perKwartaal: '(1 + kwartaalrente)^4 − 1',
  perMaand: '(1 + maandrente)^12 − 1',
  forfaitPerMaand: 'maandlast = bedrag ÷ n + bedrag × forfait; daaruit de rente',
  disconto: '(1 ÷ (1 − rente × jaren))^(1 ÷ jaren) − 1',
  continu: 'e^rente − 1',
}
