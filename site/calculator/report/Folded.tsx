/** A part of the page that is long: its title stands, the rest opens on demand and is open on paper. */
import type { ReactNode, Ref } from 'react'

type Props = {
  readonly id: string
  readonly title: string
  readonly place?: Ref<HTMLElement>
  readonly children: ReactNode
}

export function Folded({ id, title, place, children }: Props) {
  return (
    <section id={id} ref={place} className="folded">
      <details className="card fold">
        <summary>
          <h2>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  )
}
