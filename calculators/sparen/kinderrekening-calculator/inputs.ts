/** What saving for a child asks. */
import { choice, count, date, euro, type Inputs, percent } from '#calculators/kernel/fields.ts'
import { inflatie } from '#calculators/common/fields.ts'
import { eur0 } from '#calculators/kernel/format.ts'
import { spaarpremie, spaarrente } from '#calculators/common/savings-fields.ts'
import { studyCost } from '#data/study-cost.ts'

export const inputs = {
  geboortedatum: date({
    label: 'Geboortedatum van je kind',
    start: ({ today }) => today,
    min: '1995-01-01',
    max: '2032-12-31',
    fixed: true,
  }),
  perMaand: euro({ label: 'Storting per maand', start: 50, max: 5_000, slider: 5 }),
  totLeeftijd: count({ label: 'Tot welke leeftijd?', start: 18, min: 12, max: 30, unit: 'jaar', slider: 1 }),
  fonds: percent({
    label: 'Deel in een fonds',
    start: 0,
    min: 0,
    max: 1,
    slider: 0.1,
    hint: 'De rest gaat naar een spaarrekening.',
  }),
  opNaam: choice({
    label: 'Op naam van',
    start: 'kind',
    options: [
      { value: 'kind', label: 'het kind' },
      { value: 'ouder', label: 'één ouder' },
      { value: 'koppel', label: 'beide ouders' },
      { value: 'derdenbeding', label: 'ouder, met derdenbeding' },
    ],
  }),
  startbedrag: euro({ label: 'Al gespaard', start: 0, max: 500_000, refine: true }),
  giften: euro({ label: 'Giften per jaar (nieuwjaar, verjaardag)', start: 0, max: 50_000, refine: true }),
  giftenMoment: choice({
    label: 'Giften komen',
    start: 'einde',
    refine: true,
    options: [
      { value: 'einde', label: 'op elke verjaardag' },
      { value: 'begin', label: 'aan het begin van elk levensjaar' },
    ],
  }),
  groeipakket: percent({
    label: 'Deel van het Groeipakket dat je opzijzet',
    start: 0,
    min: 0,
    max: 1,
    refine: true,
    slider: 0.1,
  }),
  basisrente: { ...spaarrente, refine: true },
  premie: { ...spaarpremie, refine: true },
  rendementFonds: percent({
    label: 'Verwacht rendement van het fonds',
    // Counts only with money in a fund; the sentence then names the return after costs.
    start: 0.05,
    neutral: 0.05,
    min: -0.02,
    max: 0.12,
    refine: true,
    hint: 'Een aanname. Beurzen schommelen.',
  }),
  kostFonds: percent({
    label: 'Kosten van het fonds per jaar',
    start: 0.005,
    neutral: 0.005,
    min: 0,
    max: 0.05,
    refine: true,
  }),
  obligaties: percent({
    label: 'Deel obligaties en cash in het fonds',
    start: 0,
    min: 0,
    max: 1,
    refine: true,
    slider: 0.1,
    hint: 'Op de winst van dat deel betaal je roerende voorheffing bij verkoop.',
  }),
  stortMoment: choice({
    label: 'Eerste storting',
    start: 'einde',
    refine: true,
    options: [
      { value: 'einde', label: 'na een maand' },
      { value: 'begin', label: 'meteen' },
    ],
  }),
  studiekost: euro({
    label: 'Studiekost per jaar, in prijzen van nu',
    start: 0,
    max: 50_000,
    refine: true,
    group: 'Studies',
    hint: `Ter vergelijking: CEBUD raamde een kotstudent in ${studyCost.year} op ${eur0(studyCost.room)} en een pendelstudent op ${eur0(studyCost.commuting)}, zonder levensonderhoud. Sindsdien stegen de prijzen.`,
  }),
  studiejaren: count({ label: 'Aantal studiejaren', start: 0, max: 8, refine: true, group: 'Studies', unit: 'jaar' }),
  stijgingStudie: percent({
    label: 'Studiekost stijgt per jaar',
    start: null,
    optional: true,
    min: 0,
    max: 0.1,
    refine: true,
    group: 'Studies',
    hint: 'Leeg: even snel als de inflatie.',
  }),
  inflatie: inflatie({ refine: true }),
} satisfies Inputs
