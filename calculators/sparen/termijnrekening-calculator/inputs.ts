/** What a term account asks. */
import { titularissen } from '#calculators/situation/facts.ts'
import { choice, date, euro, months, percent, rows, type Inputs, years } from '#calculators/kernel/fields.ts'
import { inflatie } from '#calculators/common/fields.ts'
import { spaarpremie, spaarrente } from '#calculators/common/savings-fields.ts'
import { mijnSpaarrekening } from '#calculators/sparen/beside-words.ts'
import { TERM_BANKS } from '#calculators/sparen/term-banks.ts'

const savings = 'Vergelijk met je spaarrekening'
const early = 'Vroeger stoppen'

export const inputs = {
  bedrag: euro({ label: 'Bedrag', start: 25_000, min: 100, max: 1_000_000, slider: 500 }),
  looptijd: years({ label: 'Looptijd', start: 3, min: 1, max: 10, slider: 1 }),
  bank: choice({
    label: 'Bij welke bank?',
    start: 'geen',
    options: [{ value: 'geen', label: 'een andere, of geen' }, ...TERM_BANKS],
    hint: 'Dan telt haar rente voor jouw looptijd en bedrag.',
  }),
  rente: percent({
    label: 'Brutorente per jaar',
    start: null,
    optional: true,
    min: 0,
    max: 0.15,
    slider: 0.0005,
    when: { bank: 'geen' },
    hint: 'Leeg: de middelste rente van onze lijst voor jouw looptijd en bedrag.',
  }),
  uitbetaling: choice({
    label: 'De rente wordt',
    start: 'jaarlijks',
    options: [
      { value: 'jaarlijks', label: 'jaarlijks uitbetaald' },
      { value: 'gekapitaliseerd', label: 'gekapitaliseerd' },
    ],
  }),
  ladder: choice({
    label: 'Spreiden over een ladder?',
    start: 'geen',
    hint: 'Je bedrag verdeeld over looptijden van 1 jaar, 2 jaar enzovoort: elk jaar komt er een deel vrij.',
    options: [
      { value: 'geen', label: 'nee, alles op één looptijd' },
      { value: '3', label: 'ja, over 3 jaar' },
      { value: '5', label: 'ja, over 5 jaar' },
    ],
  }),
  ladderRentes: rows({
    label: 'Rente per looptijd van je ladder',
    row: 'looptijd',
    max: 10,
    refine: true,
    when: { ladder: ['3', '5'] },
    hint: 'Wat je niet invult, krijgt de middelste rente van onze lijst voor die looptijd.',
    columns: {
      jaren: years({ label: 'Jaren', start: 1, max: 10 }),
      rente: percent({ label: 'Brutorente', start: 0.02, min: 0, max: 0.15 }),
    },
    start: [],
  }),
  extraMaanden: months({
    label: 'Extra maanden',
    start: 0,
    min: 0,
    max: 11,
    refine: true,
    hint: 'Voor 18 maanden: 1 jaar en 6 extra maanden.',
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
  mijnRekening: { ...mijnSpaarrekening, group: savings },
  basisrente: { ...spaarrente, refine: true, group: savings, when: { mijnRekening: 'geen' } },
  premie: { ...spaarpremie, refine: true, group: savings, when: { mijnRekening: 'geen' } },
  titularissen: titularissen({ refine: true }),
  vervroegdNa: months({
    label: 'Vervroegd opvragen na',
    start: null,
    optional: true,
    max: 119,
    refine: true,
    group: early,
  }),
  vervroegdeKost: percent({
    label: 'Kost daarvan, op je bedrag',
    start: 0,
    min: 0,
    max: 0.1,
    refine: true,
    group: early,
    hint: 'Staat in de voorwaarden van je bank; vaak 1 %.',
  }),
  vervroegdeKostMaximum: euro({
    label: 'Die kost is hoogstens',
    start: null,
    optional: true,
    max: 1_000_000,
    refine: true,
    group: early,
  }),
  renteverschil: percent({
    label: 'Wederbelegging: zoveel is de rente gestegen',
    start: 0,
    min: 0,
    max: 0.15,
    refine: true,
    group: early,
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
  inflatie: inflatie({ refine: true }),
} satisfies Inputs
