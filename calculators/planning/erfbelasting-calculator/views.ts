/** Names, charts and tables of the inheritance page. */
import { eur, eur0 } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import type { Inheritance } from './case.ts'

type Part = Inheritance['work']['parts'][number]

/** What a visitor calls an heir: the name that was typed, or the relation, with a number when there are more. */
export function nameOf({ heir }: Part, { work }: Inheritance): string {
  if (heir.rol === 'zelf') return heir.naam || `Erfgenaam ${heir.nummer}`
  const word = { partner: 'Partner', kind: 'Kind', ouder: 'Ouder', broerZus: 'Broer of zus' }[heir.rol]
  return work.parts.filter((one) => one.heir.rol === heir.rol).length > 1 ? `${word} ${heir.nummer}` : word
}

const REGION: Readonly<Record<Inheritance['work']['perRegion'][number]['gewest'], string>> = {
  vlaanderen: 'Vlaanderen',
  brussel: 'Brussel',
  wallonie: 'Wallonië',
}

/** Who gets what, with the tax of each in rust; the three regions below. */
export function charts(solved: Inheritance): Chart[] {
  const { values, out, work } = solved
  return [
    {
      kind: 'split',
      key: 'erfgenamen',
      title: 'Wat elk krijgt en wat naar de belasting gaat',
      sentence: `Van ${eur(out.nalatenschap)} gaat ${eur(out.erfbelasting)} naar de belasting.`,
      y: { unit: 'euro0' },
      rows: [
        {
          label: `Erfenis ${eur0(out.nalatenschap)}`,
          parts: work.parts.flatMap((part) => [
            { label: nameOf(part, solved), value: part.netto, tone: 'third' as const },
            { label: 'belasting', value: part.belasting, tone: 'tax' as const },
          ]),
        },
      ],
    },
    {
      kind: 'strips',
      key: 'gewesten',
      title: 'Dezelfde erfenis in de drie gewesten',
      sentence: work.perRegion
        .map(({ gewest, tax }) => `${REGION[gewest]} ${eur0(tax)}`)
        .join(', ')
        .concat('.'),
      y: { unit: 'euro0' },
      strips: work.perRegion.map(({ gewest, tax }) => ({
        label: REGION[gewest],
        parts: [{ label: 'Erfbelasting', value: tax, tone: gewest === values.gewest ? 'tax' : 'compare' }],
      })),
    },
  ]
}

export const heirsTable = (solved: Inheritance): Table => ({
  key: 'erfgenamen',
  title: 'Per erfgenaam',
  columns: [
    { key: 'naam', label: 'Erfgenaam', unit: 'text' },
    { key: 'belasting', label: 'Erfbelasting', unit: 'euro', total: true },
    { key: 'deel', label: 'Krijgt', unit: 'euro', total: true },
    { key: 'netto', label: 'Netto', unit: 'euro', total: true },
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
