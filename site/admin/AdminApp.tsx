/** The admin area. Who is logged in is asked of the server; the browser keeps no flag. */
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Tooltip } from 'radix-ui'
import { useState } from 'react'
import { Dashboard } from '#site/admin/Dashboard.tsx'
import { LoginForm } from '#site/admin/LoginForm.tsx'
import { Modal } from '#site/admin/Modal.tsx'
import { createQueryClient, sessionQuery } from '#site/admin/query.ts'
import { Toaster } from '#site/admin/toast.tsx'

export const TOOLTIP_DELAY = 700
export const TOOLTIP_SKIP_DELAY = 300

type GateProps = { readonly isLost: boolean; readonly onBack: () => void }

function Gate({ isLost, onBack }: GateProps) {
  const { data: session, isPending, error } = useQuery(sessionQuery)
  if (isPending) return <p className="spinner">Laden...</p>
  if (error) {
    return (
      <p className="note note-error" role="alert">
        Het beheer is tijdelijk niet beschikbaar. Probeer het straks opnieuw. ({error.message})
      </p>
    )
  }
  if (!session) {
    return (
      <div className="login">
        <h1>Beheer</h1>
        <LoginForm />
      </div>
    )
  }
  return (
    <>
      <Dashboard session={session} />
      {isLost ? (
        <Modal title="Je sessie is verlopen" onClose={onBack}>
          <p>Log opnieuw in. Wat je getypt hebt, staat er nog.</p>
          <LoginForm onLogin={onBack} />
        </Modal>
      ) : null}
    </>
  )
}

export function AdminApp() {
  const [isLost, setLost] = useState(false)
  const [client] = useState(() => createQueryClient(() => setLost(true)))
  return (
    <QueryClientProvider client={client}>
      <Tooltip.Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
        <Toaster>
          <Gate isLost={isLost} onBack={() => setLost(false)} />
        </Toaster>
      </Tooltip.Provider>
    </QueryClientProvider>
  )
}
