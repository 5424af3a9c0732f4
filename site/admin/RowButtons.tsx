import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'

function Hinted({ hint, children }: { readonly hint: string; readonly children: ReactNode }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tooltip" sideOffset={6}>
          {hint}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

type Props = {
  readonly name: string
  readonly edit: () => void
  readonly remove: () => void
  readonly children?: ReactNode
}

export function RowButtons({ name, edit, remove, children }: Props) {
  return (
    <div className="row-buttons">
      {children}
      <Hinted hint={`${name} bewerken`}>
        <button type="button" className="btn" aria-label={`${name} bewerken`} onClick={edit}>
          Bewerken
        </button>
      </Hinted>
      <Hinted hint={`${name} verwijderen`}>
        <button type="button" className="btn" aria-label={`${name} verwijderen`} onClick={remove}>
          Verwijderen
        </button>
      </Hinted>
    </div>
  )
}
