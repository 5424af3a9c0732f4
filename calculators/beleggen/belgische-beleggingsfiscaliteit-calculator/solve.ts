import type { Env } from '#calculators/kernel/fields.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { dividendvrijstelling } from '#rules/sparen-beleggen/dividendvrijstelling.figures.ts'
import { effectentaksDrempel } from '#rules/sparen-beleggen/effectentaks.figures.ts'
import { bruikbareOverdracht, eersteJaar } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { bronheffingMeerwaarde, meerwaardevrijstelling } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { spaarvrijstelling } from '#rules/sparen-beleggen/sparen.figures.ts'
import type { Values } from './inputs.ts'
import { type TaxLine, yearTaxes } from './model-taxes.ts'
import { tasksOf } from './model-todo.ts'
import { taxOn } from './model-year-file.ts'

/** Close to the threshold of the securities account tax. */
const NEAR = 0.95

export function solve(values: Values, { law: base }: Env) {
  const result = yearTaxes(base, values)
  const { lines, gains, net, carried, account, law, file } = result
  const persons = values.titularissen
  const due = roundedSum(lines.map((line) => line.due))
  const income = roundedSum([
    values.spaarrente,
    values.andereInterest,
    values.dividenden,
    values.dividendenFondsen,
    values.dividendenZorg,
    values.fondswinst,
    values.meerwaarden,
    file.gains,
    file.reynders.interest,
    ...file.income.map(({ amount }) => amount),
  ])
  const dueOf = (key: TaxLine['key']) => lines.find((line) => line.key === key)?.due ?? 0
  const year = values.inkomstenjaar
  const firstYear = eersteJaar(law)
  const known = Number((meerwaardevrijstelling.knownTo ?? law.date).slice(0, 4))

  return {
    out: {
      totaal: due,
      terugTeVragen: roundedSum(lines.map((line) => line.back)),
      zelfTeBetalen: roundedSum(lines.map((line) => line.self)),
      ingehouden: roundedSum(lines.map((line) => line.withheld)),
      nogVrij: gains.room,
      belastingSpaarrente: dueOf('spaarrente'),
      belastingInterest: dueOf('interest'),
      belastingDividenden: dueOf('dividend'),
      reynderstaks: dueOf('reynders'),
      meerwaardebelasting: dueOf('meerwaarde'),
      beurstaks: dueOf('beurstaks'),
      effectentaks: dueOf('effectentaks'),
      gemiddeldeWaarde: account.average,
      // Orders and a full account are taxed whether they bring anything or not.
      druk: income > 0 ? roundCents(due - dueOf('beurstaks') - dueOf('effectentaks')) / income : 0,
      nettoMeerwaarde: net,
      vrijgesteldeMeerwaarde: roundCents(gains.exempt + gains.carriedUsed),
      overgedragen: carried,
      overdrachtBruikbaar: bruikbareOverdracht(law, year, carried, persons),
      overdrachtVolgendJaar: gains.carriedOut,
    },
    work: {
      lines,
      gains,
      file: {
        slices: file.slices,
        income: file.income.map(({ row, amount, rate, held }) => ({
          ...row,
          amount,
          tax: taxOn(law, { amount, rate }),
          held,
        })),
        declarations: file.declarations,
        lines: values.regels.length,
        accounts: [...new Set(values.regels.map(({ rekening }) => rekening).filter((name) => name !== ''))],
      },
      account,
      tasks: tasksOf(result),
      anything: income + values.minwaarden + file.losses > 0 || lines.some((line) => line.base > 0),
      taxesGains: year >= firstYear,
      free: {
        dividend: law(dividendvrijstelling),
        savings: law(spaarvrijstelling),
        gains: year >= firstYear ? law(meerwaardevrijstelling) : 0,
      },
      known,
      unknownYear: year > known,
      firstYear,
      heldBackFrom: bronheffingMeerwaarde.rows.at(-1)?.from ?? '',
      nearThreshold: account.average > law(effectentaksDrempel) * NEAR && account.tax === 0,
    },
  }
}
