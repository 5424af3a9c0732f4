import { epc, gewest, huur, huurStart } from '#calculators/situation/facts.ts'
import { choice, count, date, euro, type Inputs } from '#calculators/kernel/fields.ts'
import { longDate } from '#calculators/kernel/format.ts'
import { type HealthBase, healthBases, lastMonth } from '#rules/kernel/prijsindex.ts'

const [newest, second, ...older] = healthBases
const base = (value: HealthBase) => ({ value, label: `${value} = 100` })

const index = { start: null, optional: true, min: 1, max: 1_000, decimals: 2, unit: '' } as const
const own = { refine: true, group: 'Eigen indexcijfers' } as const

export const inputs = {
  basishuur: huur({
    start: 800,
    min: 1,
    hint: 'De basishuur uit het contract, zonder kosten en zonder vroegere indexeringen.',
  }),
  gewest: gewest(),
  start: huurStart({
    start: ({ today }) => `${Number(today.slice(0, 4)) - 6}-05-01`,
    min: '1994-03-01',
    max: '2030-12-31',
  }),
  ondertekend: date({
    label: 'Contract ondertekend op',
    start: null,
    optional: true,
    min: '1994-02-01',
    max: '2030-12-31',
    hint: 'Bepaalt de aanvangsindex in Brussel en Wallonië, en voor oudere contracten in Vlaanderen. Leeg: de startdatum.',
  }),
  epc: epc({
    hint: 'Telt voor contracten die al liepen toen slecht geïsoleerde woningen niet volledig geïndexeerd mochten worden.',
  }),
  nieuweIndex: count({
    label: 'Nieuwe gezondheidsindex, als je hem kent',
    hint: () =>
      `Leeg: uit onze reeks, die loopt tot ${longDate(lastMonth('gezondheid'))}. Statbel geeft elke maand een nieuw cijfer.`,
    ...index,
  }),

  vanaf: date({
    label: 'Nieuwe huur vanaf',
    start: ({ today }) => today,
    refine: true,
    min: '1995-02-01',
    max: '2031-12-31',
    hint: 'We nemen de laatste verjaardag van het contract voor of op deze dag.',
  }),
  huidigeHuur: euro({
    label: 'Huur die nu betaald wordt',
    start: null,
    optional: true,
    max: 20_000,
    refine: true,
    hint: 'Voor het verschil en wat er nog gevraagd mag worden voor de voorbije maanden.',
  }),
  basisNieuweIndex: choice({
    label: 'Basisjaar van de nieuwe index',
    start: newest,
    options: healthBases.map(base),
    ...own,
  }),
  aanvangsindex: count({
    label: 'Aanvangsindex',
    hint: 'Leeg: uit onze reeks. De twee cijfers mogen een ander basisjaar hebben.',
    ...index,
    ...own,
  }),
  basisAanvangsindex: choice({
    label: 'Basisjaar van de aanvangsindex',
    start: second,
    options: [second, newest, ...older].map(base),
    ...own,
  }),
} satisfies Inputs
