import { useId, useState } from 'react'
import { dateText } from '#calculators/kernel/format.ts'
import type { ManagedBank } from '#contract/bank.ts'
import { confidences } from '#contract/fields.ts'
import type { ManagedProduct } from '#contract/product.ts'
import { type ManagedRate, rateInput, rateTypeNames, rateTypes } from '#contract/rate.ts'
import type { FormField } from '#site/admin/form-fields.ts'
import { arrange, type RateColumn, rateLines, type RateOrder } from '#site/admin/rate-list.ts'
import { ratePercent } from '#site/admin/RateHistory.tsx'
import { RateImport } from '#site/admin/RateImport.tsx'
import { RowButtons } from '#site/admin/RowButtons.tsx'
import { RowsPanel } from '#site/admin/RowsPanel.tsx'

const words = { path: '/api/rates', name: 'rente', article: 'De' } as const

const fieldsFor = (products: readonly ManagedProduct[], banks: readonly ManagedBank[]): readonly FormField[] => [
  {
    name: 'productId',
    label: 'Product',
    kind: 'choice',
    required: true,
    start: products[0]?.id ?? '',
    options: products.map((product) => ({
      value: product.id,
      label: `${banks.find((bank) => bank.id === product.bankId)?.shortName ?? ''}: ${product.name}`,
    })),
  },
  {
    name: 'rateType',
    label: 'Soort',
    kind: 'choice',
    required: true,
    start: 'standard',
    options: rateTypes.map((value) => ({ value, label: rateTypeNames[value] })),
  },
  { name: 'baseRate', label: 'Basisrente (%)', kind: 'percent', hint: 'Bij krediet: het JKP of de rentevoet' },
  { name: 'loyaltyBonus', label: 'Getrouwheidspremie (%)', kind: 'percent' },
  { name: 'promotionalRate', label: 'Promotierente (%)', kind: 'percent', hint: 'Enkel bij een promotie' },
  { name: 'promotionalPeriod', label: 'Promotieperiode (maanden)', kind: 'count' },
  { name: 'validFrom', label: 'Geldig sinds', kind: 'date', hint: 'Leeg is vandaag' },
  { name: 'checkedOn', label: 'Nagekeken op', kind: 'date', hint: 'Leeg is vandaag' },
  { name: 'source', label: 'Bron', kind: 'text', required: true },
  {
    name: 'confidence',
    label: 'Zekerheid',
    kind: 'choice',
    required: true,
    start: 'middel',
    options: confidences.map((value) => ({ value, label: value })),
  },
  { name: 'note', label: 'Opmerking', kind: 'area' },
]

const columnNames: readonly (readonly [RateColumn, string])[] = [
  ['bank', 'Bank'],
  ['product', 'Product'],
  ['type', 'Type'],
]

type Props = {
  readonly banks: readonly ManagedBank[]
  readonly products: readonly ManagedProduct[]
  readonly rates: readonly ManagedRate[]
}

function SortHeader({
  column,
  label,
  order,
  sort,
}: {
  readonly column: RateColumn
  readonly label: string
  readonly order: RateOrder
  readonly sort: (order: RateOrder) => void
}) {
  const isOn = order.column === column
  return (
    <th scope="col" aria-sort={isOn ? (order.descending ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        className="sort-button"
        onClick={() => sort({ column, descending: isOn && !order.descending })}
      >
        {label} <span aria-hidden="true">{isOn ? (order.descending ? '↓' : '↑') : '↕'}</span>
      </button>
    </th>
  )
}

export function RatesTab({ banks, products, rates }: Props) {
  const [filter, setFilter] = useState('')
  const [order, setOrder] = useState<RateOrder>({ column: 'bank', descending: false })
  const [isImporting, setImporting] = useState(false)
  const filterId = useId()
  const lines = arrange(rateLines(rates, products, banks), filter, order)
  const nameOf = (rate: ManagedRate) =>
    `Rente van ${products.find((product) => product.id === rate.productId)?.name ?? rate.productId}`

  return (
    <>
      <RowsPanel<ManagedRate>
        words={words}
        addLabel="Rente toevoegen"
        fields={fieldsFor(products, banks)}
        schema={rateInput}
        nameOf={nameOf}
        dependentsOf={() => []}
        extra={
          <>
            <button type="button" className="btn" onClick={() => setImporting(true)}>
              CSV invoeren
            </button>
            <a className="btn" href="/api/rates.csv" download>
              CSV uitvoeren
            </a>
          </>
        }
      >
        {(actions) => (
          <>
            <p className="record-field filter-field">
              <label htmlFor={filterId}>Filter</label>
              <input
                id={filterId}
                type="text"
                autoComplete="off"
                value={filter}
                onChange={(event) => setFilter(event.target.value)}
              />
              <small aria-live="polite">
                {lines.length} van {rates.length} rentes
              </small>
            </p>
            <div className="admin-table">
              <table className="plain-table">
                <caption className="visually-hidden">Rentes</caption>
                <thead>
                  <tr>
                    {columnNames.map(([column, label]) => (
                      <SortHeader key={column} column={column} label={label} order={order} sort={setOrder} />
                    ))}
                    <th scope="col">Soort</th>
                    <th scope="col">Basis</th>
                    <th scope="col">Premie</th>
                    <SortHeader column="total" label="Totaal" order={order} sort={setOrder} />
                    <th scope="col">Promotie</th>
                    <SortHeader column="validFrom" label="Geldig sinds" order={order} sort={setOrder} />
                    <th scope="col">Acties</th>
                  </tr>
                </thead>
                <tbody>
                  {lines.map(({ rate, bank, product, type, total }) => (
                    <tr key={rate.id}>
                      <th scope="row">{bank}</th>
                      <td>{product}</td>
                      <td>{type}</td>
                      <td>{rateTypeNames[rate.rateType]}</td>
                      <td className="amount">{ratePercent(rate.baseRate)}</td>
                      <td className="amount">{ratePercent(rate.loyaltyBonus)}</td>
                      <td className="amount">
                        <strong>{ratePercent(total)}</strong>
                      </td>
                      <td className="amount">
                        {rate.promotionalRate === null
                          ? '–'
                          : `${ratePercent(rate.promotionalRate)}, ${rate.promotionalPeriod ?? '?'} m`}
                      </td>
                      <td>{dateText(rate.validFrom)}</td>
                      <td>
                        <RowButtons
                          name={nameOf(rate)}
                          edit={() => actions.edit(rate)}
                          remove={() => actions.remove(rate)}
                        />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <p className="dated">Totaal = basisrente + getrouwheidspremie. De premie krijg je pas na 12 maanden.</p>
          </>
        )}
      </RowsPanel>
      {isImporting ? <RateImport close={() => setImporting(false)} /> : null}
    </>
  )
}
