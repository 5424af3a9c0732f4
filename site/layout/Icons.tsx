/** The few drawings of the site. They say nothing a word beside them does not say, so they are hidden from readers. */
type Props = { readonly className?: string }

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export function LogoMark({ className }: Props) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <rect width="24" height="24" rx="6.5" fill="currentColor" />
      <path d="M6 7.5h12M6 12h12M6 16.5h12" className="logo-lines" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}

export function Chevron({ className }: Props) {
  return (
    <svg viewBox="0 0 16 16" className={className} aria-hidden="true" {...stroke}>
      <path d="m4 6 4 4 4-4" />
    </svg>
  )
}

export function Loupe({ className }: Props) {
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true" {...stroke}>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 3.8 3.8" />
    </svg>
  )
}
