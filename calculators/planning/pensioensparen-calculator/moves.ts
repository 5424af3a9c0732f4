/** Between the two ceilings another deposit brings more back; elsewhere the day of paying in and the entry cost count. */
import { trying } from '#calculators/kernel/moves.ts'
import { pensioensparenHoog, pensioensparenLaag } from '#rules/pensioen/pensioensparen.figures.ts'
import { voordeelPensioensparen } from '#rules/pensioen/pensioensparen.ts'
import type { inputs } from './inputs.ts'
import { netCapital } from './model.ts'
import type { outputs } from './outputs.ts'
import { planOf } from './solve.ts'

export const moves = trying<typeof inputs, typeof outputs>(({ storting, stortmoment, instapkost }, { law }) => {
  if (voordeelPensioensparen(law, storting).fuik)
    return {
      output: 'voordeelMetGemeente',
      way: 'more',
      moves: [
        { key: 'laag', change: { storting: law(pensioensparenLaag) } },
        { key: 'hoog', change: { storting: law(pensioensparenHoog) } },
      ],
    }
  return {
    output: 'nettoKapitaal',
    way: 'more',
    only: (changed, { law: then, today }) => netCapital(then, planOf(then, changed, today)),
    moves: [
      ...(stortmoment === 'januari' ? [] : [{ key: 'januari', change: { stortmoment: 'januari' } }]),
      ...(instapkost > 0 ? [{ key: 'instapkost', change: { instapkost: 0 } }] : []),
    ],
  }
})
