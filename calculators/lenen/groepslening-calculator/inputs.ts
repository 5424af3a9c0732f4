/** The questions of the page about borrowing together or from each other. */
import { homeLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { homeLoanRate } from '#calculators/common/loan-rates.ts'
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
  years,
} from '#calculators/kernel/fields.ts'
import { renteomzetting } from '#calculators/lenen/rate-fields.ts'

const TOGETHER = { soort: 'samen' } as const
const PRIVATE = { soort: 'onderling' } as const
const STRESS = 'Iemand betaalt niet meer'
const PAPER = 'Voor het document'

const naam = text({ label: 'Naam', start: '', maxLength: 30 })
const inbreng = euro({ label: 'Eigen inbreng', start: 0, min: 0, max: 5_000_000 })
const people = { row: 'persoon', min: 2, max: 10, hint: 'De eerste persoon ben jij.' } as const

export const inputs = {
  soort: choice({
    label: 'Wat doen jullie?',
    start: 'samen',
    options: [
      { value: 'samen', label: 'samen lenen bij een bank' },
      { value: 'onderling', label: 'geld lenen aan elkaar' },
    ],
  }),
  bedrag: euro({ label: 'Leenbedrag', start: 180_000, min: 100, max: 5_000_000, slider: 1_000 }),
  rente: percent({
    label: 'Rente per jaar',
    start: (env) => homeLoanRate(env).rate,
    hint: (env) => homeLoanHint(env),
    min: 0,
    max: 0.25,
    slider: 0.0025,
    when: TOGETHER,
  }),
  looptijd: months({ label: 'Looptijd in maanden', start: 240, min: 1, max: 480, slider: 12, when: TOGETHER }),
  sleutel: choice({
    label: 'Verdeel de afbetaling',
    start: 'inkomen',
    when: TOGETHER,
    options: [
      { value: 'gelijk', label: 'gelijk' },
      { value: 'inkomen', label: 'naar inkomen' },
      { value: 'aandeel', label: 'naar aandeel' },
    ],
  }),
  personen: rows({
    ...people,
    label: 'Wie leent mee, en met welk inkomen?',
    when: { ...TOGETHER, sleutel: 'inkomen' },
    columns: { naam, inkomen: euro({ label: 'Netto-inkomen per maand', start: 2_000, min: 0, max: 100_000 }), inbreng },
    start: [
      { naam: 'Ik', inkomen: 2_600, inbreng: 30_000 },
      { naam: 'Bo', inkomen: 2_000, inbreng: 10_000 },
    ],
  }),
  gelijken: rows({
    ...people,
    label: 'Wie leent mee?',
    when: { ...TOGETHER, sleutel: 'gelijk' },
    columns: { naam, inbreng },
    start: [
      { naam: 'Ik', inbreng: 30_000 },
      { naam: 'Bo', inbreng: 10_000 },
    ],
  }),
  eigenaars: rows({
    ...people,
    label: 'Wie leent mee, en voor welk aandeel?',
    when: { ...TOGETHER, sleutel: 'aandeel' },
    columns: { naam, aandeel: percent({ label: 'Aandeel', start: 0, min: 0, max: 1 }), inbreng },
    start: [
      { naam: 'Ik', aandeel: 0.5, inbreng: 30_000 },
      { naam: 'Bo', aandeel: 0.5, inbreng: 10_000 },
    ],
  }),
  stopper: count({
    label: 'Wie valt weg?',
    short: 'wie wegvalt: persoon',
    start: 2,
    min: 1,
    max: 10,
    refine: true,
    group: STRESS,
    when: TOGETHER,
    hint: 'Nummer van de persoon in de lijst.',
  }),
  stopMaand: count({
    label: 'Vanaf maand',
    start: 13,
    min: 1,
    max: 480,
    refine: true,
    group: STRESS,
    when: TOGETHER,
  }),
  renteIntern: percent({
    label: 'Rente op wat de een voor de ander betaalt',
    start: 0,
    min: 0,
    max: 0.2,
    refine: true,
    group: STRESS,
    when: TOGETHER,
    hint: 'Renteloos mag. Spreek het vooraf af.',
  }),
  renteOnderling: percent({
    label: 'Rente per jaar onder elkaar',
    start: 0.02,
    min: 0,
    max: 0.25,
    slider: 0.0025,
    when: PRIVATE,
    hint: 'Zelf af te spreken. Zet 0 voor een renteloze lening.',
  }),
  jaren: years({ label: 'Terug te betalen over', start: 5, min: 1, max: 40, slider: 1, when: PRIVATE }),
  aflossing: choice({
    label: 'Terugbetalen',
    start: 'jaarlijks',
    when: PRIVATE,
    options: [
      { value: 'jaarlijks', label: 'elk jaar een gelijk deel, plus rente' },
      { value: 'maandelijks', label: 'elke maand hetzelfde bedrag' },
      { value: 'einde', label: 'alles op het einde, rente elk jaar' },
    ],
  }),
  uitlener: text({ label: 'Naam van wie het geld uitleent', start: '', refine: true, group: PAPER, when: PRIVATE }),
  lener: text({ label: 'Naam van wie het geld krijgt', start: '', refine: true, group: PAPER, when: PRIVATE }),
  datum: date({
    label: 'Datum van de lening',
    start: ({ today }) => today,
    min: '2000-01-01',
    max: '2060-12-31',
    refine: true,
    group: PAPER,
  }),
  renteomzetting,
} satisfies Inputs

export type Values = ValuesOf<typeof inputs>
