/** The computation in sentences. */
import { eur, pct } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import { dividendvrijstelling } from '#rules/sparen-beleggen/dividendvrijstelling.figures.ts'
import {
  bronheffingMeerwaarde,
  fotodatum,
  historischTot,
  meerwaardetarief,
  meerwaardevrijstelling,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import type { Trade } from './case.ts'

const gainStep = ({ out, work }: Trade): Step =>
  work.taxed
    ? {
        text: `De fiscus telt ${eur(Math.abs(out.belastbareMeerwaarde))} ${out.belastbareMeerwaarde < 0 ? 'verlies' : 'winst'}, zonder kosten. Na de vrijstelling blijft ${eur(work.sold.tax.taxable)} belastbaar: **${eur(out.meerwaardebelasting)}** meerwaardebelasting.`,
        formula: `(${eur(Math.max(0, out.belastbareMeerwaarde))} − ${eur(out.vrijgesteld)}) × ${pct(work.taxRate, 2, 0)}`,
        law: [meerwaardetarief, meerwaardevrijstelling, fotodatum, historischTot],
      }
    : {
        text: 'Op deze verkoopdag bestond er bij normaal beheer nog geen meerwaardebelasting.',
        law: [meerwaardetarief],
      }

export function steps(solved: Trade): Step[] {
  const { out, work } = solved
  const { buy, sell, dividends } = work.sold
  const found: Step[] = [
    {
      text: `Je betaalde ${eur(work.cost)} voor de aandelen en **${eur(buy.total)}** aan kosten en taksen bij de aankoop.`,
      sum: [
        { label: 'Makelaarsloon', value: buy.fee },
        { label: 'Beurstaks', value: buy.tob },
        { label: 'Kosten bij aankoop', value: buy.total },
      ],
      law: work.tobFigures,
    },
    {
      text: `De verkoop brengt ${eur(work.proceeds)} op, min **${eur(sell.total)}** kosten en beurstaks.`,
      sum: [
        { label: 'Makelaarsloon', value: sell.fee },
        {
          label:
            work.tob.rate === 0
              ? 'Beurstaks'
              : `Beurstaks, ${pct(work.tob.rate, 2, 0)} met een maximum van ${eur(work.tob.cap, 0)}`,
          value: sell.tob,
        },
        { label: 'Kosten bij verkoop', value: sell.total },
      ],
    },
    gainStep(solved),
  ]
  if (dividends.gross > 0) {
    found.push({
      text: `Je kreeg ${eur(dividends.gross)} bruto dividend. Na ${eur(dividends.foreign)} buitenlandse heffing en ${eur(dividends.belgian)} Belgische voorheffing${dividends.reclaimed > 0 ? `, waarvan ${eur(dividends.reclaimed)} terugkomt,` : ''} houd je **${eur(dividends.net)}** over.`,
      law: dividends.reclaimed > 0 ? [roerendeVoorheffing, dividendvrijstelling] : [roerendeVoorheffing],
    })
  }
  found.push({
    text: `Alles samen is je netto resultaat **${eur(out.nettoWinst)}**.`,
    sum: [
      { label: 'Opbrengst', value: work.proceeds },
      { label: 'Betaald voor de aandelen', value: 0 - work.cost },
      { label: 'Kosten en beurstaks', value: 0 - out.kostenEnTaksen },
      { label: 'Meerwaardebelasting', value: 0 - out.meerwaardebelasting },
      { label: 'Netto dividend', value: out.nettoDividend },
      { label: 'Netto resultaat', value: out.nettoWinst },
    ],
  })
  if (out.terugTeVragen > 0) {
    found.push({
      text: `Een Belgische bank houdt eerst ${eur(out.ingehoudenMeerwaarde)} in. Via je aangifte krijg je **${eur(out.terugTeVragen)}** terug.`,
      law: [bronheffingMeerwaarde],
    })
  }
  return found
}
