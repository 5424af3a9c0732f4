/** The words about a sale of pieces one already has. */
import { brokerNotices } from '#calculators/beleggen/broker-fields.ts'
import { PHOTO_MISSING, UNPUBLISHED } from '#calculators/beleggen/words.ts'
import { eur } from '#calculators/kernel/format.ts'
import type { Notice, Said } from '#calculators/kernel/report.ts'
import type { outputs } from './outputs.ts'
import { fundNotices, paysOutText } from './tell-fund.ts'
import type { Etf, SaleWork } from './case.ts'

function notices({ out }: Etf, { sale, fund, broker, photoMissing, unpublished }: SaleWork): Notice[] {
  const found: Notice[] = [...fundNotices(fund), ...brokerNotices(broker)]
  if (photoMissing) found.push({ tone: 'warning', text: PHOTO_MISSING })
  if (sale.interest.tax > 0) {
    found.push({
      tone: 'law',
      text: `Door de obligaties telt ${eur(sale.interest.interest)} van je winst als rente, zonder meerwaardebelasting.`,
    })
  }
  if (fund.distributes && fund.bondShare > 0) found.push({ tone: 'law', text: paysOutText })
  if (unpublished) found.push(UNPUBLISHED)
  if (sale.back > 0) {
    found.push({
      tone: 'info',
      text: `Een Belgische broker houdt eerst ${eur(sale.withheld)} in. Via je aangifte komt ${eur(out.terugTeVragen ?? 0)} terug.`,
    })
  }
  return found
}

export function tellSale(solved: Etf, work: SaleWork): Said<keyof typeof outputs> {
  const { out } = solved
  const { sale } = work
  const net = out.nettoOpbrengst ?? 0
  return {
    headline: 'nettoOpbrengst',
    key: ['meerwaarde', 'meerwaardebelasting', 'reynderstaks', 'beurstaksVerkoop', 'terugTeVragen'],
    captions: { meerwaarde: { label: out.meerwaarde < 0 ? 'Verlies voor de fiscus' : 'Winst voor de fiscus' } },
    sentence: `Je verkoopt voor ${eur(sale.proceeds)} en houdt **${eur(net)}** over na kosten en belasting. De fiscus telt ${eur(Math.abs(sale.gain))} ${sale.gain < 0 ? 'verlies' : 'winst'}.`,
    notices: notices(solved, work),
  }
}
