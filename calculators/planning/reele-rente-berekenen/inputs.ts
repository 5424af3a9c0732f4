import { inflatie } from '#calculators/common/fields.ts'
import { spaargeld, titularissen } from '#calculators/situation/facts.ts'
import { choice, euro, type Inputs, percent } from '#calculators/kernel/fields.ts'
import { longDate } from '#calculators/kernel/format.ts'
import { inflationOver12Months, lastMonth } from '#rules/kernel/prijsindex.ts'

export const inputs = {
  brutorente: percent({ label: 'Brutorente per jaar', start: 0.025, min: -0.02, max: 0.3, slider: 0.0025 }),
  product: choice({
    label: 'Product',
    start: 'spaarrekening',
    options: [
      { value: 'spaarrekening', label: 'spaarrekening' },
      { value: 'termijn', label: 'termijnrekening of kasbon' },
      { value: 'obligatie', label: 'obligatie of staatsbon' },
      { value: 'geen', label: 'geen belasting' },
    ],
  }),
  bedrag: spaargeld({ start: 50_000, min: 1 }),
  inflatie: percent({
    label: 'Inflatie',
    start: ({ law }) => Number((inflationOver12Months(law, lastMonth('cpi')) ?? 0.02).toFixed(4)),
    reference: () => ({ from: 'markt', on: `${lastMonth('cpi')}-01` }),
    min: -0.05,
    max: 0.3,
    hint: () => `Inflatie over 12 maanden tot ${longDate(lastMonth('cpi'))}. Pas ze gerust aan.`,
  }),
  verwachteInflatie: {
    ...inflatie({
      refine: true,
      hint: 'De inflatie hierboven is die van het voorbije jaar. Je rente krijg je in het komende.',
    }),
    label: 'Inflatie die je verwacht',
    short: 'verwachte inflatie',
  },
  titularissen: titularissen({ refine: true, when: { product: 'spaarrekening' } }),
  vrijstellingGebruikt: euro({
    label: 'Spaarrente die je elders al kreeg',
    start: 0,
    max: 1_000_000,
    refine: true,
    when: { product: 'spaarrekening' },
    hint: 'Dat deel van de vrijstelling is al op.',
  }),
} satisfies Inputs
