import type { ReactNode } from 'react'

type Tone = 'info' | 'warning' | 'law' | 'error'

export function Notice({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <p className={`note note-${tone}`}>{children}</p>
}
