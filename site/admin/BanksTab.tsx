import { bankInput, type BankType, bankTypes, type ManagedBank } from '#contract/bank.ts'
import type { ManagedProduct } from '#contract/product.ts'
import type { FormField } from '#site/admin/form-fields.ts'
import { RowButtons } from '#site/admin/RowButtons.tsx'
import { RowsPanel } from '#site/admin/RowsPanel.tsx'

const typeNames: Readonly<Record<BankType, string>> = {
  retail: 'Retail',
  online: 'Online',
  cooperative: 'Coöperatief',
  investment: 'Investering',
}

const fields: readonly FormField[] = [
  { name: 'name', label: 'Bank Naam', kind: 'text', required: true },
  { name: 'shortName', label: 'Korte Naam', kind: 'text', required: true },
  { name: 'website', label: 'Website', kind: 'url', hint: 'Begint met https://' },
  {
    name: 'type',
    label: 'Type',
    kind: 'choice',
    required: true,
    start: 'retail',
    options: bankTypes.map((value) => ({ value, label: typeNames[value] })),
  },
  { name: 'bic', label: 'BIC', kind: 'text', hint: '8 of 11 tekens' },
  { name: 'phone', label: 'Telefoon', kind: 'tel' },
  { name: 'email', label: 'E-mail', kind: 'email' },
  { name: 'isActive', label: 'Actief', kind: 'yesno', required: true, start: 'ja' },
  { name: 'description', label: 'Beschrijving', kind: 'area' },
]

const words = { path: '/api/banks', name: 'bank', article: 'De' } as const

type Props = { readonly banks: readonly ManagedBank[]; readonly products: readonly ManagedProduct[] }

export function BanksTab({ banks, products }: Props) {
  const productsOf = (bank: ManagedBank) => products.filter((product) => product.bankId === bank.id)
  return (
    <RowsPanel<ManagedBank>
      words={words}
      addLabel="Bank toevoegen"
      fields={fields}
      schema={bankInput}
      nameOf={(bank) => bank.name}
      dependentsOf={(bank) => productsOf(bank).map((product) => product.name)}
    >
      {(actions) => (
        <div className="admin-table">
          <table className="plain-table">
            <caption className="visually-hidden">Banken</caption>
            <thead>
              <tr>
                <th scope="col">Naam</th>
                <th scope="col">Korte naam</th>
                <th scope="col">Type</th>
                <th scope="col">Status</th>
                <th scope="col">Producten</th>
                <th scope="col">Acties</th>
              </tr>
            </thead>
            <tbody>
              {banks.map((bank) => (
                <tr key={bank.id}>
                  <th scope="row">
                    {bank.website === '' ? (
                      bank.name
                    ) : (
                      <a href={bank.website} rel="noopener">
                        {bank.name}
                      </a>
                    )}
                  </th>
                  <td>{bank.shortName}</td>
                  <td>{typeNames[bank.type]}</td>
                  <td>
                    <span className={bank.isActive ? 'badge badge-on' : 'badge'}>
                      {bank.isActive ? 'Actief' : 'Inactief'}
                    </span>
                  </td>
                  <td>{productsOf(bank).length}</td>
                  <td>
                    <RowButtons name={bank.name} edit={() => actions.edit(bank)} remove={() => actions.remove(bank)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </RowsPanel>
  )
}
