/** What saving for several goals asks. */
import { choice, count, type Env, euro, type Inputs, month, percent, rows, text } from '#calculators/kernel/fields.ts'
import { accountHint, myAccountHint } from '#calculators/common/savings-fields.ts'
import { bestMonthlyAccount, myAccount } from '#calculators/common/savings.ts'
import { MONTHLY_RATE } from '#calculators/sparen/account.ts'
import { shiftMonth } from '#finance/dates.ts'

/** Accounts that take a limited amount per month usually pay more: they have a start value of their own. */
const capped = (env: Env) => bestMonthlyAccount(env) ?? myAccount(env)
const cappedHint = (env: Env) => accountHint(capped(env), env.today)

export const inputs = {
  doelen: rows({
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
      prioriteit: count({ label: 'Prioriteit', start: 3, min: 1, max: 5 }),
    },
    start: ({ today }) => [
      { naam: 'Auto', bedrag: 20_000, datum: shiftMonth(today.slice(0, 7), 48), prijsstijging: 0.02, prioriteit: 1 },
      { naam: 'Reis', bedrag: 3_000, datum: shiftMonth(today.slice(0, 7), 20), prijsstijging: 0.03, prioriteit: 2 },
    ],
  }),
  alGespaard: euro({ label: 'Al gespaard', start: 2_000, max: 2_000_000, slider: 250 }),
  perMaand: euro({ label: 'Beschikbaar per maand', start: 400, max: 50_000, slider: 10 }),
  basisrente: percent({
    label: 'Basisrente',
    start: (env) => myAccount(env).base,
    min: 0,
    max: 0.1,
    refine: true,
    hint: myAccountHint,
  }),
  premie: percent({
    label: 'Getrouwheidspremie',
    start: (env) => myAccount(env).premium,
    min: 0,
    max: 0.1,
    refine: true,
    hint: (env) => `${myAccountHint(env)} Een storting krijgt ze alleen voor volle jaren tot je doel.`,
  }),
  maandrente: choice({
    label: 'Rente per maand',
    start: 'actuarieel',
    refine: true,
    hint: 'Rekenbladen delen de jaarrente vaak door twaalf.',
    options: MONTHLY_RATE,
  }),
  titularissen: count({
    label: 'Aantal titularissen',
    start: 1,
    min: 1,
    max: 2,
    refine: true,
    hint: 'Met twee heb je twee keer de vrijstelling op spaarrente.',
  }),
  volgorde: choice({
    label: 'Geld gaat eerst naar',
    start: 'datum',
    refine: true,
    options: [
      { value: 'datum', label: 'het vroegste doel' },
      { value: 'prioriteit', label: 'het belangrijkste doel' },
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
    start: (env) => capped(env).base,
    min: 0,
    max: 0.1,
    refine: true,
    group: 'Rekening met een maximum',
    hint: cappedHint,
  }),
  plafondPremie: percent({
    label: 'Premie daarop',
    start: (env) => capped(env).premium,
    min: 0,
    max: 0.1,
    refine: true,
    group: 'Rekening met een maximum',
    hint: cappedHint,
  }),
} satisfies Inputs
