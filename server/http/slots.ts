/** How many requests may be handled at once. A part is reserved for pages, which visitors need most. */

export type Slot = {
  /** Gives the place up while the client is still sending: its slowness is not our work. */
  readonly whileAway: <T>(wait: () => Promise<T>) => Promise<T>
  readonly leave: () => void
}

export type Slots = { readonly enter: (kind: 'page' | 'api') => Slot | undefined; readonly taken: () => number }

const pagesOnly = 0.25

export function slotsOf(most: number): Slots {
  const mostForApi = Math.max(1, Math.ceil(most * (1 - pagesOnly)))
  let taken = 0
  return {
    taken: () => taken,
    enter: (kind) => {
      if (taken >= (kind === 'page' ? most : mostForApi)) return undefined
      taken++
      return {
        leave: () => void taken--,
        whileAway: async (wait) => {
          taken--
          try {
            return await wait()
          } finally {
            taken++
          }
        },
      }
    },
  }
}
