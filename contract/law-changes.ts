import * as z from 'zod'

/**
 * Changes of legal figures as the build publishes them in `/wetswijzigingen.json`, newest first. The server adds them to the
 * Atom feed; it knows nothing else about the law.
 */
export const lawChanges = z.array(
  z.object({
    from: z.string(),
    label: z.string(),
    before: z.string().nullable(),
    after: z.string(),
    source: z.string(),
  }),
)
export type LawChanges = z.output<typeof lawChanges>
