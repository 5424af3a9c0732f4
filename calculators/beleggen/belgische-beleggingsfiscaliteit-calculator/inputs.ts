/** What the page asks about one year of investing. */
import { choice, count, euro, percent, rows, toggle, type ValuesOf, year } from '#calculators/kernel/fields.ts'
import { year as yearOf } from '#finance/dates.ts'

const savings = { refine: true, group: 'Sparen en rente' }
const dividends = { refine: true, group: 'Dividenden' }
const funds = { refine: true, group: 'Fondsen met obligaties' }
const sales = { refine: true, group: 'Verkopen' }
const account = { refine: true, group: 'Effectenrekening', optional: true, start: null, max: 100_000_000 } as const

export const inputs = {
  inkomstenjaar: year({
    label: 'Inkomstenjaar',
    start: ({ law }) => yearOf(law.date),
    min: 2021,
    max: 2040,
    hint: 'Het jaar waarin je het inkomen kreeg. De aangifte volgt het jaar daarna.',
  }),
  gezin: choice({
    label: 'Wie ben je?',
    start: 'alleen',
    options: [
      { value: 'alleen', label: 'Alleen' },
      { value: 'gemeenschap', label: 'Koppel, alles gemeenschappelijk' },
      { value: 'scheiding', label: 'Koppel met scheiding van goederen' },
    ],
    hint: 'Bij scheiding van goederen reken je per persoon: vul enkel je eigen bedragen in.',
  }),
  dividenden: euro({
    label: 'Dividenden van aandelen',
    start: 1_200,
    slider: 100,
    hint: 'Bruto, maar na buitenlandse bronheffing.',
  }),
  meerwaarden: euro({
    label: 'Winst uit verkopen',
    start: 14_000,
    max: 100_000_000,
    slider: 500,
    hint: 'Volgens de regels: vanaf de waarde op 31/12/2025 of je aankoopprijs.',
  }),
  minwaarden: euro({ label: 'Verlies uit verkopen', start: 0, max: 100_000_000, slider: 500 }),
  broker: choice({
    label: 'Waar beleg je?',
    start: 'belgisch',
    refine: true,
    options: [
      { value: 'belgisch', label: 'Belgische bank of broker' },
      { value: 'buitenlands', label: 'Buitenlandse broker' },
    ],
  }),
  optOut: toggle({
    label: 'Ik koos voor de opt-out van de meerwaardebelasting',
    start: false,
    refine: true,
    when: { broker: 'belgisch' },
    hint: 'Dan houdt je bank niets in en geef je alles zelf aan.',
  }),
  winstZonderInhouding: euro({
    label: 'Winst waarop je bank nog niets inhield',
    start: 0,
    max: 100_000_000,
    refine: true,
    when: { broker: 'belgisch', optOut: false },
    hint: 'Deel van je winst hierboven: verkopen van januari tot en met mei 2026.',
  }),
  spaarrente: euro({
    label: 'Rente op gereglementeerde spaarrekeningen',
    start: 600,
    max: 1_000_000,
    ...savings,
    hint: 'Over alle banken samen.',
  }),
  banken: count({
    label: 'Bij hoeveel banken staat dat spaargeld?',
    start: 1,
    min: 1,
    max: 10,
    ...savings,
    hint: 'Elke bank past de vrijstelling apart toe. We verdelen de rente gelijk.',
  }),
  andereInterest: euro({
    label: 'Andere rente, bruto',
    start: 300,
    ...savings,
    hint: 'Termijnrekening, kasbon, obligatie.',
  }),
  dividendenFondsen: euro({
    label: 'Dividenden van fondsen en ETF’s',
    start: 0,
    ...dividends,
    hint: 'Vallen buiten de vrijstelling.',
  }),
  dividendenZorg: euro({ label: 'Dividenden van GVV’s met zorgvastgoed', start: 0, ...dividends }),
  fondswinst: euro({
    label: 'Winst op verkochte fondsen',
    start: 0,
    ...funds,
    hint: 'Sinds je aankoop: zo telt de Reynderstaks.',
  }),
  fondswinstNa2025: euro({
    label: 'Daarvan sinds 31/12/2025',
    start: null,
    optional: true,
    ...funds,
    hint: 'Voor fondsen die je toen al had: enkel dat deel valt onder de meerwaardebelasting. Laat leeg als je later kocht.',
  }),
  fondsenVan2017: toggle({ label: 'Ik kocht die fondsen vóór 2018', start: false, ...funds }),
  obligatiedeel: percent({ label: 'Deel obligaties en cash in die fondsen', start: 0.4, min: 0, max: 1, ...funds }),
  cryptowinst: euro({
    label: 'Winst op crypto, normaal beheer',
    start: 0,
    max: 100_000_000,
    ...sales,
    hint: 'Deelt de vrijstelling met je andere verkopen.',
  }),
  cryptoverlies: euro({ label: 'Verlies op crypto', start: 0, max: 100_000_000, ...sales }),
  jarenZonderGebruik: count({
    label: 'Vorige jaren (vanaf 2026) waarin je geen vrijstelling gebruikte',
    start: 0,
    min: 0,
    max: 20,
    ...sales,
    hint: 'Elk zo’n jaar geeft extra vrijstelling voor later.',
  }),
  overgedragen: euro({
    label: 'Andere overgedragen vrijstelling',
    start: 0,
    max: 100_000,
    ...sales,
    hint: 'Uit jaren waarin je maar een deel gebruikte.',
  }),
  verrichtingen: rows({
    label: 'Aankopen en verkopen op de beurs',
    row: 'soort order',
    refine: true,
    max: 40,
    start: [
      { bedrag: 500, klasse: 'laag', keren: 12 },
      { bedrag: 20_000, klasse: 'midden', keren: 2 },
    ],
    columns: {
      bedrag: euro({ label: 'Bedrag per order', start: 1_000 }),
      klasse: choice({
        label: 'Wat',
        start: 'midden',
        options: [
          { value: 'laag', label: 'obligatie, GVV, meeste ETF’s' },
          { value: 'midden', label: 'aandeel' },
          { value: 'hoog', label: 'kapitalisatiefonds in België' },
        ],
      }),
      keren: count({ label: 'Aantal keer', start: 1, min: 1, max: 1_000 }),
    },
  }),
  waardeDecember: euro({ label: 'Waarde op 31 december van vorig jaar', ...account }),
  waardeMaart: euro({ label: 'Waarde op 31 maart', ...account }),
  waardeJuni: euro({ label: 'Waarde op 30 juni', ...account }),
  waardeSeptember: euro({
    label: 'Waarde op 30 september',
    ...account,
    hint: 'De taks kijkt per rekening, niet per persoon.',
  }),
  tariefEffectentaks: percent({
    label: 'Ander tarief van de effectentaks',
    start: null,
    optional: true,
    min: 0,
    max: 0.01,
    refine: true,
    group: 'Effectenrekening',
    hint: 'Laat leeg voor het tarief van je inkomstenjaar.',
  }),
}
export type Values = ValuesOf<typeof inputs>
