/** The picture of the page: two pillars on one date, with the tax on top. */
import { dateText, eur } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import { ownAccount } from '#calculators/sparen/beside-words.ts'
import { nameOf } from '#calculators/sparen/names.ts'
import type { Deposit } from './case.ts'

export function charts({ out, work }: Deposit): Chart[] {
  const { own, best, kind } = work.compared
  // My own account may be the best one, or another of the same bank.
  const sameBank = own.account.bank === best.account.bank
  const isBest = sameBank && own.account.product === best.account.product
  const column = (label: string, { net, tax }: typeof own) => ({
    label,
    parts: [
      { label: 'Netto rente', value: net, tone: 'compare' } as const,
      { label: 'Belasting', value: tax, tone: 'tax' } as const,
    ],
  })
  return [
    {
      kind: 'columns',
      key: 'vergelijking',
      title: `Wat je hebt op ${dateText(out.einddatum)}`,
      sentence: `Het deposito geeft ${eur(out.nettoInterest)} netto, ${ownAccount(work.compared)} ${eur(out.spaarrekeningNetto)}${isBest ? '' : ` en ${nameOf(best.account)} ${eur(out.besteNetto)}`}.`,
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
        column(kind === 'ingevuld' || sameBank ? 'Je spaarrekening' : own.account.bank, own),
        ...(isBest ? [] : [column(best.account.bank, best)]),
      ],
    },
  ]
}
