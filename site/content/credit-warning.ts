/** Art. VII.64, § 2 Wetboek van economisch recht, word for word. Stands on every page and card about borrowing, not where no credit is offered. */
export const creditWarning = 'Let op, geld lenen kost ook geld.'
