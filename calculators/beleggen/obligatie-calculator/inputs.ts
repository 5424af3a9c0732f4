/** What the page asks about a bond. */
import { titularissen } from '#calculators/situation/facts.ts'
import { alGebruikt } from '#calculators/beleggen/exemption-fields.ts'
import { currencies, munt, wisselkoers } from '#calculators/beleggen/currency.ts'
import { PHOTO_DAY } from '#calculators/beleggen/words.ts'
import { choice, count, date, type Env, euro, type Inputs, percent, type ValuesOf } from '#calculators/kernel/fields.ts'
import { checkedText, dateText, longDate, pct } from '#calculators/kernel/format.ts'
import { medianRate, offersOf } from '#calculators/kernel/market.ts'
import { referenceRates } from '#data/reference-rates.ts'
import { stateBonds } from '#data/series/state-bonds.ts'
import { at } from '#finance/list.ts'
import { voorheffingInterest, voorheffingStaatsbon2023 } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'

const price = { min: 1, max: 300, decimals: 6, unit: '%' }
const foreign = { when: { munt: currencies.map(({ value }) => value).filter((value) => value !== 'EUR') } }

/** Older coupons had a withholding tax we do not know. */
const { from: first } = at(voorheffingInterest.rows, 0)

const KINDS = [
  { value: 'beurs', label: 'Obligatie, gekocht op de beurs' },
  { value: 'olo', label: 'OLO van de Belgische staat' },
  { value: 'belgisch', label: 'Belgische bedrijfsobligatie (ISIN met BE)' },
  { value: 'uitgifte', label: 'Nieuwe uitgifte of staatsbon' },
  { value: 'buitenland', label: 'Buitenlandse, voorheffing op de volle coupon' },
  {
    value: 'staatsbon2023',
    label: `Staatsbon van ${longDate(at(voorheffingStaatsbon2023.rows, 0).from.slice(0, 7))}`,
  },
] as const
export type Kind = (typeof KINDS)[number]['value']

/** Coupon and last day follow from the list for an OLO that is in it. */
const own = { when: { soort: KINDS.map(({ value }) => value) } }

const termRate = ({ market }: Env) =>
  medianRate(offersOf(market, 'termijnrekening'), (offer) => offer.rate) ?? referenceRates.shortDeposit.rate

export const inputs = {
  soort: choice({
    label: 'Welke obligatie?',
    start: 'beurs',
    options: [
      ...KINDS,
      ...stateBonds.map(({ number, coupon, maturity }) => ({
        value: `olo-${number}` as const,
        label: `OLO ${number}: ${pct(coupon)} tot ${dateText(maturity)}`,
      })),
    ],
    hint: 'Bepaalt de beurstaks en hoe de verlopen rente wordt verrekend. Een OLO uit de lijst vult coupon en vervaldag in.',
  }),
  nominaal: euro({
    label: 'Nominaal bedrag',
    start: 10_000,
    min: 1,
    max: 10_000_000,
    slider: 500,
    hint: 'Wat de uitgever op het einde terugbetaalt, in de munt van de obligatie.',
  }),
  koers: count({ label: 'Koers', start: 98.5, ...price, hint: 'In procent van het nominaal, zonder verlopen rente.' }),
  coupon: percent({ label: 'Coupon per jaar', start: 0.03, min: 0, max: 0.2, slider: 0.00125, ...own }),
  vervaldag: date({ label: 'Vervaldag', start: '2032-06-15', min: first, max: '2080-12-31', ...own }),
  aankoopdatum: date({
    label: 'Aankoopdatum',
    start: ({ today }) => today,
    min: first,
    max: '2040-12-31',
    refine: true,
  }),
  munt: choice({ ...munt, label: 'Munt van de obligatie', refine: true }),
  muntAankoop: count({ ...wisselkoers, optional: true, label: 'Wisselkoers bij aankoop (1 euro = …)', ...foreign }),
  muntEinde: count({
    ...wisselkoers,
    label: 'Wisselkoers op het einde (1 euro = …)',
    hint: 'Niemand kent die vooraf. Laat leeg voor dezelfde als bij aankoop.',
    ...foreign,
  }),
  makelaarsloonPercent: percent({ label: 'Makelaarsloon', start: 0, min: 0, max: 0.05, refine: true }),
  verkoopdatum: date({
    label: 'Verkoop je vroeger? Datum',
    start: null,
    optional: true,
    min: first,
    max: '2080-12-31',
    refine: true,
    hint: 'Laat leeg om tot de vervaldag te wachten.',
  }),
  verkoopkoers: count({
    label: 'Verkoopkoers',
    start: null,
    optional: true,
    ...price,
    refine: true,
    hint: 'Nodig als je vroeger verkoopt.',
  }),
  fotokoers: count({
    label: `Koers op ${PHOTO_DAY}`,
    start: null,
    optional: true,
    ...price,
    refine: true,
    hint: 'Enkel als je de obligatie toen al had: je winst telt fiscaal vanaf die koers.',
  }),
  frequentie: choice({
    label: 'Coupon betaald',
    start: '1',
    refine: true,
    options: [
      { value: '1', label: 'één keer per jaar' },
      { value: '2', label: 'om de zes maanden' },
      { value: '4', label: 'om de drie maanden' },
    ],
  }),
  dagtelling: choice({
    label: 'Dagtelling',
    start: 'act/act',
    refine: true,
    hint: 'Staat in het prospectus.',
    options: [
      { value: 'act/act', label: 'werkelijke dagen ÷ werkelijke dagen' },
      { value: '30/360', label: '30 dagen per maand ÷ 360' },
      { value: 'act/365', label: 'werkelijke dagen ÷ 365' },
      { value: 'act/360', label: 'werkelijke dagen ÷ 360' },
    ],
  }),
  uitgiftekoers: count({
    label: 'Uitgiftekoers',
    start: null,
    optional: true,
    ...price,
    refine: true,
    hint: 'Betaalt de uitgever meer terug dan hij kreeg, dan is dat verschil rente. Wat je daarboven wint, is meerwaarde.',
  }),
  uitgiftedatum: date({
    label: 'Datum van uitgifte',
    start: null,
    optional: true,
    min: '1980-01-01',
    max: '2040-12-31',
    refine: true,
    hint: 'Dan telt dat verschil enkel voor de dagen dat jij de obligatie had.',
  }),
  alGebruikt: euro({
    ...alGebruikt,
    label: 'Al gebruikte vrijstelling op meerwaarden in het jaar van terugbetaling',
  }),
  titularissen: titularissen({ refine: true, formerly: ['personen'] }),
  termijnrente: percent({
    label: 'Bruto rente van een termijnrekening',
    short: 'termijnrekening aan',
    start: termRate,
    min: 0,
    max: 0.15,
    refine: true,
    hint: (env) =>
      `Middelste rente van termijnrekeningen, laatst gecontroleerd op ${checkedText(env.market.asOf, env.today)}.`,
  }),
} satisfies Inputs
export type Values = ValuesOf<typeof inputs>
