/** A part of the page that is long: its title stands, the rest opens on demand and is open on paper. */
import { type ReactNode, type Ref, useEffect, useRef } from 'react'

type Props = {
  readonly id: string
  readonly title: string
  readonly place?: Ref<HTMLElement>
  readonly onOpen?: () => void
  readonly children: ReactNode
}

export function Folded({ id, title, place, onOpen, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null)
  // It may have been opened before the page worked.
  useEffect(() => {
    if (fold.current?.open) onOpen?.()
  }, [onOpen])
  return (
    <section id={id} ref={place} className="folded">
      <details ref={fold} className="card fold" onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}>
        <summary>
          <h2>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  )
}
