import { useQuery } from '@tanstack/react-query'
import { dateText, num } from '#calculators/format.ts'
import type { ManagedProduct } from '#contract/product.ts'
import { rateTypeNames } from '#contract/rate.ts'
import { Modal } from '#site/admin/Modal.tsx'
import { historyQuery } from '#site/admin/query.ts'

export const ratePercent = (value: number | null) => (value === null ? '–' : `${num(value, 2, 2)} %`)

export function RateHistory({ product, close }: { readonly product: ManagedProduct; readonly close: () => void }) {
  const { data, isPending, error } = useQuery(historyQuery(product.id))
  return (
    <Modal title={`Verloop van ${product.name}`} onClose={close} wide>
      {isPending ? <p className="spinner">Laden...</p> : null}
      {error ? <p className="note note-error">{error.message}</p> : null}
      {data?.length === 0 ? <p>Er zijn nog geen vroegere rentes bewaard.</p> : null}
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
