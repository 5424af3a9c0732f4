/** What the page asks about a GVV share and the flat it is compared with. */
import { choice, count, euro, percent, toggle, type ValuesOf, years } from '#calculators/kernel/fields.ts'
import { homeLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { homeLoanRate } from '#calculators/common/loan-rates.ts'

const price = { min: 0.01, max: 100_000, decimals: 4 }
const company = { refine: true, group: 'De vennootschap' }
const costs = { refine: true, group: 'Kosten en belasting' }
const flat = { refine: true, group: 'Vergelijken met een appartement' }

export const inputs = {
  bedrag: euro({ label: 'Bedrag', start: 10_000, min: 1, max: 10_000_000, slider: 500 }),
  koers: euro({ label: 'Koers', start: 50, ...price }),
  dividend: euro({
    label: 'Bruto dividend per aandeel',
    start: 3.2,
    min: 0,
    max: 100_000,
    decimals: 4,
    hint: 'Het laatste jaardividend.',
  }),
  soort: choice({
    label: 'Soort GVV',
    start: 'gewoon',
    options: [
      { value: 'gewoon', label: 'Winkels, kantoren, logistiek, woningen' },
      { value: 'zorg', label: 'Vooral zorgvastgoed' },
    ],
    hint: 'GVV: gereglementeerde vastgoedvennootschap, de Belgische REIT.',
  }),
  gebruik: choice({
    label: 'Wat doe je met het dividend?',
    start: 'opnemen',
    options: [
      { value: 'opnemen', label: 'Opnemen' },
      { value: 'herbeleggen', label: 'Herbeleggen op de beurs' },
      { value: 'keuzedividend', label: 'Nieuwe aandelen (keuzedividend)' },
    ],
  }),
  duur: years({ label: 'Duur', start: 10, min: 1, max: 40 }),
  dividendgroei: percent({
    label: 'Groei van het dividend per jaar',
    start: 0.015,
    min: -0.1,
    max: 0.15,
    refine: true,
  }),
  koersgroei: percent({ label: 'Groei van de koers per jaar', start: 0.01, min: -0.15, max: 0.15, refine: true }),
  inflatie: percent({ label: 'Inflatie', start: 0.02, min: -0.02, max: 0.15, refine: true }),
  intrinsiekeWaarde: euro({
    label: 'Intrinsieke waarde per aandeel',
    start: 58,
    min: 0,
    max: 100_000,
    decimals: 4,
    ...company,
    hint: 'Waarde van de gebouwen min de schulden, per aandeel. Staat als EPRA NTA in het jaarverslag.',
  }),
  schuldgraad: percent({ label: 'Schuldgraad', start: 0.44, min: 0, max: 0.95, ...company }),
  winstPerAandeel: euro({
    label: 'Winst per aandeel (EPRA)',
    start: 3.8,
    min: 0,
    max: 100_000,
    decimals: 4,
    ...company,
  }),
  makelaarsloon: euro({ label: 'Makelaarsloon per order', start: 7.5, max: 1_000, ...costs }),
  makelaarsloonPercent: percent({ label: 'Makelaarsloon in procent', start: 0, min: 0, max: 0.05, ...costs }),
  beurstaks: choice({
    label: 'Beurstaks (TOB)',
    start: 'laag',
    ...costs,
    options: [
      { value: 'laag', label: 'klasse van GVV-aandelen' },
      { value: 'midden', label: 'klasse van gewone aandelen' },
      { value: 'geen', label: 'geen beurstaks' },
    ],
  }),
  dividendVrijstelling: toggle({ label: 'Ik heb mijn vrijstelling voor dividenden nog over', start: false, ...costs }),
  personen: count({ label: 'Aantal eigenaars', start: 1, min: 1, max: 2, ...costs }),
  alGebruikt: euro({
    label: 'Al gebruikte vrijstelling op meerwaarden in het verkoopjaar',
    start: 0,
    max: 1_000_000,
    ...costs,
  }),
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
  huurgroei: percent({ label: 'Stijging van de huur per jaar', start: 0.02, min: -0.05, max: 0.15, ...flat }),
  woninggroei: percent({ label: 'Stijging van de woningprijs per jaar', start: 0.02, min: -0.1, max: 0.15, ...flat }),
  leningdeel: percent({
    label: 'Deel van de prijs dat je leent',
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
  leenduur: years({ label: 'Looptijd van die lening', start: 20, min: 5, max: 30, ...flat }),
}
export type Values = ValuesOf<typeof inputs>
