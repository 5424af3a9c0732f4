import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { eur, pct } from '#calculators/kernel/format.ts'
import { kleinsteKredietbedrag } from '#rules/krediet/consumentenkrediet.figures.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { costsInJkp, personalPlan } from './model.ts'
import { solve, withRate } from './solve.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,

  check(values, env) {
    const smallest = env.law(kleinsteKredietbedrag)
    if (values.gezocht !== 'bedrag' && values.bedrag < smallest)
      return { bedrag: `Onder ${eur(smallest, 0)} gelden niet alle regels voor consumentenkrediet. Vul meer in.` }
    const asked = withRate(values, env)
    if (personalPlan(asked) !== null) return undefined
    if (costsInJkp(values) && values.gezocht === 'looptijd')
      return { debetrente: 'Een JKP bevat de kosten al. Vul de debetrentevoet in om de looptijd te kennen.' }
    if (costsInJkp(values))
      return {
        kosten: `Een JKP van ${pct(asked.jkp)} is te laag voor ${eur(values.kosten)} kosten. Kijk ze na of vul de debetrentevoet in.`,
      }
    if (values.gezocht === 'jkp' && values.maandbedrag * values.looptijd >= values.bedrag)
      return { maandbedrag: 'Dit maandbedrag is te hoog voor een zinvol JKP. Kijk bedrag en looptijd na.' }
    if (values.gezocht === 'jkp')
      return {
        maandbedrag: `Met ${eur(values.maandbedrag)} per maand betaal je minder terug dan je leent. Verhoog het maandbedrag of de looptijd.`,
      }
    if (values.gezocht === 'bedrag')
      return { maandbedrag: 'Met dit maandbedrag dek je niet eens de kosten. Verhoog het maandbedrag.' }
    return {
      maandbedrag: `Met ${eur(values.maandbedrag)} per maand raak je nooit van de schuld af: de rente is hoger. Verhoog het maandbedrag.`,
    }
  },

  solve,
  tell,
})
