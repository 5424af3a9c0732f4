/** The passkeys of the account: a finger or the code of a device instead of the password. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import type { Passkey } from '#contract/passkey.ts'
import { send } from '#site/admin/api.ts'
import { moment } from '#site/admin/moment.ts'
import { passkeysQuery } from '#site/admin/query.ts'
import { useToast } from '#site/admin/toast.tsx'
import { WithPassword } from '#site/admin/WithPassword.tsx'

type Panel = { readonly kind: 'toevoegen' } | { readonly kind: 'verwijderen'; readonly passkey: Passkey }

/** Asks the device; whoever changes their mind there changes nothing here. */
async function makeOn(options: unknown): Promise<boolean> {
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON']
  const response = await startRegistration({ optionsJSON }).catch(() => undefined)
  if (response === undefined) return false
  await send('POST', '/api/auth/webauthn/confirm', { body: { response } })
  return true
}

export function Passkeys() {
  const client = useQueryClient()
  const toast = useToast()
  const { data = [] } = useQuery(passkeysQuery)
  const [panel, setPanel] = useState<Panel | null>(null)
  const finish = async (options: unknown) => {
    const isMade = options === null || (await makeOn(options))
    const title = options === null ? 'Passkey verwijderd' : isMade ? 'Passkey bewaard' : 'Geen passkey gemaakt'
    const description = isMade ? 'De lijst hieronder is bijgewerkt.' : 'Je toestel maakte er geen. Probeer het opnieuw.'
    toast({ title, description, ...(isMade ? {} : { variant: 'destructive' as const }) })
    await client.invalidateQueries({ queryKey: passkeysQuery.queryKey })
    setPanel(null)
  }
  return (
    <>
      <p>Log in met je vinger, je gezicht of de code van je toestel, zonder wachtwoord.</p>
      {data.length === 0 ? null : (
        <ul className="sessions">
          {data.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <strong>{passkey.name}</strong>
                <p className="dated">
                  Gemaakt op {moment(passkey.createdAt)}.{' '}
                  {passkey.lastUsedAt === null
                    ? 'Nog niet gebruikt.'
                    : `Laatst gebruikt op ${moment(passkey.lastUsedAt)}.`}
                </p>
              </div>
              <button
                type="button"
                className="btn"
                aria-label={`Passkey van ${passkey.name} verwijderen`}
                onClick={() => setPanel({ kind: 'verwijderen', passkey })}
              >
                Verwijderen
              </button>
            </li>
          ))}
        </ul>
      )}
      {browserSupportsWebAuthn() ? (
        <p className="record-buttons">
          <button type="button" className="btn" onClick={() => setPanel({ kind: 'toevoegen' })}>
            Passkey toevoegen
          </button>
        </p>
      ) : (
        <p className="dated">Deze browser kent geen passkeys.</p>
      )}
      {panel === null ? null : (
        <WithPassword
          title={panel.kind === 'toevoegen' ? 'Passkey toevoegen' : 'Passkey verwijderen'}
          text={
            panel.kind === 'toevoegen'
              ? 'Daarna vraagt je toestel je vinger, je gezicht of je code.'
              : `De passkey van ${panel.passkey.name} werkt daarna niet meer.`
          }
          button={panel.kind === 'toevoegen' ? 'Verder' : 'Verwijder de passkey'}
          path={
            panel.kind === 'toevoegen' ? '/api/auth/webauthn/start' : `/api/auth/webauthn/${panel.passkey.id}/remove`
          }
          close={() => setPanel(null)}
          done={finish}
        />
      )}
    </>
  )
}
