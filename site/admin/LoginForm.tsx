import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type InputHTMLAttributes, useEffect, useRef, useState } from 'react'
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { check } from '#contract/check.ts'
import { loginInput } from '#contract/session.ts'
import { ApiFailure, reasonOf, send } from '#site/admin/api.ts'
import { Labelled } from '#site/admin/Labelled.tsx'
import { sessionQuery } from '#site/admin/query.ts'
import { useToast } from '#site/admin/toast.tsx'

const WRONG = {
  title: 'Ongeldige inloggegevens',
  description: 'E-mailadres of wachtwoord is incorrect.',
  variant: 'destructive',
} as const
const BROKEN = {
  title: 'Login fout',
  description: 'Er is een fout opgetreden bij het inloggen.',
  variant: 'destructive',
} as const

const NO_PASSKEY = 'Je toestel gaf geen passkey. Probeer het opnieuw, of log in met je wachtwoord.'
type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON']

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string
  readonly error?: string | undefined
  readonly hint?: string
}

function Field({ label, error, hint, ...input }: FieldProps) {
  return (
    <Labelled label={label} error={error} hint={hint}>
      {({ id, describedBy, invalid }) => (
        <input {...input} id={id} aria-required aria-invalid={invalid || undefined} aria-describedby={describedBy} />
      )}
    </Labelled>
  )
}

export function LoginForm({ onLogin }: { readonly onLogin?: () => void }) {
  const [texts, setTexts] = useState({ email: '', password: '', code: '' })
  const [isCodeAsked, askCode] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({})
  const [message, setMessage] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const client = useQueryClient()
  const toast = useToast()

  useEffect(() => {
    if (isCodeAsked) form.current?.querySelector<HTMLInputElement>('[autocomplete=one-time-code]')?.focus()
  }, [isCodeAsked])

  const onSuccess = (session: unknown) => {
    setTexts({ email: '', password: '', code: '' })
    askCode(false)
    // What went wrong before is over.
    toast(null)
    client.setQueryData(sessionQuery.queryKey, session)
    onLogin?.()
  }
  const withPasskey = useMutation({
    mutationFn: async () => {
      const optionsJSON = (await send('POST', '/api/auth/webauthn-login/start')) as Asked
      const response = await startAuthentication({ optionsJSON })
      return send('POST', '/api/auth/webauthn-login', { body: { response } })
    },
    onSuccess,
    onError: (error) => setMessage(error instanceof ApiFailure ? reasonOf(error) : NO_PASSKEY),
  })
  const login = useMutation({
    mutationFn: (input: unknown) => send('POST', '/api/auth/login', { body: input }),
    onSuccess,
    onError: (error) => {
      const body = error instanceof ApiFailure ? error.body : undefined
      if (body?.code === 'second_factor_asked') {
        toast(null)
        askCode(true)
      } else if (body?.code === 'wrong_code') {
        setTexts((all) => ({ ...all, code: '' }))
        setMessage(body.error)
        toast({ ...WRONG, description: body.error })
      } else if (error instanceof ApiFailure && error.status === 401) {
        askCode(false)
        setMessage(WRONG.description)
        toast(WRONG)
      } else {
        setMessage(body?.error ?? BROKEN.description)
        toast(body === undefined ? BROKEN : { ...BROKEN, description: body.error })
      }
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { code, ...always } = texts
    const judged = check(loginInput, isCodeAsked ? texts : always)
    const isEmpty = isCodeAsked && code.trim() === ''
    const missing: Readonly<Record<string, readonly string[]>> = isEmpty ? { code: ['Vul de code in.'] } : {}
    setErrors(judged.ok ? missing : { ...judged.fields, ...missing })
    setMessage('')
    if (judged.ok && !isEmpty) login.mutate(judged.value)
  }
  const type = (name: keyof typeof texts) => ({
    value: texts[name],
    error: errors[name]?.[0],
    onChange: (event: { readonly target: HTMLInputElement }) => {
      setTexts((all) => ({ ...all, [name]: event.target.value }))
      setErrors(({ [name]: _, ...left }) => left)
      setMessage('')
    },
  })

  return (
    <form ref={form} className="login-form" onSubmit={submit} noValidate>
      {message ? (
        <p className="note note-error" role="alert">
          {message}
        </p>
      ) : null}
      {isCodeAsked ? (
        <Field
          {...type('code')}
          label="Code van je app"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="Zes cijfers. Telefoon kwijt? Vul een herstelcode in."
        />
      ) : (
        <>
          <Field {...type('email')} label="E-mailadres" type="email" autoComplete="username" />
          <Field {...type('password')} label="Wachtwoord" type="password" autoComplete="current-password" />
        </>
      )}
      <button type="submit" className="btn btn-primary" disabled={login.isPending}>
        {login.isPending ? 'Inloggen...' : 'Inloggen'}
      </button>
      {isCodeAsked ? (
        <button type="button" className="btn btn-plain" onClick={() => askCode(false)}>
          Met een ander account inloggen
        </button>
      ) : browserSupportsWebAuthn() ? (
        <button
          type="button"
          className="btn"
          disabled={withPasskey.isPending}
          onClick={() => {
            setMessage('')
            withPasskey.mutate()
          }}
        >
          Met een passkey
        </button>
      ) : null}
    </form>
  )
}
