/** The refinements of the form: kinds of income, family, what was already paid, and a payslip to check. */
import { minDate } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { yearSpan } from '#rules/kernel/years.ts'
import { werkbonus } from '#rules/loon/loon.figures.ts'
import { choice, count, euro, month, toggle } from '#calculators/kernel/fields.ts'

const statutes = [
  { value: 'werknemer', label: 'Werknemer' },
  { value: 'zelfstandige', label: 'Zelfstandige met winst' },
  { value: 'vrijBeroep', label: 'Vrij beroep (baten)' },
  { value: 'bedrijfsleider', label: 'Bedrijfsleider' },
  { value: 'gepensioneerde', label: 'Gepensioneerd' },
] as const

const costs = [
  { value: 'forfait', label: 'Forfait' },
  { value: 'werkelijk', label: 'Werkelijke kosten' },
  { value: 'geen', label: 'Geen: mijn inkomen is al netto' },
] as const

const family = { refine: true, group: 'Gezin' } as const
const income = { refine: true, group: 'Inkomen en kosten' } as const
const paid = { refine: true, group: 'Al betaald of ingehouden' } as const
const wage = { refine: true, group: 'Loon nakijken' } as const
const couple = { gezin: 'koppel' } as const

export const incomeInputs = {
  statuut: choice({ label: 'Jouw statuut', start: 'werknemer', options: statutes, ...income }),
  kosten: choice({
    label: 'Beroepskosten',
    start: 'forfait',
    options: costs,
    when: { statuut: ['werknemer', 'zelfstandige', 'vrijBeroep', 'bedrijfsleider'] },
    ...income,
  }),
  werkelijkeKosten: euro({
    label: 'Werkelijke beroepskosten',
    start: 7_000,
    max: 1_000_000,
    when: { kosten: 'werkelijk' },
    ...income,
  }),
  socialeBijdragen: euro({
    label: 'Sociale bijdragen als zelfstandige',
    start: 0,
    max: 200_000,
    when: { statuut: ['zelfstandige', 'vrijBeroep', 'bedrijfsleider'] },
    ...income,
  }),
  statuutPartner: choice({
    label: 'Statuut van je partner',
    start: 'werknemer',
    options: statutes,
    when: couple,
    ...income,
  }),
  kostenPartner: choice({
    label: 'Beroepskosten van je partner',
    start: 'forfait',
    options: costs,
    when: couple,
    ...income,
  }),
  werkelijkeKostenPartner: euro({
    label: 'Werkelijke beroepskosten van je partner',
    start: 7_000,
    max: 1_000_000,
    when: { gezin: 'koppel', kostenPartner: 'werkelijk' },
    ...income,
  }),
  socialeBijdragenPartner: euro({
    label: 'Sociale bijdragen van je partner',
    start: 0,
    max: 200_000,
    when: { gezin: 'koppel', statuutPartner: ['zelfstandige', 'vrijBeroep', 'bedrijfsleider'] },
    ...income,
  }),
  pensioen: euro({
    label: 'Pensioen naast dit inkomen',
    start: 0,
    max: 1_000_000,
    hint: 'Per jaar, belastbaar bedrag (code 1228 en volgende). Heb je alleen pensioen, kies dan dat statuut.',
    ...income,
  }),
  werkloosheidsuitkering: euro({
    label: 'Werkloosheidsuitkering',
    start: 0,
    max: 1_000_000,
    hint: 'Per jaar, belastbaar bedrag (code 1260).',
    ...income,
  }),
  ziekteuitkering: euro({
    label: 'Uitkering van het ziekenfonds',
    start: 0,
    max: 1_000_000,
    hint: 'Ziekte of invaliditeit, per jaar, belastbaar bedrag (code 1266).',
    ...income,
  }),
  onroerendInkomen: euro({
    label: 'Belastbaar onroerend inkomen',
    start: 0,
    max: 1_000_000,
    hint: 'Geïndexeerd en verhoogd kadastraal inkomen van een ander pand. Je eigen woning telt niet mee.',
    ...income,
  }),
  pensioenPartner: euro({ label: 'Pensioen van je partner', start: 0, max: 1_000_000, when: couple, ...income }),
  werkloosheidsuitkeringPartner: euro({
    label: 'Werkloosheidsuitkering van je partner',
    start: 0,
    max: 1_000_000,
    when: couple,
    ...income,
  }),
  ziekteuitkeringPartner: euro({
    label: 'Uitkering van het ziekenfonds van je partner',
    start: 0,
    max: 1_000_000,
    when: couple,
    ...income,
  }),
  onroerendInkomenPartner: euro({
    label: 'Belastbaar onroerend inkomen van je partner',
    start: 0,
    max: 1_000_000,
    when: couple,
    ...income,
  }),
}

export const familyInputs = {
  kinderenHandicap: count({
    label: 'Waarvan kinderen met een handicap',
    start: 0,
    max: 12,
    unit: 'kinderen',
    ...family,
  }),
  kinderenOnderDrie: count({
    label: 'Waarvan kinderen onder drie jaar zonder opvangkosten',
    start: 0,
    max: 12,
    unit: 'kinderen',
    ...family,
  }),
  kinderenCoOuderschap: count({
    label: 'Waarvan kinderen in co-ouderschap',
    start: 0,
    max: 12,
    unit: 'kinderen',
    hint: 'Gelijk verdeelde huisvesting met de andere ouder (code 1034): elk krijgt de helft van de toeslag.',
    ...family,
  }),
  anderePersonen: count({ label: 'Andere personen ten laste', start: 0, max: 10, unit: 'personen', ...family }),
  zorgbehoevenden: count({
    label: 'Zorgbehoevende ouders, broers of zussen',
    start: 0,
    max: 10,
    unit: 'personen',
    ...family,
  }),
  verdienstenKind: euro({
    label: 'Netto verdiensten van je kind met een studentenjob',
    start: null,
    optional: true,
    max: 100_000,
    hint: 'We waarschuwen als je kind daardoor niet meer ten laste is.',
    ...family,
  }),
  handicap: toggle({ label: 'Je hebt zelf een erkende handicap', start: false, ...family }),
  handicapPartner: toggle({ label: 'Je partner heeft een erkende handicap', start: false, when: couple, ...family }),
  alleenwonendeOuder: toggle({
    label: 'Je woont als ouder zonder andere volwassene',
    start: true,
    hint: 'Met een laag inkomen krijg je dan een extra toeslag.',
    when: { gezin: 'alleenstaande' },
    ...family,
  }),
}

export const paidInputs = {
  bedrijfsvoorheffing: euro({
    label: 'Bedrijfsvoorheffing, jij en je partner',
    start: null,
    optional: true,
    max: 5_000_000,
    hint: 'Code 1286 en 2286. Leeg: we ramen ze voor werknemers.',
    ...paid,
  }),
  voorafbetalingen: euro({ label: 'Voorafbetalingen', start: 0, max: 5_000_000, ...paid }),
  bbszIngehouden: euro({
    label: 'Ingehouden bijzondere bijdrage (BBSZ)',
    start: null,
    optional: true,
    max: 5_000,
    hint: 'Code 1287 en 2287.',
    ...paid,
  }),
  werkbonusA: euro({
    label: 'Werkbonus luik A over het jaar',
    start: 0,
    max: 10_000,
    hint: 'Code 1284 en 2284.',
    ...paid,
  }),
  werkbonusB: euro({
    label: 'Werkbonus luik B over het jaar',
    start: 0,
    max: 10_000,
    hint: 'Code 1360 en 2360.',
    ...paid,
  }),
}

/** From the first werkbonus we have to the provisional year after the last known one. */
const FIRST_WAGE_MONTH = at(werkbonus.rows, 0).from.slice(0, 7)
const LAST_WAGE_MONTH = `${yearSpan([werkbonus]).last}-12`

export const wageInputs = {
  opslag: euro({ label: 'Opslag die je wilt nakijken, bruto', start: 100, max: 1_000_000, ...wage }),
  brutomaandloon: euro({
    label: 'Brutomaandloon voor de werkbonus',
    start: null,
    optional: true,
    max: 50_000,
    ...wage,
  }),
  loonmaand: month({
    label: 'Maand van dat loon',
    start: ({ law }) => minDate(law.date, LAST_WAGE_MONTH).slice(0, 7),
    min: FIRST_WAGE_MONTH,
    max: LAST_WAGE_MONTH,
    ...wage,
  }),
  periodeloon: euro({
    label: 'Belastbaar loon van een periode',
    start: null,
    optional: true,
    max: 200_000,
    hint: 'Om de bedrijfsvoorheffing van een loonbrief na te rekenen (2024 en later).',
    ...wage,
  }),
  periode: choice({
    label: 'Loonperiode',
    start: 'maand',
    options: [
      { value: 'maand', label: 'Maand' },
      { value: 'halvemaand', label: 'Halve maand' },
      { value: 'week', label: 'Week' },
    ],
    ...wage,
  }),
}
