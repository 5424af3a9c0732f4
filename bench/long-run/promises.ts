/** What the server promised to keep: a value by id, undefined for what was deleted. */

export type Promises<T> = {
  /** Sent, and not answered yet. What an answer got lost of stays here: it was done or it was not. */
  readonly attempt: (id: string, value: T | undefined) => void
  readonly confirm: (id: string, value: T | undefined) => void
  readonly refused: (id: string) => void
  /** Ids of which something else was found than was confirmed, or possible. */
  readonly broken: (find: (id: string) => T | undefined) => readonly string[]
  readonly confirmed: () => number
  readonly open: () => number
}

export function openPromises<T>(): Promises<T> {
  const sure = new Map<string, T | undefined>()
  const possible = new Map<string, (T | undefined)[]>()
  return {
    attempt: (id, value) => void possible.set(id, [...(possible.get(id) ?? []), value]),
    confirm: (id, value) => {
      sure.set(id, value)
      possible.delete(id)
    },
    refused: (id) => void possible.delete(id),
    broken: (find) =>
      [...sure]
        .filter(([id, value]) => {
          const found = find(id)
          return found !== value && possible.get(id)?.includes(found) !== true
        })
        .map(([id]) => id),
    confirmed: () => sure.size,
    open: () => possible.size,
  }
}
