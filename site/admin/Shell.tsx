/** The frame of the back office: who is logged in where, the way to every screen, and the screen itself. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { Tabs, Tooltip } from 'radix-ui'
import { useEffect, useState } from 'react'
import type { Environment } from '#contract/environment.ts'
import type { Session } from '#contract/session.ts'
import { AccountScreen } from '#site/admin/AccountScreen.tsx'
import { send } from '#site/admin/api.ts'
import { AuditScreen } from '#site/admin/AuditScreen.tsx'
import { BanksTab } from '#site/admin/BanksTab.tsx'
import { BinScreen } from '#site/admin/BinScreen.tsx'
import { IndexNowTab } from '#site/admin/IndexNowTab.tsx'
import { PasswordForm } from '#site/admin/PasswordForm.tsx'
import { ProductsTab } from '#site/admin/ProductsTab.tsx'
import { banksQuery, binQuery, environmentQuery, productsQuery, queueQuery, ratesQuery } from '#site/admin/query.ts'
import { toDoOf } from '#site/admin/QueueNotes.tsx'
import { QueueScreen } from '#site/admin/QueueScreen.tsx'
import { RatesTab } from '#site/admin/RatesTab.tsx'
import { isTab, openScreen, type Screen, useScreen } from '#site/admin/screens.ts'
import { useToast } from '#site/admin/toast.tsx'
import type { LawEnd } from '#site/content/law-ends.ts'
import { Redirect } from '#site/layout/Redirect.tsx'

export const TOOLTIP_DELAY = 700
export const TOOLTIP_SKIP_DELAY = 300

const databaseNames: Readonly<Record<Environment['database'], string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

function Where() {
  const { data } = useQuery(environmentQuery)
  if (data === undefined) return null
  return (
    <p className={`where where-${data.kind}`}>
      <strong>{data.kind}</strong> {data.host}, {databaseNames[data.database]}
    </p>
  )
}

type LinkProps = {
  readonly to: Screen
  readonly label: string
  readonly count?: number | undefined
  readonly now: Screen
}

function NavLink({ to, label, count, now }: LinkProps) {
  return (
    <a href={`#${to}`} aria-current={now === to ? 'page' : undefined}>
      {label}
      {count === undefined ? '' : ` (${count})`}
    </a>
  )
}

type Props = { readonly session: Session; readonly lawEnds: readonly LawEnd[] }

export function Shell({ session, lawEnds }: Props) {
  const screen = useScreen()
  const toast = useToast()
  const banks = useQuery(banksQuery)
  const products = useQuery(productsQuery)
  const rates = useQuery(ratesQuery)
  const queue = useQuery(queueQuery)
  const bin = useQuery(binQuery)
  const [isPasswordAsked, askPassword] = useState(session.mustChangePassword)

  // A message belongs to the screen it appeared on.
  useEffect(() => {
    const clear = () => toast(null)
    addEventListener('hashchange', clear)
    return () => removeEventListener('hashchange', clear)
  }, [toast])

  const leave = useMutation({
    mutationFn: (path: string) => send('POST', path),
    onError: () =>
      toast({ title: 'Fout', description: 'Uitloggen is niet gelukt. Probeer het opnieuw.', variant: 'destructive' }),
  })
  const failed = [banks, products, rates].find((query) => query.error)?.error
  const lists = { banks: banks.data ?? [], products: products.data ?? [], rates: rates.data ?? [] }
  const toDo = queue.data && toDoOf(queue.data, lawEnds).total

  // A fresh page: nothing of the session stays in memory.
  if (leave.isSuccess) return <Redirect to="/admin" />
  return (
    <Tooltip.Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
      <Tabs.Root
        className="shell"
        value={isTab(screen) ? screen : ''}
        onValueChange={openScreen}
        orientation="vertical"
      >
        <a
          className="skip-link"
          href="#inhoud"
          onClick={(event) => {
            event.preventDefault()
            document.getElementById('inhoud')?.focus()
          }}
        >
          Naar de inhoud
        </a>
        <header className="shell-head">
          <a className="shell-brand" href="/">
            Rekenklaar
          </a>
          <h1>Admin Dashboard</h1>
          <Where />
          <p className="who">{session.email}</p>
          <button type="button" className="btn" onClick={() => leave.mutate('/api/auth/logout')}>
            Uitloggen
          </button>
        </header>
        <nav className="shell-nav" aria-label="Beheer">
          <NavLink to="te-controleren" label="Te controleren" count={toDo} now={screen} />
          <Tabs.List className="tab-list" aria-label="Gegevens">
            <Tabs.Trigger value="banken">Banken ({lists.banks.length})</Tabs.Trigger>
            <Tabs.Trigger value="producten">Producten ({lists.products.length})</Tabs.Trigger>
            <Tabs.Trigger value="rentes">Rentes ({lists.rates.length})</Tabs.Trigger>
            <Tabs.Trigger value="indexnow">IndexNow</Tabs.Trigger>
          </Tabs.List>
          <NavLink to="prullenbak" label="Prullenbak" count={bin.data?.length} now={screen} />
          <NavLink to="logboek" label="Logboek" now={screen} />
          <NavLink to="account" label="Account" now={screen} />
        </nav>
        <main id="inhoud" className="shell-main" tabIndex={-1}>
          {failed ? (
            <p className="note note-error" role="alert">
              De gegevens konden niet geladen worden: {failed.message}
            </p>
          ) : null}
          {screen === 'te-controleren' ? (
            <QueueScreen banks={lists.banks} products={lists.products} lawEnds={lawEnds} />
          ) : null}
          <Tabs.Content value="banken">
            <BanksTab banks={lists.banks} products={lists.products} />
          </Tabs.Content>
          <Tabs.Content value="producten">
            <ProductsTab {...lists} />
          </Tabs.Content>
          <Tabs.Content value="rentes">
            <RatesTab {...lists} />
          </Tabs.Content>
          <Tabs.Content value="indexnow">
            <IndexNowTab />
          </Tabs.Content>
          {screen === 'prullenbak' ? <BinScreen /> : null}
          {screen === 'logboek' ? <AuditScreen /> : null}
          {screen === 'account' ? (
            <AccountScreen session={session} leaveEverywhere={() => leave.mutate('/api/auth/logout-everywhere')} />
          ) : null}
        </main>
        {isPasswordAsked ? <PasswordForm mustChange close={() => askPassword(false)} /> : null}
      </Tabs.Root>
    </Tooltip.Provider>
  )
}
