/** What planning the holiday pay asks. */
import { choice, count, type Env, euro, type Inputs, months, percent, toggle } from '#calculators/fields.ts'
import { dateText } from '#calculators/format.ts'
import { medianRate, offersOf } from '#calculators/market.ts'
import { referenceRates } from '#data/reference-rates.ts'

const savingsRate = ({ market }: Env) =>
  medianRate(offersOf(market, 'spaarrekening'), (offer) =>
    offer.baseRate === null ? null : offer.baseRate + (offer.loyaltyBonus ?? 0),
  ) ?? referenceRates.shortDeposit.rate

export const inputs = {
  statuut: choice({
    label: 'Statuut',
    start: 'bediende',
    options: [
      { value: 'bediende', label: 'Bediende' },
      { value: 'arbeider', label: 'Arbeider' },
    ],
  }),
  maandloon: euro({ label: 'Bruto maandloon', start: 3_200, max: 50_000, slider: 50, when: { statuut: 'bediende' } }),
  jaarloon: euro({
    label: 'Bruto jaarloon vorig jaar',
    start: 36_000,
    max: 500_000,
    slider: 500,
    when: { statuut: 'arbeider' },
  }),
  gewerkteMaanden: count({
    label: 'Gewerkte maanden vorig jaar',
    start: 12,
    max: 12,
    decimals: 2,
    slider: 1,
    unit: 'maanden',
    when: { statuut: 'bediende' },
  }),
  vakantiebudget: euro({
    label: 'Wat mag je volgende vakantie kosten?',
    start: 1_800,
    max: 100_000,
    slider: 50,
    hint: 'Wat je vakantiedeel niet dekt, leg je per maand opzij.',
  }),
  maandenTotVakantie: months({ label: 'Maanden tot die vakantie', start: 12, min: 1, max: 60, slider: 1 }),
  kinderen: count({
    label: 'Kinderen ten laste',
    start: 0,
    max: 12,
    refine: true,
    group: 'Je loon',
    unit: 'kinderen',
  }),
  tewerkstellingNu: percent({
    label: 'Tewerkstelling nu',
    start: 1,
    min: 0.05,
    max: 1,
    refine: true,
    group: 'Je loon',
    when: { statuut: 'bediende' },
  }),
  tewerkstellingVorigJaar: percent({
    label: 'Tewerkstelling vorig jaar',
    start: 1,
    min: 0,
    max: 1,
    refine: true,
    group: 'Je loon',
    when: { statuut: 'bediende' },
  }),
  vertrek: toggle({
    label: 'Ik vertrek bij mijn werkgever',
    start: false,
    refine: true,
    group: 'Je loon',
    when: { statuut: 'bediende' },
    hint: 'Dan krijg je vertrekvakantiegeld op het loon van de gewerkte maanden.',
  }),
  vakantiedagen: count({
    label: 'Vakantiedagen die je neemt',
    start: 20,
    max: 40,
    refine: true,
    group: 'Je loon',
    unit: 'dagen',
  }),
  werkdagen: count({
    label: 'Werkdagen in een maand',
    start: 22,
    min: 1,
    max: 27,
    refine: true,
    group: 'Je loon',
    unit: 'dagen',
  }),
  werkgeverslast: percent({
    label: 'Werkgeverslast op een dag loon',
    start: 0.35,
    min: 0,
    max: 1,
    refine: true,
    group: 'Je loon',
    hint: 'Vuistregel voor wat een vakantiedag je werkgever bovenop je loon kost.',
  }),
  deelVakantie: percent({
    label: 'Deel voor vakantie',
    start: 0.4,
    min: 0,
    max: 1,
    refine: true,
    group: 'Verdeling',
  }),
  deelSparen: percent({ label: 'Deel om te sparen', start: 0.4, min: 0, max: 1, refine: true, group: 'Verdeling' }),
  deelNoodfonds: percent({
    label: 'Deel voor je noodfonds',
    start: 0.1,
    min: 0,
    max: 1,
    refine: true,
    group: 'Verdeling',
  }),
  deelPensioensparen: percent({
    label: 'Deel voor pensioensparen',
    start: 0.1,
    min: 0,
    max: 1,
    refine: true,
    group: 'Verdeling',
  }),
  rente: percent({
    label: 'Netto spaarrente per jaar',
    start: savingsRate,
    min: 0,
    max: 0.1,
    refine: true,
    group: 'Verdeling',
    hint: (env) => `Middelste spaarrente met getrouwheidspremie, laatst gecontroleerd op ${dateText(env.market.asOf)}.`,
  }),
  inflatie: percent({
    label: 'Verwachte inflatie',
    start: 0.02,
    min: -0.02,
    max: 0.2,
    refine: true,
    group: 'Verdeling',
  }),
} satisfies Inputs
