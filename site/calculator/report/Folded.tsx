/** A part of the page that is long: its title stands, the rest opens on demand and is open on paper. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Settled } from '#site/calculator/report/Settled.tsx'

type Props = {
  readonly id: string
  readonly title: string
  readonly onOpen?: () => void
  readonly children: ReactNode
}

export function Folded({ id, title, onOpen, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null)
  // It may have been opened before the page worked.
  useEffect(() => {
    if (fold.current?.open) onOpen?.()
  }, [onOpen])
  return (
    <section id={id} className="folded">
      <details ref={fold} className="card fold" onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}>
        <summary>
          <h2>{title}</h2>
        </summary>
        <Settled>{children}</Settled>
      </details>
    </section>
  )
}
