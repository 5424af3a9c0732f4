/**
 * Charts, tables, steps and grounds: prerendered, but their code is not needed until the answer changes. The browser
 * leaves the server's HTML alone, fetches the code once the form works, and hydrates this part as a root of its own.
 * A Suspense boundary would do the same with less code, but React streams a large one as a hidden block with an
 * inline script, which a policy with hashed scripts refuses.
 */
import { startTransition, useEffect, useRef, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { SectionsProps } from '#site/calculator/report/ReportSections.tsx'
import { ALIVE } from '#site/calculator/state/alive-event.ts'
import { noteChange } from '#site/calculator/state/use-settled.ts'
import { loadedSections, loadSections } from '#site/calculator/state/source.ts'

/** After the form is alive and the browser has a moment; Safari has no idle callback. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 1500 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 200)
  return () => clearTimeout(timer)
}

export function LaterSections({ stale, ...props }: SectionsProps & { readonly stale: boolean }) {
  const host = useRef<HTMLDivElement>(null)
  const root = useRef<Root | null>(null)
  const render = useRef<((props: SectionsProps) => void) | null>(null)
  const latest = useRef<SectionsProps>(props)
  const [first] = useState<SectionsProps>(props)
  const [phase, setPhase] = useState<'waiting' | 'alive' | 'failed'>('waiting')

  useEffect(() => {
    if (latest.current.report !== props.report) noteChange()
    latest.current = props
    render.current?.(props)
  })

  useEffect(() => {
    let gone = false
    const cancel = whenIdle(() => {
      loadSections().then(
        ({ sectionsElement }) => {
          if (gone || !host.current || root.current) return
          // Empty when the page came back from a day we know no rules for: nothing of the server is left to take over.
          const made = host.current.hasChildNodes()
            ? hydrateRoot(host.current, sectionsElement(first))
            : createRoot(host.current)
          root.current = made
          render.current = (next) => startTransition(() => made.render(sectionsElement(next)))
          render.current(latest.current)
          setPhase('alive')
        },
        () => setPhase('failed'),
      )
    })
    return () => {
      gone = true
      cancel()
    }
  }, [first])

  useEffect(() => {
    if (phase === 'alive') host.current?.dispatchEvent(new Event(ALIVE, { bubbles: true }))
  }, [phase])

  const behind = phase !== 'alive' && props.report !== first.report
  return (
    <>
      {phase === 'failed' && (
        <p className="note note-warning">
          De grafieken en tabellen hieronder konden niet laden en tonen nog het voorbeeld.{' '}
          <button type="button" className="link-button" onClick={() => location.reload()}>
            Opnieuw laden
          </button>
        </p>
      )}
      {import.meta.env.SSR ? (
        <div className="sections">{loadedSections()?.sectionsElement(props)}</div>
      ) : (
        // An empty text as child tells React that the content of this element is not its own.
        <div
          ref={host}
          className={stale || behind ? 'sections stale' : 'sections'}
          data-alive={phase === 'alive' || undefined}
          suppressHydrationWarning
        >
          {''}
        </div>
      )}
    </>
  )
}
