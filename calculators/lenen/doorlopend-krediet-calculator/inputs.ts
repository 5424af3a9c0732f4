/** The questions of the page about an open credit line. */
import {
  choice,
  count,
  euro,
  type Inputs,
  month,
  months,
  percent,
  rows,
  toggle,
  type ValuesOf,
} from '#calculators/kernel/fields.ts'
import { dateText } from '#calculators/kernel/format.ts'
import { minimumOver } from '#calculators/lenen/minimum-fields.ts'
import { personalLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { personalLoanRate } from '#calculators/common/loan-rates.ts'
import { debetrente, renteomzetting } from '#calculators/lenen/rate-fields.ts'
import { hoogsteJkp, maximaleJkpSinds } from '#rules/krediet/consumentenkrediet.ts'
import { minimumBetaling } from '#rules/krediet/consumentenkrediet.figures.ts'

const START_LINE = 2_500
const RULES = 'Wat je contract zegt'
const MINIMUM = { betaling: 'minimum' } as const
const moment = { maand: count({ label: 'Maand', start: 6, min: 1, max: 360 }) }

export const inputs = {
  kredietlijn: euro({
    label: 'Kredietlijn',
    start: START_LINE,
    min: 100,
    max: 100_000,
    slider: 100,
    hint: 'Het bedrag dat je hoogstens kunt opnemen.',
  }),
  opname: euro({
    label: 'Opname bij de start',
    start: 2_000,
    max: 100_000,
    slider: 50,
    hint: 'Of het saldo dat vandaag openstaat.',
  }),
  jkp: percent({
    label: 'JKP',
    start: ({ law }) => hoogsteJkp(law, 'kaart', START_LINE),
    hint: ({ law }) =>
      `Jaarlijks kostenpercentage. De start is het wettelijke maximum voor deze lijn met kaart, sinds ${dateText(maximaleJkpSinds(law))}.`,
    min: 0,
    max: 0.3,
    slider: 0.005,
  }),
  betaling: choice({
    label: 'Je betaalt per maand',
    start: 'vast',
    options: [
      { value: 'vast', label: 'een vast bedrag' },
      { value: 'minimum', label: 'het minimum van je contract' },
      { value: 'rente', label: 'enkel de rente' },
    ],
  }),
  bedrag: euro({ label: 'Vast bedrag per maand', start: 130, max: 50_000, slider: 5, when: { betaling: 'vast' } }),
  minimumPercentage: percent({
    label: 'Minimum in % van het saldo',
    start: ({ law }) => law(minimumBetaling).fraction,
    min: 0,
    max: 1,
    when: MINIMUM,
    hint: 'Staat in je contract. Een achttiende is 5,56 %, een twintigste 5 %.',
  }),
  minimumBedrag: euro({
    label: 'En minstens',
    start: ({ law }) => law(minimumBetaling).floor,
    max: 1_000,
    when: MINIMUM,
  }),
  minimumOver: choice({ ...minimumOver, group: RULES, when: MINIMUM }),
  opnames: rows({
    label: 'Nieuwe opnames',
    row: 'opname',
    max: 24,
    refine: true,
    hint: 'Geld dat je later opneemt, in het begin van die maand.',
    start: [],
    columns: { ...moment, bedrag: euro({ label: 'Bedrag', start: 500, min: 0, max: 100_000 }) },
  }),
  terugbetalingen: rows({
    label: 'Extra terugbetalingen',
    row: 'terugbetaling',
    max: 24,
    refine: true,
    hint: 'Bovenop je maandbedrag, op het einde van die maand.',
    start: [],
    columns: { ...moment, bedrag: euro({ label: 'Bedrag', start: 500, min: 0, max: 100_000 }) },
  }),
  metKaart: toggle({
    label: 'Met een kaart of ander betaalmiddel',
    start: true,
    refine: true,
    group: RULES,
    hint: 'Zonder kaart, zoals onder nul gaan op je zichtrekening, ligt het maximum lager.',
  }),
  kapitaalVerplicht: toggle({
    label: 'Elke maand kapitaal terugbetalen is verplicht',
    short: 'Elke maand kapitaal terugbetalen',
    start: true,
    refine: true,
    group: RULES,
    hint: 'Bepaalt samen met je kredietlijn de nulstelling.',
  }),
  nulstelling: months({
    label: 'Nulstelling binnen',
    start: null,
    optional: true,
    min: 1,
    max: 240,
    refine: true,
    group: RULES,
    hint: 'Leeg: de wettelijke termijn. Je contract kan korter zijn.',
  }),
  jaarkost: euro({
    label: 'Vaste kost per jaar',
    start: 0,
    max: 1_000,
    refine: true,
    group: RULES,
    hint: 'Kaartbijdrage of beheerskost buiten het JKP. Komt elk jaar op het saldo.',
  }),
  debetrente: percent({ ...debetrente, group: RULES }),
  renteomzetting,
  startmaand: month({
    label: 'Eerste maand',
    start: ({ today }) => today.slice(0, 7),
    min: '2000-01',
    max: '2060-12',
    refine: true,
  }),
  jkpLening: percent({
    label: 'JKP van een gewone lening, om te vergelijken',
    short: 'JKP van een gewone lening',
    start: (env) => personalLoanRate(env).rate,
    hint: (env) => personalLoanHint(env),
    min: 0,
    max: 0.3,
    refine: true,
  }),
} as const satisfies Inputs

export type LineValues = ValuesOf<typeof inputs>
