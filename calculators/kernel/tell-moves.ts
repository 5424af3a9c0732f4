/** The solved moves of a case as the report carries them. The calculator words each move, the kernel the rest. */
import { listText } from '#calculators/kernel/format.ts'
import type { MovesTried, Tried } from '#calculators/kernel/moves.ts'
import type { ToldMove, ToldMoves } from '#calculators/kernel/report.ts'

const FEW = 'We probeerden ze apart, per twee en per drie, niet in elke combinatie.'

/** `clause` words one move of a set as it follows "Als": "je nog € 1.050 stort in pensioensparen". */
export function tellMoves(
  tried: MovesTried | null | undefined,
  clause: (key: string, set: Tried | null) => string,
): ToldMoves | undefined {
  if (!tried) return undefined
  const toldMove = (set: Tried): ToldMove => ({
    keys: set.keys,
    text: listText(set.keys.map((key) => clause(key, set))),
    gain: set.gain,
    after: set.after,
    change: set.edge,
  })
  const { best, equal } = tried
  const alone = equal
    .filter(({ keys }) => keys.length === 1)
    .map((set) => listText(set.keys.map((key) => clause(key, set))))
  return {
    output: tried.output,
    way: tried.way,
    each: tried.each.filter(({ gain }) => gain > 0).map(toldMove),
    together: best && best.keys.length > 1 ? toldMove(best) : null,
    notes: [
      ...(alone.length > 0 ? [`Op minder dan een euro na gelijk: als ${listText(alone)}.`] : []),
      ...(tried.partly ? [FEW] : []),
    ],
    aside: tried.aside.map((key) => ({ key, text: clause(key, null) })),
  }
}
