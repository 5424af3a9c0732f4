import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { plural } from '#calculators/kernel/format.ts'
import { heeftErfgenaam } from '#rules/familie/erfopvolging.ts'
import { familyOf } from './model.ts'
import { inputs, type Values } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

const BY_HAND = 'Kies bij “Wie krijgt wat?” om de erfgenamen zelf in te vullen.'

function legalErrors(values: Values) {
  const family = familyOf(values)
  return {
    nalatenschapGezinswoning:
      (values.nalatenschapGezinswoning ?? 0) > values.nalatenschapOnroerend
        ? 'Dit kan niet meer zijn dan het vastgoed.'
        : undefined,
    broersZussen: heeftErfgenaam(family)
      ? undefined
      : family.ouders === 1
        ? `Met één ouder en zonder broers of zussen gaat de helft naar de familie van de andere ouder. ${BY_HAND}`
        : `Zonder ouders, broers of zussen erven verdere familieleden. ${BY_HAND}`,
  }
}

type Errors = Readonly<Record<string, string | undefined>>

/** Wrong cells of the heirs and of their special cases, by path. */
function ownErrors({ erfgenamen, uitzonderingen }: Values): Errors {
  const homes = erfgenamen.map(({ gezinswoning, onroerend }, index) => ({
    [`erfgenamen.${index}.gezinswoning`]:
      gezinswoning > onroerend ? 'Dit kan niet meer zijn dan het vastgoed.' : undefined,
  }))
  const special = uitzonderingen.map(({ erfgenaam, leeftijd, bijzonder }, index) => {
    const heir = erfgenamen[erfgenaam - 1]
    const noAge = bijzonder === 'handicap' && leeftijd === null
    const noOrphan = bijzonder === 'wees' && heir !== undefined && heir.verwantschap !== 'kind'
    return {
      [`uitzonderingen.${index}.erfgenaam`]:
        heir === undefined ? `De lijst telt ${plural(erfgenamen.length, 'erfgenaam', 'erfgenamen')}.` : undefined,
      [`uitzonderingen.${index}.leeftijd`]: noAge ? 'Vul de leeftijd in: daarvan hangt de vrijstelling af.' : undefined,
      [`uitzonderingen.${index}.bijzonder`]: noOrphan ? 'Alleen een kind van de overledene kan wees zijn.' : undefined,
    }
  })
  return Object.assign({}, ...homes, ...special) as Errors
}

export default defineCalculator({
  inputs,
  outputs,
  check: (values) => (values.verdeling === 'wettelijk' ? legalErrors(values) : ownErrors(values)),
  solve,
  tell,
})
