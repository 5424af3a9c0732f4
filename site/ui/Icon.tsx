/** The small drawings beside words. They say nothing a word does not say too, so they are hidden from readers. */
const paths = {
  arrow: 'M3 8h10m-4-4 4 4-4 4',
  chevron: 'm4 6 4 4 4-4',
  cross: 'm4 4 8 8m0-8-8 8',
  share: 'M8 10V2m0 0L5 5m3-3 3 3M3 9v5h10V9',
  house: 'm2 8 6-5.5L14 8M4 7v6.5h8V7M7 13.5V10h2v3.5',
  calendar: 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2.5v3M10.5 2.5v3',
  scales: 'M8 2.5v11M5 13.5h6M3 4.5h10M3 4.5 1.2 9.5h3.6zM13 4.5l-1.8 5h3.6z',
  sum: 'M12 3.5H4.5L8.5 8l-4 4.5H12',
  menu: 'M2 4.5h12M2 8h12M2 11.5h12',
} as const

export type IconName = keyof typeof paths

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
