/** The to-do list, the overview and the picture. */
import { eur } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import type { Year } from './tell.ts'
import type { Task } from './todo.ts'

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
  meerwaardeTerug: 'Te veel ingehouden meerwaardebelasting terugvragen',
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
  title: 'Wat moet je zelf doen?',
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
    .filter((line) => line.base > 0)
    .map((line) => [LABELS[line.key], line.due, line.withheld, line.back, line.self, line.base, line.rate]),
})

export const tables = (solved: Year): Table[] =>
  solved.work.anything ? [todo(solved), overview(solved)] : [todo(solved)]

/** Nothing to pay: what stays free says more than bars of nothing. */
function freeChart({ values, work: { free } }: Year): Chart {
  const kinds = [
    { label: 'Rente op spaarrekeningen', value: free.savings },
    { label: 'Dividenden van aandelen', value: free.dividend },
    ...(free.gains > 0 ? [{ label: 'Winst uit verkopen', value: free.gains }] : []),
  ]
  return {
    kind: 'bar',
    key: 'vrij',
    title: `Vrij van belasting in ${values.inkomstenjaar}, per persoon`,
    sentence: 'Tot deze bedragen betaal je uiteindelijk niets. Op dividenden vraag je de voorheffing zelf terug.',
    categories: kinds.map(({ label }) => label),
    y: { unit: 'euro0' },
    series: [{ key: 'vrij', label: 'Vrij per persoon', values: kinds.map(({ value }) => value) }],
  }
}

export function charts(solved: Year): Chart[] {
  const { values, out, work } = solved
  const lines = work.lines.filter((line) => line.due > 0 || line.withheld > 0)
  if (lines.length === 0) return [freeChart(solved)]
  return [
    {
      kind: 'bar',
      key: 'belastingen',
      title: 'Belasting per soort',
      sentence: `Samen betaal je ${eur(out.totaal)} op beleggingen van ${values.inkomstenjaar}.`,
      categories: lines.map((line) => LABELS[line.key]),
      y: { unit: 'euro' },
      series: [
        { key: 'verschuldigd', label: 'Te betalen in totaal', values: lines.map((line) => line.due) },
        { key: 'ingehouden', label: 'Al ingehouden', values: lines.map((line) => line.withheld), dashed: true },
      ],
    },
  ]
}
