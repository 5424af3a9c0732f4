/** The picture of the page: two pillars on one date, with the tax on top. */
import { dateText, eur } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/report.ts'
import type { Deposit } from './tell.ts'

export const charts = ({ out, work }: Deposit): Chart[] => [
  {
    kind: 'columns',
    key: 'vergelijking',
    title: `Wat je hebt op ${dateText(out.einddatum)}`,
    sentence: `Het deposito geeft ${eur(out.nettoInterest)} netto, je spaarrekening${work.fullYear ? ' met premie' : ''} ${eur(out.spaarrekeningNetto)}.`,
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
      {
        label: work.fullYear ? 'Spaarrekening met premie' : 'Spaarrekening, basisrente',
        parts: [
          { label: 'Netto rente', value: out.spaarrekeningNetto, tone: 'compare' },
          { label: 'Belasting', value: work.accountTax, tone: 'tax' },
        ],
      },
    ],
  },
]
