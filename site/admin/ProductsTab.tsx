import { useState } from 'react'
import { eur0 } from '#calculators/kernel/format.ts'
import type { ManagedBank } from '#contract/bank.ts'
import { type ManagedProduct, productInput, productTypeNames, productTypes } from '#contract/product.ts'
import { productNumbers } from '#contract/rate-columns.ts'
import { type ManagedRate, rateTypeNames } from '#contract/rate.ts'
import { type Column, DataTable } from '#site/admin/DataTable.tsx'
import { type FormField, numberFields } from '#site/admin/form-fields.ts'
import { compare } from '#site/admin/list.ts'
import { RateHistory, ratePercent } from '#site/admin/RateHistory.tsx'
import { IconButton, RowButtons } from '#site/admin/RowButtons.tsx'
import { type RowActions, RowsPanel } from '#site/admin/RowsPanel.tsx'
import { Status } from '#site/admin/Status.tsx'

const words = { path: '/api/products', name: 'product', article: 'Het' } as const

const fieldsFor = (banks: readonly ManagedBank[]): readonly FormField[] => [
  {
    name: 'bankId',
    label: 'Bank',
    kind: 'choice',
    required: true,
    options: banks.map((bank) => ({ value: bank.id, label: bank.name })).toSorted((a, b) => compare(a.label, b.label)),
    wide: true,
  },
  { name: 'name', label: 'Productnaam', kind: 'text', required: true, wide: true },
  {
    name: 'productType',
    label: 'Producttype',
    kind: 'choice',
    required: true,
    start: 'spaarrekening',
    options: productTypes.map((value) => ({ value, label: productTypeNames[value] })),
  },
  { name: 'regulated', label: 'Gereglementeerd', kind: 'yesno', hint: 'Enkel bij spaarrekeningen' },
  ...numberFields(productNumbers),
  { name: 'isActive', label: 'Actief', kind: 'yesno', required: true, start: 'ja' },
  { name: 'description', label: 'Beschrijving', kind: 'area' },
]

const span = (from: number | null, to: number | null, show: (value: number) => string) =>
  [from === null ? '' : to === null ? `vanaf ${show(from)}` : show(from), to === null ? '' : `tot ${show(to)}`]
    .filter(Boolean)
    .join(' ') || '–'

type Props = {
  readonly banks: readonly ManagedBank[]
  readonly products: readonly ManagedProduct[]
  readonly rates: readonly ManagedRate[]
}

export function ProductsTab({ banks, products, rates }: Props) {
  const [followed, setFollowed] = useState<ManagedProduct | null>(null)
  const bankName = (id: string) => banks.find((bank) => bank.id === id)?.shortName ?? id
  const ratesOf = (product: ManagedProduct) => rates.filter((rate) => rate.productId === product.id)
  const rateOf = (product: ManagedProduct) => {
    const known = ratesOf(product)
    const usual = known.find((rate) => rate.rateType === 'standard') ?? known[0]
    return usual === undefined ? null : (usual.totalRate ?? usual.promotionalRate)
  }
  const columns = (actions: RowActions<ManagedProduct>): readonly Column<ManagedProduct>[] => [
    {
      key: 'name',
      label: 'Naam',
      value: (product) => product.name,
      render: (product) => (
        <>
          {product.name} <small>{productTypeNames[product.productType]}</small>
        </>
      ),
    },
    {
      key: 'bank',
      label: 'Bank',
      value: (product) => bankName(product.bankId),
      render: (product) => bankName(product.bankId),
    },
    {
      key: 'rate',
      label: 'Rente',
      isAmount: true,
      value: rateOf,
      render: (product) => (ratesOf(product).length === 0 ? <em>geen</em> : ratePercent(rateOf(product))),
    },
    {
      key: 'amount',
      label: 'Bedrag',
      value: (product) => product.minAmount,
      render: (product) => span(product.minAmount, product.maxAmount, eur0),
    },
    {
      key: 'term',
      label: 'Maanden',
      value: (product) => product.minTerm,
      render: (product) => span(product.minTerm, product.maxTerm, String),
    },
    {
      key: 'status',
      label: 'Status',
      value: (product) => (product.isActive ? 0 : 1),
      render: (product) => <Status isActive={product.isActive} />,
    },
    {
      key: 'actions',
      label: 'Acties',
      render: (product) => (
        <RowButtons name={product.name} edit={() => actions.edit(product)} remove={() => actions.remove(product)}>
          <IconButton label={`Verloop van ${product.name}`} shape="verloop" act={() => setFollowed(product)} />
        </RowButtons>
      ),
    },
  ]
  return (
    <>
      <RowsPanel<ManagedProduct>
        title="Producten"
        words={words}
        addLabel="Product toevoegen"
        fields={fieldsFor(banks)}
        schema={productInput}
        nameOf={(product) => product.name}
        dependentsOf={(product) =>
          ratesOf(product).map((rate) => `Rente: ${rateTypeNames[rate.rateType].toLowerCase()}`)
        }
      >
        {(actions) => (
          <DataTable
            caption="Producten"
            searchLabel="Zoek in de producten"
            empty="Er zijn nog geen producten."
            lines={products}
            columns={columns(actions)}
            keyOf={(product) => product.id}
            textOf={(product) =>
              `${product.name} ${bankName(product.bankId)} ${productTypeNames[product.productType]} ${product.isActive ? 'actief' : 'inactief'}`
            }
          />
        )}
      </RowsPanel>
      {followed ? <RateHistory product={followed} close={() => setFollowed(null)} /> : null}
    </>
  )
}
