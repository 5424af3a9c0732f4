/** The pictures of the page: holiday pay in May and the monthly drip, then where the pay comes from. */
import { holidayWaterfall } from '#calculators/common/vakantie.ts'
import { shortMonth } from '#calculators/common/short-month.ts'
import { eur, pct } from '#calculators/kernel/format.ts'
import { MONTHS } from '#calculators/kernel/months.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Holiday } from './case.ts'

/** What is put aside each month, and the holiday pay in its own month when that is in time. */
function calendar({ values, out, work }: Holiday, today: string): Chart {
  const now = Number(today.slice(5, 7))
  /** The number of each month that comes: 0 is January. */
  const months = Array.from({ length: Math.max(1, values.maandenTotVakantie) }, (_, index) => (now + index) % 12)
  const { payday } = work
  return {
    kind: 'columns',
    key: 'kalender',
    title: 'Je vakantie, maand per maand bijeen',
    sentence: `${eur(out.voorVakantie)} komt van je vakantiegeld en ${eur(out.maandbedrag)} spaar je elke maand.`,
    y: { unit: 'euro0' },
    columns: months.map((month, index) => ({
      label: shortMonth(MONTHS[month] ?? ''),
      strong: index === payday,
      parts: [
        { label: 'Zelf sparen', value: out.maandbedrag, tone: 'third' },
        ...(index === payday ? [{ label: 'Vakantiegeld', value: out.voorVakantie, tone: 'main' as const }] : []),
      ],
    })),
    levels: [{ label: 'je vakantie', value: values.vakantiebudget }],
  }
}

const growth = ({ values, out, work }: Holiday): Chart => ({
  kind: 'line',
  key: 'groei',
  title: 'Wat je overhoudt, als je het laat staan',
  sentence: `${eur(out.over)} groeit aan ${pct(values.rente)} netto per jaar tot ${eur(out.na10Jaar)} na tien jaar.`,
  x: { label: 'Jaren vanaf nu', values: work.growth.map((_, year) => year) },
  y: { unit: 'euro0' },
  series: [{ key: 'spaarpot', label: 'Spaarpot', values: work.growth }],
})

export const charts = (solved: Holiday, today: string): Chart[] => [
  ...(solved.out.voorVakantie + solved.out.maandbedrag > 0 ? [calendar(solved, today)] : []),
  ...(solved.out.over > 0
    ? [growth(solved)]
    : solved.out.bruto > 0
      ? [holidayWaterfall(solved.work.pay, 'Van bruto naar netto')]
      : []),
]
