/** What the page asks about a bond. */
import { checkedText } from '#calculators/kernel/format.ts'
import { choice, count, date, type Env, euro, percent, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'
import { medianRate, offersOf } from '#calculators/kernel/market.ts'
import { referenceRates } from '#data/reference-rates.ts'
import { at } from '#finance/list.ts'
import { voorheffingInterest } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'

const price = { min: 1, max: 300, decimals: 6, unit: '% van het nominaal' }
const sale = { refine: true, group: 'Vroeger verkopen' }

/** Older coupons had a withholding tax we do not know. */
const { from: first } = at(voorheffingInterest.rows, 0)

const termRate = ({ market }: Env) =>
  medianRate(offersOf(market, 'termijnrekening'), (offer) => offer.rate) ?? referenceRates.shortDeposit.rate

export const inputs = {
  nominaal: euro({
    label: 'Nominaal bedrag',
    start: 10_000,
    min: 1,
    max: 10_000_000,
    slider: 500,
    hint: 'Wat de uitgever op het einde terugbetaalt.',
  }),
  koers: count({ label: 'Koers', start: 98.5, ...price, hint: 'In procent van het nominaal, zonder verlopen rente.' }),
  coupon: percent({ label: 'Coupon per jaar', start: 0.03, min: 0, max: 0.2, slider: 0.00125 }),
  vervaldag: date({ label: 'Vervaldag', start: '2032-06-15', min: first, max: '2080-12-31' }),
  aankoopdatum: date({
    label: 'Aankoopdatum',
    start: ({ today }) => today,
    min: first,
    max: '2040-12-31',
    refine: true,
  }),
  frequentie: choice({
    label: 'Coupon betaald',
    start: '1',
    refine: true,
    options: [
      { value: '1', label: 'een keer per jaar' },
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
  makelaarsloonPercent: percent({
    label: 'Makelaarsloon',
    start: 0.005,
    min: 0,
    max: 0.05,
    refine: true,
    group: 'Kosten en belasting',
  }),
  makelaarsloon: euro({
    label: 'Makelaarsloon, vast deel',
    start: 0,
    max: 1_000,
    refine: true,
    group: 'Kosten en belasting',
  }),
  beurstaks: choice({
    label: 'Beurstaks (TOB)',
    start: 'laag',
    refine: true,
    group: 'Kosten en belasting',
    options: [
      { value: 'laag', label: 'aankoop op de beurs' },
      { value: 'geen', label: 'nieuwe uitgifte: geen beurstaks' },
    ],
  }),
  voorheffing: choice({
    label: 'Roerende voorheffing op de coupon',
    start: 'gewoon',
    refine: true,
    group: 'Kosten en belasting',
    options: [
      { value: 'gewoon', label: 'gewoon tarief' },
      { value: 'staatsbon2023', label: 'staatsbon van september 2023' },
      { value: 'geen', label: 'geen (bijvoorbeeld een vennootschap)' },
    ],
  }),
  voorheffingTarief: percent({
    label: 'Ander tarief van de voorheffing',
    start: null,
    optional: true,
    min: 0,
    max: 0.5,
    refine: true,
    group: 'Kosten en belasting',
    hint: 'Laat leeg voor het wettelijke tarief van elke coupon. Oude staatsbons hielden soms hun eigen tarief.',
  }),
  eersteCoupon: choice({
    label: 'Voorheffing op de eerste coupon',
    start: 'eigenDagen',
    refine: true,
    group: 'Kosten en belasting',
    hint: 'Een Belgische obligatie (ISIN-code met BE) koop je met netto verlopen rente. Bij buitenlandse obligaties houdt de bank soms op de hele coupon in, ook op wat je kocht.',
    options: [
      { value: 'eigenDagen', label: 'enkel op de dagen dat jij de obligatie had' },
      { value: 'nettoVerrekend', label: 'Belgische obligatie: verlopen rente netto verrekend' },
      { value: 'volleCoupon', label: 'op de volle coupon' },
    ],
  }),
  uitgiftekoers: count({
    label: 'Uitgiftekoers',
    start: null,
    optional: true,
    ...price,
    refine: true,
    group: 'Kosten en belasting',
    hint: 'Betaalt de uitgever meer terug dan hij kreeg, dan is dat verschil rente. Wat je daarboven wint, is meerwaarde.',
  }),
  uitgiftedatum: date({
    label: 'Datum van uitgifte',
    start: null,
    optional: true,
    min: '1980-01-01',
    max: '2040-12-31',
    refine: true,
    group: 'Kosten en belasting',
    hint: 'Dan telt dat verschil enkel voor de dagen dat jij de obligatie had.',
  }),
  fotokoers: count({
    label: 'Koers op 31/12/2025',
    start: null,
    optional: true,
    ...price,
    refine: true,
    group: 'Kosten en belasting',
    hint: 'Enkel als je de obligatie toen al had: je winst telt fiscaal vanaf die koers.',
  }),
  bewijs: toggle({
    label: 'Ik kan mijn aankoopprijs bewijzen',
    start: true,
    refine: true,
    group: 'Kosten en belasting',
    hint: 'Een hogere aankoopprijs dan de koers van 31/12/2025 telt tot eind 2030.',
  }),
  overgedragen: euro({
    label: 'Overgedragen vrijstelling uit vorige jaren',
    start: 0,
    max: 100_000,
    refine: true,
    group: 'Kosten en belasting',
  }),
  alGebruikt: euro({
    label: 'Al gebruikte vrijstelling op meerwaarden in het jaar van terugbetaling',
    start: 0,
    max: 1_000_000,
    refine: true,
    group: 'Kosten en belasting',
  }),
  personen: count({ label: 'Aantal eigenaars', start: 1, min: 1, max: 2, refine: true, group: 'Kosten en belasting' }),
  terugbetaling: count({ label: 'Terugbetaling op de vervaldag', start: 100, ...price, refine: true }),
  verkoopdatum: date({
    label: 'Verkoop je vroeger? Datum',
    start: null,
    optional: true,
    min: first,
    max: '2080-12-31',
    ...sale,
    hint: 'Laat leeg om tot de vervaldag te wachten.',
  }),
  verkoopkoers: count({ label: 'Verkoopkoers', start: 100, ...price, ...sale }),
  marktrente: percent({
    label: 'Wat is ze waard bij een marktrente van',
    start: null,
    optional: true,
    min: -0.02,
    max: 0.3,
    refine: true,
    hint: 'Geeft de koers waarbij de obligatie precies dat rendement heeft.',
  }),
  termijnrente: percent({
    label: 'Bruto rente van een termijnrekening',
    start: termRate,
    min: 0,
    max: 0.15,
    refine: true,
    hint: (env) =>
      `Middelste rente van termijnrekeningen, laatst gecontroleerd op ${checkedText(env.market.asOf, env.today)}.`,
  }),
}
export type Values = ValuesOf<typeof inputs>
