/** The questions of the page about money ahead of time: five kinds, each with its own few. */
import { choice, count, date, euro, months, percent, toggle, type ValuesOf, years } from '#calculators/kernel/fields.ts'
import { dateText } from '#calculators/kernel/format.ts'
import { homeLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import { myAccountHint } from '#calculators/common/savings-fields.ts'
import { myAccount } from '#calculators/common/savings.ts'
import { addDays } from '#finance/dates.ts'
import { hoogsteJkp, maximaleJkpSinds } from '#rules/krediet/consumentenkrediet.ts'
import { davoPlafond, voorschotPensioenreserve } from '#rules/krediet/voorschot.figures.ts'

const SHORT = { soort: 'kort' } as const
const WAGE = { soort: 'loon' } as const
const PENSION = { soort: 'pensioen' } as const
const DEPOSIT = { soort: 'aankoop' } as const
const SOCIAL = { soort: 'sociaal' } as const
const COSTS = 'Wat de mogelijkheden kosten'
const START_AMOUNT = 300

export const inputs = {
  soort: choice({
    label: 'Welk voorschot?',
    start: 'kort',
    options: [
      { value: 'kort', label: 'geld tot mijn loon komt' },
      { value: 'loon', label: 'voorschot op mijn loon terugbetalen' },
      { value: 'pensioen', label: 'voorschot op mijn groepsverzekering of IPT' },
      { value: 'aankoop', label: 'voorschot bij een aankoop' },
      { value: 'sociaal', label: 'voorschot op onderhoudsgeld (DAVO)' },
    ],
  }),
  bedrag: euro({
    label: 'Bedrag dat je nodig hebt',
    start: START_AMOUNT,
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
  nettoloon: euro({
    label: 'Nettoloon per maand',
    profile: 'nettoInkomen',
    start: 2_200,
    min: 1,
    max: 50_000,
    slider: 50,
    when: { soort: ['kort', 'loon'] },
  }),
  vasteKosten: euro({ label: 'Vaste kosten na loondag', start: 1_500, max: 50_000, slider: 50, when: SHORT }),
  jkpOnderNul: percent({
    label: 'Onder nul op je zichtrekening, JKP',
    start: ({ law }) => hoogsteJkp(law, 'zonderKaart', START_AMOUNT),
    hint: ({ law }) => `Start: wettelijk maximum sinds ${dateText(maximaleJkpSinds(law))}.`,
    min: 0,
    max: 0.5,
    refine: true,
    group: COSTS,
    when: SHORT,
  }),
  jkpKaart: percent({
    label: 'Kredietkaart met gespreide betaling, JKP',
    start: ({ law }) => hoogsteJkp(law, 'kaart', START_AMOUNT),
    hint: ({ law }) => `Start: wettelijk maximum sinds ${dateText(maximaleJkpSinds(law))}.`,
    min: 0,
    max: 0.5,
    refine: true,
    group: COSTS,
    when: SHORT,
  }),
  kostAchteraf: euro({
    label: 'Achteraf betalen in delen, kost',
    start: 0,
    max: 500,
    refine: true,
    group: COSTS,
    when: SHORT,
  }),
  boeteAchteraf: euro({
    label: 'Boete als je te laat bent met achteraf betalen',
    start: 15,
    max: 500,
    refine: true,
    group: COSTS,
    when: SHORT,
    hint: 'Telt mee als je hieronder aanvinkt dat je te laat betaalt.',
  }),
  teLaat: toggle({ label: 'Ik betaal waarschijnlijk te laat', start: false, refine: true, group: COSTS, when: SHORT }),
  kostMinilening: euro({
    label: 'Kleine lening met een vaste kost',
    start: 15,
    max: 2_500,
    refine: true,
    group: COSTS,
    when: SHORT,
    hint: 'Alle kosten samen die de aanbieder vraagt.',
  }),
  spaarrente: percent({
    label: 'Spaarrente die je mist met eigen spaargeld',
    start: (env) => myAccount(env).base,
    hint: myAccountHint,
    min: 0,
    max: 0.1,
    refine: true,
    group: COSTS,
    when: SHORT,
  }),
  spaargeld: toggle({ label: 'Je hebt dit bedrag op een spaarrekening', start: false, refine: true, when: SHORT }),
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
  percentageLaag: percent({
    label: 'Laagste percentage',
    start: ({ law }) => law(voorschotPensioenreserve).laag,
    min: 0,
    max: 1,
    when: PENSION,
    hint: 'Je polis bepaalt welk deel je kunt opnemen.',
  }),
  percentageHoog: percent({
    label: 'Hoogste percentage',
    start: ({ law }) => law(voorschotPensioenreserve).gebruikelijk,
    min: 0,
    max: 1,
    when: PENSION,
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
    label: 'Rente op het voorschot',
    start: (env) => homeLoanRate(env).rate,
    hint: (env) => `Neem de rente uit je polis. Start: ${homeLoanHint(env).toLowerCase()}`,
    min: 0,
    max: 0.2,
    refine: true,
    when: { soort: 'pensioen', type: ['interest', 'kapitaliseren'] },
  }),
  kostRenteloos: percent({
    label: 'Kost per jaar op het voorschot',
    start: 0.01,
    min: 0,
    max: 0.1,
    refine: true,
    when: { soort: 'pensioen', type: 'renteloos' },
    hint: 'Wordt van je rendement afgehouden.',
  }),
  jaren: years({ label: 'Jaren tot je pensioen', start: 15, min: 1, max: 45, when: PENSION }),
  aankoop: choice({
    label: 'Je koopt',
    start: 'woning',
    when: DEPOSIT,
    options: [
      { value: 'woning', label: 'een woning, met een compromis' },
      { value: 'afbetaling', label: 'een wagen of toestel op afbetaling bij de verkoper' },
    ],
  }),
  prijs: euro({ label: 'Prijs', start: 280_000, min: 1, max: 10_000_000, slider: 1_000, when: DEPOSIT }),
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
  spaargeldAankoop: euro({ label: 'Geld dat je nu hebt', start: 25_000, max: 10_000_000, when: DEPOSIT }),
  kinderen: count({ label: 'Kinderen met onderhoudsgeld', start: 2, min: 1, max: 12, when: SOCIAL }),
  onderhoudsgeld: euro({
    label: 'Onbetaald onderhoudsgeld per kind per maand',
    start: ({ law }) => law(davoPlafond) + 75,
    max: 5_000,
    when: SOCIAL,
  }),
  maandenSociaal: months({ label: 'Hoelang?', start: 6, min: 1, max: 120, when: SOCIAL }),
  inflatie: percent({ label: 'Verwachte inflatie', start: 0.02, min: 0, max: 0.1, refine: true, when: PENSION }),
} as const

export type AdvanceValues = ValuesOf<typeof inputs>
