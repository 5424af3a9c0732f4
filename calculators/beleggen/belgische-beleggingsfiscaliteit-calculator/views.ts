/** The to-do list, the overview and the picture. */
import { soldTable } from '#calculators/beleggen/sold-table.ts'
import { eur } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Year } from './case.ts'
import type { Task } from './model-todo.ts'

export const LABELS: Record<Year['work']['lines'][number]['key'], string> = {
  spaarrente: 'Spaarrente',
  interest: 'Andere rente',
  dividend: 'Dividenden',
  reynders: 'Reynderstaks op fondsen met obligaties',
  meerwaarde: 'Meerwaardebelasting',
  beurstaks: 'Beurstaks (TOB)',
  effectentaks: 'Taks op de effectenrekening',
}

const TASKS: Record<Task['key'], string> = {
  dividendTerug: 'Voorheffing op je eerste dividenden terugvragen',
  spaarrente: 'Spaarrente boven de vrijstelling aangeven',
  roerend: 'Rente en dividenden zonder inhouding aangeven',
  meerwaardeTerug: 'Te veel ingehouden belasting op winst terugvragen',
  meerwaarde: 'Meerwaarden aangeven',
  overdracht: 'Ongebruikte vrijstelling bijhouden',
  beurstaks: 'Beurstaks zelf aangeven en betalen, via MyMinfin',
  effectentaks: 'Taks op de effectenrekening zelf aangeven, via MyMinfin',
}

function whenText({ key, months }: Task, year: number): string {
  if (key === 'overdracht') return `voor ${year + 1} en later`
  if (key === 'beurstaks') return `uiterlijk het einde van de ${months ?? 2}e maand na elk order`
  return `aangifte van ${year + 1}, online meestal tot half juli`
}

const todo = ({ values, out, work }: Year): Table => ({
  key: 'takenlijst',
  title: 'Wat doe je zelf?',
  columns: [
    { key: 'taak', label: 'Taak', unit: 'text' },
    { key: 'bedrag', label: 'Terug (+) of te betalen (−)', unit: 'euro' },
    { key: 'code', label: 'Code', unit: 'text' },
    { key: 'wanneer', label: 'Wanneer', unit: 'text' },
  ],
  rows:
    work.tasks.length === 0
      ? [['Niets', null, '', '']]
      : work.tasks.map((task) => [
          task.key === 'overdracht' ? `${TASKS.overdracht}: ${eur(out.overdrachtVolgendJaar, 0)}` : TASKS[task.key],
          task.amount === 0 ? null : task.amount,
          task.code ?? 'nog niet bekend',
          whenText(task, values.inkomstenjaar),
        ]),
})

/** A tax that looks at something, or that was held back on a gain which losses or the own price undo. */
export const isTold = ({ base, withheld }: Year['work']['lines'][number]): boolean => base > 0 || withheld > 0

const overview = ({ values, work }: Year): Table => ({
  key: 'overzicht',
  title: `Alle belastingen van ${values.inkomstenjaar}`,
  columns: [
    { key: 'soort', label: 'Belasting', unit: 'text' },
    { key: 'verschuldigd', label: 'Te betalen in totaal', unit: 'euro', total: true },
    { key: 'ingehouden', label: 'Al ingehouden', unit: 'euro', total: true },
    { key: 'terug', label: 'Terug te vragen', unit: 'euro', total: true },
    { key: 'zelf', label: 'Zelf te betalen', unit: 'euro', total: true },
    { key: 'grondslag', label: 'Op', unit: 'euro' },
    { key: 'tarief', label: 'Tarief', unit: 'percent' },
  ],
  rows: work.lines
    .filter(isTold)
    .map((line) => [LABELS[line.key], line.due, line.withheld, line.back, line.self, line.base, line.rate]),
})

/** Per two months, with an amount for each rate: as the declaration asks it. */
const declarations = ({ values, work }: Year): Table => ({
  key: 'beurstaks',
  title: `Beurstaks zelf aan te geven voor ${values.inkomstenjaar}`,
  columns: [
    { key: 'van', label: 'Van', unit: 'date' },
    { key: 'tot', label: 'Tot', unit: 'date' },
    { key: 'uiterlijk', label: 'Aangeven en betalen tot', unit: 'date' },
    { key: 'tarief', label: 'Tarief', unit: 'percent' },
    { key: 'orders', label: 'Orders', unit: 'number' },
    { key: 'grondslag', label: 'Bedrag van de orders', unit: 'euro', total: true },
    { key: 'taks', label: 'Beurstaks', unit: 'euro', total: true },
  ],
  rows: work.file.declarations.flatMap(({ from, to, due, perClass }) =>
    perClass.map(({ rate, orders, base, tax }) => [from, to, due, rate, orders, base, tax]),
  ),
  note: 'De taks is per order afgerond en begrensd, daarom kan ze iets afwijken van bedrag × tarief. Een feestdag op de laatste dag rekenen we niet mee.',
})

const payouts = ({ values, work }: Year): Table => ({
  key: 'inkomsten',
  title: `Dividenden en rente van ${values.inkomstenjaar}`,
  columns: [
    { key: 'datum', label: 'Datum', unit: 'date' },
    { key: 'naam', label: 'Naam', unit: 'text' },
    { key: 'rekening', label: 'Rekening', unit: 'text' },
    { key: 'bruto', label: 'Bruto', unit: 'euro', total: true },
    { key: 'bron', label: 'Bronheffing', unit: 'euro', total: true },
    { key: 'basis', label: 'Voor België', unit: 'euro', total: true, formula: '{bruto}-{bron}' },
    { key: 'voorheffing', label: 'Roerende voorheffing', unit: 'euro', total: true },
    { key: 'ingehouden', label: 'Al ingehouden', unit: 'text' },
  ],
  rows: work.file.income.map(({ datum, naam, rekening, bedrag, bron, amount, tax, held }) => [
    datum,
    naam,
    rekening,
    bedrag,
    bron,
    amount,
    tax,
    held ? 'ja' : 'nee',
  ]),
})

const sold = ({ values, work }: Year): Table =>
  soldTable(work.file.slices, {
    key: 'loten',
    title: `Verkocht in ${values.inkomstenjaar}, lot per lot`,
    asset: 'Effect',
    decimals: 8,
    note: 'De oudste stuks gaan het eerst weg. Bij een fonds met obligaties gaat het rentedeel naar de Reynderstaks.',
  })

/** What goes to an accountant: the tasks, the overview, and every line they rest on. */
export function tables(solved: Year): Table[] {
  const { file, lines } = solved.work
  return [
    todo(solved),
    ...(lines.some(isTold) ? [overview(solved)] : []),
    ...(file.slices.length > 0 ? [sold(solved)] : []),
    ...(file.income.length > 0 ? [payouts(solved)] : []),
    ...(file.declarations.length > 0 ? [declarations(solved)] : []),
  ]
}

/** Nothing to pay: what stays free says more than bars of nothing. */
function freeChart({ values, work: { free } }: Year): Chart {
  const kinds = [
    { label: 'Rente op spaarrekeningen', value: free.savings },
    { label: 'Dividenden van aandelen', value: free.dividend },
    ...(free.gains > 0 ? [{ label: 'Winst uit verkopen', value: free.gains }] : []),
  ]
  return {
    kind: 'strips',
    key: 'vrij',
    title: `Vrij van belasting in ${values.inkomstenjaar}, per persoon`,
    sentence: 'Tot deze bedragen betaal je uiteindelijk niets. Op dividenden vraag je de voorheffing zelf terug.',
    y: { unit: 'euro0' },
    strips: kinds.map(({ label, value }) => ({ label, parts: [{ label: 'Vrij per persoon', value, tone: 'third' }] })),
  }
}

export function charts(solved: Year): Chart[] {
  const { values, out, work } = solved
  const lines = work.lines.filter((line) => line.due > 0 || line.withheld > 0)
  if (lines.length === 0) return [freeChart(solved)]
  return [
    {
      kind: 'strips',
      key: 'belastingen',
      title: 'Belasting per soort',
      sentence: `Samen betaal je ${eur(out.totaal)} op beleggingen van ${values.inkomstenjaar}.`,
      y: { unit: 'euro' },
      strips: lines.map((line) => ({
        label: LABELS[line.key],
        end: line.back > 0 ? `${eur(line.due)}, ${eur(line.back)} terug` : eur(line.due),
        parts: [
          { label: 'Ingehouden en definitief', value: line.due - line.self, tone: 'tax' },
          { label: 'Zelf te betalen', value: line.self, tone: 'spared' },
          { label: 'Terug te vragen', value: line.back, hollow: true },
        ],
      })),
    },
  ]
}
