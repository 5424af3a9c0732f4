/** The questions of the rent or buy page. */
import { inflatie } from '#calculators/common/fields.ts'
import { eigenInbreng, enigeEigenWoning, gewest, huur, prijs } from '#calculators/situation/facts.ts'
import { euro, type Inputs, percent, type ValuesOf, years } from '#calculators/kernel/fields.ts'
import { homeRate, homeTerm, housePrices } from '#calculators/lenen/home-loan-fields.ts'
import { dossierkostenWoonkrediet } from '#rules/krediet/woonkrediet.figures.ts'

const BUY = 'Kopen'
const RENT = 'Huren en beleggen'

export const inputs = {
  prijs: prijs({ start: 300_000 }),
  huur: huur({ start: 1_000, hint: 'Voor een woning die je in de plaats zou huren.' }),
  eigenGeld: eigenInbreng({ start: 60_000 }),
  gewest: gewest(),
  horizon: years({ label: 'Hoelang blijf je er wonen?', start: 20, min: 1, max: 40, slider: 1 }),
  eigenWoning: enigeEigenWoning({ refine: true, group: BUY }),
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
    short: 'kosten van de bank',
    start: ({ law }) => law(dossierkostenWoonkrediet),
    max: 10_000,
    refine: true,
    group: BUY,
    hint: 'Enkel als je leent.',
  }),
  rente: homeRate({ refine: true, group: BUY }),
  looptijd: homeTerm({ start: 20, refine: true, group: BUY }),
  prijsstijging: housePrices({ refine: true, group: BUY }),
  onderhoud: percent({
    label: 'Onderhoud per jaar, van de waarde',
    short: 'onderhoud per jaar',
    start: 0.01,
    min: 0,
    max: 0.05,
    refine: true,
    group: BUY,
  }),
  grondlasten: euro({
    label: 'Onroerende voorheffing per jaar',
    short: 'onroerende voorheffing',
    start: 900,
    max: 50_000,
    refine: true,
    group: BUY,
  }),
  brandverzekering: euro({
    label: 'Brandverzekering per jaar',
    short: 'brandverzekering',
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
    short: 'kost bij verkoop',
    start: 0.03,
    min: 0,
    max: 0.1,
    refine: true,
    group: BUY,
  }),
  huurstijging: percent({
    label: 'Huur stijgt per jaar',
    short: 'huur +',
    start: 0.02,
    min: -0.02,
    max: 0.1,
    refine: true,
    group: RENT,
  }),
  verzekeringHuurder: euro({
    label: 'Brandverzekering als huurder, per jaar',
    short: 'brandverzekering huurder',
    start: 150,
    max: 10_000,
    refine: true,
    group: RENT,
  }),
  rendement: percent({
    label: 'Netto rendement van je belegd geld',
    short: 'rendement',
    start: 0.03,
    min: -0.02,
    max: 0.1,
    refine: true,
    group: RENT,
    hint: 'Na kosten en belasting. Een aanname.',
  }),
  inflatie: inflatie({ refine: true, group: RENT, hint: 'Verhoogt belasting en verzekeringen.' }),
} as const satisfies Inputs

export type LivesValues = ValuesOf<typeof inputs>
