/** What the page asks about one year of investing. Everything starts at nothing. */
import { PHOTO_DAY } from '#calculators/beleggen/words.ts'
import {
  choice,
  count,
  euro,
  type Inputs,
  percent,
  rows,
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

export const inputs = {
  inkomstenjaar: year({
    label: 'Inkomstenjaar',
    start: ({ law }) => yearOf(law.date),
    // The securities account tax is the youngest of the taxes on this page.
    min: yearOf(at(effectentaksDrempel.rows, 0).from),
    around: { back: 100, ahead: 14 },
    hint: 'Het jaar waarin je het inkomen kreeg. De aangifte volgt het jaar daarna.',
  }),
  dividenden: euro({
    label: 'Dividenden van aandelen',
    start: 0,
    slider: 100,
    hint: 'Bruto, maar na buitenlandse bronheffing.',
  }),
  dividendenIngehouden: toggle({ label: 'Op die dividenden is Belgische voorheffing ingehouden', start: true }),
  meerwaarden: euro({
    label: 'Winst uit verkopen',
    start: 0,
    max: 100_000_000,
    slider: 500,
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
  minwaarden: euro({ label: 'Verlies uit verkopen', start: 0, max: 100_000_000, slider: 500, refine: true }),
  gezin: choice({
    label: 'Wie ben je?',
    start: 'alleen',
    refine: true,
    options: [
      { value: 'alleen', label: 'Alleen' },
      { value: 'gemeenschap', label: 'Koppel, alles gemeenschappelijk' },
      { value: 'scheiding', label: 'Koppel met scheiding van goederen' },
    ],
    hint: 'Bij scheiding van goederen reken je per persoon: vul enkel je eigen bedragen in.',
  }),
  overgedragen: euro({
    label: 'Overgedragen vrijstelling op meerwaarden',
    start: 0,
    max: 100_000,
    refine: true,
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
        options: [
          { value: 'laag', label: 'obligatie, GVV, meeste ETF’s' },
          { value: 'midden', label: 'aandeel' },
          { value: 'hoog', label: 'kapitalisatiefonds in België' },
        ],
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
