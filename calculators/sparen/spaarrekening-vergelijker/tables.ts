import { dateText, duration } from '#calculators/kernel/format.ts'
import type { Table } from '#calculators/kernel/report.ts'
import { nameOf as accountName } from '#calculators/sparen/names.ts'
import type { Switch } from './case.ts'

export const nameOf = (name: string) => name || 'Nieuwe rekening'

const accounts = ({ values, out, work: { own, stay, options, place } }: Switch): Table => ({
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
    [
      own.kind === 'gekozen' ? accountName(own) : 'Je rekening nu',
      0,
      null,
      stay.net,
      stay.running,
      own.base,
      own.premium,
    ],
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
  strong: [out.besteDag !== null ? place + 1 : 0],
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
