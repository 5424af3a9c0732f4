/** The questions of the refinancing page: the running loan, the new one and the costs of the change. */
import { leningrente, leningRest, leningRestMaanden, leningsaldo } from '#calculators/situation/facts.ts'
import { choice, euro, type Inputs, months, percent, type ValuesOf, years } from '#calculators/kernel/fields.ts'
import { homeRateHint } from '#calculators/lenen/rate-hint.ts'
import { PROFESSIONAL, renteomzetting, vergoedingsbasis } from '#calculators/lenen/rate-fields.ts'

const BALANCE = 'Openstaand kapitaal uitrekenen'
const COSTS = 'Kosten van de overstap'
const HOME = { soort: 'woonkrediet' } as const

export const inputs = {
  saldo: leningsaldo({ start: 180_000 }),
  huidigeRente: leningrente({ start: 0.045, slider: 0.0005 }),
  resterend: leningRest({ start: 17, slider: 1 }),
  nieuweRente: percent({
    label: 'Nieuwe rente',
    start: null,
    optional: true,
    hint: homeRateHint,
    min: 0,
    max: 0.25,
  }),
  waar: choice({
    label: 'Waar sluit je de nieuwe lening?',
    start: 'andereBank',
    options: [
      { value: 'andereBank', label: 'bij een andere bank' },
      { value: 'eigenBank', label: 'bij je eigen bank' },
    ],
  }),
  soort: choice({
    label: 'Soort lening',
    start: 'woonkrediet',
    refine: true,
    options: [
      { value: 'woonkrediet', label: 'woonlening' },
      { value: 'afbetaling', label: 'lening op afbetaling' },
    ],
  }),
  extraMaanden: leningRestMaanden({ refine: true }),
  oorspronkelijkBedrag: euro({
    label: 'Bedrag dat je ooit leende',
    replaces: ['saldo'],
    start: null,
    optional: true,
    min: 1,
    max: 5_000_000,
    refine: true,
    group: BALANCE,
    hint: 'Ken je het openstaande kapitaal niet? Met bedrag en looptijd van toen rekenen we het uit.',
  }),
  oorspronkelijkeLooptijd: years({
    label: 'Looptijd van toen',
    start: null,
    optional: true,
    min: 1,
    max: 40,
    refine: true,
    group: BALANCE,
  }),
  nieuweLooptijd: months({
    label: 'Nieuwe looptijd in maanden',
    start: null,
    optional: true,
    min: 1,
    max: 480,
    refine: true,
    hint: 'Leeg: even lang als nu.',
  }),
  wederbeleggingMaanden: months({
    label: 'Wederbeleggingsvergoeding in maanden rente',
    start: null,
    optional: true,
    min: 0,
    max: 6,
    refine: true,
    group: COSTS,
    when: HOME,
    hint: 'Leeg: wat de wet hoogstens toelaat.',
  }),
  wederbeleggingBasis: choice({ ...vergoedingsbasis, group: PROFESSIONAL, when: HOME }),
  handlichting: euro({
    label: 'Schrappen van de oude hypotheek',
    start: null,
    optional: true,
    max: 10_000,
    refine: true,
    group: COSTS,
    when: HOME,
    hint: 'Leeg: onze raming. Bij je eigen bank niet nodig.',
  }),
  nieuweAkte: euro({
    label: 'Nieuwe kredietakte',
    start: null,
    optional: true,
    max: 200_000,
    refine: true,
    group: COSTS,
    when: HOME,
    hint: 'Leeg: berekend met de tarieven van de notaris.',
  }),
  dossierkosten: euro({
    label: 'Dossierkosten',
    start: null,
    optional: true,
    max: 10_000,
    refine: true,
    group: COSTS,
    hint: 'Leeg: het wettelijke maximum, of niets bij een lening op afbetaling.',
  }),
  schatting: euro({ label: 'Schattingskosten', start: 0, max: 5_000, refine: true, group: COSTS, when: HOME }),
  andereKosten: euro({ label: 'Andere kosten', start: 0, max: 200_000, refine: true, group: COSTS }),
  kostenBetaling: choice({
    label: 'Die kosten',
    start: 'zelf',
    refine: true,
    group: COSTS,
    options: [
      { value: 'zelf', label: 'betaal je zelf' },
      { value: 'meelenen', label: 'leen je mee' },
    ],
  }),
  belastingverlies: euro({
    label: 'Belastingvoordeel dat je per jaar verliest',
    start: 0,
    max: 20_000,
    refine: true,
    hint: 'Bijvoorbeeld de woonbonus van een oudere lening. Kijk naar je aanslagbiljet.',
  }),
  renteomzetting,
} as const satisfies Inputs

/** The values with a balance and a new rate to compute with. */
export type RefinanceValues = Omit<ValuesOf<typeof inputs>, 'nieuweRente'> & { readonly nieuweRente: number }
