import { titularissen } from '#calculators/situation/facts.ts'
import { dateText } from '#calculators/kernel/format.ts'
/** What the page asks about one movable income. */
import { choice, euro, type Inputs, percent, rows, text, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'
import { eur } from '#calculators/kernel/format.ts'
import { dividendvrijstelling } from '#rules/sparen-beleggen/dividendvrijstelling.figures.ts'
import { countryOptions, CROSSES_BORDER } from './choices-foreign.ts'
import { NIEUWE_RESERVE_VANAF } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import type { IncomeKind } from '#rules/sparen-beleggen/roerende-voorheffing.ts'

const reform = dateText(NIEUWE_RESERVE_VANAF)

export const KINDS = [
  { value: 'dividend', label: 'Dividend van een aandeel' },
  { value: 'fonds', label: 'Dividend van een fonds of ETF' },
  { value: 'gvv', label: 'Dividend van een GVV (vastgoed)' },
  { value: 'zorgvastgoed', label: 'Dividend van een GVV met zorgvastgoed' },
  { value: 'interest', label: 'Interest (deposito, kasbon, obligatie)' },
  { value: 'spaarrekening', label: 'Interest op een gereglementeerde spaarrekening' },
  { value: 'vvprbis', label: 'VVPR-bis, vanaf het derde boekjaar' },
  { value: 'vvprbisTweedeJaar', label: 'VVPR-bis, tweede boekjaar' },
  { value: 'liquidatiereserve', label: `Liquidatiereserve van vóór ${reform}, na drie jaar` },
  { value: 'liquidatiereserveOud', label: `Liquidatiereserve van vóór ${reform}, na vijf jaar` },
  { value: 'liquidatiereserveNieuw', label: `Liquidatiereserve vanaf ${reform}, na drie jaar` },
  { value: 'liquidatiereserveVroeg', label: `Liquidatiereserve van vóór ${reform}, vroeger uitgekeerd` },
  { value: 'auteursrechten', label: 'Auteursrechten' },
] as const satisfies readonly { value: IncomeKind; label: string }[]

export const inputs = {
  inkomst: choice({ label: 'Soort inkomst', start: 'dividend', options: KINDS }),
  richting: choice({
    label: 'Je kent het bedrag',
    start: 'bruto',
    options: [
      { value: 'bruto', label: 'bruto, voor alle heffingen' },
      { value: 'netto', label: 'netto, zoals je het ontving' },
    ],
  }),
  bedrag: euro({ label: 'Bedrag', start: 1_000, min: 0, max: 10_000_000, slider: 50 }),
  land: choice({
    label: 'Land van het bedrijf',
    start: 'belgie',
    options: countryOptions,
    when: { inkomst: CROSSES_BORDER },
    hint: 'Het land houdt soms eerst zelf een deel in.',
  }),
  papieren: toggle({
    label: 'Mijn broker heeft de nodige papieren (W-8BEN, attest)',
    start: true,
    neutral: true,
    refine: true,
    when: { inkomst: ['dividend', 'fonds', 'gvv'] },
    hint: 'Dan houdt het land meestal enkel het verdragstarief in.',
  }),
  vrijstelling: toggle({
    label: 'Ik vraag de vrijstelling voor dividenden',
    start: true,
    when: { inkomst: ['dividend', 'gvv', 'zorgvastgoed', 'vvprbis', 'vvprbisTweedeJaar'] },
    hint: ({ law }) => `Tot ${eur(law(dividendvrijstelling), 0)} per persoon, via je aangifte.`,
  }),
  titularissen: titularissen({
    refine: true,
    hint: 'Partners die het effect samen bezitten, hebben elk een vrijstelling.',
    formerly: ['personen'],
  }),
  alGebruikt: euro({
    label: 'Dit jaar al gebruikte vrijstelling',
    start: 0,
    max: 10_000,
    refine: true,
    hint: 'Door andere dividenden of andere spaarrekeningen.',
  }),
  bronheffing: percent({
    label: 'Buitenlandse bronheffing van je afrekening',
    start: null,
    optional: true,
    min: 0,
    max: 0.5,
    refine: true,
    when: { inkomst: CROSSES_BORDER },
    hint: 'Laat leeg om het tarief van het land te nemen.',
  }),
  kosten: euro({
    label: 'Kosten die van je auteursrechten afgaan',
    start: null,
    optional: true,
    when: { inkomst: 'auteursrechten' },
    hint: 'Laat leeg voor het wettelijke forfait van het gekozen jaar.',
  }),
  fbb: toggle({
    label: 'Reken met de omstreden verrekening op Franse dividenden (FBB)',
    start: false,
    refine: true,
    when: { inkomst: 'dividend', land: 'frankrijk' },
    hint: 'Forfaitair gedeelte buitenlandse belasting. Geen zekerheid: je vraagt het zelf.',
  }),
  dividenden: rows({
    label: 'Je andere dividenden van dit jaar',
    row: 'dividend',
    refine: true,
    start: [],
    max: 30,
    hint: 'We zoeken welke dividenden het meest teruggeven.',
    columns: {
      naam: text({ label: 'Naam', start: '' }),
      bedrag: euro({ label: 'Bedrag voor Belgische voorheffing', start: null }),
      soort: choice({
        label: 'Soort',
        start: 'dividend',
        options: KINDS.filter(
          ({ value }) => value !== 'interest' && value !== 'spaarrekening' && value !== 'auteursrechten',
        ),
      }),
    },
  }),
} satisfies Inputs
export type Values = ValuesOf<typeof inputs>
