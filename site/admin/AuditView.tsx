import { useInfiniteQuery } from '@tanstack/react-query'
import { auditPage } from '#contract/audit.ts'
import { send } from '#site/admin/api.ts'
import { Modal } from '#site/admin/Modal.tsx'

/** Who did what, newest first. */
export function AuditView({ close }: { readonly close: () => void }) {
  const audit = useInfiniteQuery({
    queryKey: ['/api', 'audit'],
    queryFn: async ({ pageParam }) =>
      auditPage.parse(
        await send('GET', `/api/audit${pageParam === null ? '' : `?before=${encodeURIComponent(pageParam)}`}`),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // The log grows with every click, so an opened log is always read anew.
    staleTime: 0,
    gcTime: 0,
  })
  const entries = audit.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Modal title="Logboek" onClose={close} wide>
      {audit.isPending ? <p className="spinner">Laden...</p> : null}
      {audit.error ? <p className="note note-error">{audit.error.message}</p> : null}
      <table className="plain-table">
        <caption className="visually-hidden">Wie deed wat en wanneer</caption>
        <thead>
          <tr>
            <th scope="col">Wanneer</th>
            <th scope="col">Wie</th>
            <th scope="col">Wat</th>
            <th scope="col">Resultaat</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <th scope="row">{new Date(entry.at).toLocaleString('nl-BE')}</th>
              <td>{entry.actor}</td>
              <td>
                {entry.action} {entry.objectType} {entry.objectId}
              </td>
              <td>{entry.result}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="record-buttons">
        {audit.hasNextPage ? (
          <button type="button" className="btn" disabled={audit.isFetching} onClick={() => void audit.fetchNextPage()}>
            Toon oudere
          </button>
        ) : null}
        <button type="button" className="btn" onClick={close}>
          Sluiten
        </button>
      </p>
    </Modal>
  )
}
