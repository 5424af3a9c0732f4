/** The questions of the purchase project: house, region, own money, loan and monthly costs. */
import { choice, count, date, euro, percent, toggle, type ValuesOf, years } from '#calculators/kernel/fields.ts'
import { goedOptions } from '#calculators/lenen/aankoop.ts'
import { homeLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import { addMonths } from '#finance/dates.ts'
import { gewestOptions } from '#rules/kernel/gewest.ts'
import { aanhorigheden } from '#rules/krediet/kredietakte.figures.ts'
import { dossierkostenWoonkrediet } from '#rules/krediet/woonkrediet.figures.ts'

const BUILD = 'Bouwen en verbouwen'
const TAX = 'Belasting en notaris'
const MONTH = 'Woonlast per maand'
const BUILDING = ['nieuwbouw', 'grond', 'heropbouw'] as const

export const inputs = {
  prijs: euro({
    label: 'Aankoopprijs',
    start: 320_000,
    min: 1_000,
    max: 5_000_000,
    slider: 5_000,
    hint: 'Bij nieuwbouw: de prijs zonder btw.',
  }),
  eigenInbreng: euro({ label: 'Eigen geld', start: 60_000, max: 5_000_000, slider: 1_000 }),
  gewest: choice({ label: 'Gewest', profile: 'gewest', start: 'vlaanderen', options: gewestOptions }),
  enigeEigenWoning: toggle({ label: 'Het wordt je enige en eigen woning', start: true }),
  type: choice({ label: 'Wat koop je?', start: 'bestaand', options: goedOptions }),
  looptijd: years({ label: 'Looptijd van de lening', start: 25, min: 1, max: 40, slider: 1, refine: true }),
  rente: percent({
    label: 'Rentevoet',
    start: (env) => homeLoanRate(env, 25).rate,
    hint: (env) => homeLoanHint(env, 25),
    min: 0,
    max: 0.15,
    slider: 0.0005,
    refine: true,
  }),
  datumAkte: date({
    label: 'Datum van de akte',
    start: ({ today }) => addMonths(today, 4),
    min: '2018-06-01',
    max: '2035-12-31',
    refine: true,
    hint: 'Bepaalt welke tarieven gelden. Tussen compromis en akte zit hoogstens vier maanden.',
  }),
  schenking: euro({ label: 'Schenking of familielening', start: 0, max: 5_000_000, refine: true }),
  verhuis: euro({ label: 'Meubels en verhuis', start: 5_000, max: 500_000, refine: true }),
  bouwkost: euro({
    label: 'Bouwkost zonder btw',
    start: 0,
    max: 5_000_000,
    refine: true,
    group: BUILD,
    when: { type: BUILDING },
  }),
  sloopkost: euro({
    label: 'Sloopkost',
    start: 0,
    max: 500_000,
    refine: true,
    group: BUILD,
    when: { type: 'heropbouw' },
  }),
  grondwaarde: euro({
    label: 'Deel van de prijs dat grond is',
    start: 0,
    max: 5_000_000,
    refine: true,
    group: BUILD,
    when: { type: 'nieuwbouw' },
    hint: 'Wordt de grond apart verkocht, dan betaal je daarop registratie in plaats van btw.',
  }),
  btwTarief: choice({
    label: 'Btw op de bouw',
    start: 'gewoon',
    refine: true,
    group: BUILD,
    when: { type: BUILDING },
    options: [
      { value: 'gewoon', label: 'gewoon tarief' },
      { value: 'heropbouw', label: 'laag tarief bij afbraak en heropbouw' },
    ],
  }),
  renovatie: euro({ label: 'Renovatie, btw inbegrepen', start: 0, max: 2_000_000, refine: true, group: BUILD }),
  aandeelEigenWoning: percent({
    label: 'Aandeel van de kopers dat aan de voorwaarden voldoet',
    start: 1,
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
  registratietarief: percent({
    label: 'Ander registratietarief',
    start: null,
    optional: true,
    min: 0,
    max: 0.2,
    refine: true,
    group: TAX,
    hint: 'Leeg: het tarief van je gewest.',
  }),
  derden: euro({
    label: 'Opzoekingen en attesten bij de aankoop',
    start: null,
    optional: true,
    max: 5_000,
    refine: true,
    group: TAX,
    hint: 'Zonder btw. Leeg: onze raming.',
  }),
  aanhorigheden: percent({
    label: 'Aanhorigheden van de hypotheek',
    start: ({ law }) => law(aanhorigheden),
    min: 0,
    max: 0.2,
    refine: true,
    group: TAX,
  }),
  volmacht: percent({
    label: 'Deel van de lening in hypothecaire volmacht',
    start: 0,
    min: 0,
    max: 1,
    refine: true,
    group: TAX,
  }),
  bankkosten: euro({
    label: 'Dossier- en schattingskosten van de bank',
    start: ({ law }) => law(dossierkostenWoonkrediet) + 300,
    max: 10_000,
    refine: true,
    group: TAX,
  }),
  schuldsaldo: euro({
    label: 'Schuldsaldoverzekering',
    start: 40,
    max: 5_000,
    refine: true,
    group: MONTH,
    hint: 'Alle verzekerden samen. Een dekking van 100 % voor elk kost ongeveer dubbel zoveel als de helft voor elk.',
  }),
  brandverzekering: euro({ label: 'Brandverzekering', start: 25, max: 2_000, refine: true, group: MONTH }),
  kadastraalInkomen: euro({
    label: 'Kadastraal inkomen',
    start: 900,
    max: 100_000,
    refine: true,
    group: MONTH,
    hint: 'Niet geïndexeerd. Staat in de verkoopadvertentie of op het aanslagbiljet van de verkoper.',
  }),
  opcentiemen: count({
    label: 'Opcentiemen samen',
    start: null,
    optional: true,
    max: 40_000,
    decimals: 2,
    refine: true,
    group: MONTH,
    hint: 'Gemeente en provincie, in Brussel ook de agglomeratie. Leeg: een raming voor je gewest.',
  }),
  onroerendeVoorheffing: euro({
    label: 'Onroerende voorheffing per jaar, als je die kent',
    start: null,
    optional: true,
    max: 50_000,
    refine: true,
    group: MONTH,
    hint: 'Leeg: berekend uit het kadastraal inkomen.',
  }),
  syndicus: euro({ label: 'Syndicus', start: 0, max: 5_000, refine: true, group: MONTH }),
  energie: euro({ label: 'Energie en water', start: 150, max: 5_000, refine: true, group: MONTH }),
  onderhoud: euro({ label: 'Onderhoud', start: 0, max: 5_000, refine: true, group: MONTH }),
  inflatie: percent({ label: 'Verwachte inflatie', start: 0.02, min: 0, max: 0.1, refine: true }),
} as const

export type ProjectValues = ValuesOf<typeof inputs>
