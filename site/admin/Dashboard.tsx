import { useMutation, useQuery } from '@tanstack/react-query'
import { Tabs } from 'radix-ui'
import { useState } from 'react'
import type { Session } from '#contract/session.ts'
import { send } from '#site/admin/api.ts'
import { AuditView } from '#site/admin/AuditView.tsx'
import { BanksTab } from '#site/admin/BanksTab.tsx'
import { IndexNowTab } from '#site/admin/IndexNowTab.tsx'
import { PasswordForm } from '#site/admin/PasswordForm.tsx'
import { ProductsTab } from '#site/admin/ProductsTab.tsx'
import { banksQuery, productsQuery, ratesQuery } from '#site/admin/query.ts'
import { RatesTab } from '#site/admin/RatesTab.tsx'
import { useToast } from '#site/admin/toast.tsx'
import { Redirect } from '#site/layout/Redirect.tsx'

type Panel = 'wachtwoord' | 'logboek' | null

export function Dashboard({ session }: { readonly session: Session }) {
  const toast = useToast()
  const banks = useQuery(banksQuery)
  const products = useQuery(productsQuery)
  const rates = useQuery(ratesQuery)
  const [panel, setPanel] = useState<Panel>(session.mustChangePassword ? 'wachtwoord' : null)

  const leave = useMutation({
    mutationFn: (path: string) => send('POST', path),
    onError: () =>
      toast({ title: 'Fout', description: 'Uitloggen is niet gelukt. Probeer het opnieuw.', variant: 'destructive' }),
  })
  const failed = [banks, products, rates].find((query) => query.error)?.error

  // A fresh page: nothing of the session stays in memory.
  if (leave.isSuccess) return <Redirect to="/admin" />
  return (
    <>
      <div className="dashboard-head">
        <h1>Admin Dashboard</h1>
        <p>{session.email}</p>
        <div className="dashboard-buttons">
          <button type="button" className="btn" onClick={() => setPanel('logboek')}>
            Logboek
          </button>
          <button type="button" className="btn" onClick={() => setPanel('wachtwoord')}>
            Wachtwoord wijzigen
          </button>
          <button type="button" className="btn" onClick={() => leave.mutate('/api/auth/logout-everywhere')}>
            Overal uitloggen
          </button>
          <button type="button" className="btn" onClick={() => leave.mutate('/api/auth/logout')}>
            Uitloggen
          </button>
        </div>
      </div>
      {failed ? (
        <p className="note note-error" role="alert">
          De gegevens konden niet geladen worden: {failed.message}
        </p>
      ) : null}
      <Tabs.Root defaultValue="banken" className="tabs">
        <Tabs.List className="tab-list" aria-label="Onderdelen van het beheer">
          <Tabs.Trigger value="banken">Banken ({banks.data?.length ?? 0})</Tabs.Trigger>
          <Tabs.Trigger value="producten">Producten ({products.data?.length ?? 0})</Tabs.Trigger>
          <Tabs.Trigger value="rentes">Rentes ({rates.data?.length ?? 0})</Tabs.Trigger>
          <Tabs.Trigger value="indexnow">IndexNow</Tabs.Trigger>
        </Tabs.List>
        {/* Kept in the page, so that a half-filled form survives a look at another tab. */}
        <Tabs.Content value="banken" forceMount>
          <BanksTab banks={banks.data ?? []} products={products.data ?? []} />
        </Tabs.Content>
        <Tabs.Content value="producten" forceMount>
          <ProductsTab banks={banks.data ?? []} products={products.data ?? []} rates={rates.data ?? []} />
        </Tabs.Content>
        <Tabs.Content value="rentes" forceMount>
          <RatesTab banks={banks.data ?? []} products={products.data ?? []} rates={rates.data ?? []} />
        </Tabs.Content>
        <Tabs.Content value="indexnow">
          <IndexNowTab />
        </Tabs.Content>
      </Tabs.Root>
      {panel === 'wachtwoord' ? (
        <PasswordForm mustChange={session.mustChangePassword} close={() => setPanel(null)} />
      ) : null}
      {panel === 'logboek' ? <AuditView close={() => setPanel(null)} /> : null}
    </>
  )
}
