/** The questions of the purchase project: house, region, own money, loan and monthly costs. */
import {
  eigenInbreng,
  enigeEigenWoning,
  gewest,
  nettoInkomen,
  nettoPartner,
  prijs,
} from '#calculators/situation/facts.ts'
import { choice, count, date, euro, type Inputs, percent, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'
import { homeRate, homeTerm } from '#calculators/lenen/home-loan-fields.ts'
import { goedOptions } from '#calculators/models/home-purchase.ts'
import { dossierkostenWoonkrediet } from '#rules/krediet/woonkrediet.figures.ts'

const INCOME = 'Past het bij jullie inkomen?'
const WORKS = 'Werken en verhuis'
const LOAN = 'De lening'
const TAX = 'Belasting en akte'
const MONTH = 'Woonlast'
const BUILDING = ['nieuwbouw', 'grond', 'heropbouw'] as const

export const inputs = {
  prijs: prijs({ start: 320_000, hint: 'Bij nieuwbouw: de prijs zonder btw.' }),
  eigenInbreng: eigenInbreng({ start: 60_000, hint: 'Ook een schenking of een familielening.' }),
  gewest: gewest(),
  enigeEigenWoning: enigeEigenWoning(),
  looptijd: homeTerm({ start: 25, slider: 1 }),
  rente: homeRate({}),
  inkomen1: nettoInkomen({
    start: 0,
    refine: true,
    group: INCOME,
    hint: 'Dan zeggen we of het past.',
  }),
  inkomen2: nettoPartner({ start: 0, refine: true, group: INCOME }),
  type: choice({ label: 'Wat koop je?', start: 'bestaand', options: goedOptions, refine: true, group: WORKS }),
  bouwkost: euro({
    refine: true,
    group: WORKS,
    label: 'Bouwkost zonder btw',
    start: 0,
    max: 5_000_000,
    when: { type: BUILDING },
    hint: 'Ook de sloop, als je afbreekt.',
  }),
  grondwaarde: euro({
    refine: true,
    group: WORKS,
    label: 'Deel van de prijs dat grond is',
    start: 0,
    max: 10_000_000,
    when: { type: 'nieuwbouw' },
    hint: 'Wordt de grond apart verkocht, dan betaal je daarop registratie in plaats van btw.',
  }),
  btwTarief: choice({
    refine: true,
    group: WORKS,
    label: 'Btw op de bouw',
    start: 'gewoon',
    when: { type: BUILDING },
    options: [
      { value: 'gewoon', label: 'gewoon tarief' },
      { value: 'heropbouw', label: 'laag tarief bij afbraak en heropbouw' },
    ],
  }),
  renovatie: euro({
    label: 'Renovatie, btw inbegrepen',
    start: 0,
    max: 2_000_000,
    refine: true,
    group: WORKS,
  }),
  epc: choice({
    label: 'Energielabel (EPC)',
    start: 'onbekend',
    refine: true,
    group: WORKS,
    when: { type: 'bestaand' },
    options: [
      { value: 'onbekend', label: 'weet ik niet' },
      { value: 'goed', label: 'A tot D' },
      { value: 'slecht', label: 'E, F of G' },
    ],
  }),
  verhuis: euro({ label: 'Meubels en verhuis', start: 0, max: 500_000, refine: true, group: WORKS }),
  bankkosten: euro({
    label: 'Dossier- en schattingskosten van de bank',
    short: 'kosten van de bank',
    start: ({ law }) => law(dossierkostenWoonkrediet),
    max: 10_000,
    refine: true,
    group: LOAN,
  }),
  datumAkte: date({
    label: 'Datum van de akte',
    start: null,
    optional: true,
    min: '2018-06-01',
    max: '2035-12-31',
    refine: true,
    group: TAX,
    hint: 'Bepaalt welke tarieven gelden. Leeg: over vier maanden, zo lang zit er hoogstens tussen compromis en akte.',
  }),
  aandeelEigenWoning: percent({
    label: 'Aandeel van de kopers dat aan de voorwaarden voldoet',
    start: 1,
    neutral: 1,
    min: 0,
    max: 1,
    refine: true,
    group: TAX,
    when: { enigeEigenWoning: true },
    hint: 'Vlaanderen en Wallonië bekijken elke koper apart.',
  }),
  kernstad: toggle({
    label: 'In een kernstad of de Vlaamse Rand',
    start: false,
    refine: true,
    group: TAX,
    when: { gewest: 'vlaanderen' },
  }),
  klassensprong: count({
    label: 'Energieklassen die je wint',
    start: 0,
    max: 6,
    refine: true,
    group: TAX,
    when: { gewest: 'brussel' },
  }),
  onroerendeVoorheffing: euro({
    label: 'Onroerende voorheffing per jaar',
    start: 0,
    max: 100_000,
    refine: true,
    group: MONTH,
    hint: 'Staat op het aanslagbiljet van de verkoper, of reken ze uit met onze rekenhulp.',
  }),
  andereWoonkosten: euro({
    label: 'Verzekeringen, energie, syndicus en onderhoud, per maand',
    start: 0,
    max: 20_000,
    refine: true,
    group: MONTH,
  }),
} as const satisfies Inputs

/** The values with a date and a rate to compute with. */
export type ProjectValues = Omit<ValuesOf<typeof inputs>, 'datumAkte' | 'rente'> & { readonly datumAkte: string }
