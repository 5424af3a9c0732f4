/** Charts and tables of the page on pension saving. */
import { eur0 } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { omslagpunt, voordeelPensioensparen } from '#rules/pensioen/pensioensparen.ts'
import { pensioensparenHoog, pensioensparenLaag } from '#rules/pensioen/pensioensparen.figures.ts'
import type { Values } from './inputs.ts'
import type { Outcome, Plan } from './plan.ts'

export function ceilingTable(law: Law, municipal: number): Table {
  const low = law(pensioensparenLaag)
  const turn = omslagpunt(law)
  const high = law(pensioensparenHoog)
  const deposits = [low / 2, low, roundCents(low + 0.01), roundCents((low + turn) / 2), turn, high]
  return {
    key: 'plafonds',
    title: 'Wat een storting dit jaar terugbrengt',
    columns: [
      { key: 'storting', label: 'Storting', unit: 'euro' },
      { key: 'tarief', label: 'Tarief', unit: 'percent', decimals: 0 },
      { key: 'vermindering', label: 'Belastingvermindering', unit: 'euro' },
      { key: 'metGemeente', label: 'Met gemeentebelasting', unit: 'euro' },
      { key: 'netto', label: 'Kost je netto', unit: 'euro', formula: '{storting}-{metGemeente}' },
    ],
    rows: deposits.map((deposit) => {
      const { voordeel, tarief } = voordeelPensioensparen(law, deposit)
      const withMunicipal = roundCents(voordeel * (1 + municipal))
      return [deposit, tarief, voordeel, withMunicipal, roundCents(deposit - withMunicipal)]
    }),
    strong: [1, 5],
  }
}

export function chartsOf(law: Law, outcome: Outcome, values: Values): Chart[] {
  const { rows } = outcome
  const ages = rows.map((row) => row.age + 1)
  const high = law(pensioensparenHoog)
  const steps = Array.from({ length: 28 }, (_, n) => roundCents((high * n) / 27))
  const points = [
    ...new Set([...steps, law(pensioensparenLaag), law(pensioensparenLaag) + 1, omslagpunt(law)]),
  ].toSorted((a, b) => a - b)
  return [
    {
      kind: 'line',
      key: 'opbouw',
      title: 'Pensioensparen naast een ETF zonder voordeel',
      sentence: `Op ${values.uitkeringsleeftijd} jaar staat er ${eur0(outcome.net)} in je pensioensparen en ${eur0(outcome.etf.net)} in de ETF na verkoop. Het belastingvoordeel van ${eur0(outcome.reductions)} zit niet in de eerste lijn.`,
      x: { label: 'Leeftijd', values: ages },
      y: { unit: 'euro0' },
      series: [
        { key: 'pensioensparen', label: 'Pensioensparen', values: rows.map((row) => row.value) },
        { key: 'etf', label: 'ETF', values: rows.map((row) => row.etf) },
        {
          key: 'zonderKosten',
          label: 'Zonder kosten en eindbelasting',
          values: rows.map((row) => row.withoutCosts),
          dashed: true,
        },
      ],
      marks:
        outcome.endTax > 0 && outcome.endTaxAge < values.uitkeringsleeftijd
          ? [{ x: outcome.endTaxAge, label: 'eindbelasting' }]
          : [],
      inYears: rows.map((_, index) => index + 1),
    },
    {
      kind: 'line',
      key: 'fuik',
      title: 'De fuik tussen de twee plafonds',
      sentence: `Boven ${eur0(law(pensioensparenLaag))} zakt je voordeel. Pas vanaf ${eur0(omslagpunt(law))} krijg je weer evenveel terug.`,
      x: { label: 'Storting', values: points, unit: 'euro0' },
      y: { label: 'Belastingvermindering', unit: 'euro' },
      series: [
        {
          key: 'vermindering',
          label: 'Belastingvermindering',
          values: points.map((point) => voordeelPensioensparen(law, point).voordeel),
        },
      ],
    },
  ]
}

export function yearTable(outcome: Outcome, plan: Plan): Table {
  const { rows } = outcome
  return {
    key: 'jaren',
    title: 'Jaar na jaar',
    columns: [
      { key: 'jaar', label: 'Jaar', unit: 'text' },
      { key: 'leeftijd', label: 'Leeftijd', unit: 'number', decimals: 0 },
      { key: 'storting', label: 'Storting', unit: 'euro', total: true },
      { key: 'voordeel', label: 'Belastingvoordeel', unit: 'euro', total: true },
      { key: 'kosten', label: 'Kosten', unit: 'euro', total: true },
      { key: 'eindbelasting', label: 'Eindbelasting', unit: 'euro', total: true },
      { key: 'waarde', label: 'Waarde einde jaar', unit: 'euro' },
      { key: 'etf', label: 'ETF einde jaar', unit: 'euro' },
    ],
    rows: rows.map((row, index) => [
      String(row.year),
      row.age,
      row.deposit,
      row.reduction,
      row.costs,
      row.endTax + (index === rows.length - 1 && outcome.endTaxAge === plan.payoutAge ? outcome.endTax : 0),
      index === rows.length - 1 ? outcome.net : row.value,
      row.etf,
    ]),
    inYears: rows.map((_, index) => index + 1),
  }
}
