/**
 * Charts, tables, steps and grounds: prerendered, so their code is not needed before the answer changes. React leaves
 * the server's HTML of a Suspense boundary alone until the code is here, as long as nothing in it changes: until then it
 * keeps the values it was rendered with. Afterwards it follows the answer, as a transition that any key may interrupt.
 */
import { createElement, memo, startTransition, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { SectionsProps } from '#site/calculator/report/ReportSections.tsx'
import { ALIVE } from '#site/calculator/state/alive-event.ts'
import { loadSections, useSections } from '#site/calculator/state/source.ts'

function Arrived(props: SectionsProps) {
  return createElement(useSections(props.calculator), props)
}

/** Remembered together with its boundary: React gives up the server's HTML of a boundary that is rendered anew. */
const Sections = memo(function Sections(props: SectionsProps) {
  return (
    <Suspense>
      <Arrived {...props} />
    </Suspense>
  )
})

type Props = Omit<SectionsProps, 'onAlive'>

export function LaterSections({ wanted, stale }: { readonly wanted: Props; readonly stale: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const [alive, setAlive] = useState(false)
  const [failed, setFailed] = useState(false)
  const [shown, setShown] = useState(wanted)
  const onAlive = useCallback(() => setAlive(true), [])

  const { calculator } = wanted
  useEffect(() => {
    loadSections(calculator).catch(() => {
      setFailed(true)
      document.documentElement.classList.remove('waiting-below')
    })
  }, [calculator])
  useEffect(() => {
    if (alive) startTransition(() => setShown(wanted))
  }, [alive, wanted])
  useEffect(() => {
    if (alive) place.current?.dispatchEvent(new Event(ALIVE, { bubbles: true }))
  }, [alive])

  // A page opened with values shows no example first (see theme-script.ts).
  useEffect(() => {
    if (alive && shown === wanted) document.documentElement.classList.remove('waiting-below')
  }, [alive, shown, wanted])

  const behind = !alive && wanted.answer.report !== shown.answer.report
  return (
    <>
      {failed && (
        <p className="note note-warning">
          De grafieken en tabellen hieronder konden niet laden en tonen nog het voorbeeld.{' '}
          <button type="button" className="link-button" onClick={() => location.reload()}>
            Opnieuw laden
          </button>
        </p>
      )}
      <div ref={place} className={stale || behind ? 'sections stale' : 'sections'} data-alive={alive || undefined}>
        <Sections {...shown} onAlive={onAlive} />
      </div>
    </>
  )
}
