import {
  gewest,
  huur,
  kinderen,
  leningRest,
  leningrente,
  leningsaldo,
  lopendeKredieten,
  nettoInkomen,
  nettoPartner,
} from '#calculators/situation/facts.ts'
import { choice, count, euro, type Inputs, rows, text, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'
import type { Rhythm } from './model.ts'
import { type Group, GROUPS } from './choices-groups.ts'

/** The rows that one amount above the list can replace. */
export const WAGE_ROW = 'Nettoloon'
export const HOME_ROW = 'Huur of lening'
export const CREDIT_ROW = 'Kredieten'

const HOME = { refine: true, group: 'Je woning' } as const

const LABELS: Readonly<Record<Group, string>> = {
  wonen: 'Wonen en energie',
  voeding: 'Voeding',
  vervoer: 'Vervoer',
  gezondheid: 'Gezondheid',
  verzekering: 'Verzekeringen',
  kinderen: 'Kinderen',
  krediet: 'Kredieten',
  vrijetijd: 'Vrije tijd en horeca',
  abonnementen: 'Abonnementen',
  sparen: 'Sparen',
  andere: 'Andere',
}

const name = text({ label: 'Wat', start: '', maxLength: 40 })
const amount = euro({ label: 'Bedrag', start: 0, max: 1_000_000 })
const rhythm = choice({
  label: 'Hoe vaak',
  start: 'maand',
  options: [
    { value: 'week', label: 'per week' },
    { value: 'maand', label: 'per maand' },
    { value: 'kwartaal', label: 'per kwartaal' },
    { value: 'halfjaar', label: 'per halfjaar' },
    { value: 'jaar', label: 'per jaar' },
  ],
})
/** Only for what does not come every month; empty elsewhere. */
const month = count({
  label: 'In maand (1-12)',
  start: null,
  optional: true,
  min: 1,
  max: 12,
  hint: 'Enkel voor wat niet elke maand komt.',
})

const cost = (naam: string, groep: Group, bedrag: number, ritme: Rhythm, maand: number | null = null) => ({
  naam,
  groep,
  bedrag,
  ritme,
  maand,
})

const costs = {
  label: 'Wat gaat eruit?',
  short: 'de lijst met uitgaven',
  row: 'uitgave',
  table: true,
  min: 0,
  max: 60,
  hint: 'Je kunt een lijst plakken uit een rekenblad.',
  columns: {
    naam: name,
    groep: choice({
      label: 'Groep',
      start: 'andere',
      options: GROUPS.map((value) => ({ value, label: LABELS[value] })),
    }),
    bedrag: amount,
    ritme: rhythm,
    maand: month,
  },
} as const

export const inputs = {
  huishouden: choice({
    label: 'Voor wie is dit budget?',
    start: 'alleen',
    hint: 'Vult de uitgaven met een voorbeeld. Pas alles aan zoals je wilt.',
    options: [
      { value: 'alleen', label: 'mij alleen' },
      { value: 'koppel', label: 'ons twee' },
      { value: 'gezin', label: 'ons gezin' },
    ],
  }),
  nettoInkomen: nettoInkomen({
    start: 0,
    hint: `Komt in de plaats van de regel ${WAGE_ROW}. 0: wat in de lijst staat.`,
  }),
  inkomsten: rows({
    label: 'Wat komt er binnen?',
    short: 'de lijst met inkomsten',
    row: 'inkomst',
    table: true,
    min: 0,
    max: 20,
    columns: { naam: name, bedrag: amount, ritme: rhythm, maand: month },
    start: [
      { naam: WAGE_ROW, bedrag: 2_400, ritme: 'maand', maand: null },
      { naam: 'Vakantiegeld', bedrag: 1_600, ritme: 'jaar', maand: 5 },
      { naam: 'Eindejaarspremie', bedrag: 1_500, ritme: 'jaar', maand: 12 },
    ],
  }),
  partnerloon: nettoPartner({
    start: 2_100,
    hint: 'Komt bij de lijst hierboven.',
    when: { huishouden: ['koppel', 'gezin'] },
  }),
  kinderen: {
    ...kinderen({ hint: 'Het basisbedrag van de kinderbijslag komt erbij.', when: { huishouden: 'gezin' } }),
    start: 2,
  },
  woonlast: euro({
    label: 'Huur of afbetaling per maand',
    short: 'woonlast',
    start: 0,
    max: 50_000,
    hint: `Komt in de plaats van de regel ${HOME_ROW}. 0: wat in de lijst staat.`,
  }),
  uitgaven: rows({
    ...costs,
    when: { huishouden: 'alleen' },
    start: [
      cost(HOME_ROW, 'wonen', 850, 'maand'),
      cost('Energie en water', 'wonen', 180, 'maand'),
      cost('Onroerende voorheffing', 'wonen', 900, 'jaar', 9),
      cost('Boodschappen', 'voeding', 110, 'week'),
      cost('Auto en vervoer', 'vervoer', 160, 'maand'),
      cost('Verzekeringen', 'verzekering', 940, 'jaar', 3),
      cost('Telefoon en internet', 'abonnementen', 75, 'maand'),
      cost('Uitgaan en hobby', 'vrijetijd', 160, 'maand'),
      cost('Sparen', 'sparen', 150, 'maand'),
    ],
  }),
  uitgavenKoppel: rows({
    ...costs,
    when: { huishouden: 'koppel' },
    start: [
      cost(HOME_ROW, 'wonen', 1_150, 'maand'),
      cost('Energie en water', 'wonen', 230, 'maand'),
      cost('Onroerende voorheffing', 'wonen', 1_000, 'jaar', 9),
      cost('Boodschappen', 'voeding', 180, 'week'),
      cost('Auto en vervoer', 'vervoer', 350, 'maand'),
      cost('Verzekeringen', 'verzekering', 1_400, 'jaar', 3),
      cost('Telefoon en internet', 'abonnementen', 110, 'maand'),
      cost('Uitgaan en hobby', 'vrijetijd', 320, 'maand'),
      cost('Sparen', 'sparen', 600, 'maand'),
    ],
  }),
  uitgavenGezin: rows({
    ...costs,
    when: { huishouden: 'gezin' },
    start: [
      cost(HOME_ROW, 'wonen', 1_300, 'maand'),
      cost('Energie en water', 'wonen', 290, 'maand'),
      cost('Onroerende voorheffing', 'wonen', 1_100, 'jaar', 9),
      cost('Boodschappen', 'voeding', 230, 'week'),
      cost('Auto en vervoer', 'vervoer', 420, 'maand'),
      cost('Verzekeringen', 'verzekering', 1_700, 'jaar', 3),
      cost('Opvang en school', 'kinderen', 450, 'maand'),
      cost('Telefoon en internet', 'abonnementen', 130, 'maand'),
      cost('Uitgaan en hobby', 'vrijetijd', 300, 'maand'),
      cost('Sparen', 'sparen', 400, 'maand'),
    ],
  }),
  saldo: euro({ label: 'Saldo op je rekening nu', start: 1_000, min: -100_000, max: 10_000_000 }),
  huur: huur({ start: 0, hint: `Telt als ${HOME_ROW} wanneer je hierboven niets invult.`, ...HOME }),
  leningsaldo: leningsaldo({
    start: 0,
    hint: 'Met de rente en de looptijd ramen we je afbetaling, als je geen ander bedrag invult.',
    ...HOME,
  }),
  leningrente: leningrente({ start: 0, ...HOME }),
  leningRest: leningRest({ start: 0, ...HOME }),
  lopendeKredieten: lopendeKredieten({
    start: 0,
    hint: `Zonder je woonlening. Komt in de plaats van de regel ${CREDIT_ROW}, of erbij als die er niet is.`,
    refine: true,
  }),
  gewest: gewest({ refine: true, when: { huishouden: 'gezin' }, hint: 'Voor de kinderbijslag.' }),
  groeipakket: toggle({
    label: 'Ik krijg kinderbijslag',
    start: true,
    neutral: true,
    refine: true,
    when: { huishouden: 'gezin' },
    hint: 'Het basisbedrag van jonge kinderen in je gewest. Zet uit en vul zelf een bedrag in als je een ander bedrag krijgt.',
  }),
} satisfies Inputs

export const groupLabel = (group: Group): string => LABELS[group]
export type Values = ValuesOf<typeof inputs>
