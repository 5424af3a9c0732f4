/** The admin area. Who is logged in is asked of the server; the browser keeps no flag. */
import '#site/admin/no-eval.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { LoginForm } from '#site/admin/LoginForm.tsx'
import { Modal } from '#site/admin/Modal.tsx'
import { createQueryClient, sessionQuery } from '#site/admin/query.ts'
import { Toaster } from '#site/admin/toast.tsx'
import type { LawEnd } from '#site/content/law-ends.ts'
import { watchPreloadErrors } from '#site/layout/releases.ts'

// Whoever is not logged in needs the form only.
const Shell = lazy(async () => ({ default: (await import('#site/admin/Shell.tsx')).Shell }))
const SecondFactorSetup = lazy(async () => ({
  default: (await import('#site/admin/SecondFactorSetup.tsx')).SecondFactorSetup,
}))
const waiting = (
  <main>
    <h1 className="visually-hidden">Beheer laadt</h1>
    <p className="spinner admin-waiting">Laden...</p>
  </main>
)

type GateProps = { readonly isLost: boolean; readonly onBack: () => void; readonly lawEnds: readonly LawEnd[] }

function Gate({ isLost, onBack, lawEnds }: GateProps) {
  const { data: session, isPending, error } = useQuery(sessionQuery)
  if (isPending) return waiting
  if (error) {
    return (
      <main className="login">
        <h1>Beheer</h1>
        <p className="note note-error" role="alert">
          Het beheer is tijdelijk niet beschikbaar. Probeer het straks opnieuw. ({error.message})
        </p>
      </main>
    )
  }
  if (!session) {
    return (
      <main className="login">
        <p className="login-brand">
          <a href="/">Rekenklaar</a>
        </p>
        <h1>Beheer</h1>
        <LoginForm />
      </main>
    )
  }
  if (session.needsSecondFactor) {
    return (
      <main className="login">
        <h1>Tweede factor</h1>
        <p>Deze server vraagt een tweede factor van elke beheerder. Stel hem in om verder te gaan.</p>
        <SecondFactorSetup done={() => undefined} />
      </main>
    )
  }
  return (
    <>
      <Shell session={session} lawEnds={lawEnds} />
      {isLost ? (
        <Modal title="Je sessie is verlopen" onClose={onBack}>
          <p>Log opnieuw in. Wat je getypt hebt, staat er nog.</p>
          <LoginForm onLogin={onBack} />
        </Modal>
      ) : null}
    </>
  )
}

export function AdminApp({ lawEnds }: { readonly lawEnds: readonly LawEnd[] }) {
  const [isLost, setLost] = useState(false)
  const [client] = useState(() => createQueryClient(() => setLost(true)))
  useEffect(watchPreloadErrors, [])
  return (
    <QueryClientProvider client={client}>
      <Toaster>
        <Suspense fallback={waiting}>
          <Gate isLost={isLost} onBack={() => setLost(false)} lawEnds={lawEnds} />
        </Suspense>
      </Toaster>
    </QueryClientProvider>
  )
}
