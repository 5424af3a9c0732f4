/** The questions of the page about letting a home. */
import { inflatie } from '#calculators/common/fields.ts'
import { eigenInbreng, gewest } from '#calculators/situation/facts.ts'
import { choice, euro, type Inputs, percent, text, type ValuesOf, years } from '#calculators/kernel/fields.ts'
import { homeRate, homeTerm, housePrices } from '#calculators/lenen/home-loan-fields.ts'
import { loadMunicipalities } from '#data/municipalities.ts'

const TAX = 'Belasting'
const COSTS = 'Leegstand en kosten'
const LOAN = 'Aankoop en lening'
const LATER = 'Later'

export const inputs = {
  prijs: euro({ label: 'Prijs van de woning', start: 250_000, min: 10_000, max: 10_000_000, slider: 5_000 }),
  huur: euro({
    label: 'Huur die je krijgt, per maand',
    start: 950,
    max: 50_000,
    slider: 25,
    hint: 'Zonder de lasten die de huurder zelf betaalt.',
  }),
  eigenGeld: eigenInbreng({
    start: 100_000,
    hint: 'De rest leen je.',
  }),
  ki: euro({
    label: 'Kadastraal inkomen van het pand',
    start: 900,
    max: 1_000_000,
    slider: 25,
    hint: 'Niet geïndexeerd, zoals in de advertentie.',
  }),
  gewest: gewest({ hint: 'Waar de woning ligt.' }),
  duur: years({ label: 'Hoelang houd je ze?', start: 20, min: 1, max: 40, slider: 1 }),
  huurder: choice({
    label: 'Aan wie verhuur je?',
    start: 'prive',
    refine: true,
    group: TAX,
    options: [
      { value: 'prive', label: 'iemand die er alleen woont' },
      { value: 'beroep', label: 'een bedrijf, of iemand die er ook werkt' },
    ],
    hint: 'Dat bepaalt of je op het kadastraal inkomen of op de huur belast wordt.',
  }),
  inkomen: euro({
    label: 'Jouw belastbaar inkomen per jaar',
    short: 'belastbaar inkomen',
    start: 40_000,
    max: 5_000_000,
    slider: 1_000,
    refine: true,
    group: TAX,
    hint: 'Het gezamenlijk belastbaar inkomen van je aanslagbiljet. De huur komt daar bovenop.',
  }),
  postcode: text({
    label: 'Postcode van de woning',
    start: '',
    maxLength: 4,
    table: loadMunicipalities,
    refine: true,
    group: TAX,
    hint: 'Bepaalt gewest en opcentiemen. Leeg: een raming.',
  }),
  onroerendeVoorheffing: euro({
    label: 'Onroerende voorheffing per jaar',
    start: null,
    optional: true,
    max: 100_000,
    refine: true,
    group: TAX,
    hint: 'Leeg: berekend met het kadastraal inkomen en de postcode.',
  }),
  leegstand: percent({
    label: 'Leegstand en wanbetaling, deel van de huur',
    short: 'leegstand',
    start: 0.05,
    min: 0,
    max: 1,
    refine: true,
    group: COSTS,
    hint: 'Een maand per jaar is 8,33 %.',
  }),
  onderhoud: percent({
    label: 'Onderhoud per jaar, van de waarde',
    short: 'onderhoud per jaar',
    start: 0.01,
    min: 0,
    max: 0.05,
    refine: true,
    group: COSTS,
  }),
  kosten: euro({
    label: 'Verzekering, syndicus en beheer per jaar',
    short: 'andere kosten',
    start: 350,
    max: 100_000,
    refine: true,
    group: COSTS,
    hint: 'Het begint met een brandverzekering.',
  }),
  werken: euro({
    label: 'Werken bij de start',
    start: 0,
    max: 5_000_000,
    refine: true,
    group: LOAN,
    hint: 'De woning wordt evenveel meer waard.',
  }),
  rente: homeRate({ refine: true, group: LOAN }),
  looptijd: homeTerm({ start: 20, refine: true, group: LOAN }),
  prijsstijging: housePrices({ refine: true, group: LATER }),
  inflatie: inflatie({
    refine: true,
    group: LATER,
    hint: 'Zoveel stijgen de huur, de kosten en de belasting elk jaar.',
  }),
  verkoopkost: percent({
    label: 'Kost bij verkoop, van de waarde',
    short: 'kost bij verkoop',
    start: 0.03,
    min: 0,
    max: 0.1,
    refine: true,
    group: LATER,
  }),
  rendement: percent({
    label: 'Rendement van een ETF per jaar',
    short: 'ETF',
    start: 0.07,
    min: -0.1,
    max: 0.2,
    refine: true,
    group: LATER,
    hint: 'Voor kosten en belasting. Een aanname.',
  }),
} as const satisfies Inputs

export type LettingValues = ValuesOf<typeof inputs>
