/** The questions of the lease page: the contract, the kilometres, and buying the same car. */
import { carLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { carLoanRate } from '#calculators/common/loan-rates.ts'
import { choice, count, euro, type Inputs, months, percent, type ValuesOf } from '#calculators/kernel/fields.ts'

const KM = 'Kilometers'
const CONTRACT = 'Het contract'
const STOP = 'Vroeger stoppen'
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
  gezocht: choice({
    label: 'Wat reken je uit?',
    start: 'jkp',
    when: OPTION,
    options: [
      { value: 'jkp', label: 'het JKP achter het maandbedrag' },
      { value: 'maandbedrag', label: 'het maandbedrag bij een rente' },
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
    label: 'Huur van de wagen per maand',
    start: 519,
    min: 1,
    max: 50_000,
    slider: 10,
    hint: 'Uit je offerte.',
    when: { gezocht: 'jkp' },
  }),
  rente: percent({
    label: 'Rente per jaar',
    start: (env) => carLoanRate(env, 'nieuw').rate,
    min: 0,
    max: 0.25,
    when: { vorm: 'financieringshuur', gezocht: 'maandbedrag' },
    hint: (env) => carLoanHint(env, 'nieuw'),
  }),
  looptijd: months({ label: 'Looptijd in maanden', start: 48, min: 1, max: 240, slider: 6 }),
  aankoopoptie: percent({
    label: 'Aankoopoptie in % van de prijs',
    start: 0.3,
    min: 0,
    max: 0.9,
    slider: 0.05,
    when: OPTION,
    hint: 'Wat je op het einde betaalt om eigenaar te worden.',
  }),
  verkoopwaarde: percent({
    label: 'Waarde van de wagen op het einde, in % van de prijs',
    short: 'Waarde op het einde',
    start: 0.45,
    min: 0,
    max: 1,
    slider: 0.05,
    hint: 'Start: een aanname. Kijk op een tweedehandssite wat zo’n wagen van die leeftijd, met jouw kilometers, nog kost.',
  }),
  gebruik: euro({
    label: 'Verzekering, onderhoud en taks van een eigen wagen, per jaar',
    short: 'Verzekering, onderhoud en taks per jaar',
    start: 1_800,
    max: 30_000,
    slider: 100,
    hint: 'Start: een aanname. Wat je zelf betaalt als je koopt; bij private lease zit het meestal in de huur.',
  }),
  voorschot: euro({
    label: 'Voorschot of eerste verhoogde huur',
    start: 0,
    max: 500_000,
    refine: true,
    group: CONTRACT,
  }),
  naastHuur: euro({
    label: 'Wat je naast de huur zelf nog betaalt, per jaar',
    start: 0,
    max: 30_000,
    refine: true,
    group: CONTRACT,
    when: RENT,
    hint: 'Als verzekering, onderhoud of taks niet in de huur zit.',
  }),
  inleverschade: euro({
    label: 'Schade bij teruggave',
    start: 0,
    max: 20_000,
    refine: true,
    group: CONTRACT,
    when: RENT,
    hint: 'Krassen en deuken boven de norm van de sector.',
  }),
  betaaltijdstip: choice({
    label: 'Huur betaal je',
    when: { vorm: 'financieringshuur' },
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
  jkpAutolening: percent({
    label: 'JKP van een autolening, als je koopt',
    short: 'JKP van een autolening',
    start: (env) => carLoanRate(env, 'nieuw').rate,
    hint: (env) => carLoanHint(env, 'nieuw'),
    min: 0,
    max: 0.25,
    refine: true,
  }),
  kilometers: count({
    label: 'Kilometers die je rijdt per jaar',
    start: null,
    optional: true,
    min: 1,
    max: 200_000,
    refine: true,
    group: KM,
    unit: 'km',
    hint: 'Leeg: evenveel als in het contract.',
  }),
  contractKilometers: count({
    label: 'Kilometers in het contract per jaar',
    start: null,
    optional: true,
    max: 200_000,
    refine: true,
    group: KM,
    unit: 'km',
    when: RENT,
  }),
  meerkilometer: euro({
    label: 'Kost per kilometer te veel',
    start: null,
    optional: true,
    max: 2,
    refine: true,
    group: KM,
    when: RENT,
    hint: 'Staat in je contract, bijvoorbeeld € 0,10.',
  }),
  stopNaMaand: months({
    label: 'Vroeger stoppen na',
    start: null,
    optional: true,
    min: 1,
    max: 239,
    refine: true,
    group: STOP,
    when: RENT,
    hint: 'Leeg: je loopt het contract uit.',
  }),
  verbreking: percent({
    label: 'Kost bij vroeger stoppen, in % van de resterende huur',
    start: null,
    optional: true,
    min: 0,
    max: 1,
    refine: true,
    group: STOP,
    when: RENT,
    hint: 'Kijk in het contract: dikwijls een derde of meer.',
  }),
} as const satisfies Inputs

export type LeaseValues = ValuesOf<typeof inputs>
