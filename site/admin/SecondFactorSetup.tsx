/** Switching the second factor on: the password again, the picture for the app, a first code, the recovery codes. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { recoveryCodes, secondFactorSecret } from '#contract/session.ts'
import { reasonOf, send } from '#site/admin/api.ts'
import { secondFactorQuery, sessionQuery, sessionsQuery } from '#site/admin/query.ts'
import { saveFile } from '#site/ui/save-file.ts'

const AppCode = lazy(async () => ({ default: (await import('#site/admin/AppCode.tsx')).AppCode }))

export function RecoveryCodes({ codes, done }: { readonly codes: readonly string[]; readonly done: () => void }) {
  const text = `Herstelcodes voor het beheer van Rekenklaar. Elke code werkt één keer.\r\n\r\n${codes.join('\r\n')}\r\n`
  return (
    <>
      <p>
        Bewaar deze herstelcodes op een veilige plaats. Elke code werkt één keer, als je telefoon weg is. Je ziet ze
        enkel nu.
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="record-buttons">
        <button type="button" className="btn" onClick={() => saveFile('rekenklaar-herstelcodes.txt', text)}>
          Bewaar als bestand
        </button>
        <button type="button" className="btn btn-primary" onClick={done}>
          Ik heb ze bewaard
        </button>
      </p>
    </>
  )
}

type AskProps = {
  readonly label: string
  readonly kind: 'password' | 'code'
  readonly button: string
  readonly busy: boolean
  readonly problem: string
  readonly submit: (text: string) => void
}

/** One field and one button: the password again, or a code of the app. */
export function AskOne({ label, kind, button, busy, problem, submit }: AskProps) {
  const [text, setText] = useState('')
  const [isOld, setOld] = useState(false)
  const id = useId()
  const shown = isOld ? '' : problem
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        setOld(false)
        if (text !== '') submit(text)
      }}
    >
      <p className="record-field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type={kind === 'password' ? 'password' : 'text'}
          inputMode={kind === 'code' ? 'numeric' : undefined}
          autoComplete={kind === 'code' ? 'one-time-code' : 'current-password'}
          aria-invalid={shown === '' ? undefined : true}
          aria-describedby={shown === '' ? undefined : `${id}-fout`}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setOld(true)
          }}
        />
        {shown === '' ? null : (
          <small id={`${id}-fout`} className="field-error" role="alert">
            {shown}
          </small>
        )}
      </p>
      <p className="record-buttons">
        <button type="submit" className="btn btn-primary" disabled={busy}>
          {button}
        </button>
      </p>
    </form>
  )
}

export function SecondFactorSetup({ done }: { readonly done: () => void }) {
  const client = useQueryClient()
  const begin = useMutation({
    mutationFn: async (currentPassword: string) =>
      secondFactorSecret.parse(await send('POST', '/api/auth/second-factor/start', { body: { currentPassword } })),
  })
  const confirm = useMutation({
    mutationFn: async (code: string) =>
      recoveryCodes.parse(await send('POST', '/api/auth/second-factor/confirm', { body: { code } })),
  })
  const problemOf = (error: unknown) => (error === null ? '' : reasonOf(error))
  const finish = async () => {
    for (const { queryKey } of [secondFactorQuery, sessionsQuery, sessionQuery]) {
      await client.invalidateQueries({ queryKey })
    }
    done()
  }

  if (confirm.data) return <RecoveryCodes codes={confirm.data.codes} done={() => void finish()} />
  if (!begin.data) {
    return (
      <>
        <p>
          Naast je wachtwoord vragen we dan een code van een app op je telefoon, zoals Google Authenticator, Microsoft
          Authenticator of Aegis.
        </p>
        <AskOne
          label="Huidig wachtwoord"
          kind="password"
          button="Verder"
          busy={begin.isPending}
          problem={problemOf(begin.error)}
          submit={begin.mutate}
        />
      </>
    )
  }
  return (
    <>
      <p>Scan dit met je app en vul de code in die de app toont.</p>
      <Suspense fallback={<p className="spinner">Laden...</p>}>
        <AppCode uri={begin.data.uri} />
      </Suspense>
      <p className="dated">
        Lukt scannen niet? Typ dit geheim in de app: <code className="app-secret">{begin.data.secret}</code>
      </p>
      <AskOne
        label="Code van je app"
        kind="code"
        button="Zet de tweede factor aan"
        busy={confirm.isPending}
        problem={problemOf(confirm.error)}
        submit={confirm.mutate}
      />
    </>
  )
}
