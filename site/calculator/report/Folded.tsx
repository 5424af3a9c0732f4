/** A part of the page that is long: its title stands, the rest opens on demand and is open on paper. */
import type { ReactNode } from 'react'
import { Settled } from '#site/calculator/report/Settled.tsx'

type Props = { readonly id: string; readonly title: string; readonly children: ReactNode }

export function Folded({ id, title, children }: Props) {
  return (
    <section id={id} className="folded">
      <details className="card fold">
        <summary>
          <h2>{title}</h2>
        </summary>
        <Settled>{children}</Settled>
      </details>
    </section>
  )
}
