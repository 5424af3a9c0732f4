import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { heeftErfgenaam } from '#rules/familie/erfopvolging.ts'
import { familyOf } from './estate.ts'
import { inputs, type Values } from './inputs.ts'
import { outputs } from './outputs.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

const BY_HAND = 'Kies bij “Wie krijgt wat?” om de erfgenamen zelf in te vullen.'

function legalErrors(values: Values) {
  const family = familyOf(values)
  return {
    nalatenschapGezinswoning:
      values.nalatenschapGezinswoning > values.nalatenschapOnroerend
        ? 'Dit kan niet meer zijn dan het vastgoed.'
        : undefined,
    broersZussen: heeftErfgenaam(family)
      ? undefined
      : family.ouders === 1
        ? `Met één ouder en zonder broers of zussen gaat de helft naar de familie van de andere ouder. ${BY_HAND}`
        : `Zonder ouders, broers of zussen erven verdere familieleden. ${BY_HAND}`,
  }
}

const ownErrors = ({ erfgenamen, uitzonderingen }: Values) =>
  Object.fromEntries([
    ...erfgenamen.map((heir, index) => [
      `erfgenamen.${index}.gezinswoning` as const,
      heir.gezinswoning > heir.onroerend ? 'Dit kan niet meer zijn dan het vastgoed.' : undefined,
    ]),
    ...uitzonderingen.flatMap(({ erfgenaam, leeftijd, bijzonder }, index) => {
      const heir = erfgenamen[erfgenaam - 1]
      return [
        [
          `uitzonderingen.${index}.erfgenaam`,
          heir === undefined ? `Er zijn maar ${erfgenamen.length} erfgenamen in de lijst.` : undefined,
        ],
        [
          `uitzonderingen.${index}.leeftijd`,
          bijzonder === 'handicap' && leeftijd === null
            ? 'Vul de leeftijd in: daarvan hangt de vrijstelling af.'
            : undefined,
        ],
        [
          `uitzonderingen.${index}.bijzonder`,
          bijzonder === 'wees' && heir !== undefined && heir.verwantschap !== 'kind'
            ? 'Alleen een kind van de overledene kan wees zijn.'
            : undefined,
        ],
      ]
    }),
  ])

export default defineCalculator({
  inputs,
  outputs,
  check: (values) => (values.verdeling === 'wettelijk' ? legalErrors(values) : ownErrors(values)),
  solve,
  tell,
})
