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
    // A year that pays nothing, as before the end of a capitalisation bond, is no rung.
    strips: work.years
      .filter(({ year, net }) => net > 0 || year === work.term)
      .toReversed()
      .map(({ year, date, net }) => ({
        label:
          year === work.term
            ? [out.terugbetaling, net]
                .filter((part) => part > 0)
                .map((part) => eur(part))
                .join(' + ')
            : eur(net),
        end: dateText(date),
        parts: [{ label: 'Na', value: year, tone: year === work.term ? 'main' : 'third' }],
      })),
  },
]
