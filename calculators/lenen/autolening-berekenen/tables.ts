import { eur0, num, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { CarLoan } from './case.ts'

export const valueChart = ({ out, work }: CarLoan): Chart => ({
  kind: 'line',
  key: 'waardeEnSchuld',
  title: 'Je schuld naast de waarde van de wagen',
  sentence:
    out.maandenOnderWater === 0
      ? 'De wagen is de hele tijd meer waard dan je schuld.'
      : `Gedurende ${plural(out.maandenOnderWater, 'maand', 'maanden')} is je schuld groter dan de waarde van de wagen.`,
  x: { label: 'Maand', values: work.debt.map((_, month) => month) },
  y: { unit: 'euro0' },
  series: [
    { key: 'waarde', label: 'Waarde van de wagen', values: work.plan.value },
    { key: 'schuld', label: 'Schuld', values: work.debt, dashed: true },
  ],
})

/** Three roads to the same car: what it loses, the interest and the use; what it is still worth comes back. */
export function wayChart({ values, out, work }: CarLoan): Chart {
  const { plain, other, missed } = work.ways
  const row = (label: string, interest: number) => ({
    label,
    whole: eur0(work.loss + interest + work.use),
    parts: [
      { label: 'Waardeverlies', value: work.loss, tone: 'third' as const },
      { label: 'Rente', value: interest, tone: 'main' as const },
      { label: 'Gebruik', value: work.use, tone: 'compare' as const },
      { label: 'Restwaarde', value: out.waardeEinde, hollow: true },
    ],
  })
  return {
    kind: 'split',
    key: 'kostVanDeWagen',
    title: 'Verschillende wegen naar dezelfde wagen',
    sentence: `De wagen kost je ${eur0(out.kostVolledig)} over ${plural(values.looptijd, 'maand', 'maanden')}, waarvan ${eur0(work.loss)} waardeverlies. Wat hij nog waard is, staat als omtrek.`,
    y: { unit: 'euro0' },
    shared: true,
    rows: [
      row('Met een gewone lening', plain.totalInterest),
      ...(other ? [row(`Met een slotsom van ${eur0(other.balloon)}`, other.schedule.totalInterest)] : []),
      row('Met eigen geld (gemiste spaarrente)', missed),
    ],
  }
}

export function wayTable({ work }: CarLoan): Table {
  const { plain, other, missed } = work.ways
  return {
    key: 'manieren',
    title: 'Manieren om te betalen',
    columns: [
      { key: 'manier', label: 'Manier', unit: 'text' },
      { key: 'kost', label: 'Rente', unit: 'euro' },
      { key: 'maandlast', label: 'Per maand', unit: 'euro' },
      { key: 'laatste', label: 'Laatste afbetaling', unit: 'euro' },
    ],
    rows: [
      ['Lening zonder slotsom', plain.totalInterest, plain.payment, plain.lastPayment],
      ...(other
        ? [
            [
              `Lening met slotsom van ${eur0(other.balloon)}`,
              other.schedule.totalInterest,
              other.schedule.payment,
              other.schedule.lastPayment,
            ],
          ]
        : []),
      ['Eigen geld', missed, 0, 0],
    ],
    note: 'Bij eigen geld is de rente wat je spaargeld had opgebracht terwijl je het maand na maand weer aanvult.',
  }
}

export const saleTable = ({ out, work }: CarLoan): Table => ({
  key: 'verkoop',
  title: 'Wat als de wagen minder opbrengt?',
  columns: [
    { key: 'geval', label: 'Geval', unit: 'text' },
    { key: 'over', label: 'Blijft over', unit: 'euro', formula: '{opbrengst}-{slotsom}' },
    { key: 'opbrengst', label: 'Verkoopprijs', unit: 'euro' },
    { key: 'slotsom', label: 'Slotsom', unit: 'euro' },
  ],
  rows: work.sales.map(({ drop, price, left }) => [
    drop === 0 ? 'Zoals je verwacht' : `${num(drop * 100)} % minder`,
    left,
    price,
    out.slotsom,
  ]),
})
