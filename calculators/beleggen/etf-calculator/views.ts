/** Charts and tables of an ETF plan and its variants. */
import { eur0, pct } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import { roundCents } from '#finance/money.ts'
import { beurstarief } from '#rules/sparen-beleggen/beurstaks.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Plan, PlanResult } from './plan.ts'
import { lastOf, profitOf, type Variants } from './variants.ts'

export function chartsOf(plan: Plan, result: PlanResult): Chart[] {
  const end = lastOf(result.rows)
  const profit = profitOf(end)
  const { costs, taxes } = end
  const fees = roundCents(costs.fee + costs.fx)
  const exchange = roundCents(costs.tobBuy + costs.tobSell + costs.foreignTob)
  const allTax = roundCents(taxes.dividend + taxes.reynders + taxes.gains)
  const labels = result.rows.map((row) => row.year)
  return [
    {
      kind: 'stacked',
      key: 'waarde',
      title: 'Waar je geld naartoe gaat',
      sentence: `Na ${plan.years} jaar legde je ${eur0(end.paidIn)} in; ${eur0(profit)} winst blijft van jou.`,
      x: { label: 'Jaar', values: labels },
      y: { unit: 'euro0' },
      inYears: labels,
      series: [
        { key: 'inleg', label: 'Inleg', values: result.rows.map((row) => row.paidIn) },
        { key: 'winst', label: 'Netto winst', values: result.rows.map((row) => Math.max(0, profitOf(row))) },
        {
          key: 'kosten',
          label: 'Fondskosten, broker en wissel',
          values: result.rows.map((row) => roundCents(row.costs.ter + row.costs.fee + row.costs.fx)),
        },
        {
          key: 'taksen',
          label: 'Beurstaks en belasting',
          values: result.rows.map((row) =>
            roundCents(
              row.costs.tobBuy +
                row.costs.tobSell +
                row.costs.foreignTob +
                row.taxes.dividend +
                row.taxes.reynders +
                row.taxes.gains,
            ),
          ),
        },
      ],
    },
    {
      kind: 'bar',
      key: 'verdeling',
      title: 'Wat er van je winst afgaat',
      sentence: `Lopende kosten nemen ${eur0(costs.ter)}, je broker ${eur0(fees)}, taksen ${eur0(exchange + allTax)}.`,
      categories: [
        'Lopende kosten',
        'Broker en wissel',
        'Beurstaks',
        'Dividendbelasting',
        'Reynderstaks',
        'Meerwaardebelasting',
      ],
      y: { unit: 'euro0' },
      series: [
        {
          key: 'bedrag',
          label: 'Bedrag',
          values: [costs.ter, fees, exchange, taxes.dividend, taxes.reynders, taxes.gains],
        },
      ],
    },
  ]
}

export function tablesOf(
  law: Law,
  plan: Plan,
  result: PlanResult,
  { twins, rhythms, yearly, advantage }: Variants,
): Table[] {
  const labels = result.rows.map((row) => row.year)
  return [
    {
      key: 'jaren',
      title: 'Jaar per jaar, als je dan alles verkoopt',
      columns: [
        { key: 'jaar', label: 'Jaar', unit: 'number', decimals: 0 },
        { key: 'inleg', label: 'Ingelegd', unit: 'euro' },
        { key: 'waarde', label: 'Waarde', unit: 'euro' },
        { key: 'beurstaks', label: 'Beurstaks tot nu', unit: 'euro' },
        { key: 'broker', label: 'Broker tot nu', unit: 'euro' },
        { key: 'dividend', label: 'Belasting op dividend', unit: 'euro' },
        { key: 'reynders', label: 'Reynderstaks', unit: 'euro' },
        { key: 'meerwaarde', label: 'Meerwaardebelasting', unit: 'euro' },
        { key: 'netto', label: 'Netto na verkoop', unit: 'euro' },
      ],
      rows: result.rows.map((row) => [
        row.year,
        row.paidIn,
        row.value,
        roundCents(row.costs.tobBuy + row.costs.tobSell),
        roundCents(row.costs.fee + row.costs.fx),
        row.taxes.dividend,
        row.taxes.reynders,
        row.taxes.gains,
        row.net,
      ]),
      inYears: labels,
    },
    {
      key: 'soorten',
      title: 'Kapitaliserend naast distribuerend',
      columns: [
        { key: 'soort', label: 'Soort', unit: 'text' },
        { key: 'beurstaks', label: 'Beurstaks', unit: 'percent' },
        { key: 'dividendtaks', label: 'Belasting op dividend', unit: 'euro' },
        { key: 'meerwaarde', label: 'Meerwaardebelasting', unit: 'euro' },
        { key: 'netto', label: 'Netto eindbedrag', unit: 'euro' },
        { key: 'rendement', label: 'Netto per jaar', unit: 'percent' },
      ],
      rows: twins.map(({ type, run, tob, last }) => [
        type,
        beurstarief(law, tob).rate,
        last.taxes.dividend,
        last.taxes.gains,
        last.net,
        run.irr,
      ]),
      note: `Met hetzelfde totale rendement. Het distribuerende fonds keert ${pct(plan.dividendYield)} uit.`,
    },
    {
      key: 'ritme',
      title: 'Hoe vaak kopen?',
      columns: [
        { key: 'ritme', label: 'Ritme', unit: 'text' },
        { key: 'broker', label: 'Broker', unit: 'euro' },
        { key: 'winst', label: 'Netto winst', unit: 'euro' },
      ],
      rows: rhythms.map(({ ritme, last }) => [
        RHYTHM_TEXT[ritme],
        roundCents(last.costs.fee + last.costs.fx),
        profitOf(last),
      ]),
      note: 'Wachten op een groter order spaart kosten, maar je geld staat langer stil.',
    },
    {
      key: 'jaarlijks',
      title: 'Loont het om elk jaar winst te nemen?',
      columns: [
        { key: 'jaar', label: 'Verkoop na jaar', unit: 'number', decimals: 0 },
        { key: 'einde', label: 'Winst, alles op het einde', unit: 'euro' },
        { key: 'jaarlijks', label: 'Winst, elk jaar nemen', unit: 'euro' },
        { key: 'verschil', label: 'Verschil', unit: 'euro', formula: '{jaarlijks}-{einde}' },
      ],
      rows: yearly.map((row, index) => [
        row.year,
        roundCents(profitOf(row) - (advantage[index] ?? 0)),
        profitOf(row),
        advantage[index] ?? 0,
      ]),
      note: 'Verkopen en meteen terugkopen, telkens tot de vrijstelling vol is. Met beurstaks en orderkosten.',
    },
  ]
}

const RHYTHM_TEXT = { maand: 'elke maand', kwartaal: 'elk kwartaal', jaar: 'elk jaar' } as const
