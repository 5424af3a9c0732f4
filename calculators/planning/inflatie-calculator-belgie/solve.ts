import type { Env } from '#calculators/kernel/fields.ts'
import { monthsBetween } from '#finance/dates.ts'
import { last } from '#finance/list.ts'
import { roundCents, roundTo } from '#finance/money.ts'
import { spilstap } from '#rules/kernel/prijsindex.figures.ts'
import {
  FRANC_PER_EURO,
  inBase2025,
  inflationOver12Months,
  inOldBases,
  lastMonth,
  nextSpil,
  pc200Indexation,
  smoothedIndex,
  spilindexen,
  yearInflation,
} from '#rules/kernel/prijsindex.ts'
import { chartPoints, plainKind, type Point, pointOf, seriesBetween, type Values, yearOf } from './model.ts'

/** Months after which the newest figure is called old: Statbel publishes at the end of the month itself. */
const BEHIND = 3

/** Own price rises, weighed; what is not listed follows the index. */
function basket(rows: Values['mandje'], overall: number): number | null {
  if (rows.length === 0) return null
  const shares = rows.reduce((total, row) => total + row.aandeel, 0)
  const own = rows.reduce((total, row) => total + row.aandeel * (row.prijsstijging ?? overall), 0)
  return shares > 1 ? own / shares : own + (1 - shares) * overall
}

export function solve(values: Values, { law, today }: Env) {
  const { van, naar, index, munt, vergelijk } = values
  const from = pointOf(law, van, values)
  const to = pointOf(law, naar, values)
  if (!from || !to) throw new RangeError(`no-index:${van}:${naar}`)
  const euros = munt === 'frank' ? roundCents(values.bedrag / FRANC_PER_EURO) : values.bedrag
  const factor = to.value / from.value
  const worthAt = (value: number) => roundCents((euros * value) / from.value)
  const years = vergelijk === 'jaar' ? yearOf(naar) - yearOf(van) : monthsBetween(`${van}-01`, `${naar}-01`) / 12
  const yearly = years === 0 ? 0 : factor ** (1 / years) - 1
  const kind = plainKind(index)
  const series = seriesBetween(law, values)
  const known = series.filter((row) => row.inflation !== null)
  const worst = known.toSorted((a, b) => (b.inflation ?? 0) - (a.inflation ?? 0))[0]
  const last12 = inflationOver12Months(law, naar, index)
  const overall = last12 ?? yearly
  const spillen = spilindexen(law)
  const next = nextSpil(spillen, naar)
  const passed = spillen.findLast(({ reached }) => reached !== null && reached <= naar)
  const isRough = (point: Point) => point.basis === 'basisperiode'

  return {
    out: {
      waarde: worthAt(to.value),
      totaleInflatie: factor - 1,
      gemiddeldeInflatie: yearly,
      koopkrachtverlies: 1 - 1 / factor,
      inflatie12Maanden: last12,
      persoonlijkeInflatie: basket(values.mandje, overall),
      inEuro: munt === 'frank' ? euros : null,
      indexVan: from.value,
      indexNaar: to.value,
      indexNaarBasis2025: inBase2025(law, to.value, kind),
      factor,
      jaarinflatie: yearInflation(yearOf(naar), kind),
      duursteJaar: worst?.year ?? null,
      duursteInflatie: worst?.inflation ?? null,
      afgevlakt: smoothedIndex(law, naar),
      laatsteSpil: passed?.value ?? null,
      volgendeSpil: next?.value ?? null,
      loonindexeringPc200: pc200Indexation(law, yearOf(naar)),
    },
    work: {
      euros,
      years,
      overall,
      from,
      to,
      rough: isRough(from) || isRough(to),
      old: naar === lastMonth(index) && monthsBetween(`${naar}-01`, today) > BEHIND,
      newest: { cpi: lastMonth('cpi'), health: lastMonth('gezondheid') },
      francPerEuro: FRANC_PER_EURO,
      spilStep: law(spilstap),
      spillen,
      next,
      passed: passed ?? null,
      chart: chartPoints(values, series, from, to).map(({ x, index: value }) => ({ x, worth: worthAt(value) })),
      series: series.map((row) => ({
        ...row,
        worth: row.mean === null ? worthAt(last(row.months).index) : worthAt(row.mean),
        months: row.months.map((one) => ({ ...one, worth: worthAt(one.index) })),
      })),
      bases: [
        { base: null, value: roundTo(to.value, 2) },
        ...inOldBases(law, to.value, kind).map(({ base, value }) => ({ base, value })),
      ],
    },
  }
}
