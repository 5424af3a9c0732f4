/** What the page asks: how much, over how long, and on which market. */
import { makelaar, makelaarsloon } from '#calculators/beleggen/broker-fields.ts'
import { myAccountHint, spaarrente } from '#calculators/common/savings-fields.ts'
import { choice, date, euro, type Inputs, months, percent, rows, type ValuesOf } from '#calculators/kernel/fields.ts'
import { pct } from '#calculators/kernel/format.ts'
import { etfFees } from '#data/series/broker-etfs.ts'
import { recordOf } from './choices-market.ts'

const american = recordOf('amerika')
const amount = { start: null, optional: true, min: 0.0001, max: 10_000_000, decimals: 6 } as const

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
  markt: choice({
    label: 'Welke markt?',
    start: 'amerika',
    when: { modus: 'kiezen' },
    options: [
      { value: 'amerika', label: 'Amerikaanse aandelen, sinds 1971' },
      { value: 'wereld', label: 'Aandelen van de hele wereld, sinds 2009' },
      { value: 'europa', label: 'Europese aandelen, sinds 2009' },
      { value: 'groeilanden', label: 'Aandelen van groeilanden, sinds 2009' },
      { value: 'obligaties', label: 'Staatsobligaties in euro, sinds 2010' },
    ],
  }),
  koersen: rows({
    label: 'Je aankopen',
    row: 'aankoop',
    min: 2,
    max: 600,
    when: { modus: 'eigen' },
    start: [
      { datum: '2026-06-01', bedrag: null, koers: 100 },
      { datum: '2026-07-01', bedrag: null, koers: 90 },
      { datum: '2026-08-03', bedrag: null, koers: 80 },
      { datum: '2026-09-01', bedrag: null, koers: 95 },
      { datum: '2026-10-01', bedrag: null, koers: 110 },
    ],
    hint: 'In volgorde. Laat de bedragen leeg als je telkens evenveel kocht. Met datums rekenen we je rendement per jaar.',
    columns: {
      datum: date({ label: 'Datum', start: null, optional: true, min: '1970-01-01', max: '2040-12-31' }),
      bedrag: euro({ label: 'Bedrag', ...amount }),
      koers: euro({ label: 'Koers', ...amount, optional: false }),
    },
  }),
  koersNu: euro({
    label: 'Koers van vandaag',
    ...amount,
    when: { modus: 'eigen' },
    hint: 'Laat leeg om op de koers van je laatste aankoop te meten.',
  }),
  rendement: percent({
    label: 'Verwacht rendement per jaar',
    start: null,
    optional: true,
    min: -0.1,
    max: 0.2,
    slider: 0.0025,
    refine: true,
    when: { modus: 'kiezen' },
    hint: `Leeg: dat van de echte koersen van je markt, in Amerika ${pct(american.mean, 1, 0)}. Vul je iets in, dan antwoorden we met een simulatie.`,
  }),
  volatiliteit: percent({
    label: 'Schommeling per jaar (volatiliteit)',
    start: null,
    optional: true,
    min: 0,
    max: 0.8,
    refine: true,
    when: { modus: 'kiezen' },
    hint: `Leeg: die van dezelfde koersen, in Amerika ${pct(american.volatility, 1, 0)}.`,
  }),
  spaarrente: percent({ ...spaarrente, refine: true, hint: (env) => `Voor geld dat wacht. ${myAccountHint(env)}` }),
  makelaar: makelaar(etfFees),
  makelaarsloon,
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
} satisfies Inputs
export type Values = ValuesOf<typeof inputs>
