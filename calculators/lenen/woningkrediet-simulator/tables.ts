/** Tables of the purchase project. */
import { balanceByYear, yearsOf } from '#calculators/lenen/aflossing.ts'
import { monthlyRate } from '#calculators/lenen/rente.ts'
import type { Table } from '#calculators/report.ts'
import { addMonths } from '#finance/dates.ts'
import { annuityPayment } from '#finance/loan.ts'
import { roundCents, sum } from '#finance/money.ts'
import type { Law } from '#rules/dated.ts'
import { gewesten, gewestNaam } from '#rules/gewest.ts'
import type { ProjectValues } from './inputs.ts'
import { type Project, projectOf } from './project.ts'

export function costTable({ costs, deed }: Project, values: ProjectValues): Table {
  return {
    key: 'kosten',
    title: 'Alle kosten op een rij',
    columns: [
      { key: 'post', label: 'Post', unit: 'text' },
      { key: 'bedrag', label: 'Bedrag', unit: 'euro', total: true },
      { key: 'naar', label: 'Gaat naar', unit: 'text' },
    ],
    rows: [
      ['Registratiebelasting', costs.registratie.belasting, 'overheid'],
      ...(costs.btw > 0 ? [['Btw op de bouw', costs.btw, 'overheid']] : []),
      ...costs.akte.lijnen.map(({ label, bedrag, naar }) => [`Aankoop: ${label.toLowerCase()}`, bedrag, naar]),
      ...deed.lijnen.map(({ label, bedrag, naar }) => [`Lening: ${label.toLowerCase()}`, bedrag, naar]),
      ['Dossier en schatting', values.bankkosten, 'bank'],
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
export function cashTable(project: Project, values: ProjectValues, advance: number): Table {
  const { datumAkte, bouwkost, sloopkost, renovatie, verhuis } = values
  const later = sum([bouwkost, sloopkost, project.costs.btw])
  const settling = sum([renovatie, verhuis])
  const atDeed = roundCents(project.needed + project.deed.totaal - advance - later - settling)
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
        project.loan === 0 ? 'eigen geld' : project.own > advance ? 'eigen geld en lening' : 'lening',
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
