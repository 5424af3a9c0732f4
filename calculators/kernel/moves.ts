/**
 * Moves: what a visitor could change, solved again. What a move brings is the difference of two answers and nothing else.
 * Moves interact (a floor, a ceiling, one that excludes another), so they are tried in every combination.
 */
import { type Env, type FieldPath, type Inputs, unitOf, type ValuesOf } from '#calculators/kernel/fields.ts'
import type { Outputs } from '#calculators/kernel/outputs.ts'
import type { Values } from '#calculators/kernel/read.ts'
import { type Cell, toEdge } from '#calculators/kernel/units.ts'

type Out = Readonly<Record<string, Cell>>
type Change = Readonly<Record<string, unknown>>
type Case = { readonly inputs: Inputs; readonly values: Values; readonly out: Out }

type MoveOf<P extends string> = {
  readonly key: string
  /** New values by path: a field, or a cell of a list such as schulden.1.samenvoegen. */
  readonly change: { readonly [K in P]?: unknown }
  /** Amounts of this move that may be smaller when that brings as much: the answer names the smallest whole euro. */
  readonly least?: readonly P[]
}
export type Move<I extends Inputs> = MoveOf<FieldPath<I>>

/** The moves of a case, and the output that should get better by them. */
export type Moves<I extends Inputs, O extends Outputs> = {
  readonly output: keyof O & string
  readonly way: 'more' | 'less'
  readonly moves: readonly Move<I>[]
  /** That output alone, where the whole answer takes much longer; hundreds of sets are tried. */
  readonly only?: (values: ValuesOf<I>, env: Env) => number | null
}
/** A set of moves, solved. */
export type Tried = {
  readonly keys: readonly string[]
  readonly change: Change
  /** The change as a visitor types it: 2.5 for 2,5 %. */
  readonly edge: Change
  /** The output with these moves made. */
  readonly after: number
  /** By how much the output gets better; below zero when it gets worse. */
  readonly gain: number
}
export type MovesTried = {
  readonly output: string
  readonly way: 'more' | 'less'
  readonly now: number
  /** Each move alone, the largest gain first. */
  readonly each: readonly Tried[]
  /** The best set; null when nothing gets better. */
  readonly best: Tried | null
  /** Other sets that bring as much, but for less than a euro. */
  readonly equal: readonly Tried[]
  /** More than eight moves: only pairs and triples were tried. */
  readonly partly: boolean
  /** Moves the visitor put aside. */
  readonly aside: readonly string[]
}

type Solve = (values: never, env: Env) => { readonly out: Out; readonly work: unknown }

/** Solves the case again with a change, read as the form would read it; null when it is refused. */
type Again = (change: Change, solve?: Solve) => Out | null

/** How a calculator tries its moves: `trying` makes it. */
export type TryMoves = (solved: Case, env: Env, again: Again, aside: readonly string[]) => MovesTried | null

/** Less than a euro apart is the same. */
export const NEAR = 1
const MOST_IN_ALL_COMBINATIONS = 8

const meet = (a: string, b: string) => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`)
/** Two moves that change the same place exclude each other. */
const collide = (a: MoveOf<string>, b: MoveOf<string>) =>
  Object.keys(a.change).some((path) => Object.keys(b.change).some((other) => meet(path, other)))

/** Every set of moves that can be made together; of more than eight only those of one, two or three. */
function setsOf(moves: readonly MoveOf<string>[]): readonly (readonly MoveOf<string>[])[] {
  const largest = moves.length > MOST_IN_ALL_COMBINATIONS ? 3 : moves.length
  const sets: (readonly MoveOf<string>[])[] = [[]]
  for (const move of moves)
    for (const set of sets.slice())
      if (set.length < largest && !set.some((one) => collide(one, move))) sets.push([...set, move])
  return sets.filter((set) => set.length > 0)
}

/** A new value as a visitor types it. */
function edgeChange(inputs: Inputs, change: Change): Change {
  const edge = (path: string, value: unknown) => {
    const [key = '', , column = ''] = path.split('.')
    const field = inputs[key]
    const cell = field?.kind === 'rows' ? field.columns[column] : field
    return cell ? toEdge(unitOf(cell), value) : value
  }
  return Object.fromEntries(Object.entries(change).map(([path, value]) => [path, edge(path, value)]))
}

const cents = (amount: number) => Math.round(amount * 100) / 100

/** Tries a list of moves; a calculator takes this along only when it has moves, so that other pages do not carry it. */
export function trying<I extends Inputs, O extends Outputs>(
  movesOf: (values: ValuesOf<I>, env: Env) => Moves<I, O> | null,
): TryMoves {
  return (solved, env, again, aside) => {
    const given = movesOf(solved.values as ValuesOf<I>, env)
    return given && tryEach(solved, given, again, aside)
  }
}

function tryEach<I extends Inputs, O extends Outputs>(
  { inputs, values, out: before }: Case,
  { output, way, moves: given, only }: Moves<I, O>,
  again: Again,
  aside: readonly string[],
): MovesTried | null {
  const sign = way === 'more' ? 1 : -1
  const now = before[output]
  if (typeof now !== 'number') return null
  const moves: readonly MoveOf<string>[] = given.filter(({ key }) => !aside.includes(key))
  const alone: Solve | undefined =
    only && ((changed, env) => ({ out: { [output]: only(changed, env) }, work: undefined }))
  const tried = (keys: readonly string[], change: Change): Tried | null => {
    const after = again(change, alone)?.[output]
    return typeof after === 'number'
      ? { keys, change, edge: edgeChange(inputs, change), after, gain: cents(sign * after - sign * now) }
      : null
  }
  /** The smallest whole euro that brings as much, amount after amount. */
  const trimmed = (set: Tried): Tried =>
    moves
      .filter(({ key }) => set.keys.includes(key))
      .flatMap(({ least = [] }) => least)
      .reduce((held, path) => leastOf(held, path, Number(values[path] ?? 0), tried), set)
  const ranked = setsOf(moves)
    .flatMap((set) => {
      const changes: readonly Change[] = set.map(({ change }) => change)
      const one = tried(
        set.map(({ key }) => key),
        changes.reduce((all, one) => Object.assign(all, one), {}),
      )
      return one ? [one] : []
    })
    .toSorted((a, b) => b.gain - a.gain || a.keys.length - b.keys.length)
  const first = ranked[0]
  const best = first && first.gain > 0 ? first : null
  const each = ranked.filter(({ keys }) => keys.length === 1).map(trimmed)
  const single = ({ keys }: Tried) => each.find((one) => keys.length === 1 && one.keys[0] === keys[0])
  return {
    output,
    way,
    now,
    each,
    best: best && (single(best) ?? trimmed(best)),
    equal: best
      ? ranked
          .slice(1)
          .filter((set) => best.gain - set.gain < NEAR)
          .map((set) => single(set) ?? set)
      : [],
    partly: moves.length > MOST_IN_ALL_COMBINATIONS,
    aside: aside.filter((key) => given.some((move) => move.key === key)),
  }
}

function leastOf(
  held: Tried,
  path: string,
  bottom: number,
  tried: (keys: readonly string[], change: Change) => Tried | null,
): Tried {
  const at = (amount: number): Tried | null => {
    const less = tried(held.keys, { ...held.change, [path]: amount })
    return less && less.gain >= held.gain ? less : null
  }
  let high = Math.ceil(Number(held.change[path])) - 1
  let low = Math.floor(bottom)
  let best = high > low ? at(high) : null
  if (!best) return held
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const less = at(middle)
    if (less) [high, best] = [middle, less]
    else low = middle
  }
  return best
}
