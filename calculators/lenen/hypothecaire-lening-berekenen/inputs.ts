/** The questions of the home loan page. */
import { choice, date, euro, months, percent, rows, toggle, type ValuesOf, years } from '#calculators/fields.ts'
import { homeLoanRate } from '#calculators/lenen/markt.ts'
import { afronding, CONVENTIONS_GROUP, renteomzetting } from '#calculators/lenen/rente.ts'
import { addMonths } from '#finance/dates.ts'
import { dossierkostenWoonkrediet } from '#rules/woonkrediet.ts'

const COSTS = 'Kosten die in het JKP tellen'
const EXTRA = 'Extra aflossen'
const VARIABLE = ['1-1-1', '3-3-3', '5-5-5', '10-5-5', '15-5-5', '20-5-5'] as const

const aflossing = choice({
  label: 'Manier van aflossen',
  start: 'annuiteit',
  refine: true,
  options: [
    { value: 'annuiteit', label: 'vaste maandlast' },
    { value: 'vastKapitaal', label: 'vaste kapitaalaflossing', hint: 'De maandlast daalt elke maand.' },
    { value: 'alleenRente', label: 'alleen rente, kapitaal op het einde' },
  ],
})

export const inputs = {
  leenbedrag: euro({ label: 'Leenbedrag', start: 250_000, min: 1_000, max: 5_000_000, slider: 5_000 }),
  looptijd: years({ label: 'Looptijd', start: 20, min: 1, max: 40, slider: 1 }),
  rente: percent({
    label: 'Rentevoet',
    start: (env) => homeLoanRate(env).rate,
    hint: (env) => homeLoanRate(env).hint,
    min: -0.02,
    max: 0.15,
    slider: 0.0005,
  }),
  formule: choice({
    label: 'Formule',
    start: 'vast',
    hint: '5-5-5 betekent: de rente kan om de vijf jaar veranderen.',
    options: [
      { value: 'vast', label: 'vaste rente' },
      ...VARIABLE.map((value) => ({ value, label: `veranderlijk ${value}` })),
    ],
  }),
  cap: percent({
    label: 'Hoogste stijging (cap)',
    start: 0.02,
    min: 0,
    max: 0.1,
    refine: true,
    when: { formule: VARIABLE },
    hint: 'In procentpunten boven de startrente. Staat in je aanbod.',
  }),
  floor: percent({
    label: 'Hoogste daling (floor)',
    start: 0.02,
    min: 0,
    max: 0.1,
    refine: true,
    when: { formule: VARIABLE },
  }),
  indexStart: percent({
    label: 'Referte-index bij de start',
    start: null,
    optional: true,
    min: -0.02,
    max: 0.15,
    refine: true,
    when: { formule: VARIABLE },
    hint: 'Staat in je contract, uitgedrukt zoals de rentevoet.',
  }),
  indexNieuw: percent({
    label: 'Referte-index bij de herziening',
    start: null,
    optional: true,
    min: -0.02,
    max: 0.15,
    refine: true,
    when: { formule: VARIABLE },
  }),
  aflossing,
  extraMaanden: months({
    label: 'Extra maanden looptijd',
    start: 0,
    min: 0,
    max: 11,
    refine: true,
    hint: 'Voor een looptijd die niet op een vol jaar valt.',
  }),
  uitstel: months({
    label: 'Maanden met alleen rente in het begin',
    start: 0,
    min: 0,
    max: 60,
    refine: true,
    hint: 'Uitstel van kapitaal, bijvoorbeeld tijdens een bouw.',
  }),
  eersteAflossing: date({
    label: 'Eerste afbetaling op',
    start: ({ today }) => addMonths(today, 1),
    min: '1990-01-01',
    max: '2060-12-31',
    refine: true,
  }),
  saldoNa: months({
    label: 'Toon wat er nog te betalen is na',
    start: null,
    optional: true,
    min: 1,
    max: 480,
    refine: true,
    hint: 'Aantal afbetalingen, bijvoorbeeld 60 voor vijf jaar.',
  }),
  delen: rows({
    label: 'Andere delen van de lening',
    row: 'deel',
    start: [],
    max: 2,
    refine: true,
    hint: 'Splits je de lening? Voeg hoogstens twee delen toe, met hun eigen rente en duur.',
    columns: {
      bedrag: euro({ label: 'Bedrag', start: 50_000, min: 1_000, max: 5_000_000 }),
      rente: percent({ label: 'Rente', start: (env) => homeLoanRate(env).rate, min: 0, max: 0.15 }),
      looptijd: years({ label: 'Looptijd', start: 15, min: 1, max: 40 }),
      aflossing: choice({ label: 'Aflossing', start: 'annuiteit', options: aflossing.options }),
    },
  }),
  extraBedrag: euro({ label: 'Extra aflossing', start: 0, max: 5_000_000, refine: true, group: EXTRA }),
  extraNa: months({ label: 'Na hoeveel maanden', start: 12, min: 1, max: 480, refine: true, group: EXTRA }),
  extraRitme: choice({
    label: 'Hoe vaak',
    start: 'eenmalig',
    refine: true,
    group: EXTRA,
    options: [
      { value: 'eenmalig', label: 'eenmalig' },
      { value: 'jaarlijks', label: 'elk jaar' },
      { value: 'maandelijks', label: 'elke maand' },
    ],
  }),
  extraGevolg: choice({
    label: 'Gevolg',
    start: 'korter',
    refine: true,
    group: EXTRA,
    options: [
      { value: 'korter', label: 'kortere looptijd' },
      { value: 'lager', label: 'lagere maandlast' },
    ],
  }),
  wederbeleggingMaanden: months({
    label: 'Wederbeleggingsvergoeding in maanden rente',
    start: null,
    optional: true,
    min: 0,
    max: 6,
    refine: true,
    group: EXTRA,
    hint: 'Leeg: wat de wet hoogstens toelaat. Vul 0 in als je bank niets vraagt.',
  }),
  dossierkosten: euro({
    label: 'Dossierkosten',
    start: ({ law }) => law(dossierkostenWoonkrediet),
    max: 5_000,
    refine: true,
    group: COSTS,
  }),
  schattingskosten: euro({ label: 'Schattingskosten', start: 300, max: 5_000, refine: true, group: COSTS }),
  hypotheekkosten: toggle({
    label: 'Kosten van de hypotheekakte meetellen',
    start: true,
    refine: true,
    group: COSTS,
    hint: 'Registratierecht, hypotheekrecht, retributie en administratie. Het ereloon van de notaris telt niet mee.',
  }),
  andereKosten: euro({ label: 'Andere kosten bij de start', start: 0, max: 500_000, refine: true, group: COSTS }),
  schuldsaldo: euro({
    label: 'Verplichte schuldsaldoverzekering per jaar',
    start: 0,
    max: 50_000,
    refine: true,
    group: COSTS,
  }),
  brandverzekering: euro({
    label: 'Verplichte brandverzekering per jaar',
    start: 0,
    max: 50_000,
    refine: true,
    group: COSTS,
  }),
  kostenPerMaand: euro({
    label: 'Andere verplichte kosten per maand',
    start: 0,
    max: 5_000,
    refine: true,
    group: COSTS,
  }),
  vergelijkRente: percent({
    label: 'Vergelijk met een andere rente',
    start: null,
    optional: true,
    min: 0,
    max: 0.15,
    refine: true,
    hint: 'Bijvoorbeeld het aanbod van een tweede bank.',
  }),
  maandlastBank: euro({
    label: 'Maandlast volgens je bank',
    start: null,
    optional: true,
    max: 500_000,
    refine: true,
    hint: 'Wijkt die af? We zoeken welke rekenwijze erachter zit.',
  }),
  renteomzetting,
  rentePer: choice({
    label: 'De rentevoet is uitgedrukt per',
    start: 'jaar',
    refine: true,
    group: CONVENTIONS_GROUP,
    options: [
      { value: 'jaar', label: 'jaar' },
      { value: 'semester', label: 'semester' },
      { value: 'kwartaal', label: 'kwartaal' },
      { value: 'maand', label: 'maand' },
    ],
  }),
  maandrenteAfronding: choice({
    label: 'Maandrente',
    start: 'precies',
    refine: true,
    group: CONVENTIONS_GROUP,
    options: [
      { value: 'precies', label: 'met alle decimalen' },
      { value: 'vierDecimalen', label: 'op vier decimalen, zoals op papier' },
    ],
  }),
  afronding,
  inflatie: percent({ label: 'Verwachte inflatie', start: 0.02, min: 0, max: 0.1, refine: true }),
  waarde: euro({
    label: 'Waarde van de woning',
    start: null,
    optional: true,
    min: 1_000,
    max: 10_000_000,
    refine: true,
    hint: 'Voor de kwotiteit: het deel van de waarde dat je leent.',
  }),
} as const

export type HomeLoanValues = ValuesOf<typeof inputs>
