import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { check } from '#contract/check.ts'
import { loginInput } from '#contract/session.ts'
import { ApiFailure, send } from '#site/admin/api.ts'
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

export function LoginForm({ onLogin }: { readonly onLogin?: () => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({})
  const [message, setMessage] = useState('')
  const client = useQueryClient()
  const toast = useToast()
  const id = useId()

  const login = useMutation({
    mutationFn: (input: unknown) => send('POST', '/api/auth/login', { body: input }),
    onSuccess: (session) => {
      setPassword('')
      client.setQueryData(sessionQuery.queryKey, session)
      onLogin?.()
    },
    onError: (error) => {
      if (error instanceof ApiFailure && error.status === 401) {
        setMessage(WRONG.description)
        toast(WRONG)
      } else {
        const reason = error instanceof ApiFailure ? error.body?.error : undefined
        setMessage(reason ?? BROKEN.description)
        toast(reason === undefined ? BROKEN : { ...BROKEN, description: reason })
      }
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const judged = check(loginInput, { email, password })
    setErrors(judged.ok ? {} : judged.fields)
    setMessage('')
    if (judged.ok) login.mutate(judged.value)
  }
  const errorOf = (name: string) => errors[name]?.[0]

  return (
    <form className="login-form" onSubmit={submit} noValidate>
      {message ? (
        <p className="note note-error" role="alert">
          {message}
        </p>
      ) : null}
      <div className="record-field">
        <label htmlFor={`${id}-email`}>E-mailadres</label>
        <input
          id={`${id}-email`}
          type="email"
          autoComplete="username"
          aria-required
          aria-invalid={errorOf('email') !== undefined || undefined}
          aria-describedby={errorOf('email') ? `${id}-email-fout` : undefined}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {errorOf('email') ? (
          <small id={`${id}-email-fout`} className="field-error">
            {errorOf('email')}
          </small>
        ) : null}
      </div>
      <div className="record-field">
        <label htmlFor={`${id}-wachtwoord`}>Wachtwoord</label>
        <input
          id={`${id}-wachtwoord`}
          type="password"
          autoComplete="current-password"
          aria-required
          aria-invalid={errorOf('password') !== undefined || undefined}
          aria-describedby={errorOf('password') ? `${id}-wachtwoord-fout` : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {errorOf('password') ? (
          <small id={`${id}-wachtwoord-fout`} className="field-error">
            {errorOf('password')}
          </small>
        ) : null}
      </div>
      <button type="submit" className="btn btn-primary" disabled={login.isPending}>
        {login.isPending ? 'Inloggen...' : 'Inloggen'}
      </button>
    </form>
  )
}
