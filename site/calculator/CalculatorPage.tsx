/**
 * The one page all calculators run in. The server renders it with the default case; in the browser it is a single
 * island that waits for its calculator's own chunk, with the default case readable meanwhile.
 */
import { useEffect, useRef, useState } from 'react'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import { ErrorBoundary } from '#site/calculator/ErrorBoundary.tsx'
import { ALIVE } from '#site/calculator/state/alive-event.ts'
import type { CalculatorPageProps } from '#site/calculator/state/props.ts'
import { forgetFailure, useCalculator } from '#site/calculator/state/source.ts'
import { useToday } from '#site/calculator/state/use-today.ts'
import { forgetPage } from '#site/calculator/state/use-page-state.ts'
import { Workbench } from '#site/calculator/Workbench.tsx'
import { Spinner } from '#site/ui/Spinner.tsx'

function LoadedPage(props: CalculatorPageProps) {
  const calculator = useCalculator(props.meta.category, props.meta.slug)
  return <LivePage {...props} calculator={calculator} />
}

function LivePage({ today, buildDate, ...rest }: CalculatorPageProps & { readonly calculator: AnyCalculator }) {
  const day = useToday(today, buildDate)
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the render in which everything listens: taps that came too early are carried out now.
    if (!alive) return
    document.documentElement.classList.remove('waiting')
    place.current?.dispatchEvent(new Event(ALIVE, { bubbles: true }))
  }, [alive])
  return (
    <>
      <div ref={place} className={alive ? 'loading loaded' : 'loading'} aria-hidden={alive || undefined}>
        <Spinner />
      </div>
      <Workbench {...rest} today={day} />
    </>
  )
}

export function CalculatorPage(props: CalculatorPageProps) {
  const { category, slug } = props.meta
  const startOver = () => {
    forgetPage()
    forgetFailure(category, slug)
  }
  return (
    <div className="wrap calculator" data-category={category}>
      <ErrorBoundary onReset={startOver}>
        <LoadedPage {...props} />
      </ErrorBoundary>
    </div>
  )
}
