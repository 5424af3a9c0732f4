/** Art. VII.64, § 2 Wetboek van economisch recht, word for word. Stands on every page and card about borrowing. */
export const creditWarning = 'Let op, geld lenen kost ook geld.'
