import { dateText, eur0, num } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import type { Child } from './tell.ts'

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

export function charts({ out, work }: Child): Chart[] {
  const x = { label: 'Leeftijd van je kind, in jaren', values: work.years.map((year) => year.age) }
  if (work.low === null || work.high === null)
    return [
      {
        kind: 'area',
        key: 'opbouw',
        title: 'Het spaarpotje groeit mee',
        sentence: `Op ${dateText(work.end)} staat er ${eur0(out.kapitaal)}, waarvan ${eur0(out.ingelegd)} ingelegd.`,
        x,
        y: { unit: 'euro0' },
        series: [
          { key: 'spaarrekening', label: 'Spaarrekening', values: work.years.map((year) => year.savings) },
          { key: 'ingelegd', label: 'Ingelegd', values: work.years.map((year) => year.paidIn), dashed: true },
        ],
      },
    ]
  return [
    {
      kind: 'fan',
      key: 'bandbreedte',
      title: 'Het potje, als het fonds meer of minder opbrengt',
      sentence: `Met een rendement dat ${num(work.band * 100)} procentpunt lager of hoger ligt, is het kapitaal na belasting ${eur0(out.kapitaalLaag ?? 0)} tot ${eur0(out.kapitaalHoog ?? 0)}.`,
      x,
      y: { unit: 'euro0' },
      middle: { key: 'samen', label: 'Samen', values: work.years.map((year) => year.together) },
      bands: [{ label: `${num(work.band * 100)} procentpunt lager of hoger`, low: work.low, high: work.high }],
      lines: [{ key: 'ingelegd', label: 'Ingelegd', values: work.years.map((year) => year.paidIn) }],
    },
  ]
}

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
  {
    key: 'beginnen',
    title: `Wanneer begin je? Kapitaal op ${values.totLeeftijd} jaar, na belasting`,
    columns: [
      { key: 'leeftijd', label: 'Begin op', unit: 'text' },
      { key: 'kapitaal', label: 'Kapitaal', unit: 'euro0' },
    ],
    rows: work.laterStarts.map(({ age, net }) => [age === 0 ? 'geboorte' : `${age} jaar`, net]),
    note: 'Zelfde storting per maand en zelfde giften, zonder het bedrag dat al gespaard is.',
  },
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
