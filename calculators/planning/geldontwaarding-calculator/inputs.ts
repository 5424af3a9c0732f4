import { spaargeld } from '#calculators/situation/facts.ts'
import { inflatie } from '#calculators/common/fields.ts'
import { myAccountHint } from '#calculators/common/savings-fields.ts'
import { myRate } from '#calculators/common/savings.ts'
import { count, euro, type Inputs, percent } from '#calculators/kernel/fields.ts'

export const inputs = {
  bedrag: spaargeld({ start: 20_000, min: 1 }),
  jaren: count({ label: 'Over hoeveel jaar?', start: 15, min: 1, max: 60, unit: 'jaar', slider: 1 }),
  inflatie: { ...inflatie(), slider: 0.0025 },
  nettoRente: percent({
    label: 'Netto rente op je rekening',
    start: myRate,
    min: 0,
    max: 0.15,
    hint: myAccountHint,
  }),
  opname: euro({ label: 'Elk jaar opnemen', start: 0, max: 1_000_000, refine: true }),
  laag: percent({
    label: 'Als de inflatie lager uitvalt',
    start: null,
    optional: true,
    min: -0.04,
    max: 0.2,
    refine: true,
    hint: 'Leeg: 1 procentpunt lager dan hierboven.',
  }),
  hoog: percent({
    label: 'Als de inflatie hoger uitvalt',
    start: null,
    optional: true,
    min: -0.02,
    max: 0.3,
    refine: true,
    hint: 'Leeg: 2 procentpunt hoger dan hierboven.',
  }),
  mand: euro({
    label: 'Prijs van je boodschappenmand nu',
    start: null,
    optional: true,
    min: 1,
    max: 10_000,
    refine: true,
    hint: 'Dan tellen we in de tabel ook in manden.',
  }),
} satisfies Inputs
