/** The questions of the page about several debts. */
import {
  euro,
  type Inputs,
  month,
  months,
  percent,
  rows,
  text,
  toggle,
  type ValuesOf,
} from '#calculators/kernel/fields.ts'
import { schuld, schulden } from '#calculators/situation/debt-fields.ts'
import { personalLoanHint } from '#calculators/common/loan-rates-fields.ts'
import { personalLoanRate } from '#calculators/common/loan-rates.ts'
import { renteomzetting } from '#calculators/lenen/rate-fields.ts'
import { shiftMonth } from '#finance/dates.ts'
import { hoogsteJkp } from '#rules/krediet/consumentenkrediet.ts'

const MERGED = 'Eén nieuw krediet'

export const inputs = {
  schulden: rows({
    ...schulden,
    row: 'schuld',
    min: 1,
    max: 10,
    hint: 'Neem het openstaande bedrag over van je laatste afrekening.',
    start: ({ law }) => [
      {
        naam: 'Kaartkrediet',
        soort: 'kredietopening',
        saldo: 3_600,
        jkp: hoogsteJkp(law, 'kaart', 3_600),
        maandlast: 150,
        resterend: null,
        vergoeding: null,
      },
      {
        naam: 'Persoonlijke lening',
        soort: 'lening',
        saldo: 2_800,
        jkp: 0.089,
        maandlast: 120,
        resterend: null,
        vergoeding: null,
      },
      {
        naam: 'Autolening',
        soort: 'lening',
        saldo: 11_000,
        jkp: 0.0475,
        maandlast: 250,
        resterend: null,
        vergoeding: null,
      },
    ],
    columns: {
      naam: text({ label: 'Schuld', start: '', maxLength: 40 }),
      ...schuld,
      vergoeding: euro({
        label: 'Kost bij vervroegd aflossen',
        start: null,
        optional: true,
        max: 100_000,
        hint: 'Leeg: het wettelijke maximum.',
      }),
      apart: toggle({ label: 'Apart houden, niet samenvoegen', start: false }),
    },
  }),
  extraPerMaand: euro({
    label: 'Extra per maand',
    start: 100,
    max: 50_000,
    slider: 10,
    hint: 'Wat je bovenop je afbetalingen kunt missen. Elke weg rekent met hetzelfde maandbudget.',
  }),
  jkpNieuw: percent({
    label: 'JKP van het nieuwe krediet',
    start: (env) => personalLoanRate(env).rate,
    hint: (env) => `Jaarlijks kostenpercentage als je alles samenvoegt. ${personalLoanHint(env)}`,
    min: 0,
    max: 0.3,
    slider: 0.0025,
  }),
  looptijdNieuw: months({ label: 'Looptijd van het nieuwe krediet', start: 60, min: 1, max: 240, slider: 6 }),
  kostenNieuw: euro({
    label: 'Dossierkosten van het nieuwe krediet',
    start: 0,
    max: 50_000,
    refine: true,
    group: MERGED,
    hint: 'Enkel kosten die nog niet in het JKP zitten. We tellen ze bij het nieuwe bedrag.',
  }),
  vergoedingBijExtra: toggle({
    label: 'Ook een vergoeding op extra aflossingen van leningen',
    start: false,
    refine: true,
    hint: 'Een kredietgever mag die vragen. Velen doen het niet voor kleine bedragen.',
  }),
  renteomzetting,
  startmaand: month({
    label: 'Eerste afbetaling',
    start: ({ today }) => shiftMonth(today.slice(0, 7), 1),
    min: '2000-01',
    max: '2060-12',
    refine: true,
  }),
} as const satisfies Inputs

export type DebtValues = ValuesOf<typeof inputs>
