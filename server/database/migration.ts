/** One step of the schema, for either database. */
import type { Change } from '#server/database/tables.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

export type Migration = { readonly name: string; readonly up: (change: Change, kind: DatabaseKind) => Promise<void> }
