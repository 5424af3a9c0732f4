/** The questions of the rent or buy page. */
import { choice, count, euro, percent, toggle } from '#calculators/kernel/fields.ts'
import { homeLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import { gewestOptions } from '#rules/kernel/gewest.ts'
import { dossierkostenWoonkrediet } from '#rules/krediet/woonkrediet.figures.ts'

const BUY = 'Kopen'
const RENT = 'Huren en beleggen'

export const inputs = {
  prijs: euro({ label: 'Prijs van de woning', start: 300_000, min: 10_000, max: 10_000_000, slider: 5_000 }),
  huur: euro({ label: 'Huur van een gelijke woning, per maand', start: 1_000, max: 20_000, slider: 25 }),
  eigenGeld: euro({ label: 'Eigen geld', start: 60_000, max: 10_000_000, slider: 2_500 }),
  gewest: choice({ label: 'Gewest', profile: 'gewest', start: 'vlaanderen', options: gewestOptions }),
  horizon: count({ label: 'Hoe lang blijf je wonen?', start: 20, min: 1, max: 40, unit: 'jaar', slider: 1 }),
  eigenWoning: toggle({ label: 'Enige en eigen woning', start: true, refine: true, group: BUY }),
  aankoopkosten: euro({
    label: 'Kosten bij aankoop',
    start: null,
    optional: true,
    max: 2_000_000,
    refine: true,
    group: BUY,
    hint: 'Registratie, notaris en kredietakte. Leeg: berekend voor je gewest.',
  }),
  bankkosten: euro({
    label: 'Dossier en schatting bij de bank',
    start: ({ law }) => law(dossierkostenWoonkrediet),
    max: 10_000,
    refine: true,
    group: BUY,
    hint: 'Enkel als je leent.',
  }),
  rente: percent({
    label: 'Rente van de lening',
    start: (env) => homeLoanRate(env).rate,
    hint: (env) => homeLoanHint(env),
    min: 0,
    max: 0.15,
    refine: true,
    group: BUY,
  }),
  looptijd: count({
    label: 'Looptijd van de lening',
    start: 20,
    min: 1,
    max: 30,
    unit: 'jaar',
    refine: true,
    group: BUY,
  }),
  prijsstijging: percent({
    label: 'Huizenprijzen stijgen per jaar',
    start: 0.02,
    min: -0.05,
    max: 0.1,
    refine: true,
    group: BUY,
  }),
  onderhoud: percent({
    label: 'Onderhoud per jaar, van de waarde',
    start: 0.01,
    min: 0,
    max: 0.05,
    refine: true,
    group: BUY,
  }),
  grondlasten: euro({
    label: 'Onroerende voorheffing per jaar',
    start: 900,
    max: 50_000,
    refine: true,
    group: BUY,
  }),
  brandverzekering: euro({
    label: 'Brandverzekering per jaar',
    start: 350,
    max: 20_000,
    refine: true,
    group: BUY,
  }),
  schuldsaldo: euro({
    label: 'Schuldsaldoverzekering per jaar',
    start: 0,
    max: 20_000,
    refine: true,
    group: BUY,
    hint: 'Zolang de lening loopt.',
  }),
  verkoopkost: percent({
    label: 'Kost bij verkoop, van de waarde',
    start: 0.03,
    min: 0,
    max: 0.1,
    refine: true,
    group: BUY,
  }),
  huurstijging: percent({
    label: 'Huur stijgt per jaar',
    start: 0.02,
    min: -0.02,
    max: 0.1,
    refine: true,
    group: RENT,
  }),
  verzekeringHuurder: euro({
    label: 'Brandverzekering als huurder, per jaar',
    start: 150,
    max: 10_000,
    refine: true,
    group: RENT,
  }),
  rendement: percent({
    label: 'Netto rendement van je belegd geld',
    start: 0.03,
    min: -0.02,
    max: 0.1,
    refine: true,
    group: RENT,
    hint: 'Na kosten en belasting. Een aanname.',
  }),
  inflatie: percent({ label: 'Verwachte inflatie', start: 0.02, min: -0.02, max: 0.15, refine: true }),
} as const
