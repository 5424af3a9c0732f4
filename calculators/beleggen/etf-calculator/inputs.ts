/** What the page asks about an ETF: a plan, or the sale of pieces one already has. */
import { titularissen } from '#calculators/situation/facts.ts'
import { makelaar, makelaarsloon } from '#calculators/beleggen/broker-fields.ts'
import { PHOTO_DAY } from '#calculators/beleggen/words.ts'
import { USUAL_TER } from '#calculators/models/investment-account.ts'
import {
  choice,
  count,
  date,
  euro,
  type Inputs,
  percent,
  rows,
  type ValuesOf,
  years,
} from '#calculators/kernel/fields.ts'
import { pct } from '#calculators/kernel/format.ts'
import { etfFees } from '#data/series/broker-etfs.ts'
import { beurstaksSinds } from '#rules/sparen-beleggen/beurstaks.figures.ts'
import { HARVESTS, harvestText } from './tell-harvest.ts'
import { fundOptions, OWN_FUND, USUAL_DIVIDEND } from './choices-fund.ts'

const plan = { when: { vraag: 'plan' } } as const
const sale = { when: { vraag: 'verkoop' } } as const
/** Folded, but it decides the tax: no choice is neutral, so the answer names what it rests on. */
const folded = { when: { fonds: OWN_FUND }, refine: true, neutral: '' } as const
const price = { start: null, min: 0, max: 1_000_000, decimals: 4 }

export const inputs = {
  vraag: choice({
    label: 'Wat wil je weten?',
    start: 'plan',
    options: [
      { value: 'plan', label: 'Wat brengt een plan op?' },
      { value: 'verkoop', label: 'Wat kost een verkoop?' },
    ],
  }),
  bedragIneens: euro({ label: 'Bedrag ineens', start: 5_000, max: 10_000_000, slider: 500, ...plan }),
  perMaand: euro({ label: 'Per maand', start: 250, max: 100_000, slider: 25, ...plan }),
  duur: years({ label: 'Duur', start: 15, min: 1, max: 50, ...plan }),
  rendement: percent({
    label: 'Verwacht rendement per jaar',
    start: 0.07,
    min: -0.1,
    max: 0.2,
    slider: 0.0025,
    hint: 'Voor de kosten van het fonds. Een aanname, geen belofte.',
    ...plan,
  }),
  fonds: choice({
    label: 'Welk fonds?',
    start: OWN_FUND,
    options: fundOptions,
    hint: 'Vult kosten, soort en beurstaks in. Wat je zelf invult, gaat voor.',
  }),
  ter: percent({
    label: 'Lopende kosten van het fonds (TER)',
    start: null,
    optional: true,
    min: 0,
    max: 0.05,
    hint: `Staat in het essentiële-informatiedocument. Leeg: die van het gekozen fonds, of ${pct(USUAL_TER)} als je er geen koos.`,
    ...plan,
  }),
  type: choice({
    label: 'Wat doet het fonds met dividend?',
    start: 'kapitaliserend',
    options: [
      { value: 'kapitaliserend', label: 'Herbelegt het (kapitaliserend)' },
      { value: 'distribuerend', label: 'Keert het uit (distribuerend)' },
    ],
    ...folded,
  }),
  inschrijving: choice({
    label: 'Waar is het fonds ingeschreven?',
    start: 'eer',
    options: [
      { value: 'eer', label: 'In Europa (EER), niet in België' },
      { value: 'fsma', label: 'In België (lijst van de FSMA)' },
      { value: 'buitenEer', label: 'Buiten Europa' },
    ],
    hint: 'IE en LU vooraan in de ISIN-code is Europa. De lijst op de site van de FSMA bepaalt de beurstaks.',
    ...folded,
  }),
  obligatiedeel: percent({
    label: 'Deel obligaties en cash in het fonds',
    start: null,
    optional: true,
    min: 0,
    max: 1,
    refine: true,
    hint: 'Leeg: dat van het gekozen fonds.',
  }),
  dividendrendement: percent({
    label: 'Dividend dat een uitkerend fonds geeft',
    start: null,
    optional: true,
    min: 0,
    max: 0.15,
    refine: true,
    hint: `Leeg: ${pct(USUAL_DIVIDEND)}.`,
    ...plan,
  }),
  makelaar: makelaar(etfFees),
  makelaarsloon,
  verkoop: choice({
    label: 'Wanneer neem je winst?',
    start: 'einde',
    refine: true,
    ...plan,
    options: HARVESTS.map((value) => ({ value, label: harvestText(value) })),
  }),
  titularissen: titularissen({ refine: true, formerly: ['koppel'] }),
  loten: rows({
    label: 'Wat je kocht',
    row: 'aankoop',
    max: 60,
    start: [
      { datum: '2026-01-10', aantal: 100, koers: 20, foto: null },
      { datum: '2026-06-10', aantal: 100, koers: 25, foto: null },
    ],
    ...sale,
    columns: {
      datum: date({ label: 'Datum', start: null, optional: true, min: '2000-01-01', max: '2040-12-31' }),
      aantal: count({ label: 'Aantal', start: null, min: 0, max: 10_000_000, decimals: 6 }),
      koers: euro({ label: 'Koers in euro', ...price }),
      foto: euro({ label: `Koers op ${PHOTO_DAY}`, ...price, optional: true }),
    },
  }),
  verkoopAantal: count({
    label: 'Aantal dat je verkoopt',
    start: 100,
    min: 0.000001,
    max: 10_000_000,
    decimals: 6,
    ...sale,
  }),
  verkoopkoers: euro({ label: 'Verkoopkoers', ...price, start: 40, ...sale }),
  verkoopdatum: date({
    label: 'Verkoopdatum',
    start: ({ today }) => today,
    min: beurstaksSinds,
    max: '2040-12-31',
    ...sale,
  }),
  tis: euro({
    label: 'Rentedeel in je winst (verschil in TIS)',
    start: null,
    optional: true,
    max: 10_000_000,
    refine: true,
    hint: 'TIS: rente per deelbewijs die sommige fondsen publiceren. Leeg: volgens het obligatiedeel.',
    ...sale,
  }),
} satisfies Inputs
export type Values = ValuesOf<typeof inputs>
