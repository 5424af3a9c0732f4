import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { OpenSession, Session } from '#contract/session.ts'
import { isLoggedOut, reasonOf, send } from '#site/admin/api.ts'
import { Modal } from '#site/admin/Modal.tsx'
import { moment } from '#site/admin/moment.ts'
import { Passkeys } from '#site/admin/Passkeys.tsx'
import { PasswordForm } from '#site/admin/PasswordForm.tsx'
import { secondFactorQuery, sessionsQuery } from '#site/admin/query.ts'
import { SecondFactorSetup } from '#site/admin/SecondFactorSetup.tsx'
import { useToast } from '#site/admin/toast.tsx'
import { WithPassword } from '#site/admin/WithPassword.tsx'

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="card account-card">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

type Panel = 'wachtwoord' | 'aan' | 'uit' | 'codes' | null

function SecondFactor({ open }: { readonly open: (panel: Panel) => void }) {
  const { data } = useQuery(secondFactorQuery)
  if (data === undefined) return <p className="spinner">Laden...</p>
  if (!data.enabled) {
    return (
      <>
        <p>Staat uit. Zet hem aan, dan volstaat een gestolen wachtwoord niet om in te loggen.</p>
        <button type="button" className="btn btn-primary" onClick={() => open('aan')}>
          Tweede factor aanzetten
        </button>
      </>
    )
  }
  return (
    <>
      <p>
        <span className="badge badge-on">Staat aan</span> Nog {data.recoveryCodesLeft} herstelcodes.
      </p>
      {data.recoveryCodesLeft < 3 ? (
        <p className="note note-warning">Je hebt bijna geen herstelcodes meer. Maak nieuwe.</p>
      ) : null}
      <p className="record-buttons">
        <button type="button" className="btn" onClick={() => open('codes')}>
          Nieuwe herstelcodes
        </button>
        {data.required ? null : (
          <button type="button" className="btn" onClick={() => open('uit')}>
            Tweede factor uitzetten
          </button>
        )}
      </p>
      {data.required ? <p className="dated">Deze server vraagt een tweede factor van elke beheerder.</p> : null}
    </>
  )
}

function Sessions({ leave }: { readonly leave: () => void }) {
  const client = useQueryClient()
  const toast = useToast()
  const { data = [] } = useQuery(sessionsQuery)
  const end = useMutation({
    mutationFn: (session: OpenSession) => send('DELETE', `/api/auth/sessions/${session.id}`),
    onSuccess: async () => {
      toast({ title: 'Sessie beëindigd', description: 'Dat toestel moet opnieuw inloggen.' })
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
    onError: (error) => {
      if (!isLoggedOut(error)) toast({ title: 'Fout', description: reasonOf(error), variant: 'destructive' })
    },
  })
  return (
    <>
      <ul className="sessions">
        {data.map((session) => (
          <li key={session.id}>
            <div>
              <strong>{session.device}</strong>
              {session.isCurrent ? <span className="badge badge-on">Dit toestel</span> : null}
              <p className="dated">
                Netwerk {session.network || 'onbekend'}. Ingelogd op {moment(session.createdAt)}, laatst gezien op{' '}
                {moment(session.lastSeenAt)}.
              </p>
            </div>
            {session.isCurrent ? null : (
              <button
                type="button"
                className="btn"
                disabled={end.isPending}
                aria-label={`Sessie van ${session.device} beëindigen`}
                onClick={() => end.mutate(session)}
              >
                Beëindigen
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="record-buttons">
        <button type="button" className="btn" onClick={leave}>
          Overal uitloggen
        </button>
      </p>
    </>
  )
}

type Props = { readonly session: Session; readonly leaveEverywhere: () => void }

export function AccountScreen({ session, leaveEverywhere }: Props) {
  const [panel, setPanel] = useState<Panel>(null)
  const close = () => setPanel(null)
  return (
    <section>
      <header className="screen-head">
        <h2>Account</h2>
      </header>
      <div className="account">
        <Card title="Wachtwoord">
          <p>Je bent ingelogd als {session.email}.</p>
          <button type="button" className="btn" onClick={() => setPanel('wachtwoord')}>
            Wachtwoord wijzigen
          </button>
        </Card>
        <Card title="Tweede factor">
          <SecondFactor open={setPanel} />
        </Card>
        <Card title="Passkeys">
          <Passkeys />
        </Card>
        <Card title="Open sessies">
          <Sessions leave={leaveEverywhere} />
        </Card>
      </div>
      {panel === 'wachtwoord' ? <PasswordForm mustChange={false} close={close} /> : null}
      {panel === 'aan' ? (
        <Modal title="Tweede factor aanzetten" onClose={close}>
          <SecondFactorSetup done={close} />
        </Modal>
      ) : null}
      {panel === 'uit' ? (
        <WithPassword
          title="Tweede factor uitzetten"
          text="Daarna volstaat je wachtwoord om in te loggen. Je herstelcodes vervallen."
          button="Zet de tweede factor uit"
          path="/api/auth/second-factor/remove"
          close={close}
        />
      ) : null}
      {panel === 'codes' ? (
        <WithPassword
          title="Nieuwe herstelcodes"
          text="Je krijgt tien nieuwe codes. De oude werken daarna niet meer."
          button="Maak nieuwe codes"
          path="/api/auth/second-factor/codes"
          close={close}
        />
      ) : null}
    </section>
  )
}
