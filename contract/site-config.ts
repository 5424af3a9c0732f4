import * as z from 'zod'

/** Which outside tools the owner switched on. Asked for only after a visitor said yes to one. */
export const siteConfig = z.strictObject({
  ga4Id: z.string().nullable(),
  adsenseId: z.string().nullable(),
  cmp: z.string().nullable(),
})
export type SiteConfig = z.output<typeof siteConfig>
