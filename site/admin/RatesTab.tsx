import { useState } from 'react'
import { dateText } from '#calculators/kernel/format.ts'
import type { ManagedBank } from '#contract/bank.ts'
import type { ManagedProduct } from '#contract/product.ts'
import { type ManagedRate, rateInput, rateTypeNames } from '#contract/rate.ts'
import type { RateImportResult } from '#contract/rate-import.ts'
import { type Column, DataTable } from '#site/admin/DataTable.tsx'
import { rateDeeds, rateFieldsFor, rateWords } from '#site/admin/rate-fields.ts'
import { type RateLine, rateLines } from '#site/admin/rate-list.ts'
import { RateHistory, ratePercent, SmallHistory } from '#site/admin/RateHistory.tsx'
import { RateImport } from '#site/admin/RateImport.tsx'
import { IconButton, RowButtons } from '#site/admin/RowButtons.tsx'
import { type RowActions, RowsPanel } from '#site/admin/RowsPanel.tsx'
import { useTakeBack } from '#site/admin/use-take-back.ts'

type Props = {
  readonly banks: readonly ManagedBank[]
  readonly products: readonly ManagedProduct[]
  readonly rates: readonly ManagedRate[]
}

/** Right after an import: the way back, without looking for it. */
function Imported({ result, done }: { readonly result: RateImportResult; readonly done: () => void }) {
  const takeBack = useTakeBack()
  const { undo } = result
  if (undo === null) return null
  return (
    <p className="note imported" role="status">
      {result.added} nieuw, {result.changed} gewijzigd.
      <button
        type="button"
        className="btn"
        disabled={takeBack.isPending}
        onClick={() => takeBack.mutate({ id: undo, kind: 'invoer' }, { onSuccess: done })}
      >
        Invoer ongedaan maken
      </button>
      <button type="button" className="btn btn-plain" onClick={done}>
        Verbergen
      </button>
    </p>
  )
}

export function RatesTab({ banks, products, rates }: Props) {
  const [isImporting, setImporting] = useState(false)
  const [imported, setImported] = useState<RateImportResult | null>(null)
  const [followed, setFollowed] = useState<{ id: string; name: string } | null>(null)
  const lines = rateLines(rates, products, banks)
  const nameOf = (rate: ManagedRate) =>
    `Rente van ${products.find((product) => product.id === rate.productId)?.name ?? rate.productId}`

  const columns = (actions: RowActions<ManagedRate>): readonly Column<RateLine>[] => [
    {
      key: 'product',
      label: 'Bank en product',
      value: (line) => `${line.bank} ${line.product}`,
      render: ({ bank, product, type, rate }) => (
        <>
          {product}
          <small>
            {bank}, {type.toLowerCase()}
            {rate.rateType === 'promotional' ? `, ${rateTypeNames[rate.rateType].toLowerCase()}` : ''}
          </small>
        </>
      ),
    },
    {
      key: 'base',
      label: 'Basis',
      isAmount: true,
      value: ({ rate }) => rate.baseRate,
      render: ({ rate }) => ratePercent(rate.baseRate),
    },
    {
      key: 'bonus',
      label: 'Premie',
      isAmount: true,
      value: ({ rate }) => rate.loyaltyBonus,
      render: ({ rate }) => ratePercent(rate.loyaltyBonus),
    },
    {
      key: 'total',
      label: 'Totaal',
      isAmount: true,
      value: (line) => line.total,
      render: ({ rate, total }) => (
        <>
          <strong>{ratePercent(total)}</strong>
          {rate.promotionalRate === null ? null : (
            <small>
              promotie {ratePercent(rate.promotionalRate)}, {rate.promotionalPeriod ?? '?'} m
            </small>
          )}
        </>
      ),
    },
    {
      key: 'validFrom',
      label: 'Geldig sinds',
      value: ({ rate }) => rate.validFrom,
      render: ({ rate }) => dateText(rate.validFrom),
    },
    {
      key: 'checkedOn',
      label: 'Nagekeken',
      value: ({ rate }) => rate.checkedOn,
      render: ({ rate }) => dateText(rate.checkedOn),
    },
    {
      key: 'actions',
      label: 'Acties',
      render: ({ rate, product }) => (
        <RowButtons name={nameOf(rate)} edit={() => actions.edit(rate)} remove={() => actions.remove(rate)}>
          <IconButton
            label={`Verloop van de rente van ${product}`}
            shape="verloop"
            act={() => setFollowed({ id: rate.productId, name: product })}
          />
        </RowButtons>
      ),
    },
  ]

  return (
    <>
      <RowsPanel<ManagedRate>
        title="Rentes"
        words={rateWords}
        addLabel="Rente toevoegen"
        fields={rateFieldsFor(products, banks)}
        schema={rateInput}
        deeds={rateDeeds}
        nameOf={nameOf}
        dependentsOf={() => []}
        renderNote={(rate) => <SmallHistory productId={rate.productId} />}
        extra={
          <>
            <button type="button" className="btn" onClick={() => setImporting(true)}>
              Bestand invoeren
            </button>
            <a className="btn" href="/api/export/rates.csv" download>
              CSV voor Excel
            </a>
            <a className="btn" href="/api/export/rates.xlsx" download>
              Excel (XLSX)
            </a>
          </>
        }
      >
        {(actions) => (
          <>
            {imported ? <Imported result={imported} done={() => setImported(null)} /> : null}
            <DataTable
              caption="Rentes"
              searchLabel="Zoek in de rentes"
              empty="Er zijn nog geen rentes."
              lines={lines}
              columns={columns(actions)}
              keyOf={({ rate }) => rate.id}
              textOf={({ bank, product, type, rate }) => `${bank} ${product} ${type} ${rate.source}`}
            />
            <p className="dated">Totaal = basisrente + getrouwheidspremie. De premie krijg je pas na 12 maanden.</p>
          </>
        )}
      </RowsPanel>
      {isImporting ? <RateImport close={() => setImporting(false)} done={setImported} /> : null}
      {followed ? <RateHistory product={followed} close={() => setFollowed(null)} /> : null}
    </>
  )
}
