import { dateText, duration, eur } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import type { Switch } from './tell.ts'

export const nameOf = (name: string) => name || 'Nieuwe rekening'

export function chart({ values, out, work }: Switch): Chart {
  const onBest = work.winner.best.day === values.overstapdatum
  return {
    kind: 'line',
    key: 'verschil',
    title: 'Wat overstappen oplevert tegenover blijven',
    sentence: onBest
      ? `Stap je over op ${dateText(values.overstapdatum)}, de beste dag, dan is het verschil na ${duration(values.horizon)} ${eur(out.verschil)}.`
      : `Na ${duration(values.horizon)} is het verschil ${eur(out.verschil)} op de beste dag en ${eur(out.verschilOpDatum)} als je overstapt op ${dateText(values.overstapdatum)}.`,
    x: { label: 'Maanden vanaf nu', values: work.ahead.map((_, index) => index) },
    y: { unit: 'euro' },
    series: [
      { key: 'besteDag', label: `Op ${dateText(work.winner.best.day)}`, values: work.aheadWaiting },
      ...(onBest
        ? []
        : [{ key: 'verschil', label: `Op ${dateText(values.overstapdatum)}`, values: work.ahead, dashed: true }]),
    ],
    marks: out.terugverdienmaand === null ? [] : [{ x: out.terugverdienmaand, label: 'terugverdiend' }],
  }
}

const accounts = ({ values, out, work: { stay, options, place } }: Switch): Table => ({
  key: 'rekeningen',
  title: `Na ${duration(values.horizon)}, na belasting en kosten`,
  columns: [
    { key: 'rekening', label: 'Rekening', unit: 'text' },
    { key: 'winst', label: 'Tegenover blijven', unit: 'euro' },
    { key: 'dag', label: 'Beste dag', unit: 'date' },
    { key: 'netto', label: 'Uitbetaald', unit: 'euro' },
    { key: 'lopend', label: 'Lopende premie', unit: 'euro' },
    { key: 'basis', label: 'Basisrente', unit: 'percent' },
    { key: 'premie', label: 'Premie', unit: 'percent' },
  ],
  rows: [
    ['Je rekening nu', 0, null, stay.net, stay.running, values.basisrenteNu, values.premieNu],
    ...options.map(({ target, best, gain }) => [
      nameOf(target.name),
      gain,
      best.day,
      best.path.net,
      best.path.running,
      target.base,
      target.premium,
    ]),
  ],
  strong: [out.verschil > 0 ? place + 1 : 0],
  note: 'Een lopende premie telt mee voor de dagen die ze al liep. Je krijgt ze pas als haar jaar vol is.',
})

const parts = ({ work }: Switch): Table => ({
  key: 'delen',
  title: `Elk deel op zijn eigen dag naar ${nameOf(work.winner.target.name)}`,
  columns: [
    { key: 'datum', label: 'Premiejaar sinds', unit: 'date' },
    { key: 'dag', label: 'Beste dag', unit: 'date' },
    { key: 'bedrag', label: 'Bedrag', unit: 'euro', total: true },
    { key: 'winst', label: 'Extra bruto rente', unit: 'euro', total: true },
  ],
  rows: work.split.map(({ part, day, gain }) => [part.date, day, part.amount, gain]),
  note: 'Een streepje: dat deel laat je staan. Voor belasting en kosten.',
})

const months = ({ values, work }: Switch): Table => ({
  key: 'maanden',
  title: `Maand per maand als je overstapt op ${dateText(values.overstapdatum)} (bruto, na kosten)`,
  columns: [
    { key: 'maand', label: 'Op', unit: 'date' },
    { key: 'verschil', label: 'Verschil', unit: 'euro', formula: '{overstappen}-{blijven}' },
    { key: 'blijven', label: 'Blijven', unit: 'euro' },
    { key: 'overstappen', label: 'Overstappen', unit: 'euro' },
  ],
  rows: work.dates.map((date, index) => [
    date,
    work.ahead[index] ?? null,
    work.staying[index] ?? null,
    work.moving[index] ?? null,
  ]),
})

export const tables = (solved: Switch): Table[] => [
  accounts(solved),
  ...(solved.work.split.length > 1 ? [parts(solved)] : []),
  months(solved),
]
