/** A part of the page that follows the answer while it is in sight; out of sight or folded it waits for a rest. */
import type { ReactNode } from 'react'
import { useSettled } from '#site/calculator/state/use-settled.ts'

type Props = { readonly className?: string; readonly children: ReactNode }

export function Settled({ className, children }: Props) {
  const [place, shown] = useSettled<ReactNode, HTMLDivElement>(children)
  return (
    <div ref={place} className={className}>
      {shown}
    </div>
  )
}
