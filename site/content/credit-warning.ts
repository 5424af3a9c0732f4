import type { Meta } from '#calculators/kernel/meta.ts'

/** Art. VII.64, § 2 Wetboek van economisch recht, word for word. Stands on every page and card about borrowing, not where no credit is offered. */
export const creditWarning = 'Let op, geld lenen kost ook geld.'

/** Whether the page, card or embedded answer of this calculator carries the sentence. */
export const warnsOfCredit = ({ category, withoutCredit }: Meta): boolean =>
  category === 'lenen' && withoutCredit !== true
