import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { eur } from '#calculators/kernel/format.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

/** From this age on each region has its own fixed amounts. */
const OLDTIMER_YEARS = 30

const yearsEarlier = (today: string, years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4, 7)}`

export default defineCalculator({
  inputs,
  outputs,
  check({ wagens }, { today }) {
    const found = wagens.flatMap(({ betaling, huur, geleend, prijs, inschrijving }, index) => {
      const at = (column: 'huur' | 'geleend' | 'inschrijving', text: string) =>
        [[`wagens.${index}.${column}`, text]] as const
      if (betaling === 'lease' && huur === null) return at('huur', 'Vul de huur per maand uit je offerte in.')
      if (geleend !== null && geleend > prijs)
        return at('geleend', `Je kunt niet meer lenen dan de prijs van ${eur(prijs, 0)}.`)
      if (inschrijving !== null && inschrijving > today.slice(0, 7))
        return at('inschrijving', 'Deze maand ligt in de toekomst. Laat het vak leeg voor een nieuwe auto.')
      if (inschrijving !== null && inschrijving <= yearsEarlier(today, OLDTIMER_YEARS))
        return at(
          'inschrijving',
          `Voor een auto van ${OLDTIMER_YEARS} jaar of ouder gelden vaste bedragen die we niet kennen.`,
        )
      return []
    })
    return Object.fromEntries(found)
  },
  solve,
  tell,
})
