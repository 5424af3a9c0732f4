/** The questions of the legal interest page. */
import { choice, date, euro, type Inputs, percent, rows, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'
import { addYears } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import type { FiscalKind } from '#rules/krediet/wettelijke-rente.ts'
import { renteBurgerlijk } from '#rules/krediet/wettelijke-rente.figures.ts'

/** The oldest rate of the series; each kind says itself when it starts later. */
const FIRST_DAY = at(renteBurgerlijk.rows, 0).from
const LAST_DAY = '2030-12-31'
const FISCAL = ['fiscaal', 'btw'] as const
const CONTRACT = 'Wat het contract zegt'

export const inputs = {
  hoofdsom: euro({ label: 'Hoofdsom', start: 2_500, min: 0.01, max: 100_000_000, slider: 50 }),
  soort: choice({
    label: 'Soort schuld',
    start: 'burgerlijk',
    options: [
      { value: 'burgerlijk', label: 'burgerlijk of consument' },
      { value: 'handel', label: 'tussen ondernemingen' },
      { value: 'handelOud', label: 'tussen ondernemingen, contract van voor 16 maart 2013' },
      { value: 'fiscaal', label: 'inkomstenbelasting' },
      { value: 'btw', label: 'btw' },
      { value: 'sociaal', label: 'sociale zekerheid' },
    ],
  }),
  van: date({
    label: 'Vanaf',
    start: ({ today }) => addYears(today, -1),
    min: FIRST_DAY,
    max: LAST_DAY,
    hint: 'De vervaldag, of de dag van de ingebrekestelling.',
  }),
  tot: date({
    label: 'Tot',
    start: ({ today }) => today,
    min: FIRST_DAY,
    max: LAST_DAY,
    hint: 'De dag van de betaling, of vandaag.',
  }),
  consument: toggle({
    label: 'De schuldenaar is een consument',
    start: true,
    hint: 'Dan begrenst de wet de interest en de schadevergoeding.',
    when: { soort: 'burgerlijk' },
  }),
  betalingen: rows({
    label: 'Deelbetalingen',
    row: 'betaling',
    refine: true,
    max: 60,
    columns: {
      datum: date({ label: 'Datum', start: ({ today }) => today, min: FIRST_DAY, max: LAST_DAY }),
      bedrag: euro({ label: 'Bedrag', start: 100, max: 100_000_000 }),
    },
    start: [],
  }),
  eigenRente: percent({
    label: 'Afgesproken rentevoet',
    start: null,
    optional: true,
    min: 0,
    max: 1,
    refine: true,
    group: CONTRACT,
    when: { soort: ['burgerlijk', 'handel', 'handelOud'] },
    hint: 'Leeg: de wettelijke voet van elke periode.',
  }),
  schadeProcent: percent({
    label: 'Schadebeding, in procent van de hoofdsom',
    short: 'schadebeding',
    start: 0,
    min: 0,
    max: 1,
    refine: true,
    group: CONTRACT,
    when: { soort: ['burgerlijk', 'handel', 'handelOud'] },
    hint: 'Staat vaak in de algemene voorwaarden, bijvoorbeeld 10 %.',
  }),
  schadeMinimum: euro({
    label: 'Schadebeding, minstens',
    start: 0,
    max: 1_000_000,
    refine: true,
    group: CONTRACT,
    when: { soort: ['burgerlijk', 'handel', 'handelOud'] },
  }),
  invorderingskosten: euro({
    label: 'Andere kosten om te innen',
    start: 0,
    max: 1_000_000,
    refine: true,
    group: CONTRACT,
    when: { soort: ['handel', 'handelOud'] },
    hint: 'Bijvoorbeeld een advocaat of incassobureau. Ze moeten redelijk zijn.',
  }),
  laatsteDagMee: toggle({
    label: 'De laatste dag telt mee',
    start: false,
    refine: true,
    hint: 'Gewoonlijk telt de dag van betaling niet mee.',
    when: { soort: ['burgerlijk', 'handel', 'handelOud', 'sociaal'] },
  }),
  dagtelling: choice({
    label: 'Dagen in een jaar',
    start: '365',
    refine: true,
    when: { soort: ['burgerlijk', 'handel', 'handelOud', 'sociaal'] },
    options: [
      { value: '365', label: 'altijd 365' },
      { value: 'kalender', label: '366 in een schrikkeljaar' },
    ],
  }),
  fiscaleTelling: choice({
    label: 'Telling van de fiscus',
    start: 'maanden',
    refine: true,
    when: { soort: FISCAL },
    options: [
      { value: 'maanden', label: 'hele maanden, zoals de fiscus' },
      { value: 'dagen', label: 'dag per dag' },
    ],
  }),
} as const satisfies Inputs

export type InterestValues = ValuesOf<typeof inputs>

/** The tax whose months are counted, or null when days are. */
export const monthsOf = ({
  soort,
  fiscaleTelling,
}: Pick<InterestValues, 'soort' | 'fiscaleTelling'>): FiscalKind | null =>
  (soort === 'fiscaal' || soort === 'btw') && fiscaleTelling === 'maanden' ? soort : null
