import { lawOfYear } from '#calculators/models/household.ts'
import { postcodeFault } from '#calculators/common/municipality-check.ts'
import { defineCalculator } from '#calculators/kernel/calculator.ts'
import { at } from '#finance/list.ts'
import { dienstencheques } from '#rules/belasting/belastingvoordelen.figures.ts'
import { type Dated, hasBegun } from '#rules/kernel/dated.ts'
import { pensioenvermindering } from '#rules/uitkeringen/vervangingsinkomen.figures.ts'
import { below } from './below.ts'
import { inputs } from './inputs.ts'
import { moves } from './moves.ts'
import { outputs } from './outputs.ts'
import { hasReplacement } from './model-people.ts'
import { solve } from './solve.ts'
import { tell } from './tell.ts'

const TOO_MANY = 'Dit kan niet meer zijn dan het aantal kinderen ten laste.'

const firstYear = (figure: Dated<unknown>) => at(figure.rows, 0).from.slice(0, 4)

export default defineCalculator({
  inputs,
  outputs,
  check(values, { law: open }) {
    const { kinderen, inkomstenjaar } = values
    const { date } = lawOfYear(open, inkomstenjaar)
    const many = (count: number) => (count > kinderen ? TOO_MANY : undefined)
    const unknown = (what: string, figure: Dated<unknown>) =>
      hasBegun(figure, date)
        ? undefined
        : `Voor ${inkomstenjaar} kennen we ${what} niet. Kies ${firstYear(figure)} of later.`
    const wrongPartner =
      values.gezin === 'alleenstaand' ? values.andereInkomsten.findIndex(({ wie }) => wie === 'partner') : -1
    return {
      postcode: postcodeFault(values.postcode),
      kinderenHandicap: many(values.kinderenHandicap),
      kinderenOnderDrie: many(values.kinderenOnderDrie),
      kinderenCoOuderschap: many(values.kinderenCoOuderschap),
      inkomstenjaar:
        (values.dienstencheques > 0 ? unknown('de bedragen van dienstencheques', dienstencheques) : undefined) ??
        (hasReplacement(values)
          ? unknown('de vermindering voor pensioenen en uitkeringen', pensioenvermindering)
          : undefined),
      ...(wrongPartner >= 0
        ? {
            [`andereInkomsten.${wrongPartner}.wie`]:
              'Je koos alleenstaand. Kies bij Gezin een partner, of kies hier Jij.',
          }
        : {}),
    }
  },
  solve,
  moves,
  tell,
  below,
})
