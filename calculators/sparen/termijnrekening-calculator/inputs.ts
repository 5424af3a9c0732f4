/** What a term account asks. */
import { choice, count, date, euro, months, percent, rows, type Inputs, years } from '#calculators/kernel/fields.ts'
import { offersOf } from '#calculators/kernel/market.ts'
import { myAccountHint } from '#calculators/common/savings-fields.ts'
import { myAccount } from '#calculators/common/savings.ts'
import { marketStart } from '#calculators/sparen/account.ts'
import { referenceRates } from '#data/reference-rates.ts'

const termRate = marketStart(
  'Middelste rente van termijnrekeningen van een jaar en langer',
  ({ market }) => offersOf(market, 'termijnrekening').filter((offer) => (offer.maxTerm ?? 0) >= 12),
  referenceRates.termAccount,
)

export const inputs = {
  bedrag: euro({ label: 'Bedrag', start: 25_000, min: 100, max: 1_000_000, slider: 500 }),
  looptijd: years({ label: 'Looptijd', start: 3, min: 1, max: 10, slider: 1 }),
  rente: percent({ label: 'Brutorente per jaar', ...termRate, min: 0, max: 0.15, slider: 0.0005 }),
  uitbetaling: choice({
    label: 'De rente wordt',
    start: 'jaarlijks',
    options: [
      { value: 'jaarlijks', label: 'jaarlijks uitbetaald' },
      { value: 'gekapitaliseerd', label: 'gekapitaliseerd' },
    ],
  }),
  extraMaanden: months({
    label: 'Extra maanden',
    start: 0,
    min: 0,
    max: 11,
    refine: true,
    hint: 'Voor een looptijd van bijvoorbeeld 18 maanden: 1 jaar en 6 extra maanden.',
  }),
  belastingMoment: choice({
    label: 'Belasting op gekapitaliseerde rente',
    start: 'einde',
    refine: true,
    when: { uitbetaling: 'gekapitaliseerd' },
    hint: 'De meeste banken houden ze in als je het geld krijgt. Sommige doen het bij elke bijschrijving.',
    options: [
      { value: 'einde', label: 'één keer, op het einde' },
      { value: 'jaarlijks', label: 'elk jaar, bij de bijschrijving' },
    ],
  }),
  basisrente: percent({
    label: 'Spaarrekening: basisrente',
    start: (env) => myAccount(env).base,
    min: 0,
    max: 0.1,
    refine: true,
    group: 'Vergelijk met je spaarrekening',
    hint: myAccountHint,
  }),
  premie: percent({
    label: 'Spaarrekening: premie',
    start: (env) => myAccount(env).premium,
    min: 0,
    max: 0.1,
    refine: true,
    group: 'Vergelijk met je spaarrekening',
    hint: myAccountHint,
  }),
  titularissen: count({
    label: 'Aantal titularissen',
    start: 1,
    min: 1,
    max: 2,
    refine: true,
    group: 'Vergelijk met je spaarrekening',
  }),
  ladder: choice({
    label: 'Ladder',
    start: 'geen',
    refine: true,
    group: 'Ladder',
    hint: 'Verdeelt je bedrag over looptijden van 1 jaar tot het aantal sporten.',
    options: [
      { value: 'geen', label: 'geen' },
      { value: '3', label: '3 sporten' },
      { value: '5', label: '5 sporten' },
    ],
  }),
  ladderRentes: rows({
    label: 'Rente per looptijd',
    row: 'looptijd',
    refine: true,
    group: 'Ladder',
    max: 10,
    when: { ladder: ['3', '5'] },
    hint: 'Wat je niet invult, krijgt de brutorente van hierboven.',
    columns: {
      jaren: years({ label: 'Jaren', start: 1, max: 10 }),
      rente: percent({ label: 'Brutorente', start: 0.02, min: 0, max: 0.15 }),
    },
    start: [],
  }),
  vervroegdNa: months({
    label: 'Vervroegd opvragen na',
    start: null,
    optional: true,
    max: 119,
    refine: true,
    group: 'Vroeger stoppen',
  }),
  vervroegdeKost: percent({
    label: 'Kost daarvan, op je bedrag',
    start: 0.01,
    min: 0,
    max: 0.1,
    refine: true,
    group: 'Vroeger stoppen',
    hint: 'Staat in de voorwaarden van je bank.',
  }),
  vervroegdeKostMaximum: euro({
    label: 'Die kost is hoogstens',
    start: null,
    optional: true,
    max: 1_000_000,
    refine: true,
    group: 'Vroeger stoppen',
  }),
  renteverschil: percent({
    label: 'Wederbelegging: zoveel is de rente gestegen',
    start: 0,
    min: 0,
    max: 0.15,
    refine: true,
    group: 'Vroeger stoppen',
    hint: 'Sommige banken rekenen je dat verschil aan voor de tijd die nog rest.',
  }),
  alBijBank: euro({
    label: 'Wat je al bij deze bank hebt',
    start: 0,
    max: 10_000_000,
    refine: true,
    hint: 'Alle rekeningen samen, om de bescherming per bank na te kijken.',
  }),
  startdatum: date({
    label: 'Startdatum',
    start: ({ today }) => today,
    refine: true,
    min: '2013-01-01',
    max: '2030-12-31',
  }),
  inflatie: percent({ label: 'Verwachte inflatie', start: 0.02, refine: true, min: -0.02, max: 0.15 }),
} satisfies Inputs
