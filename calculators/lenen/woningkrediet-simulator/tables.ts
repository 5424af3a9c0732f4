/** Tables of the purchase project. */
import type { Table } from '#calculators/kernel/report.ts'
import type { Dated } from '#rules/kernel/dated.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import {
  ereloonKrediet,
  hypotheekrecht,
  registratieBijlagen,
  registratierechtHypotheek,
  retributieInschrijving,
} from '#rules/krediet/kredietakte.figures.ts'
import { dossierkostenWoonkrediet } from '#rules/krediet/woonkrediet.figures.ts'
import {
  administratieveKosten,
  btwNotaris,
  ereloonAankoop,
  ereloonGezinswoning,
  overschrijving,
  rechtOpGeschriften,
} from '#rules/wonen/notaris.figures.ts'
import { btwHeropbouw, btwNieuwbouw } from '#rules/wonen/btw.figures.ts'
import type { Buying } from './case.ts'
import { taxName } from './tell-words.ts'

/** Where each line of a deed comes from: law, decree or an estimate. */
const BASIS: Readonly<Record<string, Dated<unknown>>> = {
  administratie: administratieveKosten,
  geschriften: rechtOpGeschriften,
  overschrijving,
  registratie: registratierechtHypotheek,
  bijlagen: registratieBijlagen,
  hypotheekrecht,
  retributie: retributieInschrijving,
  btw: btwNotaris,
}

const basisOf = (figure: Dated<unknown> | undefined): string =>
  figure ? [figure.source, figure.article].filter(Boolean).join(', ') : 'raming'

function costTable(solved: Buying): Table {
  const { values, work } = solved
  const { costs, deed } = work.project
  const purchase = { ...BASIS, ereloon: costs.gezinswoning ? ereloonGezinswoning : ereloonAankoop }
  const loan = { ...BASIS, ereloon: ereloonKrediet }
  const line = (name: string, basis: Readonly<Record<string, Dated<unknown>>>, lines: typeof deed.lijnen) =>
    lines.map(({ key, label, bedrag, naar }) => [`${name}: ${label.toLowerCase()}`, bedrag, naar, basisOf(basis[key])])
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
      ...(costs.registratie.belasting > 0
        ? [[taxName(solved), costs.registratie.belasting, 'overheid', basisOf(costs.registratie.cijfers[0])]]
        : []),
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
      ...line('Aankoop', purchase, costs.akte.lijnen),
      ...line('Lening', loan, deed.lijnen),
      ...(work.bankCosts > 0
        ? [['Dossier en schatting', work.bankCosts, 'bank', basisOf(dossierkostenWoonkrediet)]]
        : []),
    ],
  }
}

const regionTable = ({ values, work }: Buying): Table => ({
  key: 'gewesten',
  title: 'Hetzelfde huis in elk gewest',
  columns: [
    { key: 'gewest', label: 'Gewest', unit: 'text' },
    { key: 'lening', label: 'Te lenen', unit: 'euro' },
    { key: 'registratie', label: 'Registratie', unit: 'euro' },
    { key: 'maandlast', label: 'Maandlast', unit: 'euro' },
  ],
  rows: work.regions.map(({ region, tax, loan, payment }) => [gewestNaam[region], loan, tax, payment]),
  strong: [work.regions.findIndex(({ region }) => region === values.gewest)],
})

/** The advance goes to the notary at the compromis, the rest of the own money at the deed, works come after. */
function cashTable({ out, work }: Buying): Table {
  const { advance, atDeed, ownAtDeed, later, settling } = work.cash
  return {
    key: 'betaalkalender',
    title: 'Wanneer je wat betaalt',
    columns: [
      { key: 'wat', label: 'Wat', unit: 'text' },
      { key: 'bedrag', label: 'Bedrag', unit: 'euro', total: true },
      { key: 'wanneer', label: 'Wanneer', unit: 'date' },
      { key: 'waarmee', label: 'Waarmee', unit: 'text' },
    ],
    rows: [
      ['Compromis: voorschot', advance, work.compromis, 'eigen geld'],
      [
        'Akte: saldo van de prijs, belasting en aktes',
        atDeed,
        work.datumAkte,
        out.leenbedrag === 0 ? 'eigen geld' : ownAtDeed > 0 ? 'eigen geld en lening' : 'lening',
      ],
      ...(later > 0 ? [['Bouw en btw, in schijven', later, work.datumAkte, 'lening, daarna eigen geld']] : []),
      ...(settling > 0 ? [['Na de akte: renovatie en verhuis', settling, work.afterDeed, 'eigen geld of lening']] : []),
    ],
    note: 'Een voorschot van een tiende is gebruikelijk, niet verplicht. De akte volgt hoogstens vier maanden na het compromis.',
  }
}

function loanTables({ out, work }: Buying): Table[] {
  if (!work.views) return []
  const withHousing = out.woonlast !== null
  return [
    {
      key: 'rente',
      title: 'Dezelfde aankoop bij een andere rente',
      columns: [
        { key: 'rente', label: 'Rente', unit: 'percent' },
        { key: 'maandlast', label: 'Maandlast', unit: 'euro' },
        ...(withHousing ? [{ key: 'woonlast', label: 'Woonlast', unit: 'euro' as const }] : []),
      ],
      rows: work.views.rates.map(({ rate, payment, housing }) => [rate, payment, ...(withHousing ? [housing] : [])]),
      strong: [work.views.rates.findIndex(({ chosen }) => chosen)],
    },
    {
      key: 'schuld',
      title: 'Wat er elk jaar nog te betalen blijft',
      columns: [
        { key: 'jaar', label: 'Na jaar', unit: 'text' },
        { key: 'saldo', label: 'Schuld', unit: 'euro' },
        { key: 'rente', label: 'Rente dat jaar', unit: 'euro' },
      ],
      rows: work.views.debts.map(({ year, balance, interest }) => [String(year), balance, interest]),
    },
  ]
}

export const tablesOf = (solved: Buying): Table[] => [
  cashTable(solved),
  costTable(solved),
  regionTable(solved),
  ...loanTables(solved),
]
