import { pct } from '#calculators/kernel/format.ts'
import type { Paid, Phase } from './model.ts'

const PHASES = {
  gewaarborgd: 'loon van je werkgever',
  eerste3: 'loongrens A1',
  tot6: 'loongrens A2',
  tot12: 'loongrens B',
  vast: 'vast bedrag',
  oud: 'vroegere regels',
  tweede: 'tweede periode',
  ziekte: 'ziekte-uitkering',
  ziekteVanaf7: 'ziekte-uitkering, vast minimum',
  invaliditeit: 'invaliditeit',
  overbrugging: 'overbruggingsrecht',
  tijdelijk: 'tijdelijke werkloosheid',
  moederschap: 'moederschapsrust, eerste dertig dagen',
  moederschapDaarna: 'moederschapsrust',
  terug: 'opnieuw aan het werk',
  niets: 'geen uitkering',
} as const satisfies Record<Phase, string>

/** A benefit that there was ends; one that there never was does not. */
export const phaseName = (phase: Phase, paid: boolean): string =>
  phase === 'niets' && paid ? `${PHASES.niets} meer` : PHASES[phase]

type Period = { readonly from: number; readonly to: number | null }

export function periodText({ from, to }: Period): string {
  if (to === null) return `Vanaf maand ${from}`
  return from === to ? `Maand ${from}` : `Maand ${from} tot ${to}`
}

/** The bounds of an amount; maternity rest has no minimum, and no maximum in the first thirty days. */
export const boundsOf = ({
  phase,
  tussen,
}: Paid): { readonly laagste: number | null; readonly hoogste: number | null } => ({
  laagste: tussen && tussen.laagste > 0 ? tussen.laagste : null,
  hoogste: tussen && phase !== 'moederschap' ? tussen.hoogste : null,
})

/** What made the amount what it is; a month that ends at work has its pay besides. */
export const decided = (paid: Paid): string =>
  paid.partly === true ? `${limitOf(paid)}, en je gewone inkomen voor de rest van de maand` : limitOf(paid)

function limitOf({ grens, phase, tussen }: Paid): string {
  if (phase === 'niets') return 'Niets'
  if (phase === 'terug') return 'Je gewone inkomen'
  if (phase === 'gewaarborgd') return 'Je gewone loon'
  switch (grens) {
    case 'deel':
      return `${pct(tussen?.deel ?? 0, 0)} van je brutoloon`
    case 'hoogste':
      return 'Het maximum'
    case 'laagste':
      return phase === 'tijdelijk' || phase === 'ziekte' ? 'Het minimum' : 'Het minimum van je gezin'
    case 'loon':
      return 'Je loon, want het is lager dan het minimum'
    default:
      return 'Een vast bedrag'
  }
}
