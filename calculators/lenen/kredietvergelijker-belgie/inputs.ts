/** The questions of the offer comparison: one amount, one term, up to six offers; free flows for the JKP equation. */
import {
  choice,
  count,
  date,
  euro,
  type Inputs,
  months,
  percent,
  rows,
  text,
  type ValuesOf,
} from '#calculators/kernel/fields.ts'
import { personalLoanRate } from '#calculators/common/loan-rates.ts'
import { afronding, renteomzetting } from '#calculators/lenen/rate-fields.ts'

const FLOWS = 'JKP van losse opnames en betalingen'

export const inputs = {
  bedrag: euro({ label: 'Leenbedrag', start: 7_500, min: 1, max: 500_000, slider: 500 }),
  looptijd: months({ label: 'Looptijd in maanden', start: 42, min: 1, max: 360, slider: 6 }),
  doel: choice({
    label: 'Waarvoor leen je?',
    start: 'persoonlijke_lening',
    hint: 'Bepaalt met welke tarieven van de markt we vergelijken.',
    options: [
      { value: 'persoonlijke_lening', label: 'vrij te kiezen (persoonlijke lening)' },
      { value: 'autolening', label: 'een wagen' },
      { value: 'renovatielening', label: 'renovatie of energie' },
    ],
  }),
  aanbiedingen: rows({
    label: 'Aanbiedingen die je kreeg',
    row: 'aanbod',
    min: 1,
    max: 6,
    hint: 'Vul per aanbod in wat erop staat: JKP, debetrente of maandlast. Wat ontbreekt, rekenen we uit.',
    start: (env) => [
      {
        naam: 'Mijn aanbod',
        jkp: personalLoanRate(env).rate,
        debetrente: null,
        maandlast: null,
        kosten: 0,
        verzekering: 0,
        rentevorm: 'vast',
      },
    ],
    columns: {
      naam: text({ label: 'Aanbieder', start: '' }),
      jkp: percent({ label: 'JKP', start: null, optional: true, min: 0, max: 0.5 }),
      debetrente: percent({ label: 'Debetrente', start: null, optional: true, min: 0, max: 0.5 }),
      maandlast: euro({ label: 'Maandlast', start: null, optional: true, min: 0.01, max: 100_000 }),
      kosten: euro({ label: 'Kosten bij de start', start: 0, max: 100_000 }),
      verzekering: euro({ label: 'Verplichte verzekering per maand', start: 0, max: 5_000 }),
      rentevorm: choice({
        label: 'Rente',
        start: 'vast',
        options: [
          { value: 'vast', label: 'vast' },
          { value: 'veranderlijk', label: 'veranderlijk' },
        ],
      }),
    },
  }),
  soort: choice({
    label: 'Soort krediet',
    start: 'lening',
    refine: true,
    hint: 'Bepaalt het wettelijke maximum.',
    options: [
      { value: 'lening', label: 'lening of verkoop op afbetaling' },
      { value: 'financieringshuur', label: 'financieringshuur' },
      { value: 'kaart', label: 'kredietopening met kaart' },
      { value: 'zonderKaart', label: 'kredietopening zonder kaart' },
    ],
  }),
  renteomzetting,
  afronding,
  stromen: rows({
    label: 'Opnames en betalingen',
    row: 'stroom',
    max: 60,
    start: [],
    refine: true,
    group: FLOWS,
    hint: 'Voor een krediet dat niet uit gelijke maanden bestaat. Vul je hier iets in, dan rekenen we enkel dit krediet na. Geef bij elke rij een datum of een aantal maanden na de start. Een bedrag dat terugkomt, vul je één keer in met het aantal keer.',
    columns: {
      soort: choice({
        label: 'Soort',
        start: 'betaling',
        options: [
          { value: 'opname', label: 'ik krijg' },
          { value: 'betaling', label: 'ik betaal' },
        ],
      }),
      bedrag: euro({ label: 'Bedrag', start: 0, max: 10_000_000 }),
      datum: date({ label: 'Datum', start: null, optional: true, min: '1970-01-01', max: '2100-12-31' }),
      maanden: count({ label: 'Of maanden na de start', start: null, optional: true, min: 0, max: 720, decimals: 4 }),
      aantal: count({ label: 'Aantal keer', start: 1, min: 1, max: 480 }),
      tussen: count({ label: 'Om de zoveel maanden', start: 1, min: 1, max: 120 }),
    },
  }),
  tijdmeting: choice({
    label: 'Tijd tussen datums meten in',
    start: 'maanden',
    refine: true,
    group: FLOWS,
    hint: 'De wet laat dagen, weken, maanden en jaren toe. De uitkomst verschilt een beetje.',
    options: [
      { value: 'maanden', label: 'maanden' },
      { value: 'dagen', label: 'dagen' },
      { value: 'weken', label: 'weken' },
      { value: 'jaren', label: 'jaren' },
    ],
  }),
} as const satisfies Inputs

export type CompareValues = ValuesOf<typeof inputs>
export type OfferRow = CompareValues['aanbiedingen'][number]
export type FlowRow = CompareValues['stromen'][number]
