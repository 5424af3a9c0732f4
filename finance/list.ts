// Places in a list that must be there: a missing item is a mistake in the code and stops the computation.

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`)
  return item
}

export function last<T>(list: readonly T[]): T {
  return at(list, list.length - 1)
}

/** By the places of the letters in Unicode: the same order in every browser and country, equal texts as equal. */
export const compareText = (a: string, b: string): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0)

/** Items by a key, in the order in which each key came first. `Map.groupBy` is younger than the oldest browser we support. */
export function grouped<T, K>(list: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of list) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
