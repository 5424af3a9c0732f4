/** What the page asks about one year of investing. Everything starts at nothing. */
import { titularissen } from '#calculators/situation/facts.ts'
import { overgedragen } from '#calculators/beleggen/exemption-fields.ts'
import { PHOTO_DAY } from '#calculators/beleggen/words.ts'
import {
  choice,
  count,
  date,
  euro,
  type Inputs,
  percent,
  rows,
  text,
  toggle,
  type ValuesOf,
  year,
} from '#calculators/kernel/fields.ts'
import { eur0 } from '#calculators/kernel/format.ts'
import { at } from '#finance/list.ts'
import { year as yearOf } from '#finance/dates.ts'
import { effectentaksDrempel } from '#rules/sparen-beleggen/effectentaks.figures.ts'
import { overdrachtPerJaar } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'

const savings = { refine: true, group: 'Sparen en rente' }
const dividends = { refine: true, group: 'Andere dividenden' }
const funds = { refine: true, group: 'Fondsen met obligaties' }

const TRADES = ['aankoop', 'verkoop'] as const
const PAYOUTS = ['dividend', 'gvv', 'zorgvastgoed', 'fonds', 'rente'] as const
const ORDER_CLASSES = [
  { value: 'laag', label: 'obligatie, GVV, meeste ETF’s' },
  { value: 'midden', label: 'aandeel' },
  { value: 'hoog', label: 'kapitalisatiefonds in België' },
] as const

export const inputs = {
  inkomstenjaar: year({
    label: 'Inkomstenjaar',
    fixed: true,
    start: ({ law }) => yearOf(law.date),
    // The securities account tax is the youngest of the taxes on this page.
    min: yearOf(at(effectentaksDrempel.rows, 0).from),
    around: { back: 100, ahead: 14 },
    hint: 'Het jaar waarin je het inkomen kreeg. De aangifte volgt het jaar daarna.',
  }),
  dividenden: euro({
    label: 'Dividenden van aandelen',
    start: 0,
    hint: 'Bruto, maar na buitenlandse bronheffing.',
  }),
  dividendenIngehouden: toggle({ label: 'Op die dividenden is Belgische voorheffing ingehouden', start: true }),
  meerwaarden: euro({
    label: 'Winst uit verkopen',
    start: 0,
    max: 100_000_000,
    hint: `Aandelen, ETF’s en crypto samen, vanaf de waarde op ${PHOTO_DAY} of je aankoopprijs.`,
  }),
  meerwaardenIngehouden: choice({
    label: 'Hield de bank meerwaardebelasting in?',
    start: 'ja',
    options: [
      { value: 'ja', label: 'Ja, op alle winst' },
      { value: 'nee', label: 'Nee, op niets (buitenlandse broker, crypto of opt-out)' },
      { value: 'deels', label: 'Op een deel' },
    ],
  }),
  winstZonderInhouding: euro({
    label: 'Winst waarop niets is ingehouden',
    start: 0,
    max: 100_000_000,
    when: { meerwaardenIngehouden: 'deels' },
    hint: 'Bijvoorbeeld crypto, een buitenlandse broker, of verkopen voor de bank begon in te houden.',
  }),
  minwaarden: euro({ label: 'Verlies uit verkopen', start: 0, max: 100_000_000, refine: true }),
  titularissen: titularissen({
    refine: true,
    formerly: ['gezin'],
    hint: 'Een koppel met alles gemeenschappelijk: 2. Bij scheiding van goederen reken je per persoon: 1, met enkel je eigen bedragen.',
  }),
  overgedragen: euro({
    ...overgedragen,
    label: 'Overgedragen vrijstelling op meerwaarden',
    hint: `Hoogstens ${eur0(at(overdrachtPerJaar.rows, 0).value)} per persoon voor elk vorig jaar sinds de belasting bestaat.`,
  }),
  spaarrente: euro({
    label: 'Rente op gereglementeerde spaarrekeningen',
    start: 0,
    max: 1_000_000,
    ...savings,
    hint: 'Over alle banken samen.',
  }),
  banken: count({
    label: 'Bij hoeveel banken staat dat spaargeld?',
    start: 1,
    neutral: 1,
    min: 1,
    max: 10,
    ...savings,
    hint: 'Elke bank past de vrijstelling apart toe. We verdelen de rente gelijk.',
  }),
  andereInterest: euro({
    label: 'Andere rente, bruto',
    start: 0,
    ...savings,
    hint: 'Termijnrekening, kasbon, obligatie.',
  }),
  interestIngehouden: toggle({
    label: 'Op die andere rente is voorheffing ingehouden',
    start: true,
    neutral: true,
    ...savings,
  }),
  dividendenFondsen: euro({
    label: 'Dividenden van fondsen en ETF’s',
    start: 0,
    ...dividends,
    hint: 'Vallen buiten de vrijstelling.',
  }),
  dividendenZorg: euro({ label: 'Dividenden van GVV’s met zorgvastgoed', start: 0, ...dividends }),
  fondswinst: euro({
    label: 'Winst op verkochte fondsen met obligaties',
    start: 0,
    ...funds,
    hint: 'Sinds je aankoop: zo telt de Reynderstaks.',
  }),
  fondswinstNa2025: euro({
    label: `Daarvan sinds ${PHOTO_DAY}`,
    start: null,
    optional: true,
    ...funds,
    hint: 'Voor fondsen die je toen al had: enkel dat deel valt onder de meerwaardebelasting. Laat leeg als je later kocht.',
  }),
  obligatiedeel: percent({
    label: 'Deel obligaties en cash in die fondsen',
    start: null,
    optional: true,
    min: 0,
    max: 1,
    ...funds,
  }),
  regels: rows({
    label: 'Je verrichtingen, regel per regel',
    row: 'verrichting',
    refine: true,
    max: 300,
    start: [],
    hint: 'Uit de bestanden van je broker. Ze komen bij de bedragen hierboven: laat die dan op 0.',
    columns: {
      datum: date({ label: 'Datum', start: null, min: '1950-01-01', max: '2040-12-31' }),
      soort: choice({
        label: 'Soort',
        start: 'aankoop',
        options: [
          { value: 'aankoop', label: 'aankoop' },
          { value: 'verkoop', label: 'verkoop' },
          { value: 'dividend', label: 'dividend van een aandeel' },
          { value: 'gvv', label: 'dividend van een GVV' },
          { value: 'zorgvastgoed', label: 'dividend van een GVV met zorgvastgoed' },
          { value: 'fonds', label: 'dividend van een fonds' },
          { value: 'rente', label: 'rente' },
        ],
      }),
      naam: text({ label: 'Naam', start: '' }),
      aantal: count({
        label: 'Aantal',
        start: null,
        optional: true,
        min: 0,
        max: 100_000_000,
        decimals: 8,
        when: { soort: TRADES },
      }),
      bedrag: euro({ label: 'Bruto bedrag in euro', start: null, max: 100_000_000 }),
      foto: euro({
        label: `Euro per stuk op ${PHOTO_DAY}`,
        start: null,
        optional: true,
        max: 100_000_000,
        decimals: 6,
        when: { soort: 'aankoop' },
      }),
      klasse: choice({
        label: 'Beurstaks',
        start: 'midden',
        when: { soort: TRADES },
        options: [...ORDER_CLASSES, { value: 'geen', label: 'geen (crypto, nieuwe uitgifte)' }],
      }),
      obligaties: percent({
        label: 'Deel obligaties in het fonds',
        start: null,
        optional: true,
        min: 0,
        max: 1,
        when: { soort: 'aankoop' },
      }),
      bron: euro({ label: 'Buitenlandse bronheffing', start: 0, when: { soort: PAYOUTS } }),
      rekening: text({ label: 'Rekening', start: '', maxLength: 30 }),
      afrekening: choice({
        label: 'Wie rekent de belasting af?',
        start: 'bank',
        options: [
          { value: 'bank', label: 'de bank, alles' },
          { value: 'taks', label: 'de broker enkel de beurstaks' },
          { value: 'zelf', label: 'ik zelf' },
        ],
      }),
    },
  }),
  verrichtingen: rows({
    label: 'Aankopen en verkopen op de beurs',
    row: 'soort order',
    refine: true,
    max: 40,
    start: [],
    columns: {
      bedrag: euro({ label: 'Bedrag per order', start: null }),
      klasse: choice({
        label: 'Wat',
        start: 'midden',
        options: ORDER_CLASSES,
      }),
      keren: count({ label: 'Hoe vaak', start: 1, min: 1, max: 1_000 }),
      ingehouden: toggle({ label: 'Beurstaks betaald door de broker', start: true }),
    },
  }),
  effectenrekening: rows({
    label: 'Waarde van je effectenrekening op 31/12, 31/3, 30/6 en 30/9',
    row: 'waarde',
    refine: true,
    max: 4,
    start: [],
    columns: { waarde: euro({ label: 'Waarde', start: null, max: 100_000_000 }) },
    hint: 'Vanaf 31 december van vorig jaar. De taks kijkt per rekening, niet per persoon.',
  }),
} satisfies Inputs
export type Values = ValuesOf<typeof inputs>
