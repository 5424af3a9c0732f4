import { checkedText, dateText, eur } from '#calculators/kernel/format.ts'
import type { Table } from '#calculators/kernel/report.ts'
import { nameOf } from '#calculators/sparen/names.ts'
import type { Account, Reason } from './model-ranking.ts'
import type { Best } from './case.ts'

const ownName = ({ bank, product }: Account) =>
  product === '' ? 'Jouw rekening nu' : `Jouw rekening nu (${nameOf({ bank, product })})`

const why = ({ code, limit }: Reason, start: number): string =>
  ({
    'start-boven-maximum': `Je mag hier hoogstens ${eur(limit, 0)} per maand storten: ${eur(start, 0)} ineens kan niet.`,
    'storting-boven-maximum': `Je mag hier hoogstens ${eur(limit, 0)} per maand storten.`,
    'onder-minimum': `Minstens ${eur(limit, 0)} nodig.`,
    'boven-saldo': `Het saldo mag hier hoogstens ${eur(limit, 0)} zijn.`,
    'onbekende-voorwaarde': 'De bank stelt hier een voorwaarde. Vraag ze na.',
    'te-weinig': `Er staat te weinig op om ${eur(limit, 0)} op te nemen.`,
  })[code]

/** What the bank asks, in a few words. */
function conditionsOf({ note, regulated, maxMonthlyDeposit, minAmount, maxAmount, minAge, maxAge }: Account): string {
  const age = [minAge === null ? '' : `vanaf ${minAge} jaar`, maxAge === null ? '' : `tot en met ${maxAge} jaar`]
  return [
    regulated ? '' : 'niet gereglementeerd',
    maxMonthlyDeposit === null ? '' : `hoogstens ${eur(maxMonthlyDeposit, 0)} per maand`,
    minAmount === null ? '' : `minstens ${eur(minAmount, 0)}`,
    maxAmount === null ? '' : `saldo tot ${eur(maxAmount, 0)}`,
    ...age,
    note.replace(/\.$/, ''),
  ]
    .filter(Boolean)
    .join('; ')
}

export function accountTable({ values, work }: Best, today: string): Table {
  const entries = [...(work.mine ? [work.mine] : []), ...work.ranked]
  return {
    key: 'rekeningen',
    title: 'Alle spaarrekeningen op jouw plan',
    columns: [
      { key: 'rekening', label: 'Rekening', unit: 'text' },
      { key: 'netto', label: 'Netto voor jou', unit: 'euro' },
      { key: 'basis', label: 'Basisrente', unit: 'percent' },
      { key: 'premie', label: 'Premie', unit: 'percent' },
      { key: 'rendement', label: 'Netto per jaar', unit: 'percent' },
      { key: 'voorwaarden', label: 'Voorwaarden', unit: 'text' },
      { key: 'gecontroleerd', label: 'Nagekeken op', unit: 'text' },
    ],
    // An amount that this plan cannot get is no amount.
    rows: entries.map(({ account, net, yield: perYear, impossible }) => [
      account.id === '' ? ownName(account) : nameOf(account),
      impossible ? null : net,
      account.base,
      account.premium,
      impossible ? null : perYear,
      conditionsOf(account),
      account.checkedOn === '' ? '–' : checkedText(account.checkedOn, today),
    ]),
    greyed: Object.fromEntries(
      entries.flatMap(({ impossible }, index) => (impossible ? [[index, why(impossible, values.startbedrag)]] : [])),
    ),
    strong: work.best ? [work.mine ? 1 : 0] : [],
    note: 'De premie krijg je alleen op geld dat 12 maanden blijft staan. Tel beide tarieven dus niet zomaar op.',
  }
}

export const unknownTable = ({ work }: Best): Table => ({
  key: 'onbekend',
  title: 'Rekeningen waarvan we het tarief niet kennen',
  columns: [
    { key: 'rekening', label: 'Rekening', unit: 'text' },
    { key: 'gezien', label: 'Laatst gezien op', unit: 'text' },
  ],
  rows: work.unknown.map((account) => [nameOf(account), dateText(account.seenOn)]),
  note: 'Ze bestaan, maar ze tellen niet mee in de vergelijking. Vraag het tarief aan de bank.',
})

export const spreadTable = ({ work }: Best): Table => ({
  key: 'verdeling',
  title: 'Je geld verdeeld, per rekening',
  columns: [
    { key: 'rekening', label: 'Rekening', unit: 'text' },
    { key: 'bedrag', label: 'Bedrag', unit: 'euro', total: true },
    { key: 'maand', label: 'Per maand', unit: 'euro', total: true },
    { key: 'basis', label: 'Basisrente', unit: 'percent' },
    { key: 'premie', label: 'Premie', unit: 'percent' },
  ],
  rows: (work.spread?.parts ?? []).map(({ account, amount, perMonth }) => [
    nameOf(account),
    amount,
    perMonth,
    account.base,
    account.premium,
  ]),
})
