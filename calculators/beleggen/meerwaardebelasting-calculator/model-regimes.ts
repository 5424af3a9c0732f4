/** What the other regimes make of the same gains; none of them knows the yearly exemption. */
import { roundCents } from '#finance/money.ts'
import type { Dated, Law } from '#rules/kernel/dated.ts'
import { aanmerkelijkBelang, speculatiebelasting } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { belangBuitenEerTarief, interneMeerwaardeTarief } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { personsOf } from './model-holdings.ts'
import type { Values } from './inputs.ts'

function flat(law: Law, gain: number, figure: Dated<number>, kind: 'intern' | 'buitenEer') {
  const rate = law(figure)
  return { kind, tax: roundCents(gain * rate), base: gain, exempt: 0, rate }
}

export function otherRegime(values: Values, law: Law, net: number) {
  const gain = Math.max(0, net)
  if (values.regime === 'intern') return flat(law, gain, interneMeerwaardeTarief, 'intern')
  if (values.regime === 'aanmerkelijk' && values.koper === 'buitenEer')
    return flat(law, gain, belangBuitenEerTarief, 'buitenEer')
  if (values.regime === 'aanmerkelijk') {
    const persons = personsOf(values)
    const { tax, exempt, scale } = aanmerkelijkBelang(law, gain, values.eerdereMeerwaarden, persons)
    const fiveYears = roundCents(gain + values.eerdereMeerwaarden)
    return {
      kind: 'belang' as const,
      tax,
      base: roundCents(gain - exempt),
      exempt,
      persons,
      fiveYears,
      brackets: scale.lines,
    }
  }
  const base = Math.max(0, roundCents(gain - values.kosten - values.verliesVorigeJaren))
  const { tax, surcharge } = speculatiebelasting(law, base, values.gemeentebelasting)
  return {
    kind: 'speculatief' as const,
    tax: roundCents(tax + surcharge),
    base,
    exempt: 0,
    gain,
    plain: tax,
    surcharge,
  }
}
