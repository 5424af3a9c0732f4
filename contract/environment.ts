import * as z from 'zod'

/** Where an admin is at work, as the server itself knows it. */
export const environment = z.strictObject({
  host: z.string(),
  kind: z.enum(['lokaal', 'test', 'productie']),
  database: z.enum(['sqlite', 'postgres']),
})
export type Environment = z.output<typeof environment>
