/** What a household can still do about the tax of a running year: savings that stay yours, and the lump sum for costs. */
import { lawOfYear } from '#calculators/models/household.ts'
import { homeOf } from '#calculators/common/municipality.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { type Move, trying } from '#calculators/kernel/moves.ts'
import { roundCents } from '#finance/money.ts'
import { plafondLangetermijnsparen } from '#rules/belasting/langetermijnsparen.ts'
import { pensioensparenLaag } from '#rules/pensioen/pensioensparen.figures.ts'
import type { inputs, Settled, Values } from './inputs.ts'
import type { outputs } from './outputs.ts'
import { assess } from './people.ts'

type Saving = 'pensioensparen' | 'pensioensparenPartner' | 'langetermijnsparen' | 'langetermijnsparenPartner'

/** Who has a pension, or whose costs are a choice, has fewer of them. */
function movesOf(values: Values, { law: open, today }: Env): readonly Move<typeof inputs>[] {
  if (values.inkomstenjaar < today.slice(0, 4)) return []
  const law = lawOfYear(open, values.inkomstenjaar)
  const settled: Settled = { ...values, ...homeOf(law, values) }
  const [first, second] = assess(law, settled).kolommen
  const save = (key: Saving, ceiling: number): Move<typeof inputs>[] =>
    values[key] < ceiling ? [{ key, change: { [key]: roundCents(ceiling) }, least: [key] }] : []
  const own = values.statuut !== 'gepensioneerde'
  const partner = values.gezin === 'partnerMetInkomen' && values.statuutPartner !== 'gepensioneerde'
  const low = law(pensioensparenLaag)
  return [
    ...(own
      ? [
          ...save('pensioensparen', low),
          ...save('langetermijnsparen', plafondLangetermijnsparen(law, first?.netto ?? 0)),
        ]
      : []),
    ...(partner
      ? [
          ...save('pensioensparenPartner', low),
          ...save('langetermijnsparenPartner', plafondLangetermijnsparen(law, second?.netto ?? 0)),
        ]
      : []),
    ...(own && (values.werkelijkeKosten ?? 0) > 0 ? [{ key: 'forfait', change: { werkelijkeKosten: null } }] : []),
  ]
}

export const moves = trying<typeof inputs, typeof outputs>((values, env) => ({
  output: 'totaalVerschuldigd',
  way: 'less',
  moves: movesOf(values, env),
}))
