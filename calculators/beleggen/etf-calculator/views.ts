/** Charts and tables of an ETF plan and its variants. */
import { eur0, pct, upperFirst } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import { harvestText } from './tell-harvest.ts'
import type { Etf, PlanWork } from './case.ts'

const RHYTHM_TEXT = { maand: 'elke maand', kwartaal: 'elk kwartaal', jaar: 'elk jaar' } as const

export function charts({ plan, end, years }: PlanWork): Chart[] {
  const { costs, taxes } = end
  const last = years.at(-1)
  const parts = [
    { label: 'Lopende kosten', value: costs.ter },
    { label: 'Broker', value: costs.fee },
    { label: 'Beurstaks', value: costs.tobBuy + costs.tobSell },
    { label: 'Dividendbelasting', value: taxes.dividend },
    { label: 'Reynderstaks', value: taxes.reynders },
    { label: 'Meerwaardebelasting', value: taxes.gains },
  ].filter(({ value }, index) => value > 0 || index === 0)
  return [
    {
      kind: 'stacked',
      key: 'waarde',
      title: 'Waar je geld naartoe gaat',
      sentence: `Na ${plan.years} jaar legde je ${eur0(end.paidIn)} in; ${(last?.profit ?? 0) < 0 ? `je verliest ${eur0(0 - (last?.profit ?? 0))}` : `${eur0(last?.profit ?? 0)} winst blijft van jou`}.`,
      x: { label: 'Jaar', values: years.map((row) => row.year) },
      y: { unit: 'euro0' },
      series: [
        { key: 'inleg', label: 'Inleg', values: years.map((row) => row.paidIn), tone: 'compare' },
        { key: 'winst', label: 'Netto winst', values: years.map((row) => Math.max(0, row.profit)), tone: 'main' },
        { key: 'kosten', label: 'Fonds en broker', values: years.map((row) => row.allCosts), tone: 'lost' },
        { key: 'taksen', label: 'Taksen en belasting', values: years.map((row) => row.allTaxes), tone: 'tax' },
      ],
    },
    {
      kind: 'bar',
      key: 'verdeling',
      title: 'Wat er van je winst afgaat',
      sentence: `Fonds en broker nemen ${eur0(last?.allCosts ?? 0)}, taksen en belasting ${eur0(last?.allTaxes ?? 0)}.`,
      categories: parts.map(({ label }) => label),
      y: { unit: 'euro0' },
      series: [{ key: 'bedrag', label: 'Bedrag', values: parts.map(({ value }) => value) }],
    },
  ]
}

const yearTable = ({ years }: PlanWork): Table => ({
  key: 'jaren',
  title: 'Jaar per jaar, als je dan alles verkoopt',
  columns: [
    { key: 'jaar', label: 'Jaar', unit: 'number', decimals: 0 },
    { key: 'netto', label: 'Netto na verkoop', unit: 'euro0' },
    { key: 'inleg', label: 'Ingelegd', unit: 'euro0' },
    { key: 'waarde', label: 'Waarde', unit: 'euro0' },
    { key: 'kosten', label: 'Fonds en broker tot nu', unit: 'euro0' },
    { key: 'taksen', label: 'Taksen en belasting tot nu', unit: 'euro0' },
    { key: 'meerwaarde', label: 'Waarvan meerwaardebelasting', unit: 'euro0' },
  ],
  rows: years.map((row) => [row.year, row.net, row.paidIn, row.value, row.allCosts, row.allTaxes, row.taxes.gains]),
})

const twinTable = ({ plan, twins }: PlanWork): Table => ({
  key: 'soorten',
  title: 'Kapitaliserend naast distribuerend',
  columns: [
    { key: 'soort', label: 'Soort', unit: 'text' },
    { key: 'netto', label: 'Netto eindbedrag', unit: 'euro0' },
    { key: 'rendement', label: 'Netto per jaar', unit: 'percent' },
    { key: 'beurstaks', label: 'Beurstaks', unit: 'percent' },
    { key: 'dividendtaks', label: 'Belasting op dividend', unit: 'euro0' },
    { key: 'meerwaarde', label: 'Meerwaardebelasting', unit: 'euro0' },
  ],
  rows: twins.map(({ type, last, irr, rate }) => [type, last.net, irr, rate, last.taxes.dividend, last.taxes.gains]),
  note: `Met hetzelfde totale rendement. Het distribuerende fonds keert ${pct(plan.dividendYield)} uit.`,
})

const rhythmTable = ({ rhythms }: PlanWork): Table => ({
  key: 'ritme',
  title: 'Hoe vaak kopen?',
  columns: [
    { key: 'ritme', label: 'Ritme', unit: 'text' },
    { key: 'winst', label: 'Netto winst', unit: 'euro0' },
    { key: 'broker', label: 'Broker', unit: 'euro0' },
  ],
  rows: rhythms.map(({ ritme, profit, fee }) => [RHYTHM_TEXT[ritme], profit, fee]),
  note: 'Wachten op een groter order bespaart kosten, maar je geld staat langer stil.',
})

/** Each way to take gains, solved again. */
const harvestTable = ({ moves, out, values }: Etf): Table[] => {
  if (!moves) return []
  const ways = [
    { text: values.verkoop === 'einde' ? 'Alles op het einde (nu)' : 'Zoals nu', profit: out.nettoWinst, gain: 0 },
    ...moves.each.map(({ keys, after, gain }) => ({
      text: upperFirst(harvestText(keys[0] ?? '')),
      profit: after,
      gain,
    })),
  ]
  return [
    {
      key: 'jaarlijks',
      title: 'Elk jaar winst nemen of niet?',
      columns: [
        { key: 'manier', label: 'Wanneer', unit: 'text' },
        { key: 'verschil', label: 'Verschil', unit: 'euro0' },
        { key: 'winst', label: 'Netto winst', unit: 'euro0' },
      ],
      rows: ways.map(({ text, profit, gain }) => [text, gain, profit]),
      note: 'Verkopen en meteen terugkopen, de oudste stukken eerst, telkens tot de vrijstelling vol is. Beurstaks en orderkosten gaan van het plan af.',
    },
  ]
}

export const tables = (solved: Etf, work: PlanWork): Table[] => [
  yearTable(work),
  twinTable(work),
  ...(work.plan.monthly > 0 ? [rhythmTable(work)] : []),
  ...harvestTable(solved),
]
