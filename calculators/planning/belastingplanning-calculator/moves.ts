/** What a household can still do about the tax of a running year: savings that stay yours, and the lump sum for costs. */
import { lawOfYear } from '#calculators/models/household.ts'
import { homeOf } from '#calculators/common/municipality.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { type Move, trying } from '#calculators/kernel/moves.ts'
import { roundCents } from '#finance/money.ts'
import { laatsteDagen } from '#rules/belasting/voorafbetaling.ts'
import { plafondLangetermijnsparen } from '#rules/belasting/langetermijnsparen.ts'
import { pensioensparenLaag, pensioensparenTot, pensioensparenVanaf } from '#rules/pensioen/pensioensparen.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { inputs, Values } from './inputs.ts'
import type { outputs } from './outputs.ts'
import { assess, type Bill, onBenefit } from './model-people.ts'

type Statute = Values['statuut']
type Saving = 'pensioensparen' | 'pensioensparenPartner' | 'langetermijnsparen' | 'langetermijnsparenPartner'

/** Saving for later is open to people of the age for it without a pension. */
function maySave(law: Law, statute: Statute, born: number, year: string): boolean {
  const age = Number(year) - born
  return statute !== 'gepensioneerde' && age >= law(pensioensparenVanaf) && age <= law(pensioensparenTot)
}

/** The quarter whose prepayment can still be made; null when the last day of the year has passed. */
function openQuarter(law: Law, today: string, year: string) {
  const index = laatsteDagen(law, year).findIndex((day) => today <= day)
  return (['k1', 'k2', 'k3', 'k4'] as const)[index] ?? null
}

function billOf(law: Law, values: Values): Bill {
  const { gewest, gemeentebelasting } = homeOf(law, values)
  return assess(law, { ...values, gewest, gemeentebelasting })
}

/** Each status has its own moves: a pensioner no savings, a self-employed person the prepayment that spares a surcharge. */
function movesOf(values: Values, { law: open, today }: Env): readonly Move<typeof inputs>[] {
  if (values.inkomstenjaar < today.slice(0, 4)) return []
  const law = lawOfYear(open, values.inkomstenjaar)
  const bill = billOf(law, values)
  const [first, second] = bill.kolommen
  const save = (key: Saving, ceiling: number): Move<typeof inputs>[] =>
    values[key] < ceiling ? [{ key, change: { [key]: roundCents(ceiling) }, least: [key] }] : []
  const { statuut, statuutPartner, inkomstenjaar } = values
  const own = maySave(law, statuut, values.geboortejaar, inkomstenjaar)
  const partner = values.gezin === 'partnerMetInkomen' && statuutPartner !== 'gepensioneerde'
  const quarter = openQuarter(law, today, inkomstenjaar)
  const low = law(pensioensparenLaag)
  return [
    ...(own
      ? [
          ...save('pensioensparen', low),
          ...(!onBenefit(statuut) ? save('langetermijnsparen', plafondLangetermijnsparen(law, first?.netto ?? 0)) : []),
        ]
      : []),
    ...(partner
      ? [
          ...save('pensioensparenPartner', low),
          ...(!onBenefit(statuutPartner)
            ? save('langetermijnsparenPartner', plafondLangetermijnsparen(law, second?.netto ?? 0))
            : []),
        ]
      : []),
    ...((bill.vermeerdering?.bedrag ?? 0) > 0 && values.voorafbetalingen === 0 && quarter !== null
      ? [
          {
            key: 'voorafbetalen',
            change: { voorafbetalingen: Math.ceil(bill.due), voorafbetaald: quarter },
            least: ['voorafbetalingen'],
          } satisfies Move<typeof inputs>,
        ]
      : []),
    ...(statuut !== 'gepensioneerde' && !onBenefit(statuut) && (values.werkelijkeKosten ?? 0) > 0
      ? [{ key: 'forfait', change: { werkelijkeKosten: null } }]
      : []),
  ]
}

export const moves = trying<typeof inputs, typeof outputs>((values, env) => ({
  output: 'totaalVerschuldigd',
  way: 'less',
  moves: movesOf(values, env),
  // Without what each tax break saves: that is twenty assessments more.
  only: (changed, { law }) => billOf(lawOfYear(law, changed.inkomstenjaar), changed).due,
}))
