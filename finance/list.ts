// Places in a list that must be there: a missing item is a mistake in the code and stops the computation.

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`)
  return item
}

export function last<T>(list: readonly T[]): T {
  return at(list, list.length - 1)
}
