/** A part of the page that is long: its title stands, the rest opens on demand and is open on paper. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Settled } from '#site/calculator/report/Settled.tsx'

type Props = {
  readonly id: string
  readonly title: string
  /** What is in it, under the title of an important one. */
  readonly words?: string
  readonly onOpen?: () => void
  readonly children: ReactNode
}

export function Folded({ id, title, words, onOpen, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null)
  // It may have been opened before the page worked.
  useEffect(() => {
    if (fold.current?.open) onOpen?.()
  }, [onOpen])
  return (
    <section id={id} className={words ? 'block block-wide check' : 'folded'}>
      <details ref={fold} className="fold" onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}>
        <summary>
          <h2>{title}</h2>
          {words && <p>{words}</p>}
        </summary>
        <Settled>{children}</Settled>
      </details>
    </section>
  )
}
