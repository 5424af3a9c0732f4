import { choice, euro, type Inputs, month, percent, rows, text } from '#calculators/kernel/fields.ts'
import { longDate, lowerFirst, pct } from '#calculators/kernel/format.ts'
import { householdShares } from '#data/household-budget.ts'
import { lastMonth } from '#rules/kernel/prijsindex.ts'

const usualShares = householdShares
  .slice(0, 3)
  .map(({ group, share }) => `${lowerFirst(group)} ${pct(share, 0)}`)
  .join(', ')

export const inputs = {
  bedrag: euro({ label: 'Bedrag', start: 1_000, max: 1_000_000_000, hint: 'In euro, of in frank als je dat kiest.' }),
  munt: choice({
    label: 'Munt',
    start: 'euro',
    options: [
      { value: 'euro', label: 'euro' },
      { value: 'frank', label: 'Belgische frank' },
    ],
  }),
  van: month({
    label: 'Van',
    start: '2000-01',
    min: '1914-01',
    max: '2100-12',
    hint: 'Bijvoorbeeld 06/1985 of juni 1985.',
  }),
  naar: month({
    label: 'Naar',
    start: () => lastMonth('cpi'),
    min: '1914-01',
    max: '2100-12',
    hint: () => `Het nieuwste cijfer is van ${longDate(lastMonth('cpi'))}.`,
  }),
  index: choice({
    label: 'Index',
    start: 'cpi',
    refine: true,
    options: [
      { value: 'cpi', label: 'consumptieprijsindex' },
      { value: 'gezondheid', label: 'gezondheidsindex' },
      { value: 'afgevlakt', label: 'afgevlakte gezondheidsindex' },
    ],
  }),
  vergelijk: choice({
    label: 'Vergelijk',
    start: 'maand',
    refine: true,
    hint: 'Veel gepubliceerde cijfers vergelijken het gemiddelde van twee jaren.',
    options: [
      { value: 'maand', label: 'maand met maand' },
      { value: 'jaar', label: 'jaargemiddelde met jaargemiddelde' },
    ],
  }),
  mandje: rows({
    label: 'Mijn mandje',
    row: 'groep',
    refine: true,
    max: 12,
    hint: `Wat werd voor jou duurder, en welk deel van je uitgaven is dat? De rest volgt de index. Een gemiddeld gezin: ${usualShares}.`,
    columns: {
      groep: text({ label: 'Groep', start: 'Energie' }),
      aandeel: percent({ label: 'Aandeel', start: 0.1, min: 0, max: 1 }),
      prijsstijging: percent({ label: 'Prijsstijging per jaar', start: null, optional: true, min: -0.5, max: 2 }),
    },
    start: [],
  }),
} satisfies Inputs
