/** On a phone the header carries the answer once it is out of sight: label and amount take the place of the name. */
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { lowerFirst } from '#calculators/kernel/format.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { NO_ANSWER } from '#site/calculator/answer/AnswerBody.tsx'
import type { Wrong } from '#site/calculator/state/calculation.ts'

export type HeadAnswerProps = { readonly report: Report; readonly wrong: Wrong | null }

export function HeadAnswer({ report, wrong }: HeadAnswerProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => {
    // Without a header, in a frame on another site, there is no place for it.
    const found = document.querySelector<HTMLElement>('[data-head-answer]')
    const answer = document.getElementById('resultaat')
    if (!found || !answer) return
    setPlace(found)
    const header = found.closest('header')
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      // Below the screen is not past it.
      const isPast = last !== undefined && !last.isIntersecting && last.boundingClientRect.top < 0
      header?.toggleAttribute('data-past-answer', isPast)
      found.hidden = !isPast
    })
    observer.observe(answer)
    return () => {
      observer.disconnect()
      header?.removeAttribute('data-past-answer')
      found.hidden = true
    }
  }, [])
  if (!place) return null
  const label = `${report.example ? 'Voorbeeld · ' : ''}${report.headline.label}`
  return createPortal(
    <a href="#resultaat">
      <small>{wrong ? `kijk ${lowerFirst(wrong.name)} na` : label}</small>
      <b>{wrong ? NO_ANSWER : showFigure(report.headline)}</b>
    </a>,
    place,
  )
}
