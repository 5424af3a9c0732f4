import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { submissionResult, type SubmissionResult } from '#contract/indexnow.ts'
import { ApiFailure, isLoggedOut, send } from '#site/admin/api.ts'
import { urlsQuery } from '#site/admin/query.ts'
import { useToast } from '#site/admin/toast.tsx'

const FALLBACK = 'Failed to submit to IndexNow'

/** The server's own words, wherever it put them. */
function reasonOf(error: unknown): string {
  return error instanceof ApiFailure ? (error.body?.error ?? FALLBACK) : FALLBACK
}

function useWaiting(): readonly [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds <= 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return [seconds, setSeconds]
}

export function IndexNowTab() {
  const client = useQueryClient()
  const toast = useToast()
  const { data: urls, isPending: isLoading, error } = useQuery(urlsQuery)
  const [waiting, wait] = useWaiting()
  const [result, setResult] = useState<SubmissionResult | null>(null)

  const fail = (reason: string) =>
    toast({ title: 'IndexNow Submission Failed', description: reason, variant: 'destructive' })
  const submit = useMutation({
    mutationFn: async (scope: 'changed' | 'all') =>
      submissionResult.parse(await send('POST', '/api/indexnow/submit-all', { body: { scope } })),
    onSuccess: async (answer) => {
      setResult(answer)
      if (answer.success) {
        toast({
          title: 'IndexNow Submission Successful',
          description: `${answer.submittedUrls} URL’s verstuurd naar Bing, Yandex en andere. Ontvangen, niet noodzakelijk geïndexeerd.`,
        })
      } else fail(answer.error ?? answer.message ?? FALLBACK)
      wait(answer.retryAfter ?? 0)
      await client.invalidateQueries({ queryKey: urlsQuery.queryKey })
    },
    onError: (failure) => {
      if (isLoggedOut(failure)) return
      fail(reasonOf(failure))
      if (failure instanceof ApiFailure) wait(failure.retryAfter ?? 0)
    },
  })

  if (isLoading) return <p className="spinner">Laden...</p>
  if (error) return <p className="note note-error">{error.message}</p>
  const off = !urls.configured || submit.isPending || waiting > 0
  const label = (text: string) => (submit.isPending ? 'Submitting...' : text)
  return (
    <section className="indexnow">
      <header className="screen-head">
        <h2>IndexNow</h2>
      </header>
      <p className="indexnow-count">
        <strong>{urls.count}</strong> URL’s, waarvan {urls.changed} nieuw of gewijzigd sinds de laatste keer.
      </p>
      <p>
        We sturen ze naar {urls.endpoint}; dat geeft ze door aan Bing, Yandex en andere. Google doet niet mee. Antwoord
        200 of 202 betekent ontvangen, niet geïndexeerd.
      </p>
      {urls.configured ? null : (
        <p className="note note-warning">
          Er is geen sleutel ingesteld (INDEXNOW_KEY). Zonder sleutel kan er niets verstuurd worden.
        </p>
      )}
      {waiting > 0 ? (
        <p className="note note-warning">De zoekmachine vraagt om even te wachten: nog {waiting} s.</p>
      ) : null}
      <p className="record-buttons">
        <button type="button" className="btn btn-primary" disabled={off} onClick={() => submit.mutate('changed')}>
          {label('Submit gewijzigde URL’s')}
        </button>
        <button type="button" className="btn" disabled={off} onClick={() => submit.mutate('all')}>
          {label('Submit alle URL’s')}
        </button>
      </p>
      {result ? <p role="status">{result.message}</p> : null}
      {urls.lastSubmission ? (
        <p className="dated">
          Laatste keer: {new Date(urls.lastSubmission.at).toLocaleString('nl-BE')}, {urls.lastSubmission.submittedUrls}{' '}
          URL’s, {urls.lastSubmission.message}
        </p>
      ) : null}
    </section>
  )
}
