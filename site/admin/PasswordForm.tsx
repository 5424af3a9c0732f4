import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { check } from '#contract/check.ts'
import { passwordInput, shortestPassword } from '#contract/session.ts'
import { ApiFailure, reasonOf, send } from '#site/admin/api.ts'
import { Modal } from '#site/admin/Modal.tsx'
import { sessionQuery } from '#site/admin/query.ts'
import { useToast } from '#site/admin/toast.tsx'

type Props = { readonly mustChange: boolean; readonly close: () => void }

export function PasswordForm({ mustChange, close }: Props) {
  const client = useQueryClient()
  const toast = useToast()
  const id = useId()
  const [currentPassword, setCurrent] = useState('')
  const [newPassword, setNew] = useState('')
  const [code, setCode] = useState('')
  const [isCodeAsked, askCode] = useState(false)
  const [problem, setProblem] = useState('')
  const codeField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isCodeAsked) codeField.current?.focus()
  }, [isCodeAsked])
  const change = useMutation({
    mutationFn: (input: unknown) => send('POST', '/api/auth/password', { body: input }),
    onSuccess: (session) => {
      client.setQueryData(sessionQuery.queryKey, session)
      toast({ title: 'Wachtwoord gewijzigd', description: 'Je bent op andere toestellen uitgelogd.' })
      close()
    },
    onError: (error) => {
      const asked = error instanceof ApiFailure ? error.body?.code : undefined
      // The field itself says what is asked.
      if (asked === 'second_factor_asked') return askCode(true)
      if (asked === 'wrong_code') setCode('')
      setProblem(reasonOf(error))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const judged = check(passwordInput, { currentPassword, newPassword, ...(isCodeAsked ? { code } : {}) })
    if (!judged.ok) return setProblem(Object.values(judged.fields).flat()[0] ?? '')
    const isEmpty = isCodeAsked && code.trim() === ''
    setProblem(isEmpty ? 'Vul de code in.' : '')
    if (!isEmpty) change.mutate(judged.value)
  }
  return (
    <Modal title="Wachtwoord wijzigen" onClose={close}>
      {mustChange ? <p>Dit wachtwoord kwam van de installatie. Kies een eigen wachtwoord.</p> : null}
      <form onSubmit={submit} noValidate>
        {problem ? (
          <p className="note note-error" role="alert">
            {problem}
          </p>
        ) : null}
        <p className="record-field">
          <label htmlFor={`${id}-oud`}>Huidig wachtwoord</label>
          <input
            id={`${id}-oud`}
            type="password"
            autoComplete="current-password"
            value={currentPassword}
            onChange={(event) => {
              setCurrent(event.target.value)
              setProblem('')
            }}
          />
        </p>
        <p className="record-field">
          <label htmlFor={`${id}-nieuw`}>Nieuw wachtwoord</label>
          <input
            id={`${id}-nieuw`}
            type="password"
            autoComplete="new-password"
            value={newPassword}
            onChange={(event) => {
              setNew(event.target.value)
              setProblem('')
            }}
          />
          <small>
            Minstens {shortestPassword} tekens. Niet enkel bekende wachtwoorden, hetzelfde woord of toetsen op een rij.
            Een eigen zin onthoud je makkelijker dan losse tekens.
          </small>
        </p>
        {isCodeAsked ? (
          <p className="record-field">
            <label htmlFor={`${id}-code`}>Code van je app</label>
            <input
              ref={codeField}
              id={`${id}-code`}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              aria-describedby={`${id}-code-uitleg`}
              value={code}
              onChange={(event) => {
                setCode(event.target.value)
                setProblem('')
              }}
            />
            <small id={`${id}-code-uitleg`}>
              Je tweede factor staat aan. Vul zes cijfers in. Telefoon kwijt? Vul een herstelcode in.
            </small>
          </p>
        ) : null}
        <p className="record-buttons">
          <button type="submit" className="btn btn-primary" disabled={change.isPending}>
            {change.isPending ? 'Opslaan...' : 'Opslaan'}
          </button>
          <button type="button" className="btn" onClick={close}>
            {mustChange ? 'Later' : 'Annuleren'}
          </button>
        </p>
      </form>
    </Modal>
  )
}
