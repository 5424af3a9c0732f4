/** The questions of the credit card page. */
import { choice, count, euro, type Inputs, month, months, percent, type ValuesOf } from '#calculators/kernel/fields.ts'
import { minimumOver } from '#calculators/lenen/minimum-fields.ts'
import { personalLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { personalLoanRate } from '#calculators/common/loan-rates.ts'
import { debetrente, renteomzetting } from '#calculators/lenen/rate-fields.ts'
import { monthOf } from '#finance/dates.ts'
import { hoogsteJkp } from '#rules/krediet/consumentenkrediet.ts'
import { minimumBetaling } from '#rules/krediet/consumentenkrediet.figures.ts'

const CARD = { kaart: 'krediet' } as const
const MINIMUM = 'Minimum van je kaart'
const COSTS = 'Kosten buiten de rente'
const START_BALANCE = 1_500

export const inputs = {
  kaart: choice({
    label: 'Hoe betaal je de kaart af?',
    start: 'krediet',
    options: [
      { value: 'krediet', label: 'gespreid, met rente' },
      { value: 'uitgesteld', label: 'elke maand volledig, via mijn zichtrekening' },
    ],
  }),
  saldo: euro({ label: 'Openstaand saldo', start: START_BALANCE, min: 1, max: 100_000, slider: 50 }),
  jkp: percent({
    label: 'JKP van de kaart',
    start: ({ law }) => hoogsteJkp(law, 'kaart', START_BALANCE),
    min: 0,
    max: 0.3,
    slider: 0.005,
    when: CARD,
    hint: 'Jaarlijks kostenpercentage. De meeste kaarten zitten aan of net onder het wettelijke maximum.',
  }),
  betaling: choice({
    label: 'Wat betaal je per maand?',
    start: 'vast',
    when: CARD,
    options: [
      { value: 'vast', label: 'een vast bedrag' },
      { value: 'minimum', label: 'het minimum' },
      { value: 'meer', label: 'het minimum plus een vast bedrag' },
    ],
  }),
  bedrag: euro({
    label: 'Bedrag per maand',
    start: 100,
    min: 0,
    max: 100_000,
    slider: 5,
    when: { kaart: 'krediet', betaling: ['vast', 'meer'] },
    hint: 'Het vaste bedrag, of wat je boven het minimum betaalt.',
  }),
  minimumPercentage: percent({
    label: 'Minimum in procent van het saldo',
    short: 'Minimum van je kaart',
    start: ({ law }) => law(minimumBetaling).fraction,
    min: 0,
    max: 1,
    refine: true,
    group: MINIMUM,
    when: CARD,
    hint: '1/18 is 5,5556 %. Kijk op je afrekening.',
  }),
  minimumOver: choice({ ...minimumOver, group: MINIMUM, when: CARD }),
  minimumBedrag: euro({
    label: 'Minstens',
    short: 'Met minstens',
    start: ({ law }) => law(minimumBetaling).floor,
    max: 1_000,
    refine: true,
    group: MINIMUM,
    when: CARD,
  }),
  aankopen: euro({ label: 'Nieuwe aankopen per maand', start: 0, max: 50_000, refine: true, when: CARD }),
  kredietlijn: euro({
    label: 'Kredietlijn van de kaart',
    start: null,
    optional: true,
    min: 1,
    max: 100_000,
    refine: true,
    when: CARD,
    hint: 'Bepaalt het wettelijke maximum en de nulstelling. Leeg: je saldo.',
  }),
  nulstelling: months({
    label: 'Nulstelling binnen',
    start: null,
    optional: true,
    min: 1,
    max: 600,
    refine: true,
    when: CARD,
    hint: 'Leeg: berekend volgens de wet. Staat in je contract.',
  }),
  jaarbijdrage: euro({ label: 'Jaarbijdrage van de kaart', start: 0, max: 1_000, refine: true, group: COSTS }),
  debetrente: percent({ ...debetrente, group: COSTS, when: CARD }),
  geldopnames: count({ label: 'Geldopnames per jaar', start: 0, max: 365, refine: true, group: COSTS }),
  kostGeldopname: euro({
    label: 'Kost per geldopname',
    start: null,
    optional: true,
    max: 100,
    refine: true,
    group: COSTS,
    hint: 'Staat in de tarievenlijst van je bank.',
  }),
  vreemdeMunt: euro({
    label: 'Betalingen in vreemde munt per jaar',
    start: 0,
    max: 1_000_000,
    refine: true,
    group: COSTS,
  }),
  wisselkost: percent({
    label: 'Wisselkost op vreemde munt',
    start: null,
    optional: true,
    min: 0,
    max: 0.1,
    refine: true,
    group: COSTS,
    hint: 'Staat in de tarievenlijst van je bank.',
  }),
  jkpLening: percent({
    label: 'JKP van een gewone lening',
    start: (env) => personalLoanRate(env).rate,
    hint: (env) => personalLoanHint(env),
    min: 0,
    max: 0.3,
    refine: true,
    when: CARD,
  }),
  startmaand: month({
    label: 'Eerste betaling in',
    start: ({ today }) => monthOf(today),
    min: '2015-01',
    max: '2060-12',
    refine: true,
  }),
  renteomzetting,
} as const satisfies Inputs

export type CardValues = ValuesOf<typeof inputs>
