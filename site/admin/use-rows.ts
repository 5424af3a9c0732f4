/** Adding, changing and deleting rows of one kind, with the notifications that belong to it. */
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { upperFirst } from '#calculators/kernel/format.ts'
import { ApiFailure, isLoggedOut, send } from '#site/admin/api.ts'
import { useRefresh } from '#site/admin/query.ts'
import { useToast } from '#site/admin/toast.tsx'
import type { Values } from '#site/admin/form-fields.ts'

export type Words = { readonly path: string; readonly name: string; readonly article: string }

const verbs = {
  add: { done: 'toegevoegd', doing: 'toevoegen' },
  edit: { done: 'bijgewerkt', doing: 'bijwerken' },
  remove: { done: 'verwijderd', doing: 'verwijderen' },
} as const
type Deed = keyof typeof verbs

/** "Bank toegevoegd" / "De bank is succesvol toegevoegd." and its counterpart when it fails. */
export function wordsFor(deed: Deed, { name, article }: Words) {
  const capital = upperFirst(name)
  const { done, doing } = verbs[deed]
  return {
    success: { title: `${capital} ${done}`, description: `${article} ${name} is succesvol ${done}.` },
    failure: {
      title: 'Fout',
      description: `Er is een fout opgetreden bij het ${doing} van ${article.toLowerCase()} ${name}.`,
    },
  }
}

type Change = {
  readonly id: string
  readonly version: number
  readonly values: Values
  readonly deed: string | undefined
  /** Asked once more and still meant. */
  readonly isSure: boolean
}

export function useRows(words: Words) {
  const refetch = useRefresh()
  const toast = useToast()
  // One key per opened form: pressing twice, or again after a lost answer, creates one row.
  const key = useRef<string>(undefined)

  const tell = (deed: Deed) => ({
    onSuccess: async () => {
      toast(wordsFor(deed, words).success)
      await refetch()
    },
    onError: (error: unknown) => {
      // A question is no failure: the form asks it.
      const isQuestion = error instanceof ApiFailure && error.body?.code === 'confirm'
      if (!isLoggedOut(error) && !isQuestion) toast({ ...wordsFor(deed, words).failure, variant: 'destructive' })
    },
  })

  const add = useMutation({
    mutationFn: (values: Values) => {
      key.current ??= crypto.randomUUID()
      return send('POST', words.path, { body: values, key: key.current })
    },
    ...tell('add'),
  })
  const edit = useMutation({
    mutationFn: ({ id, version, values, deed, isSure }: Change) => {
      const asked = [...(deed === 'correctie' ? ['correction=true'] : []), ...(isSure ? ['sure=true'] : [])].join('&')
      return send('PUT', `${words.path}/${id}${asked === '' ? '' : `?${asked}`}`, { body: values, version })
    },
    ...tell('edit'),
  })
  const remove = useMutation({
    mutationFn: ({ id, version, cascade }: { id: string; version: number; cascade: boolean }) =>
      send('DELETE', `${words.path}/${id}${cascade ? '?cascade=true' : ''}`, { version }),
    ...tell('remove'),
  })

  return {
    add,
    edit,
    remove,
    startAdding: () => {
      key.current = undefined
    },
  }
}
