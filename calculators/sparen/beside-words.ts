/** The question which account a visitor has, and the sentence that sets an offer beside it and beside the best one. */
import { choice } from '#calculators/kernel/fields.ts'
import { eur, pct } from '#calculators/kernel/format.ts'
import type { Beside } from '#calculators/sparen/beside.ts'
import { nameOf } from '#calculators/sparen/names.ts'
import { OWN_ACCOUNTS } from '#calculators/sparen/own-accounts.ts'

/** My own account by name; with one chosen the form no longer asks its rates. */
export const mijnSpaarrekening = choice({
  label: 'Welke spaarrekening heb je nu?',
  start: 'geen',
  fact: 'spaarrekening',
  options: [{ value: 'geen', label: 'een andere, of geen' }, ...OWN_ACCOUNTS],
  hint: 'Staat ze er niet bij, vul dan haar tarieven in.',
})

export function ownName({ own: { account }, kind }: Beside): string {
  if (kind === 'ingevuld') return `je spaarrekening (${pct(account.base)} + ${pct(account.premium)})`
  return kind === 'gekozen' ? nameOf(account) : `een gewone rekening (${nameOf(account)})`
}

/** An account that nobody gave is not called the visitor's. */
export const ownAccount = ({ kind }: Beside) => `${kind === 'gewoon' ? 'een gewone' : 'je'} spaarrekening`

const gap = ({ difference, tie }: Beside['own']) =>
  tie
    ? difference === 0
      ? 'gelijk'
      : 'bijna gelijk'
    : `${eur(Math.abs(difference))} ${difference > 0 ? 'minder' : 'meer'}`

/**
 * "Op X is het € 10 minder; op de beste zonder voorwaarden (Y) € 3 meer." Without an account of their own a visitor reads
 * only the best: an ordinary account is a straw man, and stands among the figures.
 */
export function besideSentence(solved: Beside): string {
  const { own, best, kind } = solved
  const same = own.account.bank === best.account.bank && own.account.product === best.account.product
  if (same) return `Op ${ownName(solved)}, ook de beste zonder voorwaarden, is het ${gap(own)}.`
  if (kind === 'gewoon') return `Op ${nameOf(best.account)}, de beste zonder voorwaarden, is het ${gap(best)}.`
  if (own.difference === best.difference)
    return `Op ${ownName(solved)} is het ${gap(own)}, net als op de beste zonder voorwaarden (${nameOf(best.account)}).`
  return `Op ${ownName(solved)} is het ${gap(own)}; op de beste zonder voorwaarden (${nameOf(best.account)}) ${best.tie ? 'is het ' : ''}${gap(best)}.`
}
