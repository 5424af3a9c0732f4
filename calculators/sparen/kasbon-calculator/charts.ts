/** The picture of the page: coupons as the rungs of a ladder, the last one with the principal. */
import { dateText, eur } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Bon } from './case.ts'

export const charts = ({ out, work }: Bon): Chart[] => [
  {
    kind: 'strips',
    key: 'coupons',
    title: 'Wat je wanneer krijgt',
    sentence: `Je krijgt ${eur(out.nettoCoupons)} netto coupons en op ${dateText(out.vervaldag)} ${eur(out.terugbetaling)} terug.`,
    y: { unit: 'years' },
    strips: work.years.toReversed().map(({ year, date, net }) => ({
      label: year === work.term ? `${eur(out.terugbetaling)} + ${eur(net)}` : eur(net),
      end: dateText(date),
      parts: [{ label: 'Na', value: year, tone: year === work.term ? 'main' : 'third' }],
    })),
  },
]
