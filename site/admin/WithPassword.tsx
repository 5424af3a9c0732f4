import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { recoveryCodes } from '#contract/session.ts'
import { ApiFailure, reasonOf, send } from '#site/admin/api.ts'
import { Modal } from '#site/admin/Modal.tsx'
import { secondFactorQuery } from '#site/admin/query.ts'
import { AskOne, RecoveryCodes } from '#site/admin/SecondFactorSetup.tsx'

/** Something that first asks for the password, and then for the second factor. */
export function WithPassword({
  title,
  text,
  button,
  path,
  close,
  done,
}: {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly path: string
  readonly close: () => void
  /** What follows on an answer that is no list of codes; closes by itself. */
  readonly done?: (answer: unknown) => Promise<void>
}) {
  const client = useQueryClient()
  const [password, setPassword] = useState('')
  const act = useMutation({
    mutationFn: (body: { readonly currentPassword: string; readonly code?: string }) => send('POST', path, { body }),
    onSuccess: async (answer) => {
      await client.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
      if (done !== undefined) await done(answer)
      else if (answer === null) close()
    },
  })
  const asked = act.error instanceof ApiFailure ? act.error.body?.code : undefined
  const wantsCode = asked === 'second_factor_asked' || asked === 'wrong_code'
  const codes = recoveryCodes.safeParse(act.data)
  return (
    <Modal title={title} onClose={close}>
      {codes.success ? (
        <RecoveryCodes codes={codes.data.codes} done={close} />
      ) : (
        <>
          <p>{text}</p>
          {wantsCode ? (
            <AskOne
              key="code"
              label="Code van je app of een herstelcode"
              kind="code"
              button={button}
              busy={act.isPending}
              problem={asked === 'wrong_code' ? reasonOf(act.error) : ''}
              submit={(code) => act.mutate({ currentPassword: password, code })}
            />
          ) : (
            <AskOne
              key="wachtwoord"
              label="Huidig wachtwoord"
              kind="password"
              button="Verder"
              busy={act.isPending}
              problem={act.error === null ? '' : reasonOf(act.error)}
              submit={(currentPassword) => {
                setPassword(currentPassword)
                act.mutate({ currentPassword })
              }}
            />
          )}
        </>
      )}
    </Modal>
  )
}
