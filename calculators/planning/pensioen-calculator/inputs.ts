import {
  brutoloon,
  eindejaarspremie,
  geboortedatum,
  gemeentebelasting,
  gewest,
  gezin,
  loopbaanjaren,
  postcode,
  statuteOptions,
  stopleeftijd,
} from '#calculators/situation/facts.ts'
import { choice, count, euro, type Inputs, percent, toggle, type ValuesOf } from '#calculators/kernel/fields.ts'
import { dateText } from '#calculators/kernel/format.ts'
import { FIRST_WORKING_AGE } from '#calculators/models/career.ts'
import { aangekondigdePoort, pensioenbonusBedragen } from '#rules/pensioen/pensioenhervorming.figures.ts'

const employee = ['bediende', 'arbeider'] as const
const ownCareer = [...employee, 'zelfstandige', 'ambtenaar'] as const

const career = { refine: true, group: 'Loopbaan en loon' } as const
const mixed = { refine: true, group: 'Jaren in een ander statuut', when: { statuut: ownCareer } } as const
const rules = { refine: true, group: 'Aangekondigde regels' } as const
const tax = { refine: true, group: 'Van bruto naar netto' } as const
const second = { refine: true, group: 'Groepsverzekering' } as const
const own = { refine: true, group: 'Eigen kapitaal' } as const

export const inputs = {
  geboortedatum: geboortedatum({ start: '1985-06-15', min: '1940-01-01', max: '2008-12-31' }),
  statuut: choice({
    label: 'Statuut',
    fact: 'statuut',
    start: 'bediende',
    options: [...statuteOptions(ownCareer), { value: 'mypension', label: 'Ik heb mijn bedrag van mypension.be' }],
  }),
  brutoMaandloon: brutoloon({
    start: 3_500,
    when: { statuut: ownCareer },
    hint: 'Zelfstandige: je netto beroepsinkomen per maand. Ambtenaar: je wedde.',
  }),
  mypensionBruto: euro({
    label: 'Bruto pensioen per maand volgens mypension.be',
    start: 1_900,
    max: 20_000,
    slider: 10,
    when: { statuut: 'mypension' },
    hint: 'Het bedrag bij de leeftijd waarop je stopt.',
  }),
  loopbaanjaren: count({
    ...loopbaanjaren({ start: 0 }),
    start: null,
    optional: true,
    hint: `Gewerkte en gelijkgestelde jaren, zoals op mypension.be. Leeg: alsof je op je ${FIRST_WORKING_AGE}ste begon.`,
  }),
  stopleeftijd: stopleeftijd({ start: 67 }),
  gewenstNetto: euro({
    label: 'Gewenst netto inkomen per maand',
    start: 2_500,
    max: 50_000,
    slider: 50,
    hint: 'In euro’s van vandaag, ook voor de jaren voor je pensioen start.',
  }),

  gezin: gezin({ hint: 'Met een partner zonder inkomen krijg je het gezinspensioen.', ...career }),
  eindejaarspremie: eindejaarspremie({
    when: { statuut: employee },
    hint: 'Telt mee voor je pensioen. Dubbel vakantiegeld telt niet mee.',
    ...career,
  }),
  pensioengevendJaarloon: euro({
    label: 'Brutoloon per jaar dat telt voor je pensioen',
    start: null,
    optional: true,
    max: 1_000_000,
    when: { statuut: [...employee, 'zelfstandige'] },
    hint: 'Leeg: je maandloon, maal twaalf of dertien.',
    ...career,
  }),
  reeleLoongroei: percent({
    label: 'Loongroei per jaar boven de inflatie',
    start: 0,
    min: -0.02,
    max: 0.05,
    when: { statuut: ownCareer },
    hint: 'We nemen dezelfde groei voor vroeger en later.',
    ...career,
  }),
  deeltijdsJaren: count({
    label: 'Komende jaren deeltijds',
    start: 0,
    max: 45,
    unit: 'jaar',
    when: { statuut: ownCareer },
    ...career,
  }),
  deeltijdsBreuk: percent({
    label: 'Hoeveel werk je dan?',
    start: 0.8,
    neutral: 0.8,
    min: 0.1,
    max: 1,
    when: { statuut: ownCareer },
    ...career,
  }),
  andereJaren: count({
    label: 'Loopbaanjaren in een ander statuut',
    start: 0,
    max: 45,
    decimals: 2,
    unit: 'jaar',
    hint: 'Zitten niet in de jaren hierboven. Ze tellen mee voor je loopbaan.',
    ...mixed,
  }),
  anderStatuut: choice({
    label: 'Dat statuut',
    start: 'zelfstandige',
    options: [
      { value: 'zelfstandige', label: 'Zelfstandige' },
      { value: 'werknemer', label: 'Bediende of arbeider' },
      { value: 'ambtenaar', label: 'Ambtenaar' },
    ],
    ...mixed,
  }),
  anderInkomen: euro({
    label: 'Gemiddeld bruto per jaar daarin, in euro’s van vandaag',
    start: 30_000,
    neutral: 30_000,
    max: 1_000_000,
    ...mixed,
  }),

  regels: choice({
    label: 'Welke regels?',
    start: 'nu',
    hint: `De malus en de bonus zijn wet. Een vroegere start na een zware loopbaan zagen we op ${dateText(aangekondigdePoort.checkedOn)} nog niet in het Staatsblad.`,
    options: [
      { value: 'nu', label: 'De wet' },
      { value: 'aangekondigd', label: 'Met de aangekondigde start op 60' },
    ],
    ...rules,
  }),
  effectieveJaren: count({
    label: 'Jaren met minstens 156 gewerkte dagen, tot nu',
    start: null,
    optional: true,
    max: 60,
    decimals: 2,
    unit: 'jaar',
    hint: 'Voor de malus telt echt gewerkte tijd, ook ziekte. Leeg: al je loopbaanjaren.',
    ...rules,
  }),
  effectieveDagen: count({
    label: 'Gewerkte dagen over je hele loopbaan, tot nu',
    start: null,
    optional: true,
    max: 20_000,
    unit: 'dagen',
    hint: 'Leeg: volle jaren. Telt ook voor het minimumpensioen.',
    ...rules,
  }),
  altijdVoltijds: toggle({
    label: 'Ik werkte elk jaar minstens 234 dagen',
    start: false,
    when: { regels: 'aangekondigd' },
    ...rules,
  }),
  bonusMaanden: count({
    label: 'Maanden pensioenbonus die je al opbouwde',
    start: 0,
    max: 36,
    unit: 'maanden',
    hint: ({ law }) =>
      `Alleen voor wie toen al met pensioen kon en bleef werken. Hoogstens ${law(pensioenbonusBedragen).maanden} maanden tellen.`,
    ...rules,
  }),

  postcode: postcode(tax),
  gewest: gewest({ ...tax, hint: 'Een postcode gaat voor.' }),
  gemeentebelasting: gemeentebelasting(tax),
  fictieveRente: euro({
    label: 'Fictieve rente per maand',
    start: null,
    optional: true,
    max: 20_000,
    hint: 'Staat op de brief van de pensioendienst. Leeg: geschat uit je groepsverzekering.',
    ...tax,
  }),

  groepsverzekering: euro({
    label: 'Bruto kapitaal bij pensioen',
    start: 0,
    max: 5_000_000,
    hint: 'In euro’s van vandaag, zonder winstdeling. Staat op mypension.be.',
    ...second,
  }),
  winstdeling: euro({ label: 'Winstdeling', start: 0, max: 1_000_000, ...second }),
  werknemersdeel: percent({ label: 'Deel uit je eigen bijdragen', start: 0, min: 0, max: 1, ...second }),
  actief: toggle({
    label: 'Ik blijf werken tot ik stop',
    start: true,
    neutral: true,
    hint: 'Wie tot de wettelijke leeftijd of tot een volledige loopbaan actief blijft, betaalt het laagste tarief.',
    ...second,
  }),

  pensioensparen: euro({ label: 'Pensioensparen, netto kapitaal', start: 0, max: 1_000_000, ...own }),
  eigenVermogen: euro({ label: 'Ander eigen vermogen voor later', start: 0, max: 10_000_000, ...own }),
  uitkerenTot: count({
    label: 'Geld nodig tot de leeftijd van',
    start: 90,
    min: 75,
    max: 105,
    unit: 'jaar',
    ...own,
  }),
  reeelRendement: percent({
    label: 'Rendement na inflatie op dat kapitaal',
    start: 0,
    min: -0.02,
    max: 0.06,
    ...own,
  }),
} satisfies Inputs

export type Values = ValuesOf<typeof inputs>
