/** What the page asks about a savings certificate. */
import { inflatie } from '#calculators/common/fields.ts'
import { choice, date, euro, type Inputs, percent, rows, toggle, years } from '#calculators/kernel/fields.ts'
import { longDate } from '#calculators/kernel/format.ts'
import { stateNotes } from '#data/state-notes.ts'
import { at } from '#finance/list.ts'
import { voorheffingInterest, voorheffingStaatsbon2023 } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'

const lowTaxMonth = longDate(at(voorheffingStaatsbon2023.rows, 0).from.slice(0, 7))
const TAXES = [
  { value: 'gewoon', label: 'gewone roerende voorheffing' },
  { value: 'staatsbon2023', label: `staatsbon van ${lowTaxMonth}` },
] as const
export type BonTax = (typeof TAXES)[number]['value']

const OWN = 'eigen'
const SALE = 'Vroeger verkopen'

export const inputs = {
  nominaal: euro({
    label: 'Nominaal bedrag',
    start: 5_000,
    min: 100,
    max: 5_000_000,
    slider: 100,
    hint: 'Wat je op de vervaldag terugkrijgt, zonder rente.',
  }),
  uitgifte: choice({
    label: 'Welke bon?',
    start: OWN,
    options: [
      { value: OWN, label: 'een kasbon, of zelf invullen' },
      ...stateNotes.map(({ key, issuedOn, years: length }) => ({
        value: key,
        label: `staatsbon ${longDate(issuedOn.slice(0, 7))}, ${length} jaar`,
      })),
    ],
    hint: `Onze lijst heeft geen staatsbons na ${longDate(at(stateNotes, 0).issuedOn.slice(0, 7))}: een latere vul je zelf in.`,
  }),
  soort: choice({
    label: 'Soort',
    start: 'coupon',
    when: { uitgifte: OWN },
    options: [
      { value: 'coupon', label: 'gewone coupon' },
      { value: 'groei', label: 'groeikasbon' },
      { value: 'kapitalisatie', label: 'kapitalisatie' },
    ],
  }),
  looptijd: years({
    label: 'Looptijd',
    start: 5,
    min: 1,
    max: 15,
    slider: 1,
    when: { uitgifte: OWN, soort: ['coupon', 'kapitalisatie'] },
  }),
  rente: percent({
    label: 'Brutorente per jaar',
    start: null,
    optional: true,
    hint: 'Leeg: de kasbons van onze lijst voor jouw looptijd.',
    min: 0,
    max: 0.15,
    slider: 0.0005,
    when: { uitgifte: OWN, soort: ['coupon', 'kapitalisatie'] },
  }),
  groeirentes: rows({
    label: 'Rente per jaar',
    row: 'jaar',
    min: 1,
    max: 15,
    when: { uitgifte: OWN, soort: 'groei' },
    hint: 'Eén rij per jaar, in volgorde.',
    columns: { rente: percent({ label: 'Rente', start: 0.025, min: 0, max: 0.15 }) },
    start: [{ rente: 0.018 }, { rente: 0.02 }, { rente: 0.023 }, { rente: 0.027 }, { rente: 0.032 }],
  }),
  staatsbonrente: percent({
    label: 'Ander aanbod ernaast: brutorente',
    short: 'Ander aanbod',
    start: null,
    optional: true,
    min: 0,
    max: 0.15,
    hint: 'Een staatsbon of termijnrekening met dezelfde looptijd. Leeg: de middelste termijnrekening van onze lijst.',
  }),
  verkoop: toggle({ label: 'Ik verkoop voor de vervaldag', start: false, refine: true, group: SALE }),
  verkoopNa: years({ label: 'Verkopen na', start: 2, max: 14, refine: true, group: SALE, when: { verkoop: true } }),
  verkoopkoers: percent({
    label: 'Verkoopkoers',
    start: 1,
    min: 0.2,
    max: 2,
    refine: true,
    group: SALE,
    when: { verkoop: true },
    hint: 'In procent van het nominale bedrag, zonder de rente die al gelopen is.',
  }),
  belasting: choice({
    label: 'Belasting op de coupons',
    start: 'gewoon',
    refine: true,
    when: { uitgifte: OWN },
    options: TAXES,
  }),
  voorheffingTarief: percent({
    label: 'Ander tarief van de voorheffing',
    start: null,
    optional: true,
    min: 0,
    max: 0.5,
    refine: true,
    hint: 'Laat leeg voor het wettelijke tarief. Oude staatsbons hielden soms hun eigen tarief.',
  }),
  kapitalisatierente: percent({
    label: 'Rente op gekapitaliseerde rente',
    start: null,
    optional: true,
    min: 0,
    max: 0.15,
    refine: true,
    when: { uitgifte: OWN, soort: 'kapitalisatie' },
    hint: 'Bij sommige bons lager dan de rente zelf. Leeg: dezelfde rente.',
  }),
  uitgifteprijs: percent({
    label: 'Uitgifteprijs',
    start: 1,
    neutral: 1,
    min: 0.5,
    max: 1.5,
    refine: true,
    hint: 'In procent van het nominale bedrag; meestal 100 %.',
  }),
  herbeleggen: percent({
    label: 'Coupons herbeleggen aan',
    start: null,
    optional: true,
    min: 0,
    max: 0.15,
    refine: true,
    hint: 'Netto per jaar. Leeg: de coupons blijven liggen.',
  }),
  staatsbonBelasting: choice({
    label: 'Ander aanbod ernaast: belasting',
    start: 'gewoon',
    refine: true,
    options: TAXES,
    hint: `Elke uitgifte volgt haar eigen regel. Die van ${lowTaxMonth} had een lager tarief.`,
  }),
  startdatum: date({
    label: 'Uitgiftedatum',
    start: ({ today }) => today,
    refine: true,
    when: { uitgifte: OWN },
    min: at(voorheffingInterest.rows, 0).from,
    max: '2030-12-31',
  }),
  inflatie: inflatie({ refine: true }),
} satisfies Inputs
