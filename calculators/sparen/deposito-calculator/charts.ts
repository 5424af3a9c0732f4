/** The picture of the page: two pillars on one date, with the tax on top. */
import { dateText, eur } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/report.ts'
import { ownAccount } from '#calculators/sparen/beside-words.ts'
import { nameOf } from '#calculators/sparen/names.ts'
import type { Deposit } from './case.ts'

export const charts = ({ out, work }: Deposit): Chart[] => [
  {
    kind: 'columns',
    key: 'vergelijking',
    title: `Wat je hebt op ${dateText(out.einddatum)}`,
    sentence: `Het deposito geeft ${eur(out.nettoInterest)} netto, ${ownAccount(work.compared)} ${eur(out.spaarrekeningNetto)} en ${nameOf(work.compared.best.account)} ${eur(out.besteNetto)}.`,
    y: { unit: 'euro' },
    columns: [
      {
        label: 'Deposito',
        strong: true,
        parts: [
          { label: 'Netto rente', value: out.nettoInterest, tone: 'main' },
          { label: 'Belasting', value: out.roerendeVoorheffing, tone: 'tax' },
        ],
      },
      ...([work.compared.own, work.compared.best] as const).map(({ account, net, tax }) => ({
        label: account.product === '' ? 'Je spaarrekening' : account.bank,
        parts: [
          { label: 'Netto rente', value: net, tone: 'compare' } as const,
          { label: 'Belasting', value: tax, tone: 'tax' } as const,
        ],
      })),
    ],
  },
]
