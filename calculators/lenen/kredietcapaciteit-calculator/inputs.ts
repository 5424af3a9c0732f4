/** The questions of the capacity page: the household, its burdens, the loan and the bank's rules. */
import {
  eigenInbreng,
  enigeEigenWoning,
  gewest,
  kinderen,
  leenbedrag,
  lopendeKredieten,
  nettoInkomen,
  nettoPartner,
  openstaandeSchuld,
} from '#calculators/situation/facts.ts'
import { choice, count, euro, type Inputs, percent, type ValuesOf } from '#calculators/kernel/fields.ts'
import { homeRate, homeTerm } from '#calculators/lenen/home-loan-fields.ts'
import { leefgeldVuistregel, leenlastVuistregel } from '#rules/krediet/woonkrediet.figures.ts'

const LOAN = 'De lening'
const INCOME = 'Ander inkomen'
const BURDEN = 'Andere lasten'
const RULES = 'Regels van de bank'

export const inputs = {
  ontleners: choice({
    label: 'Wie leent er?',
    start: 'twee',
    options: [
      { value: 'een', label: 'ik alleen' },
      { value: 'twee', label: 'wij samen' },
    ],
  }),
  inkomen1: nettoInkomen({ start: 2_600 }),
  inkomen2: nettoPartner({ start: 2_300, when: { ontleners: 'twee' } }),
  kinderen: kinderen(),
  lopendeKredieten: lopendeKredieten({ start: 0, hint: 'Autolening, kredietkaart, andere woonlening.' }),
  eigenInbreng: eigenInbreng({ start: 50_000 }),
  gewest: gewest(),
  leenbedrag: leenbedrag({
    start: 0,
    refine: true,
    group: LOAN,
    hint: 'Wat je wilt lenen: dan zie je of het past. 0: geen bedrag in gedachten.',
  }),
  looptijd: homeTerm({ start: 25, slider: 1, refine: true, group: LOAN }),
  rente: homeRate({ refine: true, group: LOAN }),
  enigeEigenWoning: enigeEigenWoning({ refine: true, group: LOAN }),
  leeftijd: count({
    label: 'Leeftijd van de oudste',
    start: null,
    optional: true,
    min: 18,
    max: 80,
    refine: true,
    group: LOAN,
    unit: 'jaar',
    hint: 'Banken kijken hoe oud je bent als de lening afloopt.',
  }),
  huurinkomsten: euro({
    label: 'Huurinkomsten per maand',
    start: 0,
    max: 100_000,
    refine: true,
    group: INCOME,
    hint: 'We tellen er 80 % van, zoals de meeste banken.',
  }),
  anderInkomen: euro({
    label: 'Ander inkomen dat de bank meetelt, per maand',
    start: 0,
    max: 50_000,
    refine: true,
    group: INCOME,
    hint: 'Sommige banken tellen maaltijdcheques of een deel van je dertiende maand mee. Kinderbijslag meestal niet.',
  }),
  kaartlimiet: euro({
    label: 'Limiet van kredietkaarten en geldreserves',
    start: 0,
    max: 500_000,
    refine: true,
    group: BURDEN,
    hint: 'Ook een lijn die je niet gebruikt, telt. We rekenen 5 % per maand; elke bank heeft haar eigen percentage.',
  }),
  openstaandeSchuld: openstaandeSchuld({
    start: 0,
    refine: true,
    group: BURDEN,
    hint: 'Telt mee in je schuld tegenover je jaarinkomen (DTI).',
  }),
  alimentatie: euro({ label: 'Alimentatie die je betaalt', start: 0, max: 20_000, refine: true, group: BURDEN }),
  norm: percent({
    label: 'Deel van het inkomen voor afbetalingen',
    short: 'afbetalingen hoogstens',
    // As it is written in the field.
    start: ({ law }) => Number(law(leenlastVuistregel).toFixed(6)),
    min: 0,
    max: 1,
    refine: true,
    group: RULES,
    hint: 'Een derde is een vuistregel, geen wet.',
  }),
  leefgeldAlleen: euro({
    label: 'Leefgeld voor een alleenstaande',
    start: ({ law }) => law(leefgeldVuistregel).alleen,
    max: 10_000,
    refine: true,
    group: RULES,
    when: { ontleners: 'een' },
  }),
  leefgeldKoppel: euro({
    label: 'Leefgeld voor een koppel',
    start: ({ law }) => law(leefgeldVuistregel).koppel,
    max: 10_000,
    refine: true,
    group: RULES,
    when: { ontleners: 'twee' },
  }),
  leefgeldPerKind: euro({
    label: 'Leefgeld per kind',
    start: ({ law }) => law(leefgeldVuistregel).perKind,
    max: 5_000,
    refine: true,
    group: RULES,
  }),
} as const satisfies Inputs

/** The values with a rate to compute with: typed, or the reference of the term. */
export type CapacityValues = Omit<ValuesOf<typeof inputs>, 'rente'> & { readonly rente: number }
