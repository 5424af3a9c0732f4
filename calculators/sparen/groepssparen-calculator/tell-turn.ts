/** Turn-taking, in words. */
import { eur, pct, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Notice, Step, Table } from '#calculators/kernel/report.ts'
import type { Group } from './case.ts'

export const turnSentence = ({ out, work }: Group): string =>
  `Elke maand legt ieder ${eur(out.bijdrage)} in en krijgt één persoon **${eur(out.pot)}**. Na ${plural(work.turns.length, 'maand', 'maanden')} is iedereen aan de beurt geweest.`

export const turnChart = ({ values, out, work }: Group): Chart => ({
  kind: 'bar',
  key: 'voordeel',
  title: 'Vroeg aan de beurt is een lening, laat een spaarpot',
  sentence: `Aan ${pct(values.rente)} is de eerste beurt ${eur(out.voordeelEerste ?? 0)} waard en kost de laatste ${eur(out.nadeelLaatste ?? 0)}.`,
  categories: work.turns.map(({ name }) => name),
  y: { unit: 'euro' },
  series: [{ key: 'voordeel', label: 'Voordeel', values: work.turns.map(({ advantage }) => advantage) }],
})

export const turnTable = ({ values, out, work }: Group): Table => ({
  key: 'beurten',
  title: 'Wie krijgt wanneer de pot?',
  columns: [
    { key: 'naam', label: 'Wie', unit: 'text' },
    { key: 'maand', label: 'Maand', unit: 'month' },
    { key: 'ontvangt', label: 'Ontvangt', unit: 'euro' },
    { key: 'ingelegd', label: 'Dan al ingelegd', unit: 'euro' },
    { key: 'leent', label: 'Leent van de groep', unit: 'euro' },
    { key: 'voordeel', label: `Voordeel aan ${pct(values.rente)}`, unit: 'euro' },
  ],
  rows: work.turns.map((turn) => [turn.name, turn.month, out.pot, turn.paidThen, turn.borrows, turn.advantage]),
})

export const turnSteps = ({ values, out, work }: Group): Step[] => [
  {
    text: `${plural(work.turns.length, 'persoon', 'personen')} met elk ${eur(out.bijdrage)}: een pot van **${eur(out.pot)}**.`,
    formula: `${work.turns.length} × ${eur(out.bijdrage)}`,
  },
  { text: 'Wie de pot krijgt, heeft dan nog niet alles ingelegd. Het verschil leent hij van de anderen.' },
  {
    text: `We rekenen elke inleg en elke ontvangst terug naar vandaag aan ${pct(values.rente)}. Zo zie je wat een beurt waard is.`,
    formula: 'waarde = pot ÷ (1 + i)^beurt − som van inleg ÷ (1 + i)^maand',
  },
  {
    text: 'Samen zijn alle voordelen en nadelen nul. Wie in de plus staat, kan vooraf zijn voordeel betalen aan wie in de min staat.',
  },
]

export const turnNotices: readonly Notice[] = [
  { tone: 'info', text: 'Spreek af dat wie vroeg aan de beurt is, de anderen vergoedt, of loot de volgorde.' },
  {
    tone: 'warning',
    text: 'Doe dit alleen met mensen die je vertrouwt: wie stopt na zijn beurt, laat de anderen met een tekort achter.',
  },
]
