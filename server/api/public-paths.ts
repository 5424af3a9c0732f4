/** The answers that are the same for every visitor, by path. */
import type { Resource } from '#server/pages/resource.ts'

export type PublicPath =
  | '/api/banks'
  | '/api/products'
  | '/api/rates'
  | '/api/rates.csv'
  | '/api/market'
  | '/api/changes'
  | '/api/openapi.json'
  | '/veranderingen.xml'
  | '/cijfers.xml'

export type PublicAnswers = {
  /** The answer if it is up to date and can go out at once: the fast path of the listener. */
  readonly ready: (path: string, query?: string) => Resource | undefined
  /** The answer after asking the database when that is needed; marked as old while the database is away. */
  readonly find: (path: PublicPath) => Promise<Resource>
}
