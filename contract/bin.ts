import * as z from 'zod'

/** Something that was deleted, changed or brought in, and can be taken back as a whole until `until`. */
export const binEntry = z.strictObject({
  id: z.string(),
  kind: z.enum(['bank', 'product', 'rente', 'invoer', 'wijziging']),
  name: z.string(),
  /** Names of what went along, or what an import brought. */
  contents: z.array(z.string()),
  at: z.string(),
  actor: z.string(),
  until: z.string(),
})
export type BinEntry = z.output<typeof binEntry>
