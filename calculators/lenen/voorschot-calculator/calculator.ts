import { defineLegacy } from '#calculators/kernel/legacy.ts'
import { dateText } from '#calculators/kernel/format.ts'
import { addDays, daysBetween } from '#finance/dates.ts'
import { deposit } from './aankoop.ts'
import { inputs } from './inputs.ts'
import { bridge } from './kort.ts'
import { wageAdvance } from './loon.ts'
import { pensionAdvance } from './pensioen.ts'
import { maintenance } from './sociaal.ts'

const KINDS = {
  kort: bridge,
  loon: wageAdvance,
  pensioen: pensionAdvance,
  aankoop: deposit,
  sociaal: maintenance,
} as const

export default defineLegacy({
  inputs,

  check(values, { today }) {
    if (values.soort === 'kort') {
      const days = daysBetween(today, values.tot)
      if (days < 1 || days > 366)
        return { tot: `Kies een dag tussen ${dateText(addDays(today, 1))} en ${dateText(addDays(today, 366))}.` }
    }
    if (values.soort === 'pensioen' && values.gevraagd !== null && values.gevraagd > values.reserve)
      return { gevraagd: 'Je kunt niet meer opnemen dan je reserve.' }
    return undefined
  },

  compute(values, env) {
    return KINDS[values.soort](values, env)
  },
})
