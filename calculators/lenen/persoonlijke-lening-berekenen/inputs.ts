/** The questions of the personal loan page. */
import { personalLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { choice, date, euro, type Inputs, months, percent, type ValuesOf } from '#calculators/kernel/fields.ts'
import { afronding, renteomzetting } from '#calculators/lenen/rate-fields.ts'

const COSTS = 'Kosten'

export const inputs = {
  gezocht: choice({
    label: 'Wat wil je weten?',
    start: 'maandlast',
    options: [
      { value: 'maandlast', label: 'mijn maandlast' },
      { value: 'bedrag', label: 'hoeveel ik kan lenen met mijn maandbedrag' },
      { value: 'jkp', label: 'het JKP achter een aanbod' },
      { value: 'looptijd', label: 'hoelang ik afbetaal' },
    ],
  }),
  bedrag: euro({
    label: 'Leenbedrag',
    start: 10_000,
    min: 1,
    max: 200_000,
    slider: 500,
    when: { gezocht: ['maandlast', 'jkp', 'looptijd'] },
  }),
  maandbedrag: euro({
    label: 'Maandbedrag',
    start: 250,
    min: 1,
    max: 50_000,
    slider: 10,
    when: { gezocht: ['bedrag', 'jkp', 'looptijd'] },
    hint: 'Wat je elke maand kunt betalen, of het maandbedrag uit je aanbod.',
  }),
  looptijd: months({
    label: 'Looptijd in maanden',
    start: 48,
    min: 1,
    max: 240,
    slider: 6,
    when: { gezocht: ['maandlast', 'bedrag', 'jkp'] },
    hint: 'De wet legt een langste termijn op volgens het bedrag.',
  }),
  jkp: percent({
    label: 'JKP van je aanbod',
    start: null,
    optional: true,
    hint: (env) => `Jaarlijks kostenpercentage, staat in elk aanbod. Leeg: je ziet een vork. ${personalLoanHint(env)}`,
    min: 0,
    max: 0.3,
    when: { gezocht: ['maandlast', 'bedrag', 'looptijd'] },
  }),
  jkpHoog: percent({
    label: 'Tweede JKP, om te vergelijken',
    start: null,
    optional: true,
    min: 0,
    max: 0.3,
    refine: true,
    when: { gezocht: 'maandlast' },
    hint: 'Hoger dan het eerste. Je ziet dan beide maandlasten.',
  }),
  doel: choice({
    label: 'Waarvoor leen je?',
    start: 'andere',
    refine: true,
    options: [
      { value: 'andere', label: 'alle doeleinden' },
      { value: 'renovatie', label: 'verbouwing of energie' },
      { value: 'wagen', label: 'een wagen' },
    ],
  }),
  vervroegdNa: months({
    label: 'Alles vroeger terugbetalen na',
    start: null,
    optional: true,
    min: 1,
    max: 239,
    refine: true,
    hint: 'Aantal afbetalingen. Leeg: je loopt de lening uit.',
  }),
  debetrente: percent({
    label: 'Debetrentevoet, als er kosten bij komen',
    start: null,
    optional: true,
    min: 0,
    max: 0.3,
    refine: true,
    group: COSTS,
    hint: 'Vul je die in, dan volgt de maandlast uit deze rente en rekenen we het JKP uit. Leeg: het JKP bevat de kosten al.',
  }),
  kosten: euro({
    label: 'Dossierkosten en andere verplichte kosten',
    start: 0,
    max: 20_000,
    refine: true,
    group: COSTS,
  }),
  kostenBetaling: choice({
    label: 'Die kosten',
    start: 'meegefinancierd',
    refine: true,
    group: COSTS,
    options: [
      { value: 'meegefinancierd', label: 'zitten in de lening' },
      { value: 'vooraf', label: 'betaal je bij de start' },
    ],
  }),
  eersteAflossing: date({
    label: 'Eerste afbetaling op',
    start: null,
    optional: true,
    min: '2000-01-01',
    max: '2060-12-31',
    refine: true,
    hint: 'Leeg: over een maand.',
  }),
  renteomzetting,
  afronding,
} as const satisfies Inputs

export type PersonalLoanValues = ValuesOf<typeof inputs>
