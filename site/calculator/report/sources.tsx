/**
 * A calculator in the browser carries of a legal figure what it computes with (scripts/lean-figures.ts). Source, article
 * and notes arrive with the file of rules/ itself, once somebody opens a list that shows them or prints. The server has
 * them all along, and its HTML of the default case stays until then.
 */
import { memo, type ReactNode, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react'
import { isDated, type LawUse, type Original } from '#rules/kernel/dated.ts'

type Uses = readonly LawUse[]

const arrived = new Map<Original, Readonly<Record<string, unknown>>>()
const waiting = new Set<() => void>()
const untilWhole = new WeakMap<Uses, Promise<void>>()
let asked = false
/** The figures of the case on the page. */
let shown: Uses = []

const missing = (uses: Uses): readonly Original[] => {
  const originals = uses.flatMap(({ figure }) => figure.original ?? [])
  return [...new Set(originals)].filter((original) => !arrived.has(original))
}
const isWhole = (uses: Uses): boolean => missing(uses).length === 0

/** Without a connection the lists do without; opening one again tries again. */
export async function bringSources(uses: Uses): Promise<void> {
  asked = true
  await Promise.allSettled(missing(uses).map(async (original) => arrived.set(original, await original())))
  for (const tell of waiting) tell()
}

export const bringSourcesForPaper = async (): Promise<void> => bringSources(shown)

function follow(tell: () => void): () => void {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

async function whenWhole(uses: Uses): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isWhole(uses)) return
      waiting.delete(look)
      resolve()
    }
    waiting.add(look)
  })
}

/** What is announced begins on the day of the law that it would replace. */
export function wholeUse(used: LawUse): LawUse {
  const file = used.figure.original && arrived.get(used.figure.original)
  const figure = Object.values(file ?? {}).find((each) => isDated(each) && each.id === used.figure.id)
  const isSame = ({ from, state }: LawUse['row']) => from === used.row.from && state === used.row.state
  const row = isDated(figure) ? figure.rows.find(isSame) : undefined
  return isDated(figure) && row ? { ...used, figure, row } : used
}

type Show = (uses: Uses, sourced: boolean) => ReactNode
type Props = { readonly uses: Uses; readonly show: Show }

/** It calls no other hook: React would count them differently without waiting. */
function Arrived({ uses, show }: Props) {
  if (!isWhole(uses)) {
    const coming = untilWhole.get(uses) ?? whenWhole(uses)
    untilWhole.set(uses, coming)
    use(coming)
  }
  return show(uses.map(wholeUse), true)
}

/** Waits with the server's HTML in place. Remembered with its boundary: React gives up the HTML of one rendered anew. */
const Prerendered = memo(function Prerendered(props: Props) {
  return (
    <Suspense fallback={props.show(props.uses, false)}>
      <Arrived {...props} />
    </Suspense>
  )
})

/** A list of legal figures, with their sources as far as they are here. */
export function Sourced({ uses, show }: Props) {
  const [first] = useState(uses)
  const whole = useSyncExternalStore(
    follow,
    () => isWhole(uses),
    () => isWhole(uses),
  )
  useEffect(() => {
    shown = uses
    // Somebody looked at sources before: those of another case come too.
    if (asked) void bringSources(uses)
  }, [uses])
  if (uses !== first) return show(uses.map(wholeUse), whole)
  return <Prerendered uses={uses} show={show} />
}
