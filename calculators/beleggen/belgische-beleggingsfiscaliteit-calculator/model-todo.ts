/** "Wat moet ik zelf doen?" as data: each task with its code and amount; plus comes back, minus is to be paid. */
import { termijnBeurstaks } from '#rules/sparen-beleggen/beurstaks.figures.ts'
import { codeDividendvrijstelling } from '#rules/sparen-beleggen/dividendvrijstelling.figures.ts'
import { codesRoerendInkomen } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { roundCents } from '#finance/money.ts'
import type { YearTax } from './model-taxes.ts'

export type Task = {
  readonly key:
    | 'dividendTerug'
    | 'spaarrente'
    | 'roerend'
    | 'meerwaardeTerug'
    | 'meerwaarde'
    | 'overdracht'
    | 'beurstaks'
    | 'effectentaks'
  /** null: no code is published yet; empty: none is needed. */
  readonly code: string | null
  readonly amount: number
  readonly months?: number
}

export function tasksOf({ lines, law, gains, net }: YearTax): Task[] {
  const of = (key: string) => lines.find((line) => line.key === key) ?? { back: 0, self: 0 }
  const tasks: Task[] = []
  const dividend = of('dividend')
  if (dividend.back > 0)
    tasks.push({ key: 'dividendTerug', code: law(codeDividendvrijstelling), amount: dividend.back })
  const gain = of('meerwaarde')
  if (gain.back > 0) tasks.push({ key: 'meerwaardeTerug', code: null, amount: gain.back })
  if (gain.self > 0) tasks.push({ key: 'meerwaarde', code: null, amount: -gain.self })
  const income = roundCents(of('interest').self + dividend.self + of('reynders').self)
  if (income > 0) tasks.push({ key: 'roerend', code: law(codesRoerendInkomen).zonderInhouding, amount: -income })
  const savings = of('spaarrente')
  if (savings.self > 0)
    tasks.push({ key: 'spaarrente', code: law(codesRoerendInkomen).spaarrente, amount: -savings.self })
  const exchange = of('beurstaks')
  if (exchange.self > 0)
    tasks.push({ key: 'beurstaks', code: '', amount: -exchange.self, months: law(termijnBeurstaks) })
  const account = of('effectentaks')
  if (account.self > 0) tasks.push({ key: 'effectentaks', code: '', amount: -account.self })
  if (gains.carriedOut > 0 && net > 0) tasks.push({ key: 'overdracht', code: '', amount: 0 })
  return tasks
}
