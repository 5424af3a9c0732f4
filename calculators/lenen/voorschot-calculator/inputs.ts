/** The questions of the page about money ahead of time: six kinds, each with its own few. */
import { nettoInkomen, vasteKosten } from '#calculators/situation/facts.ts'
import { choice, count, date, euro, type Inputs, percent, type ValuesOf, years } from '#calculators/kernel/fields.ts'
import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import { addDays } from '#finance/dates.ts'
import { davoPlafond, voorschotPensioenreserve } from '#rules/krediet/voorschot.figures.ts'

const SHORT = { soort: 'kort' } as const
const WAGE = { soort: 'loon' } as const
const PENSION = { soort: 'pensioen' } as const
const DEPOSIT = { soort: ['aankoop', 'afbetaling'] } as const
const SOCIAL = { soort: 'sociaal' } as const

export const inputs = {
  soort: choice({
    label: 'Waar gaat het om?',
    start: 'kort',
    options: [
      { value: 'kort', label: 'geld tot mijn loon komt' },
      { value: 'loon', label: 'voorschot op mijn loon terugbetalen' },
      { value: 'pensioen', label: 'voorschot op mijn groepsverzekering' },
      { value: 'aankoop', label: 'voorschot bij een compromis' },
      { value: 'afbetaling', label: 'voorschot bij verkoop op afbetaling' },
      { value: 'sociaal', label: 'voorschot op onderhoudsgeld (DAVO)' },
    ],
  }),
  bedrag: euro({
    label: 'Bedrag dat je nodig hebt',
    start: 300,
    min: 20,
    max: 25_000,
    slider: 20,
    when: { soort: ['kort', 'loon'] },
  }),
  tot: date({
    label: 'Tot je loon komt op',
    start: ({ today }) => addDays(today, 15),
    min: '2000-01-02',
    max: '2060-12-31',
    when: SHORT,
  }),
  nettoloon: nettoInkomen({ start: 2_200, when: { soort: ['kort', 'loon'] } }),
  vasteKosten: vasteKosten({
    start: 1_500,
    when: SHORT,
    hint: 'Huur of lening, energie, verzekeringen, eten: wat je na loondag nodig hebt.',
  }),
  kostMinilening: euro({
    label: 'Wat vraagt de snelle lening die je op het oog hebt?',
    short: 'Kost van een snelle lening',
    start: 15,
    max: 2_500,
    when: SHORT,
    hint: 'Alle kosten samen, ook voor een snelle uitbetaling. Start: een voorbeeld, geen tarief van een kredietgever.',
  }),
  kostAchteraf: euro({
    label: 'Kost of boete bij achteraf betalen in delen',
    start: 0,
    max: 500,
    refine: true,
    when: SHORT,
    hint: 'Op tijd betalen kost meestal niets. Vul hier de boete in als je een keer te laat dreigt te zijn.',
  }),
  termijnen: count({
    label: 'In hoeveel keer terugbetalen?',
    start: null,
    optional: true,
    min: 1,
    max: 120,
    when: WAGE,
    hint: 'Leeg: zo weinig keer als de wet toelaat.',
  }),
  renteLoon: percent({
    label: 'Rente op het voorschot',
    start: 0,
    min: 0,
    max: 0.25,
    refine: true,
    when: WAGE,
    hint: 'De meeste werkgevers vragen niets.',
  }),
  reserve: euro({
    label: 'Opgebouwde reserve',
    start: 100_000,
    min: 1_000,
    max: 5_000_000,
    slider: 1_000,
    when: PENSION,
  }),
  percentageHoog: percent({
    label: 'Deel van de reserve dat je polis toelaat',
    start: ({ law }) => law(voorschotPensioenreserve).gebruikelijk,
    min: 0,
    max: 1,
    when: PENSION,
    hint: 'Staat in je polis. Verzekeraars geven meestal zes tot acht tienden.',
  }),
  gevraagd: euro({
    label: 'Voorschot dat je vraagt',
    start: null,
    optional: true,
    max: 5_000_000,
    refine: true,
    when: PENSION,
    hint: 'Leeg: het hoogste bedrag.',
  }),
  type: choice({
    label: 'Hoe betaal je de kost?',
    start: 'interest',
    when: PENSION,
    options: [
      { value: 'interest', label: 'elk jaar rente betalen' },
      { value: 'kapitaliseren', label: 'rente komt bij het voorschot' },
      { value: 'renteloos', label: 'renteloos, met een kost op het rendement' },
    ],
  }),
  rentePensioen: percent({
    label: 'Rente of kost per jaar op het voorschot',
    start: (env) => homeLoanRate(env).rate,
    hint: 'Neem ze uit je polis. Start: de rente van een woonlening.',
    min: 0,
    max: 0.2,
    when: PENSION,
  }),
  jaren: years({ label: 'Jaren tot je pensioen', start: 15, min: 1, max: 45, when: PENSION }),
  prijs: euro({
    label: 'Prijs',
    start: null,
    min: 1,
    max: 10_000_000,
    when: DEPOSIT,
    hint: 'Van de woning, de wagen of het toestel.',
  }),
  percentageAankoop: percent({
    label: 'Afgesproken voorschot',
    start: null,
    optional: true,
    min: 0,
    max: 1,
    refine: true,
    when: DEPOSIT,
    hint: 'Leeg: het gebruikelijke of wettelijke percentage.',
  }),
  spaargeldAankoop: euro({
    label: 'Geld dat je nu hebt',
    start: null,
    optional: true,
    max: 10_000_000,
    when: DEPOSIT,
    hint: 'Leeg: we rekenen geen tekort uit.',
  }),
  kinderen: count({ label: 'Kinderen met onderhoudsgeld', start: 2, min: 1, max: 12, when: SOCIAL }),
  onderhoudsgeld: euro({
    label: 'Onbetaald onderhoudsgeld per kind per maand',
    start: ({ law }) => law(davoPlafond) + 75,
    max: 5_000,
    when: SOCIAL,
  }),
} as const satisfies Inputs

export type AdvanceValues = ValuesOf<typeof inputs>
