import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { dateText, num, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { RateHistoryPoint } from '#contract/rate.ts'
import { rateTypeNames } from '#contract/rate.ts'
import { Modal } from '#site/admin/Modal.tsx'
import { historyQuery } from '#site/admin/query.ts'

/** Charts come when a history is opened: most visits to the dashboard never ask for one. */
const ChartFigure = lazy(async () => ({ default: (await import('#site/charts/ChartFigure.tsx')).ChartFigure }))

export const ratePercent = (value: number | null) => (value === null ? '–' : `${num(value, 2, 2)} %`)

/** One point is no course of time. Promotions are left out: they end by themselves. */
function historyChart(name: string, points: readonly RateHistoryPoint[]): Chart | undefined {
  const known = points.filter((point) => point.rateType === 'standard' && point.totalRate !== null)
  const [oldest, newest] = [known[0], known.at(-1)]
  if (known.length < 2 || oldest === undefined || newest === undefined) return undefined
  const fraction = (point: RateHistoryPoint) => (point.totalRate ?? 0) / 100
  const told = (point: RateHistoryPoint) => `${pct(fraction(point))} sinds ${dateText(point.validFrom)}`
  return {
    key: 'verloop',
    title: 'Totale rente door de tijd',
    sentence: `${name}: ${told(oldest)}, ${told(newest)}.`,
    kind: 'step',
    x: { label: 'Geldig sinds', values: known.map((point) => point.validFrom), unit: 'date' },
    y: { unit: 'percent' },
    series: [{ key: 'totaal', label: 'Totale rente', values: known.map(fraction) }],
  }
}

type Product = { readonly id: string; readonly name: string }

function HistoryTable({ points }: { readonly points: readonly RateHistoryPoint[] }) {
  return (
    <div className="admin-table">
      <table>
        <caption className="visually-hidden">Rentes door de tijd</caption>
        <thead>
          <tr>
            <th scope="col">Geldig sinds</th>
            <th scope="col">Soort</th>
            <th scope="col" className="amount">
              Basis
            </th>
            <th scope="col" className="amount">
              Premie
            </th>
            <th scope="col" className="amount">
              Totaal
            </th>
            <th scope="col">Bron</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.id}>
              <th scope="row">{dateText(point.validFrom)}</th>
              <td>{rateTypeNames[point.rateType]}</td>
              <td className="amount">{ratePercent(point.baseRate)}</td>
              <td className="amount">{ratePercent(point.loyaltyBonus)}</td>
              <td className="amount">{ratePercent(point.totalRate)}</td>
              <td>{point.source}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The last values in one line of text and a line of a few pixels: for the form, where room is short. */
export function SmallHistory({ productId }: { readonly productId: string }) {
  const { data } = useQuery(historyQuery(productId))
  const points = data?.filter((point) => point.rateType === 'standard' && point.totalRate !== null) ?? []
  if (points.length === 0) return null
  const values = points.map((point) => point.totalRate ?? 0)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const y = (value: number) => (high === low ? 18 : 33 - ((value - low) / (high - low)) * 30)
  const width = 160 / values.length
  const line = values.map((value, at) => `${at === 0 ? 'M' : 'L'}${at * width} ${y(value)}H${(at + 1) * width}`)
  const newest = points.at(-1)
  const told = points
    .slice(-3)
    .map((point) => `${ratePercent(point.totalRate)} sinds ${dateText(point.validFrom)}`)
    .join(', ')
  return (
    <figure className="small-history">
      <svg viewBox="0 0 160 36" width="160" height="36" role="img" aria-label={`Verloop van de totale rente: ${told}`}>
        <path d={line.join('')} />
      </svg>
      <figcaption>
        Verloop: {told}
        {newest?.source ? `. Bron: ${newest.source}` : ''}
      </figcaption>
    </figure>
  )
}

export function RateHistory({ product, close }: { readonly product: Product; readonly close: () => void }) {
  const { data, isPending, error } = useQuery(historyQuery(product.id))
  const chart = data && historyChart(product.name, data)
  return (
    <Modal title={`Verloop van ${product.name}`} onClose={close} shape="wide">
      {isPending ? <p className="spinner">Laden...</p> : null}
      {error ? <p className="note note-error">{error.message}</p> : null}
      {data?.length === 0 ? <p>Er zijn nog geen rentes bewaard.</p> : null}
      <Suspense>{chart ? <ChartFigure chart={chart} fileName={product.id} /> : null}</Suspense>
      {data && data.length > 0 ? <HistoryTable points={data} /> : null}
    </Modal>
  )
}
