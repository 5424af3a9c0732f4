/** The questions of the lease page: the contract, the kilometres, and buying the same car. */
import { choice, count, euro, months, percent, type ValuesOf } from '#calculators/kernel/fields.ts'
import { carLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { carLoanRate } from '#calculators/common/loan-rates.ts'
import { renteomzetting } from '#calculators/lenen/rente.ts'
import { myAccountHint } from '#calculators/common/savings-fields.ts'
import { myAccount } from '#calculators/common/savings.ts'

const KM = 'Kilometers'
const BUY = 'Dezelfde wagen kopen'
const USE = 'Kosten per jaar'
const CONTRACT = 'Het contract'
const OPTION = { vorm: 'financieringshuur' } as const
const RENT = { vorm: 'privateLease' } as const

export const inputs = {
  vorm: choice({
    label: 'Soort contract',
    start: 'privateLease',
    options: [
      { value: 'privateLease', label: 'private lease: huren, op het einde teruggeven' },
      { value: 'financieringshuur', label: 'leasing met aankoopoptie (financieringshuur)' },
    ],
  }),
  prijs: euro({
    label: 'Prijs van de wagen',
    start: 28_000,
    min: 500,
    max: 500_000,
    slider: 500,
    hint: 'Btw inbegrepen, zoals bij aankoop.',
  }),
  maandbedrag: euro({
    label: 'Huur per maand',
    start: 519,
    min: 1,
    max: 50_000,
    slider: 10,
    hint: 'Uit je offerte.',
  }),
  looptijd: months({ label: 'Looptijd in maanden', start: 48, min: 1, max: 240, slider: 6 }),
  voorschot: euro({ label: 'Voorschot of eerste verhoogde huur', start: 0, max: 500_000, slider: 250 }),
  gezocht: choice({
    label: 'Wat reken je uit?',
    start: 'jkp',
    when: OPTION,
    options: [
      { value: 'jkp', label: 'het JKP achter het maandbedrag' },
      { value: 'maandbedrag', label: 'het maandbedrag bij een rente' },
      { value: 'looptijd', label: 'de looptijd bij een totale rentelast' },
    ],
  }),
  aankoopoptie: percent({
    label: 'Aankoopoptie in % van de prijs',
    start: 0.3,
    min: 0,
    max: 0.9,
    slider: 0.05,
    when: OPTION,
    hint: 'Wat je op het einde betaalt om eigenaar te worden.',
  }),
  restwaarde: euro({
    label: 'Aankoopoptie in euro',
    start: null,
    optional: true,
    max: 500_000,
    refine: true,
    group: CONTRACT,
    when: OPTION,
    hint: 'Leeg: volgens het percentage.',
  }),
  rente: percent({
    label: 'Rente per jaar',
    start: (env) => carLoanRate(env, 'nieuw').rate,
    min: 0,
    max: 0.25,
    when: { vorm: 'financieringshuur', gezocht: 'maandbedrag' },
    hint: (env) => carLoanHint(env, 'nieuw'),
  }),
  rentelast: euro({
    label: 'Totale rentelast',
    start: 6_000,
    max: 500_000,
    when: { vorm: 'financieringshuur', gezocht: 'looptijd' },
    hint: 'Alle rente samen, zoals in de offerte.',
  }),
  betaaltijdstip: choice({
    label: 'Huur betaal je',
    start: 'achteraf',
    refine: true,
    group: CONTRACT,
    options: [
      { value: 'achteraf', label: 'op het einde van de maand' },
      { value: 'vooraf', label: 'in het begin van de maand' },
    ],
  }),
  btw: choice({
    label: 'Bedragen',
    start: 'inclusief',
    refine: true,
    group: CONTRACT,
    hint: 'Ondernemingen krijgen offertes zonder btw.',
    options: [
      { value: 'inclusief', label: 'met btw (particulier)' },
      { value: 'exclusief', label: 'zonder btw (onderneming)' },
    ],
  }),
  inbegrepen: choice({
    label: 'Inbegrepen in de huur',
    start: 'alles',
    refine: true,
    group: CONTRACT,
    when: RENT,
    options: [
      { value: 'alles', label: 'verzekering, onderhoud en taks' },
      { value: 'onderhoud', label: 'onderhoud en taks, geen verzekering' },
      { value: 'niets', label: 'niets' },
    ],
  }),
  inleverschade: euro({
    label: 'Schade bij teruggave',
    start: 400,
    max: 20_000,
    refine: true,
    group: CONTRACT,
    when: RENT,
    hint: 'Krassen en deuken boven de norm van de sector.',
  }),
  stopNaMaand: months({
    label: 'Vroeger stoppen na',
    start: null,
    optional: true,
    min: 1,
    max: 239,
    refine: true,
    group: CONTRACT,
    when: RENT,
    hint: 'Leeg: je loopt het contract uit.',
  }),
  verbreking: percent({
    label: 'Kost bij vroeger stoppen, in % van de resterende huur',
    start: 0.35,
    min: 0,
    max: 1,
    refine: true,
    group: CONTRACT,
    when: RENT,
    hint: 'Kijk in het contract: dikwijls een derde of meer.',
  }),
  kilometers: count({
    label: 'Kilometers die je rijdt per jaar',
    start: 15_000,
    max: 200_000,
    refine: true,
    group: KM,
    unit: 'km',
  }),
  contractKilometers: count({
    label: 'Kilometers in het contract per jaar',
    start: 15_000,
    max: 200_000,
    refine: true,
    group: KM,
    unit: 'km',
    when: RENT,
  }),
  meerkilometer: euro({ label: 'Kost per kilometer te veel', start: 0.1, max: 2, refine: true, group: KM, when: RENT }),
  waardeverliesKm: euro({
    label: 'Waardeverlies per kilometer',
    start: 0.05,
    max: 2,
    refine: true,
    group: KM,
    hint: 'Hoeveel minder je eigen wagen waard is per extra kilometer. Eigen schatting.',
  }),
  verzekering: euro({ label: 'Verzekering', start: 900, max: 10_000, refine: true, group: USE }),
  onderhoud: euro({ label: 'Onderhoud en banden', start: 650, max: 10_000, refine: true, group: USE }),
  taks: euro({ label: 'Verkeersbelasting en keuring', start: 250, max: 10_000, refine: true, group: USE }),
  eigenInbreng: euro({ label: 'Eigen geld bij aankoop met lening', start: 0, max: 500_000, refine: true, group: BUY }),
  jkpAutolening: percent({
    label: 'JKP van een autolening',
    start: (env) => carLoanRate(env, 'nieuw').rate,
    hint: (env) => carLoanHint(env, 'nieuw'),
    min: 0,
    max: 0.25,
    refine: true,
    group: BUY,
  }),
  verkoopwaarde: percent({
    label: 'Waarde op het einde in % van de prijs',
    start: 0.45,
    min: 0,
    max: 1,
    refine: true,
    group: BUY,
    hint: 'Bij het aantal kilometers van het contract. Eigen schatting.',
  }),
  spaarrente: percent({
    label: 'Spaarrente die je mist met eigen geld',
    start: (env) => myAccount(env).base,
    hint: myAccountHint,
    min: 0,
    max: 0.1,
    refine: true,
    group: BUY,
  }),
  renteomzetting: { ...renteomzetting, when: { vorm: 'financieringshuur', gezocht: 'maandbedrag' } },
  inflatie: percent({ label: 'Verwachte inflatie', start: 0.02, min: 0, max: 0.1, refine: true }),
} as const

export type LeaseValues = ValuesOf<typeof inputs>
