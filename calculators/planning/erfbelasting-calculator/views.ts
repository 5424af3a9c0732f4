/** Names, charts and tables of the inheritance page. */
import { eur } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import type { Inheritance } from './tell.ts'

type Part = Inheritance['work']['parts'][number]

/** What a visitor calls an heir: the name he typed, or the relation, with a number when there are more. */
export function nameOf({ heir }: Part, { work }: Inheritance): string {
  if (heir.rol === 'zelf') return heir.naam || `Erfgenaam ${heir.nummer}`
  const word = { partner: 'Partner', kind: 'Kind', ouder: 'Ouder', broerZus: 'Broer of zus' }[heir.rol]
  return work.parts.filter((one) => one.heir.rol === heir.rol).length > 1 ? `${word} ${heir.nummer}` : word
}

export function heirsChart(solved: Inheritance): Chart {
  const { out, work } = solved
  return {
    kind: 'bar',
    key: 'erfgenamen',
    title: 'Wat elk krijgt en wat naar de belasting gaat',
    sentence: `Van ${eur(out.nalatenschap)} gaat ${eur(out.erfbelasting)} naar de belasting.`,
    stacked: true,
    categories: work.parts.map((part) => nameOf(part, solved)),
    y: { unit: 'euro0' },
    series: [
      { key: 'netto', label: 'Netto', values: work.parts.map((part) => part.netto) },
      { key: 'belasting', label: 'Erfbelasting', values: work.parts.map((part) => part.belasting) },
    ],
  }
}

export const heirsTable = (solved: Inheritance): Table => ({
  key: 'erfgenamen',
  title: 'Per erfgenaam',
  columns: [
    { key: 'naam', label: 'Erfgenaam', unit: 'text' },
    { key: 'belasting', label: 'Erfbelasting', unit: 'euro', total: true },
    { key: 'deel', label: 'Krijgt', unit: 'euro', total: true },
    { key: 'netto', label: 'Netto', unit: 'euro', total: true, formula: '{deel}-{belasting}' },
    { key: 'druk', label: 'Deel belasting', unit: 'percent' },
    { key: 'vrij', label: 'Vrijgesteld', unit: 'euro', total: true },
    { key: 'belastbaar', label: 'Belastbaar', unit: 'euro', total: true },
    { key: 'vermindering', label: 'Vermindering', unit: 'euro', total: true },
  ],
  rows: solved.work.parts.map((part) => [
    nameOf(part, solved),
    part.belasting,
    part.share,
    part.netto,
    part.rate,
    part.vrij,
    part.belastbaar,
    part.vermindering,
  ]),
})

export const regionsTable = ({ values, out, work }: Inheritance): Table => ({
  key: 'gewesten',
  title: 'Dezelfde erfenis in de drie gewesten',
  columns: [
    { key: 'gewest', label: 'Gewest', unit: 'text' },
    { key: 'belasting', label: 'Erfbelasting', unit: 'euro' },
    { key: 'netto', label: 'Netto', unit: 'euro' },
  ],
  rows: work.perRegion.map(({ gewest, tax }) => [gewestNaam[gewest], tax, out.nalatenschap - tax]),
  strong: [work.perRegion.findIndex(({ gewest }) => gewest === values.gewest)],
})
