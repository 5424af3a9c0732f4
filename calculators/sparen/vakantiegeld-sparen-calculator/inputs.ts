import { MONTHS } from '#calculators/kernel/months.ts'
import { brutoloon, kinderen, loontrekkend, statuut, tewerkstelling } from '#calculators/situation/facts.ts'
import { myAccountHint } from '#calculators/common/savings-fields.ts'
import { myRate } from '#calculators/common/savings.ts'
import { gewerkteMaanden, tewerkstellingVorigJaar } from '#calculators/common/vakantie-fields.ts'
import { choice, count, euro, type Inputs, months, percent, toggle } from '#calculators/kernel/fields.ts'

const clerk = { statuut: 'bediende' } as const

export const inputs = {
  vakantiebudget: euro({ label: 'Wat kost je volgende vakantie?', start: 1_800, max: 100_000, slider: 50 }),
  maandenTotVakantie: months({ label: 'Maanden tot die vakantie', start: 12, min: 1, max: 60, slider: 1 }),
  statuut: statuut(loontrekkend),
  maandloon: brutoloon({ start: 3_200, when: clerk }),
  jaarloon: euro({
    label: 'Bruto jaarloon vorig jaar',
    start: 36_000,
    max: 500_000,
    slider: 500,
    when: { statuut: 'arbeider' },
  }),
  betaalmaand: choice({
    label: 'Wanneer komt je vakantiegeld?',
    start: 'mei',
    options: MONTHS.map((month) => ({ value: month, label: month })),
    neutral: 'mei',
    hint: 'Meestal in mei. Het telt alleen mee als het er is voor je vertrekt.',
  }),
  alGespaard: euro({ label: 'Al gespaard voor deze vakantie', start: 0, max: 100_000, refine: true }),
  deelVakantie: percent({
    label: 'Deel van je vakantiegeld voor deze vakantie',
    start: 1,
    neutral: 1,
    min: 0,
    max: 1,
    refine: true,
    hint: 'De rest houd je over om te sparen.',
  }),
  kinderen: kinderen({ refine: true, when: clerk }),
  gewerkteMaanden: gewerkteMaanden({ refine: true, when: clerk }),
  tewerkstellingNu: tewerkstelling({ refine: true, when: clerk }),
  tewerkstellingVorigJaar: tewerkstellingVorigJaar({ when: clerk }),
  vertrek: toggle({
    label: 'Ik vertrek bij mijn werkgever',
    start: false,
    refine: true,
    when: clerk,
    hint: 'Dan krijg je vertrekvakantiegeld op het loon van de gewerkte maanden.',
  }),
  vakantiedagen: count({
    label: 'Vakantiedagen voor een vol gewerkt jaar',
    start: 20,
    neutral: 20,
    min: 1,
    max: 40,
    refine: true,
    unit: 'dagen',
    when: clerk,
  }),
  werkdagen: count({
    label: 'Werkdagen in de vakantiemaand',
    start: 22,
    neutral: 22,
    min: 1,
    max: 27,
    refine: true,
    unit: 'dagen',
    when: clerk,
  }),
  rente: percent({
    label: 'Netto spaarrente per jaar op wat je overhoudt',
    short: 'spaarrente',
    start: myRate,
    min: 0,
    max: 0.1,
    refine: true,
    hint: myAccountHint,
  }),
} satisfies Inputs
