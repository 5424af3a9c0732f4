/** Putting back what was deleted, or undoing a change or an import. */
import { useMutation } from '@tanstack/react-query'
import type { BinEntry } from '#contract/bin.ts'
import { isLoggedOut, reasonOf, send } from '#site/admin/api.ts'
import { useRefresh } from '#site/admin/query.ts'
import { useToast } from '#site/admin/toast.tsx'

export function useTakeBack() {
  const toast = useToast()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id }: Pick<BinEntry, 'id' | 'kind'>) => send('POST', `/api/bin/${id}/restore`),
    onSuccess: async (_, { kind }) => {
      toast(
        kind === 'invoer'
          ? { title: 'Invoer ongedaan gemaakt', description: 'Alles staat weer zoals voor het bestand.' }
          : kind === 'wijziging'
            ? { title: 'Wijziging ongedaan gemaakt', description: 'Alles staat weer zoals daarvoor.' }
            : { title: 'Teruggezet', description: 'Alles staat er weer, met wat eraan hing.' },
      )
      await refresh()
    },
    onError: (error) => {
      if (!isLoggedOut(error)) toast({ title: 'Fout', description: reasonOf(error), variant: 'destructive' })
    },
  })
}
