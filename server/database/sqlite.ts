/** SQLite as built into Node, made to look like the driver Kysely's own SQLite dialect expects. */
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

export class CorruptDatabase extends Error {}

function toSqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`)
}

/**
 * Statements are kept by their text: Kysely compiles the same query to the same text every time.
 * Transactions begin immediately, because a read that later wants to write can fail when another process wrote first.
 */
function adapt(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, StatementSync>()
  const prepare = (text: string): StatementSync => {
    const sql = text === 'begin' ? 'begin immediate' : text
    let statement = prepared.get(sql)
    if (statement === undefined) {
      statement = file.prepare(sql)
      if (prepared.size < 500) prepared.set(sql, statement)
    }
    return statement
  }
  return {
    close: () => file.close(),
    prepare: (sql) => {
      // A full disk makes SQLite roll back by itself; doing it again would hide the reason behind another error.
      const isUndone = sql === 'rollback' && !file.isTransaction
      const statement = prepare(isUndone ? 'select 1' : sql)
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...values.map(toSqlValue)),
        run: (values) => statement.run(...values.map(toSqlValue)),
        iterate: (values) => statement.iterate(...values.map(toSqlValue)),
      }
    },
  }
}

export type SqliteHandle = {
  readonly query: Kysely<Tables>
  /** Changes when another process committed; our own commits do not move it. */
  readonly foreignVersion: () => number
  readonly close: () => Promise<void>
}

/** It holds password hashes and sessions. What SQLite writes beside the file gets the file's own mode. */
function keepPrivate(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
  try {
    chmodSync(path, 0o600)
    chmodSync(dataDir, 0o700)
  } catch (error) {
    // Owned by somebody else: then they decide who may read it.
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'EPERM') throw error
  }
}

export function openSqlite(dataDir: string): SqliteHandle {
  const path = join(dataDir, 'rekenklaar.sqlite')
  keepPrivate(dataDir, path)
  const file = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true })
  try {
    file.exec('pragma journal_mode = wal')
    file.exec('pragma synchronous = full')
    const check = file.prepare('pragma quick_check(1)').get()
    if (check?.['quick_check'] !== 'ok') throw new CorruptDatabase(`${path} is beschadigd`)
  } catch (error) {
    file.close()
    // 11 = SQLITE_CORRUPT, 26 = SQLITE_NOTADB
    const code: unknown = error instanceof Error ? Reflect.get(error, 'errcode') : undefined
    if (code === 11 || code === 26) throw new CorruptDatabase(`${path} is beschadigd`)
    throw error
  }
  const foreign = file.prepare('pragma data_version')
  const query = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(file) }) })
  return {
    query,
    foreignVersion: () => Number(foreign.get()?.['data_version'] ?? 0),
    close: () => query.destroy(),
  }
}
