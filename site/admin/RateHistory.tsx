import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { dateText, num, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/report.ts'
import type { RateHistoryPoint } from '#contract/rate.ts'
import type { ManagedProduct } from '#contract/product.ts'
import { rateTypeNames } from '#contract/rate.ts'
import { Modal } from '#site/admin/Modal.tsx'
import { historyQuery } from '#site/admin/query.ts'

/** Charts come when a history is opened: most visits to the dashboard never ask for one. */
const ChartFigure = lazy(async () => ({ default: (await import('#site/charts/ChartFigure.tsx')).ChartFigure }))

export const ratePercent = (value: number | null) => (value === null ? '–' : `${num(value, 2, 2)} %`)

/** One point is no course of time. Promotions are left out: they end by themselves. */
export function historyChart(name: string, points: readonly RateHistoryPoint[]): Chart | undefined {
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

export function RateHistory({ product, close }: { readonly product: ManagedProduct; readonly close: () => void }) {
  const { data, isPending, error } = useQuery(historyQuery(product.id))
  const chart = data && historyChart(product.name, data)
  return (
    <Modal title={`Verloop van ${product.name}`} onClose={close} wide>
      {isPending ? <p className="spinner">Laden...</p> : null}
      {error ? <p className="note note-error">{error.message}</p> : null}
      {data?.length === 0 ? <p>Er zijn nog geen vroegere rentes bewaard.</p> : null}
      <Suspense>{chart ? <ChartFigure chart={chart} fileName={product.id} /> : null}</Suspense>
      {data && data.length > 0 ? (
        <table className="plain-table">
          <caption className="visually-hidden">Rentes door de tijd</caption>
          <thead>
            <tr>
              <th scope="col">Geldig sinds</th>
              <th scope="col">Soort</th>
              <th scope="col">Basis</th>
              <th scope="col">Premie</th>
              <th scope="col">Totaal</th>
              <th scope="col">Bron</th>
            </tr>
          </thead>
          <tbody>
            {data.toReversed().map((point) => (
              <tr key={point.id}>
                <th scope="row">{dateText(point.validFrom)}</th>
                <td>{rateTypeNames[point.rateType]}</td>
                <td>{ratePercent(point.baseRate)}</td>
                <td>{ratePercent(point.loyaltyBonus)}</td>
                <td>{ratePercent(point.totalRate)}</td>
                <td>{point.source}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <p className="record-buttons">
        <button type="button" className="btn" onClick={close}>
          Sluiten
        </button>
      </p>
    </Modal>
  )
}
