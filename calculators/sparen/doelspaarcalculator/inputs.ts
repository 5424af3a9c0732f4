/** What saving for several goals asks. */
import { titularissen } from '#calculators/situation/facts.ts'
import { accountHint, myAccountHint, spaarpremie, spaarrente } from '#calculators/common/savings-fields.ts'
import {
  choice,
  type Env,
  euro,
  type Inputs,
  month,
  percent,
  rows,
  text,
  type ValuesOf,
} from '#calculators/kernel/fields.ts'
import { shiftMonth } from '#finance/dates.ts'
import { cappedAccount } from './choices-lists.ts'

const cappedHint = (env: Env) => accountHint(cappedAccount(env), env.today).replace('Start:', 'Leeg:')

type Start = readonly [naam: string, bedrag: number, months: number, prijsstijging: number]

const goals = (...start: readonly Start[]) => ({
  label: 'Je doelen',
  row: 'doel',
  min: 1,
  max: 10,
  columns: {
    naam: text({ label: 'Naam', start: 'Nieuw doel' }),
    bedrag: euro({ label: 'Prijs vandaag', start: 5_000, min: 1, max: 2_000_000 }),
    datum: month({
      label: 'Nodig in',
      start: ({ today }) => shiftMonth(today.slice(0, 7), 36),
      min: '2020-01',
      max: '2075-12',
    }),
    prijsstijging: percent({ label: 'Prijsstijging per jaar', start: 0, min: -0.1, max: 0.15 }),
  },
  start: ({ today }: Env) =>
    start.map(([naam, bedrag, months, prijsstijging]) => ({
      naam,
      bedrag,
      datum: shiftMonth(today.slice(0, 7), months),
      prijsstijging,
    })),
})

export const inputs = {
  voorbeeld: choice({
    label: 'Waarvoor spaar je?',
    start: 'eigen',
    hint: 'Vult de lijst met een voorbeeld. Pas alles aan zoals je wilt.',
    options: [
      { value: 'eigen', label: 'auto, reis of iets anders' },
      { value: 'woning', label: 'eerste woning' },
      { value: 'verbouwing', label: 'verbouwing' },
      { value: 'gezin', label: 'gezin' },
    ],
  }),
  doelen: rows({ ...goals(['Auto', 20_000, 48, 0.02], ['Reis', 3_000, 20, 0.03]), when: { voorbeeld: 'eigen' } }),
  doelenWoning: rows({
    ...goals(
      ['Eigen inbreng', 45_000, 60, 0.02],
      ['Notaris en registratie', 12_000, 60, 0.02],
      ['Inrichting', 8_000, 66, 0.02],
    ),
    when: { voorbeeld: 'woning' },
  }),
  doelenVerbouwing: rows({
    ...goals(['Badkamer', 12_000, 24, 0.03], ['Dak en isolatie', 25_000, 60, 0.03]),
    when: { voorbeeld: 'verbouwing' },
  }),
  doelenGezin: rows({
    ...goals(['Babyuitzet', 2_500, 8, 0.02], ['Grotere auto', 18_000, 36, 0.02], ['Hogere studies', 25_000, 216, 0.02]),
    when: { voorbeeld: 'gezin' },
  }),
  alGespaard: euro({ label: 'Al gespaard', start: 2_000, max: 2_000_000, slider: 250 }),
  perMaand: euro({ label: 'Beschikbaar per maand', start: 400, max: 50_000, slider: 10 }),
  basisrente: percent({ ...spaarrente, refine: true }),
  premie: percent({
    ...spaarpremie,
    refine: true,
    hint: (env) => `${myAccountHint(env)} Een storting krijgt ze alleen voor volle jaren.`,
  }),
  titularissen: titularissen({ refine: true, hint: 'Met twee heb je twee keer de vrijstelling op spaarrente.' }),
  volgorde: choice({
    label: 'Als je budget niet volstaat, gaat het geld eerst naar',
    start: 'datum',
    refine: true,
    options: [
      { value: 'datum', label: 'het vroegste doel' },
      { value: 'lijst', label: 'het doel dat bovenaan staat', formerly: ['prioriteit'] },
    ],
  }),
  vakantiegeld: euro({
    label: 'Extra in mei (vakantiegeld)',
    start: 0,
    max: 50_000,
    refine: true,
    group: 'Jaarlijks extra',
  }),
  eindejaarspremie: euro({
    label: 'Extra in december (eindejaarspremie)',
    start: 0,
    max: 50_000,
    refine: true,
    group: 'Jaarlijks extra',
  }),
  plafond: euro({
    label: 'Rekening met maximum per maand',
    start: null,
    optional: true,
    max: 5_000,
    refine: true,
    group: 'Rekening met een maximum',
    hint: 'Leeg: je gebruikt er geen.',
  }),
  plafondBasis: percent({
    label: 'Basisrente daarop',
    start: null,
    optional: true,
    min: 0,
    max: 0.1,
    refine: true,
    group: 'Rekening met een maximum',
    hint: cappedHint,
  }),
  plafondPremie: percent({
    label: 'Premie daarop',
    start: null,
    optional: true,
    min: 0,
    max: 0.1,
    refine: true,
    group: 'Rekening met een maximum',
    hint: cappedHint,
  }),
} satisfies Inputs

export type Values = ValuesOf<typeof inputs>
