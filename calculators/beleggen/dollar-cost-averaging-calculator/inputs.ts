/** What the page asks: how much, over how long, and on which market. */
import { myAccountHint } from '#calculators/common/savings-fields.ts'
import { myAccount } from '#calculators/common/savings.ts'
import { choice, count, type Env, euro, months, percent, rows, type ValuesOf } from '#calculators/kernel/fields.ts'

const savingsRate = (env: Env) => myAccount(env).base
const model = { when: { modus: 'kiezen' }, refine: true } as const

export const inputs = {
  modus: choice({
    label: 'Wat wil je weten?',
    start: 'kiezen',
    options: [
      { value: 'kiezen', label: 'Alles ineens of gespreid beleggen?' },
      { value: 'eigen', label: 'Hoe deden mijn eigen aankopen het?' },
    ],
  }),
  bedrag: euro({
    label: 'Bedrag',
    start: 24_000,
    min: 100,
    max: 10_000_000,
    slider: 500,
    hint: 'Het totaal, over alle aankopen samen.',
  }),
  maanden: months({ label: 'Spreiden over', start: 12, min: 2, max: 60, slider: 1, when: { modus: 'kiezen' } }),
  rendement: percent({
    label: 'Verwacht rendement per jaar',
    start: 0.07,
    min: -0.1,
    max: 0.2,
    slider: 0.0025,
    when: { modus: 'kiezen' },
  }),
  volatiliteit: percent({ label: 'Schommeling per jaar (volatiliteit)', start: 0.16, min: 0, max: 0.8, ...model }),
  spaarrente: percent({
    label: 'Rente op geld dat wacht',
    start: savingsRate,
    min: 0,
    max: 0.1,
    refine: true,
    hint: myAccountHint,
  }),
  makelaarsloon: euro({ label: 'Makelaarsloon per order, vast', start: 2, max: 1_000, refine: true, group: 'Kosten' }),
  makelaarsloonPercent: percent({
    label: 'Makelaarsloon per order, in procent',
    start: 0,
    min: 0,
    max: 0.05,
    refine: true,
    group: 'Kosten',
  }),
  beurstaks: choice({
    label: 'Beurstaks (TOB)',
    start: 'laag',
    refine: true,
    group: 'Kosten',
    options: [
      { value: 'laag', label: 'meeste ETF’s, obligaties, GVV' },
      { value: 'midden', label: 'aandeel' },
      { value: 'hoog', label: 'kapitalisatiefonds ingeschreven in België' },
      { value: 'geen', label: 'geen, bijvoorbeeld crypto' },
    ],
  }),
  zaad: count({
    label: 'Nummer van de toevalsreeks',
    start: 1,
    min: 1,
    max: 1_000_000,
    ...model,
    hint: 'Hetzelfde nummer geeft overal dezelfde paden.',
  }),
  koersen: rows({
    label: 'Koers bij elke aankoop',
    row: 'koers',
    min: 2,
    max: 600,
    when: { modus: 'eigen' },
    start: [{ koers: 100 }, { koers: 90 }, { koers: 80 }, { koers: 95 }, { koers: 110 }],
    hint: 'Plak een kolom uit je spreadsheet, een koers per maand. We kopen elke keer voor evenveel en meten op de laatste koers.',
    columns: { koers: euro({ label: 'Koers', start: 100, min: 0.0001, max: 10_000_000, decimals: 6 }) },
  }),
}
export type Values = ValuesOf<typeof inputs>
