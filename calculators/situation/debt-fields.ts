/** The fact of other debts as fields. Apart from the other facts: it is made at once, and few pages ask it. */
import { choice, euro, months, percent } from '#calculators/kernel/fields.ts'
import { DEBT_COLUMNS } from '#calculators/situation/debts.ts'
import { listFact } from '#calculators/situation/row-facts.ts'

/** Each debt besides the home loan. A page may ask more of a debt than what others need to know. */
export const schuld = {
  soort: choice({
    label: 'Soort',
    start: 'lening',
    options: [
      { value: 'lening', label: 'lening' },
      { value: 'kredietopening', label: 'kaart of geldreserve', formerly: ['kaart'] },
    ],
  }),
  saldo: euro({ label: 'Openstaand', start: 1_000, min: 1, max: 500_000 }),
  jkp: percent({ label: 'JKP', start: 0.08, min: 0, max: 0.3 }),
  maandlast: euro({ label: 'Per maand', start: null, optional: true, min: 1, max: 100_000 }),
  resterend: months({
    label: 'Of nog zoveel maanden',
    start: null,
    optional: true,
    min: 1,
    max: 480,
    hint: 'Ken je het maandbedrag niet? Dan volgt het uit de resterende maanden.',
  }),
}
export const schulden = { label: 'Je schulden', fact: 'schulden', asFact: listFact('schulden', DEBT_COLUMNS) } as const
