/**
 * The one page all calculators run in. The server renders it with the default case; in the browser it is a single
 * island that waits for its calculator's own chunk, with the default case readable meanwhile.
 */
import { useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '#site/calculator/ErrorBoundary.tsx'
import { ALIVE } from '#site/calculator/state/alive-event.ts'
import type { CalculatorPageProps } from '#site/calculator/state/props.ts'
import { useCalculatorSource } from '#site/calculator/state/source.ts'
import { useToday } from '#site/calculator/state/use-today.ts'
import { forgetPage } from '#site/calculator/state/use-page-state.ts'
import { Workbench } from '#site/calculator/Workbench.tsx'
import { Spinner } from '#site/ui/Spinner.tsx'

function LoadedPage(props: CalculatorPageProps) {
  const { meta, today, buildDate, ...rest } = props
  const calculator = useCalculatorSource(meta.category, meta.slug)
  const day = useToday(today, buildDate)
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the render in which everything listens: taps that came too early are carried out now.
    if (alive) place.current?.dispatchEvent(new Event(ALIVE, { bubbles: true }))
  }, [alive])
  return (
    <>
      <div ref={place} className={alive ? 'loading loaded' : 'loading'} aria-hidden={alive || undefined}>
        <Spinner />
      </div>
      <Workbench calculator={calculator} meta={meta} today={day} {...rest} />
    </>
  )
}

export function CalculatorPage(props: CalculatorPageProps) {
  return (
    <div className="wrap calculator" data-category={props.meta.category}>
      <ErrorBoundary onReset={forgetPage}>
        <LoadedPage {...props} />
      </ErrorBoundary>
    </div>
  )
}
