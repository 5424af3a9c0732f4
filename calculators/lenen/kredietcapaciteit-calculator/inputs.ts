/** The questions of the capacity page: the household, its burdens, the loan and the bank's rules. */
import { choice, count, euro, percent, toggle, type ValuesOf, years } from '#calculators/kernel/fields.ts'
import { homeLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import { renteomzetting } from '#calculators/lenen/rente.ts'
import { gewestOptions } from '#rules/kernel/gewest.ts'
import { leefgeldVuistregel, leenlastVuistregel } from '#rules/krediet/woonkrediet.figures.ts'

const INCOME = 'Inkomen'
const BURDEN = 'Lasten'
const RULES = 'Regels van de bank'
const HOME = 'De woning'

export const inputs = {
  ontleners: choice({
    label: 'Wie leent er?',
    start: 'twee',
    options: [
      { value: 'een', label: 'ik alleen' },
      { value: 'twee', label: 'wij samen' },
    ],
  }),
  inkomen1: euro({ label: 'Netto-inkomen per maand', profile: 'nettoInkomen', start: 2_600, max: 100_000, slider: 50 }),
  inkomen2: euro({
    label: 'Netto-inkomen van je partner',
    start: 2_300,
    max: 100_000,
    slider: 50,
    when: { ontleners: 'twee' },
  }),
  lopendeKredieten: euro({
    label: 'Lopende kredieten per maand',
    start: 0,
    max: 50_000,
    slider: 25,
    hint: 'Autolening, kredietkaart, andere woonlening.',
  }),
  eigenInbreng: euro({ label: 'Eigen geld', start: 50_000, max: 5_000_000, slider: 1_000 }),
  looptijd: years({ label: 'Looptijd', start: 25, min: 1, max: 40, slider: 1, refine: true }),
  rente: percent({
    label: 'Rentevoet',
    start: (env) => homeLoanRate(env, 25).rate,
    hint: (env) => homeLoanHint(env, 25),
    min: 0,
    max: 0.15,
    slider: 0.0005,
    refine: true,
  }),
  kinderen: count({ label: 'Personen ten laste', start: 0, max: 12, refine: true }),
  leeftijd: count({ label: 'Leeftijd van de oudste', start: 32, min: 18, max: 80, refine: true, unit: 'jaar' }),
  huurinkomsten: euro({ label: 'Huurinkomsten per maand', start: 0, max: 100_000, refine: true, group: INCOME }),
  huurWeging: percent({
    label: 'Daarvan telt de bank',
    start: 0.8,
    min: 0,
    max: 1,
    refine: true,
    group: INCOME,
    hint: 'De meeste banken rekenen vier vijfde.',
  }),
  anderInkomen: euro({
    label: 'Maaltijdcheques, bedrijfswagen, kinderbijslag en ander inkomen',
    start: 0,
    max: 50_000,
    refine: true,
    group: INCOME,
  }),
  anderInkomenTelt: toggle({
    label: 'Dat andere inkomen telt mee',
    start: false,
    refine: true,
    group: INCOME,
    hint: 'Kinderbijslag telt meestal niet mee.',
  }),
  eindejaar: euro({
    label: 'Dertiende maand en vakantiegeld, netto per jaar',
    start: 0,
    max: 100_000,
    refine: true,
    group: INCOME,
  }),
  eindejaarTelt: toggle({
    label: 'Dertiende maand en vakantiegeld tellen mee',
    start: false,
    refine: true,
    group: INCOME,
  }),
  kaartlimiet: euro({
    label: 'Limiet van kredietkaarten en geldreserves',
    start: 0,
    max: 500_000,
    refine: true,
    group: BURDEN,
    hint: 'Ook een lijn die je niet gebruikt, telt voor de bank.',
  }),
  kaartWeging: percent({
    label: 'Daarvan telt de bank per maand',
    start: 0.05,
    min: 0,
    max: 1,
    refine: true,
    group: BURDEN,
    hint: 'Eigen schatting: elke bank heeft haar eigen percentage.',
  }),
  openstaandeSchuld: euro({
    label: 'Nog openstaand op andere leningen',
    start: 0,
    max: 10_000_000,
    refine: true,
    group: BURDEN,
    hint: 'Telt mee in je schuld tegenover je jaarinkomen (DTI).',
  }),
  alimentatie: euro({ label: 'Alimentatie die je betaalt', start: 0, max: 20_000, refine: true, group: BURDEN }),
  vasteKosten: euro({
    label: 'Vaste kosten per maand',
    start: 0,
    max: 50_000,
    refine: true,
    group: BURDEN,
    hint: 'Telt enkel als de regel rekent op wat na vaste kosten overblijft.',
  }),
  norm: percent({
    label: 'Deel van het inkomen voor afbetalingen',
    start: ({ law }) => law(leenlastVuistregel),
    min: 0,
    max: 1,
    refine: true,
    group: RULES,
    hint: 'Een derde is een vuistregel, geen wet.',
  }),
  normBasis: choice({
    label: 'Gerekend op',
    start: 'inkomen',
    refine: true,
    group: RULES,
    options: [
      { value: 'inkomen', label: 'het hele inkomen' },
      { value: 'naVasteKosten', label: 'inkomen min vaste kosten' },
    ],
  }),
  leefgeldAlleen: euro({
    label: 'Leefgeld voor een alleenstaande',
    start: ({ law }) => law(leefgeldVuistregel).alleen,
    max: 10_000,
    refine: true,
    group: RULES,
  }),
  leefgeldKoppel: euro({
    label: 'Leefgeld voor een koppel',
    start: ({ law }) => law(leefgeldVuistregel).koppel,
    max: 10_000,
    refine: true,
    group: RULES,
  }),
  leefgeldPerKind: euro({
    label: 'Leefgeld per persoon ten laste',
    start: ({ law }) => law(leefgeldVuistregel).perKind,
    max: 5_000,
    refine: true,
    group: RULES,
  }),
  strengeOpslag: percent({
    label: 'Extra rente in de strenge toets',
    start: 0.02,
    min: 0,
    max: 0.1,
    refine: true,
    group: RULES,
  }),
  gewest: choice({
    label: 'Gewest',
    profile: 'gewest',
    start: 'vlaanderen',
    refine: true,
    group: HOME,
    options: gewestOptions,
  }),
  enigeEigenWoning: toggle({ label: 'Enige en eigen woning', start: true, refine: true, group: HOME }),
  renteomzetting,
  inflatie: percent({ label: 'Verwachte inflatie', start: 0.02, min: 0, max: 0.1, refine: true }),
} as const

export type CapacityValues = ValuesOf<typeof inputs>
