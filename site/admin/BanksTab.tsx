import { bankInput, type BankType, bankTypes, type ManagedBank } from '#contract/bank.ts'
import type { ManagedProduct } from '#contract/product.ts'
import { type Column, DataTable } from '#site/admin/DataTable.tsx'
import type { FormField } from '#site/admin/form-fields.ts'
import { RowButtons } from '#site/admin/RowButtons.tsx'
import { type RowActions, RowsPanel } from '#site/admin/RowsPanel.tsx'
import { Status } from '#site/admin/Status.tsx'

const typeNames: Readonly<Record<BankType, string>> = {
  retail: 'Retail',
  online: 'Online',
  cooperative: 'Coöperatief',
  investment: 'Investering',
}

const fields: readonly FormField[] = [
  { name: 'name', label: 'Bank Naam', kind: 'text', required: true, wide: true },
  { name: 'shortName', label: 'Korte Naam', kind: 'text', required: true },
  {
    name: 'type',
    label: 'Type',
    kind: 'choice',
    required: true,
    start: 'retail',
    options: bankTypes.map((value) => ({ value, label: typeNames[value] })),
  },
  { name: 'website', label: 'Website', kind: 'url', hint: 'bank.be volstaat: we zetten er https:// voor', wide: true },
  { name: 'bic', label: 'BIC', kind: 'text', hint: '8 of 11 tekens' },
  { name: 'isActive', label: 'Actief', kind: 'yesno', required: true, start: 'ja' },
  { name: 'phone', label: 'Telefoon', kind: 'tel' },
  { name: 'email', label: 'E-mail', kind: 'email' },
  { name: 'description', label: 'Beschrijving', kind: 'area' },
]

const words = { path: '/api/banks', name: 'bank', article: 'De' } as const

type Props = { readonly banks: readonly ManagedBank[]; readonly products: readonly ManagedProduct[] }

export function BanksTab({ banks, products }: Props) {
  const productsOf = (bank: ManagedBank) => products.filter((product) => product.bankId === bank.id)
  const columns = (actions: RowActions<ManagedBank>): readonly Column<ManagedBank>[] => [
    {
      key: 'name',
      label: 'Naam',
      value: (bank) => bank.name,
      render: (bank) =>
        bank.website === '' ? (
          bank.name
        ) : (
          <a href={bank.website} target="_blank" rel="noopener noreferrer">
            {bank.name}
          </a>
        ),
    },
    { key: 'short', label: 'Korte naam', value: (bank) => bank.shortName, render: (bank) => bank.shortName },
    { key: 'type', label: 'Type', value: (bank) => typeNames[bank.type], render: (bank) => typeNames[bank.type] },
    {
      key: 'status',
      label: 'Status',
      value: (bank) => (bank.isActive ? 0 : 1),
      render: (bank) => <Status isActive={bank.isActive} />,
    },
    {
      key: 'products',
      label: 'Producten',
      isAmount: true,
      value: (bank) => productsOf(bank).length,
      render: (bank) => productsOf(bank).length,
    },
    {
      key: 'actions',
      label: 'Acties',
      render: (bank) => (
        <RowButtons name={bank.name} edit={() => actions.edit(bank)} remove={() => actions.remove(bank)} />
      ),
    },
  ]
  return (
    <RowsPanel<ManagedBank>
      title="Banken"
      words={words}
      addLabel="Bank toevoegen"
      fields={fields}
      schema={bankInput}
      nameOf={(bank) => bank.name}
      dependentsOf={(bank) => productsOf(bank).map((product) => product.name)}
    >
      {(actions) => (
        <DataTable
          caption="Banken"
          searchLabel="Zoek in de banken"
          empty="Er zijn nog geen banken."
          lines={banks}
          columns={columns(actions)}
          keyOf={(bank) => bank.id}
          textOf={(bank) => `${bank.name} ${bank.shortName} ${typeNames[bank.type]} ${bank.bic}`}
        />
      )}
    </RowsPanel>
  )
}
