import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { eur } from '#calculators/kernel/format.ts'
import { hoogsteOverdracht } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check(values, { law }) {
    const { inkomstenjaar: year, overgedragen } = values
    const most = hoogsteOverdracht(law, year, values.gezin === 'gemeenschap' ? 2 : 1)
    if (overgedragen > most) {
      return {
        overgedragen:
          most === 0
            ? `Voor ${year} kan er nog niets overgedragen zijn. Vul 0 in.`
            : `Aan het begin van ${year} kan er hoogstens ${eur(most, 0)} overgedragen zijn.`,
      }
    }
    if (values.fondswinst > 0 && values.obligatiedeel === null)
      return { obligatiedeel: 'Vul in hoeveel procent obligaties en cash er in die fondsen zit.' }
    if (
      values.meerwaardenIngehouden === 'deels' &&
      values.winstZonderInhouding > values.meerwaarden + values.fondswinst
    )
      return { winstZonderInhouding: 'Dit kan niet meer zijn dan je winst.' }
    return undefined
  },
  solve,
  tell,
})
