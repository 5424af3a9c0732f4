/** Folded on a phone, open where there is room and on paper: the stylesheet decides, the text is in the page either way. */
import type { ReactNode } from 'react'

type Props = { readonly title: ReactNode; readonly children: ReactNode }

export function PhoneFold({ title, children }: Props) {
  return (
    <details className="phone-fold">
      <summary>{title}</summary>
      {children}
    </details>
  )
}
