/** The pictures and tables of the answer. */
import { eur, eur0, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import { KINDS } from './inputs.ts'
import type { Income } from './case.ts'

const labelOf = (kind: string) => KINDS.find(({ value }) => value === kind)?.label ?? ''

/** Where the gross income goes; the part that is free stands first and the law's limit is marked. */
export function charts({ values, out, work }: Income): Chart[] {
  const told = `Van ${eur(out.bruto)} komt ${eur(out.netto)} op je rekening; ${eur(work.taken)} wordt ingehouden${work.comesBack > 0 ? `, waarvan ${eur(work.comesBack)} terugkomt` : ''}.`
  const flow: Chart = {
    kind: 'split',
    key: 'verdeling',
    title: 'Waar je bruto-inkomst naartoe gaat',
    sentence: told,
    y: { unit: 'euro0' },
    rows: [
      {
        label: labelOf(values.inkomst),
        whole: eur(out.bruto),
        parts: [
          { label: 'Netto op je rekening', value: out.netto, tone: 'main' },
          { label: 'Terug via je aangifte', value: work.comesBack, tone: 'spared' },
          { label: 'Belgische voorheffing, definitief', value: work.lasting, tone: 'tax' },
          { label: 'Buitenlandse heffing', value: out.buitenlandseHeffing, tone: 'tax' },
        ],
      },
    ],
  }
  // Belgium counts on what crosses the border: what another country kept is neither free nor at the Belgian rate.
  const { nettoGrens: counted, vrijgesteld: free } = out
  if (free <= 0 || counted <= 0) return [flow]
  return [
    {
      kind: 'split',
      key: 'vrijstelling',
      title: 'Vrij, en dan belast',
      sentence:
        free < counted
          ? `Van ${eur(counted)} is ${eur(free)} vrij. Op de rest blijft ${pct(out.tarief, 2, 0)} voorheffing staan.`
          : `De hele ${eur(counted)} valt binnen je vrijstelling.`,
      y: { unit: 'euro0' },
      zones: true,
      rows: [
        {
          parts: [
            { label: 'vrij', value: free, tone: 'main' },
            { label: `aan ${pct(out.tarief, 2, 0)}`, value: counted - free, tone: 'tax' },
          ],
        },
      ],
      you: { x: counted, label: `Jij: ${eur0(counted)}` },
      marks: [{ x: free, label: `${eur0(free)} vrij`, strong: true }],
    },
    flow,
  ]
}

const HOW = { niets: 'niets nodig', bron: 'aan de bron, via je broker', achteraf: 'achteraf terugvragen', onbekend: '' }

const countryTable = ({ out, work }: Income): Table => ({
  key: 'landen',
  title: `${eur(out.bruto)} bruto uit een ander land`,
  columns: [
    { key: 'land', label: 'Land', unit: 'text' },
    { key: 'netto', label: 'Netto', unit: 'euro' },
    { key: 'heffing', label: 'Bronheffing', unit: 'percent', decimals: 3 },
    { key: 'terug', label: 'Daar terug te vragen', unit: 'euro' },
    { key: 'hoe', label: 'Hoe', unit: 'text' },
    { key: 'formulier', label: 'Formulier', unit: 'text' },
    { key: 'peildatum', label: 'Nagekeken', unit: 'date' },
  ],
  rows: work.countries.map((one) => [
    `${one.country ?? ''}${one.doubtful === true ? ' (één bron)' : ''}`,
    one.net ?? null,
    one.rate ?? null,
    one.refund,
    one.how === undefined ? '' : HOW[one.how],
    one.form ?? '',
    one.checkedOn ?? '',
  ]),
  note: 'Een streepje: we weten niet zeker wat dat land inhoudt. Vul dan het percentage van je afrekening in.',
})

const choiceTable = ({ values, work }: Income): Table => ({
  key: 'keuze',
  title: 'Welke dividenden je best in de vrijstelling zet',
  columns: [
    { key: 'naam', label: 'Dividend', unit: 'text' },
    { key: 'terug', label: 'Terug', unit: 'euro', total: true },
    { key: 'vrij', label: 'In de vrijstelling', unit: 'euro', total: true },
    { key: 'bedrag', label: 'Bedrag', unit: 'euro', total: true },
    { key: 'tarief', label: 'Tarief', unit: 'percent' },
  ],
  rows: work.claims.map((one, index) => {
    const name = index === 0 ? 'Deze inkomst' : (values.dividenden[index - 1]?.naam ?? '')
    return [name === '' ? `Dividend ${index}` : name, one.back, one.exempt, one.amount, one.rate]
  }),
  note: 'Het hoogste tarief eerst. Fondsen, ETF’s en interest tellen niet mee.',
})

const rateTable = ({ work }: Income): Table => ({
  key: 'tarieven',
  title: 'Alle Belgische tarieven',
  columns: [
    { key: 'inkomst', label: 'Inkomst', unit: 'text' },
    { key: 'tarief', label: 'Tarief', unit: 'percent', decimals: 1 },
    { key: 'sinds', label: 'Sinds', unit: 'date' },
    { key: 'artikel', label: 'Artikel', unit: 'text' },
  ],
  rows: work.rates.map((one) => [labelOf(one.kind), one.rate, one.since, one.article]),
})

export const tables = (solved: Income): Table[] => [
  ...(solved.values.dividenden.length > 0 ? [choiceTable(solved)] : []),
  ...(solved.work.crosses ? [countryTable(solved)] : []),
  rateTable(solved),
]
