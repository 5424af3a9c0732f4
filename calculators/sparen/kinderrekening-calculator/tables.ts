import type { Table } from '#calculators/kernel/report.ts'
import type { Child } from './case.ts'

const OWNERS = {
  kind: {
    label: 'het kind',
    decides: 'Jij beheert tot 18 jaar; daarna beslist je kind alleen.',
    tax: 'De bank geeft je kind een eigen vrijstelling. In de aangifte telt de rente van een minderjarige mee bij de ouders.',
    death: 'Het geld is al van je kind: het valt niet in jouw nalatenschap.',
  },
  ouder: {
    label: 'één ouder',
    decides: 'Jij, ook na 18 jaar.',
    tax: 'Telt mee in jouw vrijstelling.',
    death: 'Valt in jouw nalatenschap.',
  },
  koppel: {
    label: 'beide ouders',
    decides: 'Jullie samen, ook na 18 jaar.',
    tax: 'Twee vrijstellingen, samen met jullie andere spaarrekeningen.',
    death: 'De helft valt in de nalatenschap van wie sterft.',
  },
  derdenbeding: {
    label: 'ouder, met derdenbeding',
    decides: 'Jij tot de afgesproken leeftijd; dan gaat het naar je kind.',
    tax: 'Telt mee in jouw vrijstelling tot de overdracht.',
    death: 'Gaat naar je kind, maar kan belast worden als erfenis.',
  },
} as const

/** Only where there is a later start to lay beside today. */
const laterStarts = (values: Child['values'], work: Child['work']): Table[] =>
  work.laterStarts.length < 2
    ? []
    : [
        {
          key: 'beginnen',
          title: `Wanneer begin je? Kapitaal op ${values.totLeeftijd} jaar, na belasting`,
          columns: [
            { key: 'leeftijd', label: 'Begin op', unit: 'text' },
            { key: 'kapitaal', label: 'Kapitaal', unit: 'euro0' },
          ],
          rows: work.laterStarts.map(({ age, net }) => [age === null ? 'nu' : `${age} jaar`, net]),
          note: 'Zelfde storting per maand en zelfde giften, zonder het bedrag dat al gespaard is.',
        },
      ]

export const tables = ({ values, work }: Child): Table[] => [
  {
    key: 'verjaardagen',
    title: 'Verjaardag per verjaardag',
    columns: [
      { key: 'datum', label: 'Datum', unit: 'date' },
      { key: 'samen', label: 'Samen', unit: 'euro', formula: '{spaarrekening}+{fonds}' },
      { key: 'leeftijd', label: 'Leeftijd', unit: 'number' },
      { key: 'ingelegd', label: 'Ingelegd', unit: 'euro' },
      { key: 'spaarrekening', label: 'Spaarrekening', unit: 'euro' },
      { key: 'fonds', label: 'Fonds', unit: 'euro' },
    ],
    rows: work.years.map((year) => [year.date, year.together, year.age, year.paidIn, year.savings, year.fund]),
  },
  ...laterStarts(values, work),
  {
    key: 'eigendom',
    title: 'Op wiens naam? Wat de keuze betekent',
    columns: [
      { key: 'naam', label: 'Op naam van', unit: 'text' },
      { key: 'beslist', label: 'Wie beslist?', unit: 'text' },
      { key: 'belasting', label: 'Belasting op rente', unit: 'text' },
      { key: 'overlijden', label: 'Als jij overlijdt', unit: 'text' },
    ],
    rows: Object.values(OWNERS).map((each) => [each.label, each.decides, each.tax, each.death]),
    strong: [Object.keys(OWNERS).indexOf(values.opNaam)],
  },
]
