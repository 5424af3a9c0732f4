import type { Etf, PlanWork } from './case.ts'
import { brokerNotices } from '#calculators/beleggen/broker-fields.ts'
import { eur0, pct } from '#calculators/kernel/format.ts'
import type { Notice, Said } from '#calculators/kernel/report.ts'
import { fundNotices, PAST_TEXT, paysOutText } from './tell-fund.ts'
import type { outputs } from './outputs.ts'
import { tellSale } from './tell-sale.ts'

function sentence({ values, out }: Etf, work: PlanWork): string {
  const kept =
    out.behoudenPer100 === null
      ? ` Je verliest ${eur0(Math.abs(out.nettoWinst ?? 0))}, kosten en taksen inbegrepen.`
      : ''
  const { past } = work
  const band = past?.band
    ? ` Met ${PAST_TEXT[past.of]} was dat in het verleden ${eur0(past.band.low)} tot ${eur0(past.band.high)} (8 op 10 periodes, ${past.first} tot ${past.last}).`
    : ''
  return `Na ${values.duur} jaar aan ${pct(values.rendement)} houd je **${eur0(out.nettoEindbedrag ?? 0)}** over na kosten en taksen.${kept}${band}`
}

function notices({ ter }: Etf['values'], work: PlanWork): Notice[] {
  const found: Notice[] = [...fundNotices(work.fund), ...brokerNotices(work.broker)]
  if (work.reyndersApplies) {
    found.push({
      tone: 'law',
      text: 'Het fonds heeft meer obligaties dan de drempel van de Reynderstaks. Brokers berekenen het rentedeel niet allemaal gelijk.',
    })
  }
  if (work.reyndersSpared !== null)
    found.push({ tone: 'law', text: `${paysOutText} Anders komt er ${eur0(work.reyndersSpared)} bij.` })
  if (work.plan.tob === 'hoog') {
    found.push({
      tone: 'warning',
      text: 'Dit fonds valt in de duurste klasse van de beurstaks. Een fonds dat niet in België is ingeschreven, valt vaak in de laagste.',
    })
  }
  if (work.fund.exitOnly && ter === null)
    found.push({
      tone: 'warning',
      text: `We rekenen met ${pct(work.fund.ter)} lopende kosten, zoals bij een ETF. Vul die van je fonds in.`,
    })
  return found
}

export function tell(solved: Etf): Said<keyof typeof outputs> {
  const { out, work } = solved
  if (work.kind === 'verkoop') return tellSale(solved, work)
  return {
    headline: 'nettoEindbedrag',
    key: ['ingelegd', 'nettoWinst', 'kostenSamen', 'taksenSamen', 'nettoRendement'],
    captions: { nettoWinst: { label: (out.nettoWinst ?? 0) < 0 ? 'Netto verlies' : 'Netto winst' } },
    sentence: sentence(solved, work),
    notices: notices(solved.values, work),
  }
}
