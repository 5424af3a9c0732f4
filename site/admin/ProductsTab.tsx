import { useState } from 'react'
import { eur0 } from '#calculators/kernel/format.ts'
import type { ManagedBank } from '#contract/bank.ts'
import { type ManagedProduct, productInput, productTypeNames, productTypes } from '#contract/product.ts'
import { type ManagedRate, rateTypeNames } from '#contract/rate.ts'
import type { FormField } from '#site/admin/form-fields.ts'
import { RateHistory } from '#site/admin/RateHistory.tsx'
import { RowButtons } from '#site/admin/RowButtons.tsx'
import { RowsPanel } from '#site/admin/RowsPanel.tsx'

const words = { path: '/api/products', name: 'product', article: 'Het' } as const

const fieldsFor = (banks: readonly ManagedBank[]): readonly FormField[] => [
  {
    name: 'bankId',
    label: 'Bank',
    kind: 'choice',
    required: true,
    start: banks[0]?.id ?? '',
    options: banks.map((bank) => ({ value: bank.id, label: bank.name })),
  },
  { name: 'name', label: 'Productnaam', kind: 'text', required: true },
  {
    name: 'productType',
    label: 'Producttype',
    kind: 'choice',
    required: true,
    start: 'spaarrekening',
    options: productTypes.map((value) => ({ value, label: productTypeNames[value] })),
  },
  { name: 'regulated', label: 'Gereglementeerd', kind: 'yesno', hint: 'Enkel bij spaarrekeningen' },
  { name: 'minAmount', label: 'Minimumbedrag (euro)', kind: 'euro' },
  { name: 'maxAmount', label: 'Maximumbedrag (euro)', kind: 'euro' },
  { name: 'maxMonthlyDeposit', label: 'Hoogste storting per maand (euro)', kind: 'euro' },
  { name: 'minTerm', label: 'Kortste looptijd (maanden)', kind: 'count' },
  { name: 'maxTerm', label: 'Langste looptijd (maanden)', kind: 'count' },
  { name: 'isActive', label: 'Actief', kind: 'yesno', required: true, start: 'ja' },
  { name: 'description', label: 'Beschrijving', kind: 'area' },
]

const span = (from: number | null, to: number | null, show: (value: number) => string) =>
  from === null && to === null ? '–' : `${from === null ? '…' : show(from)} tot ${to === null ? '…' : show(to)}`

type Props = {
  readonly banks: readonly ManagedBank[]
  readonly products: readonly ManagedProduct[]
  readonly rates: readonly ManagedRate[]
}

export function ProductsTab({ banks, products, rates }: Props) {
  const [followed, setFollowed] = useState<ManagedProduct | null>(null)
  const bankName = (id: string) => banks.find((bank) => bank.id === id)?.shortName ?? id
  return (
    <>
      <RowsPanel<ManagedProduct>
        words={words}
        addLabel="Product toevoegen"
        fields={fieldsFor(banks)}
        schema={productInput}
        nameOf={(product) => product.name}
        dependentsOf={(product) =>
          rates
            .filter((rate) => rate.productId === product.id)
            .map((rate) => `Rente: ${rateTypeNames[rate.rateType].toLowerCase()}`)
        }
      >
        {(actions) => (
          <div className="admin-table">
            <table className="plain-table">
              <caption className="visually-hidden">Producten</caption>
              <thead>
                <tr>
                  <th scope="col">Naam</th>
                  <th scope="col">Bank</th>
                  <th scope="col">Type</th>
                  <th scope="col">Bedrag</th>
                  <th scope="col">Looptijd in maanden</th>
                  <th scope="col">Status</th>
                  <th scope="col">Acties</th>
                </tr>
              </thead>
              <tbody>
                {products.map((product) => (
                  <tr key={product.id}>
                    <th scope="row">{product.name}</th>
                    <td>{bankName(product.bankId)}</td>
                    <td>{productTypeNames[product.productType]}</td>
                    <td>{span(product.minAmount, product.maxAmount, eur0)}</td>
                    <td>{span(product.minTerm, product.maxTerm, String)}</td>
                    <td>
                      <span className={product.isActive ? 'badge badge-on' : 'badge'}>
                        {product.isActive ? 'Actief' : 'Inactief'}
                      </span>
                    </td>
                    <td>
                      <RowButtons
                        name={product.name}
                        edit={() => actions.edit(product)}
                        remove={() => actions.remove(product)}
                      >
                        <button
                          type="button"
                          className="btn"
                          aria-label={`Verloop van ${product.name}`}
                          onClick={() => setFollowed(product)}
                        >
                          Verloop
                        </button>
                      </RowButtons>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </RowsPanel>
      {followed ? <RateHistory product={followed} close={() => setFollowed(null)} /> : null}
    </>
  )
}
