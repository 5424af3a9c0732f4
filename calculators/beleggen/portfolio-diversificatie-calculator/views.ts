/** The pictures and tables of the answer. */
import { pct, upperFirst } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import { CLASSES } from './choices-classes.ts'
import type { Spread } from './case.ts'

const REGION_LABELS: Record<Spread['work']['regions'][number]['region'], string> = {
  belgie: 'België',
  eurozone: 'Andere eurolanden',
  vs: 'Verenigde Staten',
  opkomend: 'Opkomende landen',
  rest: 'Rest of niet toe te wijzen',
}

export function charts({ work }: Spread): Chart[] {
  const { sources, heaviest } = work
  const regions = work.regions.filter(({ part }) => part > 0)
  return [
    {
      kind: 'split',
      key: 'gewichtRisico',
      title: 'Je geld boven, je risico onder',
      sentence: `${upperFirst(heaviest.name)} is ${pct(heaviest.money, 0, 0)} van je geld en ${pct(heaviest.risk, 0, 0)} van je risico.`,
      y: { unit: 'percent' },
      bands: true,
      rows: (['money', 'risk'] as const).map((share) => ({
        label: share === 'money' ? 'Deel van je geld' : 'Deel van je risico',
        parts: sources.map((source) => ({
          label: upperFirst(source.name),
          value: Math.max(0, source[share]),
          tone: source === heaviest || source.name === heaviest.name ? 'main' : 'third',
        })),
      })),
    },
    {
      kind: 'split',
      key: 'regio',
      title: 'Waar je geld werkt',
      sentence: `${regions
        .filter(({ part }) => part > 0.005)
        .map(({ region, part }) => `${REGION_LABELS[region]} ${pct(part, 0, 0)}`)
        .join(', ')}.`,
      y: { unit: 'percent' },
      rows: [
        {
          parts: regions.map(({ region, part }, index) => ({
            label: REGION_LABELS[region],
            value: part,
            tone: index === 0 ? 'main' : 'third',
          })),
        },
      ],
    },
  ]
}

const positions = ({ work }: Spread): Table => ({
  key: 'posities',
  title: 'Je beleggingen',
  columns: [
    { key: 'naam', label: 'Belegging', unit: 'text' },
    { key: 'risico', label: 'Deel van je risico', unit: 'percent', decimals: 1 },
    { key: 'gewicht', label: 'Deel van je geld', unit: 'percent', total: true },
    { key: 'bedrag', label: 'Waarde', unit: 'euro', total: true },
    { key: 'soort', label: 'Soort', unit: 'text' },
  ],
  rows: work.holdings.map((one, index) => [one.name, one.risk, work.shown[index] ?? 0, one.amount, one.label]),
})

const moves = ({ work }: Spread, plan: NonNullable<Spread['work']['plan']>): Table => ({
  key: 'bijsturen',
  title: 'Naar je doel: eerst met nieuw geld',
  columns: [
    { key: 'soort', label: 'Soort', unit: 'text' },
    { key: 'handel', label: 'Kopen (+) of verkopen (−)', unit: 'euro', total: true },
    { key: 'nieuw', label: 'Kopen met nieuw geld', unit: 'euro', total: true },
    { key: 'nu', label: 'Nu', unit: 'percent', decimals: 1 },
    { key: 'doel', label: 'Doel', unit: 'percent', decimals: 1 },
    { key: 'straks', label: 'Straks', unit: 'percent', decimals: 1 },
    { key: 'kosten', label: 'Beurstaks en makelaarsloon', unit: 'euro', total: true },
    { key: 'winst', label: 'Winst bij verkoop', unit: 'euro', total: true },
  ],
  rows: plan.moves.map((move, index) => [
    CLASSES[move.class].label,
    move.trade,
    move.fresh,
    move.before,
    move.target,
    move.after,
    work.costs[index] ?? 0,
    move.gain,
  ]),
  note:
    plan.sold > 0
      ? 'Verkopen staan er enkel voor wat buiten je bandbreedte blijft.'
      : 'Er is geen verkoop nodig: alles blijft binnen je bandbreedte.',
})

const overlaps = ({ work }: Spread): Table => ({
  key: 'overlap',
  title: 'Wat je twee keer hebt',
  columns: [
    { key: 'eerste', label: 'Fonds', unit: 'text' },
    { key: 'tweede', label: 'En dit fonds', unit: 'text' },
    { key: 'bedrag', label: 'In dezelfde bedrijven', unit: 'euro0' },
    { key: 'deel', label: 'Deel van het kleinste', unit: 'percent', decimals: 0 },
  ],
  rows: work.overlaps.map(({ first, second, amount, part }) => [first, second, amount, part]),
  note: 'Geschat uit de landen waarin fondsen van die soort beleggen, niet uit hun lijst van bedrijven.',
})

export const tables = (solved: Spread): Table[] => [
  ...(solved.work.plan ? [moves(solved, solved.work.plan)] : []),
  positions(solved),
  ...(solved.work.overlaps.length > 0 ? [overlaps(solved)] : []),
]
