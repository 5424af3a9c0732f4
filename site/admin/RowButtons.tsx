import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'

const shapes = {
  bewerken: 'M4 20h4L19 9l-4-4L4 16v4M13.5 6.5l4 4',
  verwijderen: 'M5 7h14M10 11v6M14 11v6M6.5 7l1 13h9l1-13M9.5 7V4h5v3',
  verloop: 'M4 4v16h16M7 15l4-5 3 3 5-7',
} as const

type Props = {
  /** Said by a screen reader and shown as a hint. */
  readonly label: string
  readonly shape: keyof typeof shapes
  readonly act: () => void
}

export function IconButton({ label, shape, act }: Props) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <button type="button" className="btn btn-icon" aria-label={label} onClick={act}>
          <svg
            viewBox="0 0 24 24"
            width="18"
            height="18"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            aria-hidden="true"
          >
            <path d={shapes[shape]} strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tooltip" sideOffset={6}>
          {label}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

type RowProps = {
  readonly name: string
  readonly edit: () => void
  readonly remove: () => void
  readonly children?: ReactNode
}

export function RowButtons({ name, edit, remove, children }: RowProps) {
  return (
    <div className="row-buttons">
      {children}
      <IconButton label={`${name} bewerken`} shape="bewerken" act={edit} />
      <IconButton label={`${name} verwijderen`} shape="verwijderen" act={remove} />
    </div>
  )
}
