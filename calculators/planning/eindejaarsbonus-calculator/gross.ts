/** The gross premium: each joint committee builds it in its own way. */
import { eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { gelijkstellingElektro, premieElektro, premieUrenMetaal } from '#rules/loon/eindejaarspremie.figures.ts'

/** Working days of a full year at five days a week. */
export const DAYS_IN_YEAR = 260

type Gross = { readonly bruto: number; readonly vol: number; readonly step: Step }

type Ask = {
  readonly paritairComite: 'pc200' | 'metaal' | 'elektro' | 'horeca' | 'vrij'
  readonly loon: number
  readonly uurloon: number
  readonly jaarloon: number
  readonly premie: number
  readonly gewerkteMaanden: number
  readonly gewerkteDagen: number
  readonly dagenVolJaar: number
  readonly afwezigeDagen: number
  readonly gepresteerdeDagen: number
  readonly gelijkgesteldeDagen: number
}

export function grossPremium(law: Law, ask: Ask): Gross {
  if (ask.paritairComite === 'elektro') {
    const counted = Math.min(ask.gelijkgesteldeDagen, ask.gepresteerdeDagen * law(gelijkstellingElektro))
    const factor = ask.gepresteerdeDagen > 0 ? (ask.gepresteerdeDagen + counted) / ask.gepresteerdeDagen : 1
    const base = roundCents(ask.jaarloon * factor)
    const bruto = roundCents(base * law(premieElektro))
    return {
      bruto,
      vol: bruto,
      step: {
        text: `De premie is ${pct(law(premieElektro))} van je brutojaarloon${counted > 0 ? ', verhoogd voor gelijkgestelde dagen' : ''}: **${eur(bruto)}**.`,
        formula: `${eur(base)} × ${pct(law(premieElektro))}`,
        law: [premieElektro, gelijkstellingElektro],
      },
    }
  }
  if (ask.paritairComite === 'horeca') {
    const bruto = roundCents((ask.loon * Math.min(ask.gewerkteDagen, ask.dagenVolJaar)) / ask.dagenVolJaar)
    return {
      bruto,
      vol: ask.loon,
      step: {
        text: `Je werkte ${plural(ask.gewerkteDagen, 'dag', 'dagen')} van de ${num(ask.dagenVolJaar)}: **${eur(bruto)}** bruto.`,
        formula: `${eur(ask.loon)} × ${num(ask.gewerkteDagen)} ÷ ${num(ask.dagenVolJaar)}`,
      },
    }
  }
  const hours = ask.paritairComite === 'metaal' ? law(premieUrenMetaal) : 0
  const full =
    ask.paritairComite === 'metaal'
      ? roundCents(ask.uurloon * hours)
      : ask.paritairComite === 'vrij'
        ? ask.premie
        : ask.loon
  const present = 1 - ask.afwezigeDagen / DAYS_IN_YEAR
  const bruto = roundCents(((full * ask.gewerkteMaanden) / 12) * present)
  const why = ask.paritairComite === 'metaal' ? `${num(ask.uurloon, 4)} euro × ${num(hours)} uren` : eur(full)
  return {
    bruto,
    vol: full,
    step: {
      text: `Een volle premie is ${eur(full)}. Voor ${plural(ask.gewerkteMaanden, 'maand', 'maanden')} krijg je **${eur(bruto)}** bruto.`,
      formula: `${why} × ${num(ask.gewerkteMaanden)} ÷ 12${ask.afwezigeDagen > 0 ? ` × ${pct(present)}` : ''}`,
      law: ask.paritairComite === 'metaal' ? [premieUrenMetaal] : undefined,
    },
  }
}
