/** Tables of the purchase project. */
import { balanceByYear, yearsOf } from '#calculators/lenen/aflossing.ts'
import { monthlyRate } from '#calculators/lenen/rente.ts'
import type { Table } from '#calculators/kernel/report.ts'
import { addMonths } from '#finance/dates.ts'
import { annuityPayment } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import type { Dated, Law } from '#rules/kernel/dated.ts'
import { gewesten, gewestNaam } from '#rules/kernel/gewest.ts'
import {
  ereloonKrediet,
  hypotheekrecht,
  mandaatRegistratie,
  registratieBijlagen,
  registratierechtHypotheek,
  retributieInschrijving,
} from '#rules/krediet/kredietakte.figures.ts'
import {
  administratieveKosten,
  btwNotaris,
  ereloonAankoop,
  ereloonGezinswoning,
  overschrijving,
  rechtOpGeschriften,
} from '#rules/wonen/notaris.figures.ts'
import { btwHeropbouw, btwNieuwbouw } from '#rules/wonen/registratietarieven.figures.ts'
import { dossierkostenWoonkrediet } from '#rules/krediet/woonkrediet.figures.ts'
import type { ProjectValues } from './inputs.ts'
import { type CashPlan, type Project, projectOf } from './project.ts'

/** Where each line of a deed comes from: law, decree or an estimate. */
const BASIS: Readonly<Record<string, Dated<unknown>>> = {
  administratie: administratieveKosten,
  geschriften: rechtOpGeschriften,
  overschrijving,
  registratie: registratierechtHypotheek,
  bijlagen: registratieBijlagen,
  hypotheekrecht,
  retributie: retributieInschrijving,
  volmacht: mandaatRegistratie,
  btw: btwNotaris,
}

const basisOf = (figure: Dated<unknown> | undefined): string =>
  figure ? [figure.source, figure.article].filter(Boolean).join(', ') : 'raming'

export function costTable({ costs, deed }: Project, values: ProjectValues): Table {
  const purchase: Readonly<Record<string, Dated<unknown>>> = {
    ...BASIS,
    ereloon: costs.gezinswoning ? ereloonGezinswoning : ereloonAankoop,
  }
  const loan: Readonly<Record<string, Dated<unknown>>> = { ...BASIS, ereloon: ereloonKrediet }
  return {
    key: 'kosten',
    title: 'Alle kosten op een rij',
    columns: [
      { key: 'post', label: 'Post', unit: 'text' },
      { key: 'bedrag', label: 'Bedrag', unit: 'euro', total: true },
      { key: 'naar', label: 'Gaat naar', unit: 'text' },
      { key: 'grondslag', label: 'Grondslag', unit: 'text' },
    ],
    rows: [
      ['Registratiebelasting', costs.registratie.belasting, 'overheid', basisOf(costs.registratie.cijfers[0])],
      ...(costs.btw > 0
        ? [
            [
              'Btw op de bouw',
              costs.btw,
              'overheid',
              basisOf(values.btwTarief === 'heropbouw' ? btwHeropbouw : btwNieuwbouw),
            ],
          ]
        : []),
      ...costs.akte.lijnen.map(({ key, label, bedrag, naar }) => [
        `Aankoop: ${label.toLowerCase()}`,
        bedrag,
        naar,
        basisOf(purchase[key]),
      ]),
      ...deed.lijnen.map(({ key, label, bedrag, naar }) => [
        `Lening: ${label.toLowerCase()}`,
        bedrag,
        naar,
        basisOf(loan[key]),
      ]),
      ['Dossier en schatting', values.bankkosten, 'bank', basisOf(dossierkostenWoonkrediet)],
    ],
  }
}

export function regionTable(law: Law, values: ProjectValues): Table {
  return {
    key: 'gewesten',
    title: 'Hetzelfde huis in elk gewest',
    columns: [
      { key: 'gewest', label: 'Gewest', unit: 'text' },
      { key: 'registratie', label: 'Registratie', unit: 'euro' },
      { key: 'lening', label: 'Te lenen', unit: 'euro' },
      { key: 'maandlast', label: 'Maandlast', unit: 'euro' },
    ],
    rows: gewesten.map((region) => {
      const there = projectOf(law, values, region)
      return [gewestNaam[region], there.costs.registratie.belasting, there.loan, there.schedule?.payment ?? 0]
    }),
    strong: [gewesten.indexOf(values.gewest)],
  }
}

/** The advance goes to the notary at the compromis, the rest of the own money at the deed, works come after. */
export function cashTable(project: Project, { datumAkte }: ProjectValues, plan: CashPlan): Table {
  const { advance, atDeed, ownAtDeed, later, settling } = plan
  return {
    key: 'betaalkalender',
    title: 'Wanneer je geld klaar moet staan',
    columns: [
      { key: 'wanneer', label: 'Wanneer', unit: 'text' },
      { key: 'datum', label: 'Datum', unit: 'date' },
      { key: 'bedrag', label: 'Bedrag', unit: 'euro', total: true },
      { key: 'waarmee', label: 'Waarmee', unit: 'text' },
    ],
    rows: [
      ['Compromis: voorschot', addMonths(datumAkte, -4), advance, 'eigen geld'],
      [
        'Akte: saldo van de prijs, belasting en aktes',
        datumAkte,
        atDeed,
        project.loan === 0 ? 'eigen geld' : ownAtDeed > 0 ? 'eigen geld en lening' : 'lening',
      ],
      ...(later > 0 ? [['Bouw, sloop en btw, in schijven', datumAkte, later, 'lening, daarna eigen geld']] : []),
      ...(settling > 0
        ? [['Na de akte: renovatie en verhuis', addMonths(datumAkte, 1), settling, 'eigen geld of lening']]
        : []),
    ],
    note: 'Een voorschot van een tiende is gebruikelijk, niet verplicht. De akte volgt hoogstens vier maanden na het compromis.',
  }
}

export function loanTables({ schedule, loan }: Project, { rente, looptijd }: ProjectValues, housing: number): Table[] {
  if (!schedule) return []
  const balances = balanceByYear(schedule, loan)
  const years = yearsOf(schedule)
  return [
    {
      key: 'rente',
      title: 'Je woonlast bij een andere rente',
      columns: [
        { key: 'rente', label: 'Rente', unit: 'percent' },
        { key: 'maandlast', label: 'Maandlast', unit: 'euro' },
        { key: 'woonlast', label: 'Woonlast', unit: 'euro' },
      ],
      rows: [-0.005, 0, 0.005, 0.01, 0.02].flatMap((step) => {
        if (rente + step < 0) return []
        const payment =
          step === 0 ? schedule.payment : roundCents(annuityPayment(loan, monthlyRate(rente + step), looptijd * 12))
        return [[rente + step, payment, roundCents(housing - schedule.payment + payment)]]
      }),
    },
    {
      key: 'schuld',
      title: 'Wat er elk jaar nog te betalen blijft',
      columns: [
        { key: 'jaar', label: 'Na jaar', unit: 'text' },
        { key: 'rente', label: 'Rente dat jaar', unit: 'euro' },
        { key: 'saldo', label: 'Schuld', unit: 'euro' },
      ],
      rows: balances.map((balance, year) => [String(year), years[year - 1]?.interest ?? 0, balance]),
      inYears: balances.map((_, year) => year),
    },
  ]
}
