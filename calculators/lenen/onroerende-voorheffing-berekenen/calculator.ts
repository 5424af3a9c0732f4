import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { inputs } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { placeOf, surchargesOf } from '#calculators/lenen/surcharges.ts'
import { tell } from './tell.ts'

export default defineCalculator({
  inputs,
  outputs,
  check(values, { law }) {
    if (values.kinderenHandicap > values.kinderen)
      return { kinderenHandicap: 'Dit aantal zit mee in het aantal kinderen.' }
    const found = surchargesOf(law, values)
    if (found === 'onbekende-postcode')
      return { postcode: 'Deze postcode kennen we niet. Vul de vier cijfers van de gemeente in, of laat leeg.' }
    if (found === 'provincie-ontbreekt') {
      const province = placeOf(values)?.province
      return {
        opcentiemenProvincie: province
          ? `Van de provincie ${province} kennen we de opcentiemen niet. Neem ze over van je aanslagbiljet.`
          : 'Vul ook de opcentiemen van de provincie in, of geef je postcode. Betaal je er geen, vul dan 0 in.',
      }
    }
    if (typeof found === 'object' && found.from === 'estimate') {
      const { opcentiemenProvincie, opcentiemenAgglomeratie } = values
      if ((found.region === 'brussel' ? opcentiemenAgglomeratie : opcentiemenProvincie) !== null)
        return { opcentiemenGemeente: 'Vul ook de opcentiemen van de gemeente in.' }
    }
    return undefined
  },
  solve,
  tell,
})
