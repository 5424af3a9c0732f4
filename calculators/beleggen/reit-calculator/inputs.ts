/** What the page asks about a GVV share and, when wanted, the flat it is compared with. */
import { homeLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import { reits } from '#data/series/reits.ts'
import { choice, euro, type Inputs, percent, toggle, type ValuesOf, years } from '#calculators/kernel/fields.ts'

const price = { min: 0.01, max: 100_000, decimals: 4 }
const unknown = { start: null, optional: true, min: 0, max: 100_000, decimals: 4 } as const
const company = { refine: true, group: 'Gezondheid van de vennootschap' }
const flat = { when: { appartement: true } } as const

export const inputs = {
  bedrag: euro({ label: 'Bedrag', start: 10_000, min: 1, max: 10_000_000, slider: 500 }),
  koers: euro({ label: 'Koers', start: 50, ...price }),
  soort: choice({
    label: 'Welke GVV?',
    start: 'gewoon',
    options: [
      { value: 'gewoon', label: 'Een andere: winkels, kantoren, logistiek, woningen' },
      { value: 'zorg', label: 'Een andere: vooral zorgvastgoed' },
      ...reits.map(({ ticker, name }) => ({ value: ticker, label: name })),
    ],
    hint: 'GVV: gereglementeerde vastgoedvennootschap, de Belgische REIT. Een naam vult dividend, winst en schuld in.',
  }),
  dividend: euro({
    label: 'Bruto dividend per aandeel',
    start: 3.2,
    min: 0,
    max: 100_000,
    decimals: 4,
    when: { soort: ['gewoon', 'zorg'] },
    hint: 'Het laatste jaardividend.',
  }),
  duur: years({ label: 'Duur', start: 10, min: 1, max: 40 }),
  appartement: toggle({ label: 'Vergelijk met een appartement om te verhuren', start: false, refine: true }),
  gebruik: choice({
    label: 'Wat doe je met het dividend?',
    start: 'opnemen',
    refine: true,
    options: [
      { value: 'opnemen', label: 'Opnemen' },
      { value: 'herbeleggen', label: 'Herbeleggen op de beurs' },
      { value: 'keuzedividend', label: 'Nieuwe aandelen (keuzedividend)' },
    ],
  }),
  dividendgroei: percent({ label: 'Groei van het dividend per jaar', start: 0, min: -0.1, max: 0.15, refine: true }),
  koersgroei: percent({ label: 'Groei van de koers per jaar', start: 0, min: -0.15, max: 0.15, refine: true }),
  makelaarsloon: euro({ label: 'Makelaarsloon per order', start: 0, max: 10_000, refine: true }),
  dividendVrijstelling: toggle({
    label: 'Ik heb mijn vrijstelling voor dividenden nog over',
    start: false,
    refine: true,
  }),
  intrinsiekeWaarde: euro({
    label: 'Intrinsieke waarde per aandeel',
    ...unknown,
    ...company,
    hint: 'Waarde van de gebouwen min de schulden, per aandeel. Staat als EPRA NTA in het jaarverslag.',
  }),
  winstPerAandeel: euro({ label: 'Winst per aandeel (EPRA)', ...unknown, ...company }),
  schuldgraad: percent({ label: 'Schuldgraad', start: null, optional: true, min: 0, max: 0.95, ...company }),
  huurrendement: percent({ label: 'Bruto huur, in procent van de prijs', start: 0.042, min: 0, max: 0.2, ...flat }),
  huurkosten: percent({
    label: 'Deel van de huur dat aan kosten opgaat',
    start: 0.25,
    min: 0,
    max: 1,
    ...flat,
    hint: 'Onderhoud, leegstand, verzekering, onroerende voorheffing, syndicus.',
  }),
  aankoopkosten: percent({
    label: 'Aankoopkosten',
    start: 0.14,
    min: 0,
    max: 0.25,
    ...flat,
    hint: 'Registratierechten, notaris en akte.',
  }),
  woninggroei: percent({
    label: 'Stijging van huur en woningprijs per jaar',
    start: 0,
    min: -0.1,
    max: 0.15,
    ...flat,
  }),
  leningdeel: percent({
    label: 'Deel van de prijs dat je leent, op 20 jaar',
    start: 0,
    min: 0,
    max: 0.9,
    ...flat,
    hint: 'Met een lening telt het rendement op je eigen geld.',
  }),
  leenrente: percent({
    label: 'Rente van die lening',
    start: (env) => homeLoanRate(env).rate,
    min: 0,
    max: 0.15,
    ...flat,
    hint: (env) => homeLoanHint(env),
  }),
} satisfies Inputs
export type Values = ValuesOf<typeof inputs>
