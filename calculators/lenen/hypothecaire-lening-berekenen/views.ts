/** Charts and tables of the home loan page. */
import { eur } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { HomeLoan } from './case.ts'

/** Between which instalments a variable loan can move. */
export function variableChart({ out, work }: HomeLoan): Chart[] {
  const [now = [], high = [], low = []] = work.byYear
  if (out.hoogsteMaandlast === null || out.laagsteMaandlast === null) return []
  return [
    {
      kind: 'fan',
      key: 'veranderlijk',
      title: 'Waar je maandlast heen kan',
      sentence: `Je maandlast kan stijgen tot ${eur(out.hoogsteMaandlast)} en dalen tot ${eur(out.laagsteMaandlast)}.`,
      x: { label: 'Jaar', values: now.map((_, index) => index + 1) },
      y: { unit: 'euro0' },
      lowIsGood: true,
      middle: {
        key: 'nu',
        label: out.herzieneRente === null ? 'Rente blijft gelijk' : 'Na de eerste herziening gelijk',
        values: now,
      },
      bands: [
        {
          label: 'Laagste tot hoogste rente',
          low: now.map((_, index) => low[index] ?? 0),
          high: now.map((_, index) => high[index] ?? 0),
        },
      ],
    },
  ]
}

export function variableTable({ work }: HomeLoan): Table[] {
  const { revisions, worst, best } = work.plan
  if (!worst || !best) return []
  return [
    {
      key: 'herzieningen',
      title: 'Grenzen bij elke herziening',
      columns: [
        { key: 'jaar', label: 'Vanaf jaar', unit: 'text' },
        { key: 'hoogste', label: 'Hoogste maandlast', unit: 'euro' },
        { key: 'hoogsteRente', label: 'Hoogste rente', unit: 'percent' },
        { key: 'laagste', label: 'Laagste maandlast', unit: 'euro' },
        { key: 'laagsteRente', label: 'Laagste rente', unit: 'percent' },
      ],
      rows: revisions.map(({ year, lowest, highest }) => [
        String(year),
        worst.rows[(year - 1) * 12]?.payment ?? null,
        highest,
        best.rows[(year - 1) * 12]?.payment ?? null,
        lowest,
      ]),
      note: 'Elke grens geldt als de rente bij alle herzieningen zo ver mogelijk in die richting gaat.',
    },
  ]
}

export function extraChart({ work }: HomeLoan): Chart[] {
  const { expected, actual } = work.plan
  if (actual === expected) return []
  const { expected: before, actual: after } = work.balances
  return [
    {
      kind: 'line',
      key: 'extra',
      title: 'Je schuld met en zonder extra aflossing',
      sentence: `Zonder extra aflossing duurt de lening ${expected.periods} maanden, met extra aflossing ${actual.periods}.`,
      x: { label: 'Jaar', values: before.map((_, year) => year) },
      y: { unit: 'euro0' },
      series: [
        { key: 'zonder', label: 'Zonder extra aflossing', values: before, dashed: true },
        { key: 'met', label: 'Met extra aflossing', values: before.map((_, year) => after[year] ?? 0) },
      ],
    },
  ]
}

export function jkpTable({ values, out, work }: HomeLoan): Table {
  const { deed, yearly } = work.costs
  const costs = [
    { label: 'Dossierkosten', value: values.dossierkosten, when: 'bij de start' },
    { label: 'Schattingskosten', value: values.schattingskosten, when: 'bij de start' },
    ...deed.map(({ label, bedrag }) => ({ label, value: bedrag, when: 'bij de akte' })),
    { label: 'Andere kosten', value: values.andereKosten, when: 'bij de start' },
    { label: 'Verplichte verzekeringen', value: yearly, when: 'elk jaar' },
    { label: 'Andere verplichte kosten', value: values.kostenPerMaand, when: 'elke maand' },
    { label: 'Reserveringscommissie', value: out.reserveringscommissie, when: 'tot alles opgenomen is' },
  ]
  return {
    key: 'kosten',
    title: 'Wat er in het JKP zit',
    columns: [
      { key: 'kost', label: 'Kost', unit: 'text' },
      { key: 'bedrag', label: 'Bedrag', unit: 'euro' },
      { key: 'wanneer', label: 'Wanneer', unit: 'text' },
    ],
    rows: costs.filter(({ value }) => value > 0).map(({ label, value, when }) => [label, value, when]),
    note: 'Niet in het JKP: het ereloon van de notaris, de btw daarop en vrijwillige verzekeringen.',
  }
}

export const ratesTable = ({ work }: HomeLoan): Table => ({
  key: 'rentes',
  title: 'Dezelfde lening bij een andere rente',
  columns: [
    { key: 'rente', label: 'Rente', unit: 'percent' },
    { key: 'maandlast', label: 'Maandlast', unit: 'euro' },
    { key: 'totaleRente', label: 'Totale rente', unit: 'euro' },
  ],
  rows: work.rates.map(({ rate, payment, interest }) => [rate, payment, interest]),
  strong: [work.rates.findIndex(({ chosen }) => chosen)],
})

export const termsTable = ({ values, work }: HomeLoan): Table => ({
  key: 'looptijden',
  title: 'Dezelfde lening over een andere looptijd',
  columns: [
    { key: 'looptijd', label: 'Looptijd', unit: 'years' },
    { key: 'maandlast', label: 'Maandlast', unit: 'euro' },
    { key: 'totaleRente', label: 'Totale rente', unit: 'euro' },
    { key: 'rente', label: 'Rente', unit: 'percent' },
  ],
  rows: work.terms.map(({ years, rate, payment, interest }) => [years, payment, interest, rate]),
  strong: [work.terms.findIndex(({ chosen }) => chosen)],
  ...(values.rente === null ? { note: 'Elke looptijd aan haar eigen richtrente, vast.' } : {}),
})
