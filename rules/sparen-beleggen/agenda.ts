/** Amounts by the day on which their period ends, so that nobody walks through all of them for each day. */

type Ending = {
  /** Place in the book. */
  readonly nr: number
  readonly end: number
  /** Nothing left: taken out, or joined with another. */
  readonly amount: number
}

export function openAgenda<T extends Ending>() {
  /** In order; a new end is nearly always the last. */
  const days: number[] = []
  const byDay = new Map<number, T[]>()
  /** Nearly always that of the next one too. */
  let latest: { readonly day: number; readonly lots: T[] } = { day: Number.NaN, lots: [] }

  const dropFirst = (): void => {
    const day = days.shift()
    if (day === undefined) return
    byDay.delete(day)
    if (latest.day === day) latest = { day: Number.NaN, lots: [] }
  }

  /** The first day on which something ends. */
  const next = (): number => {
    for (let day = days[0]; day !== undefined; day = days[0]) {
      if (byDay.get(day)?.some(({ amount }) => amount > 0)) return day
      dropFirst()
    }
    return Infinity
  }

  return {
    next,

    add(lot: T): void {
      if (lot.end !== latest.day) latest = { day: lot.end, lots: byDay.get(lot.end) ?? [] }
      latest.lots.push(lot)
      if (latest.lots.length > 1) return
      byDay.set(lot.end, latest.lots)
      let place = days.length
      while (place > 0 && (days[place - 1] ?? 0) > lot.end) place--
      days.splice(place, 0, lot.end)
    },

    /** What ends on this day leaves the agenda, in the order of the book. */
    take(day: number): readonly T[] {
      if (next() !== day) return []
      const lots = byDay.get(day) ?? []
      dropFirst()
      let before = -1
      for (const { amount, nr } of lots) {
        if (amount <= 0 || nr < before) return lots.filter((lot) => lot.amount > 0).toSorted((a, b) => a.nr - b.nr)
        before = nr
      }
      return lots
    },
  }
}
