/** Charts and tables of the page on pension saving. */
import { eur0 } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Saving } from './case.ts'

export const ceilingTable = ({ work }: Saving): Table => ({
  key: 'plafonds',
  title: 'Wat een storting dit jaar terugbrengt',
  columns: [
    { key: 'storting', label: 'Storting', unit: 'euro' },
    { key: 'metGemeente', label: 'Krijg je terug', unit: 'euro' },
    { key: 'netto', label: 'Kost je netto', unit: 'euro', formula: '{storting}-{metGemeente}' },
    { key: 'tarief', label: 'Tarief', unit: 'percent', decimals: 0 },
    { key: 'vermindering', label: 'Waarvan belastingvermindering', unit: 'euro' },
  ],
  rows: work.ceilings.rows.map((one) => [one.deposit, one.back, one.own, one.rate, one.reduction]),
  strong: [1, 5],
})

/** What was there and was put in, what it earned, and the tax refunds invested on top as a lid. */
export function layerChart({ values, out, work: { grown, paths, plan } }: Saving): Chart {
  let paid = values.alGespaard
  const refunds = out.herbelegdVoordeel > 0 ? `, waarvan ${eur0(out.herbelegdVoordeel)} uit belegde teruggaven` : ''
  const layers = paths.map(({ saving, together }, index) => {
    paid += grown.rows[index]?.deposit ?? 0
    return { paid: Math.min(paid, saving), growth: Math.max(0, saving - paid), lid: together - saving }
  })
  return {
    kind: 'stacked',
    key: 'lagen',
    title: 'Waar je kapitaal uit bestaat',
    sentence: `Op ${plan.payoutAge} jaar heb je ${eur0(out.samenMetVoordeel)}${refunds}. De eindbelasting is ${eur0(out.eindbelasting)}.`,
    x: { label: 'Leeftijd', values: paths.map(({ age }) => age) },
    y: { unit: 'euro0' },
    series: [
      {
        key: 'gestort',
        label: values.alGespaard > 0 ? 'Al gespaard en gestort' : 'Gestort',
        values: layers.map((one) => one.paid),
        tone: 'compare',
      },
      { key: 'rendement', label: 'Rendement', values: layers.map((one) => one.growth), tone: 'third' },
      { key: 'teruggaven', label: 'Teruggaven, belegd', values: layers.map((one) => one.lid), tone: 'main' },
    ],
    marks:
      grown.endTax > 0 && grown.endTaxAge < plan.payoutAge
        ? [{ x: grown.endTaxAge, label: `eindbelasting ${eur0(grown.endTax)}`, strong: true }]
        : [],
    inYears: grown.rows.map((_, index) => index + 1),
  }
}

export const growthChart = ({ out, work: { grown, paths, plan } }: Saving): Chart => ({
  kind: 'line',
  key: 'opbouw',
  title: 'Pensioensparen naast dezelfde stortingen in een ETF',
  sentence: `Op ${plan.payoutAge} jaar heb je ${eur0(out.samenMetVoordeel)} met pensioensparen en de teruggaven belegd, tegen ${eur0(out.etfKapitaal)} met de ETF.`,
  x: { label: 'Leeftijd', values: paths.map(({ age }) => age) },
  y: { unit: 'euro0' },
  series: [
    { key: 'samen', label: 'Met teruggaven', values: paths.map(({ together }) => together) },
    { key: 'etf', label: 'ETF', values: paths.map(({ etf }) => etf) },
    { key: 'pensioensparen', label: 'Zonder teruggaven', values: paths.map(({ saving }) => saving), dashed: true },
  ],
  inYears: grown.rows.map((_, index) => index + 1),
})

export const trapChart = ({ out, work: { ceilings } }: Saving): Chart => ({
  kind: 'line',
  key: 'fuik',
  title: 'Wat je terugkrijgt tussen de twee plafonds',
  sentence: `Boven ${eur0(out.eerstePlafond)} zakt je voordeel. Pas vanaf ${eur0(out.omslagpunt)} krijg je weer evenveel terug.`,
  x: { label: 'Storting', values: ceilings.curve.map(({ deposit }) => deposit), unit: 'euro0' },
  y: { label: 'Belastingvermindering', unit: 'euro' },
  series: [
    {
      key: 'vermindering',
      label: 'Belastingvermindering',
      values: ceilings.curve.map(({ reduction }) => reduction),
    },
  ],
})

export function yearTable({ work: { grown, plan } }: Saving): Table {
  const last = grown.rows.length - 1
  return {
    key: 'jaren',
    title: 'Jaar na jaar',
    columns: [
      { key: 'jaar', label: 'Jaar', unit: 'text' },
      { key: 'waarde', label: 'Waarde einde jaar', unit: 'euro' },
      { key: 'etf', label: 'ETF einde jaar', unit: 'euro' },
      { key: 'leeftijd', label: 'Leeftijd', unit: 'number', decimals: 0 },
      { key: 'storting', label: 'Storting', unit: 'euro', total: true },
      { key: 'voordeel', label: 'Belastingvoordeel', unit: 'euro', total: true },
      { key: 'kosten', label: 'Kosten', unit: 'euro', total: true },
      { key: 'eindbelasting', label: 'Eindbelasting', unit: 'euro', total: true },
    ],
    rows: grown.rows.map((row, index) => [
      String(row.year),
      index === last ? grown.net : row.value,
      row.etf,
      row.age,
      row.deposit,
      row.reduction,
      row.costs,
      index === last && grown.endTaxAge === plan.payoutAge ? grown.endTax : row.endTax,
    ]),
    inYears: grown.rows.map((_, index) => index + 1),
  }
}
