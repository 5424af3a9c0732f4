import { eur } from '#calculators/kernel/format.ts'
import type { Said } from '#calculators/kernel/report.ts'
import type { outputs } from './outputs.ts'
import type { Leave } from './case.ts'
import { leaveName, notices } from './tell-words.ts'

/** What changes on the account each month. */
function direct({ values, out, work }: Leave): string {
  const wage = `${eur(work.wageLoss)} minder loon`
  const name = out.aanmoedigingNetto === 0 ? 'uitkering' : out.uitkeringNetto ? 'uitkering en premie' : 'premie'
  const paid = work.besides > 0 ? `, ${eur(work.besides)} netto ${name}` : ''
  const open = work.unknown
    ? `Zonder de uitkering van de RVA, die je zelf invult, krijg je met ${leaveName(values)}`
    : `Met ${leaveName(values)} krijg je`
  return out.verliesMaand < 0
    ? `${open} per maand **${eur(0 - out.verliesMaand)}** meer: ${wage}, maar ${eur(work.besides)} netto ${name}.`
    : `${open} per maand **${eur(out.verliesMaand)}** minder${work.besides > 0 ? `: ${wage}${paid}` : ''}.`
}

function sentence(solved: Leave): string {
  const { values, out } = solved
  const named = [
    'vakantiegeld',
    ...(values.eindejaarspremie ? ['dertiende maand'] : []),
    ...(out.kinderbijslagMeer === 0 ? [] : [`${out.kinderbijslagMeer < 0 ? 'minder' : 'meer'} kinderbijslag`]),
  ]
  const parts = `${named.join(', ')} en belasting`
  // More each month and less in the end: the sign turns halfway.
  const cost =
    out.verliesMaand < 0 ? `houd je ${eur(out.kostMaand)} per maand minder over` : `is het ${eur(out.kostMaand)}`
  return out.kostMaand >= 0
    ? `${direct(solved)} Met ${parts} erbij ${cost}.`
    : `${direct(solved)} Met ${parts} erbij houd je ${eur(0 - out.kostMaand)} per maand meer over.`
}

export function tell(solved: Leave): Said<keyof typeof outputs> {
  const { out } = solved
  const more = out.verliesMaand < 0
  return {
    headline: more ? 'nettoDan' : 'verliesMaand',
    key: [
      more ? 'nettoNu' : 'nettoDan',
      'uitkeringNetto',
      'kostMaand',
      ...(out.pensioenMinder === null ? (['vakantiegeldMinder'] as const) : (['pensioenMinder'] as const)),
    ],
    sentence: sentence(solved),
    notices: notices(solved),
  }
}
