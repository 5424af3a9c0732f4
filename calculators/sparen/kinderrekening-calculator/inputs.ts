/** What saving for a child asks. */
import { choice, count, date, euro, type Inputs, percent } from '#calculators/kernel/fields.ts'
import { myAccountHint } from '#calculators/common/savings-fields.ts'
import { myAccount } from '#calculators/common/savings.ts'
import { MONTHLY_RATE } from '#calculators/sparen/account.ts'

export const inputs = {
  geboortedatum: date({
    label: 'Geboortedatum van je kind',
    start: ({ today }) => today,
    min: '1995-01-01',
    max: '2032-12-31',
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
  basisrente: percent({
    label: 'Spaarrekening: basisrente',
    start: (env) => myAccount(env).base,
    min: 0,
    max: 0.1,
    refine: true,
    hint: myAccountHint,
  }),
  premie: percent({
    label: 'Spaarrekening: premie',
    start: (env) => myAccount(env).premium,
    min: 0,
    max: 0.1,
    refine: true,
    hint: myAccountHint,
  }),
  rendementFonds: percent({
    label: 'Verwacht rendement van het fonds',
    start: 0.05,
    min: -0.02,
    max: 0.12,
    refine: true,
    hint: 'Een aanname. Beurzen schommelen.',
  }),
  kostFonds: percent({ label: 'Kosten van het fonds per jaar', start: 0.005, min: 0, max: 0.05, refine: true }),
  stortMoment: choice({
    label: 'Eerste storting',
    start: 'einde',
    refine: true,
    options: [
      { value: 'einde', label: 'na een maand' },
      { value: 'begin', label: 'meteen' },
    ],
  }),
  maandrente: choice({
    label: 'Rente per maand',
    start: 'actuarieel',
    refine: true,
    hint: 'Rekenbladen delen de jaarrente vaak door twaalf.',
    options: MONTHLY_RATE,
  }),
  studiekost: euro({
    label: 'Studiekost per jaar, in prijzen van nu',
    start: 6_000,
    max: 50_000,
    refine: true,
    group: 'Studies',
    hint: 'CEBUD kwam in 2017 op ongeveer 6.000 euro voor een kotstudent, zonder levensonderhoud.',
  }),
  studiejaren: count({ label: 'Aantal studiejaren', start: 3, min: 0, max: 8, refine: true, group: 'Studies' }),
  stijgingStudie: percent({
    label: 'Studiekost stijgt per jaar',
    start: 0.03,
    min: 0,
    max: 0.1,
    refine: true,
    group: 'Studies',
  }),
  inflatie: percent({ label: 'Verwachte inflatie', start: 0.02, refine: true, min: -0.02, max: 0.15 }),
} satisfies Inputs
