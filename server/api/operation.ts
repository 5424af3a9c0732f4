/** One operation of the API as data. */
import type * as z from 'zod'

export type Operation = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly status: 200 | 201 | 204
  readonly request?: z.ZodType
  readonly response?: { readonly schema: z.ZodType; readonly isList?: boolean } | { readonly type: string }
  /** Needs If-Match with the version that was read. */
  readonly versioned?: boolean
  readonly query?: readonly { readonly name: string; readonly description: string }[]
}
