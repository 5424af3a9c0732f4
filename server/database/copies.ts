/** Copies of the embedded database: made beside the running server, checked before they count, old ones removed. */
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class NotOurDatabase extends Error {}

/** Rows per table: what a copy is compared by. */
export type Inventory = ReadonlyMap<string, number>

const name = /^rekenklaar-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.sqlite$/
const unfinished = /^\.rekenklaar-.*\.sqlite(?:-journal)?$/
const keep = 14
const keepMs = 14 * 86_400_000
const dayMs = 86_400_000
/** Without these it is some other database, or an empty file that SQLite would gladly open. */
const ours = ['meta', 'banks', 'products', 'rates', 'rate_history', 'admins', 'sessions', 'audit']

function inventoryOf(file: DatabaseSync): Inventory {
  const tables = file.prepare(`select name from sqlite_master where type = 'table' order by name`).all()
  return new Map(
    tables.map((row) => {
      const table = String(row['name'])
      const quoted = `"${table.replaceAll('"', '""')}"`
      return [table, Number(file.prepare('select count(*) as rows from '.concat(quoted)).get()?.['rows'])]
    }),
  )
}

/** Opens without ever creating or changing anything. */
function openToRead(path: string): DatabaseSync {
  if (!existsSync(path)) throw new NotOurDatabase(`${path} bestaat niet`)
  return new DatabaseSync(path, { readOnly: true, timeout: 5000 })
}

function reading<T>(path: string, work: (file: DatabaseSync) => T): T {
  const file = openToRead(path)
  try {
    return work(file)
  } finally {
    file.close()
  }
}

/** The tables and rows of a whole database of ours; throws for anything else. */
export function inspect(path: string): Inventory {
  return reading(path, (file) => {
    let inventory: Inventory
    try {
      const check = file.prepare('pragma quick_check(1)').get()?.['quick_check']
      if (check !== 'ok') throw new NotOurDatabase(`${path} is beschadigd`)
      inventory = inventoryOf(file)
    } catch (error) {
      if (error instanceof NotOurDatabase) throw error
      throw new NotOurDatabase(`${path} is geen databank`)
    }
    const missing = ours.filter((table) => !inventory.has(table))
    if (missing.length > 0)
      throw new NotOurDatabase(`${path} is geen databank van Rekenklaar (${missing[0]} ontbreekt)`)
    const version = file.prepare(`select number from meta where key = 'data_version'`).get()
    if (version === undefined) throw new NotOurDatabase(`${path} is geen databank van Rekenklaar`)
    return inventory
  })
}

/** Rows may come and go while the copy is made: then the copy lies between what was before and what was after. */
function compare(copy: Inventory, before: Inventory, after: Inventory): void {
  for (const [table, rows] of after) {
    const [one, two] = [before.get(table) ?? 0, rows]
    const copied = copy.get(table)
    if (copied === undefined) throw new Error(`De kopie mist de tabel ${table}`)
    if (copied < Math.min(one, two) || copied > Math.max(one, two)) {
      throw new Error(`De kopie heeft ${copied} rijen in ${table}, de databank ${two}`)
    }
  }
}

/** On the disk, not only on its way: the data first, then the name. */
function settle(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

export type Copy = { readonly path: string; readonly madeAt: number }

function copiesIn(folder: string): readonly Copy[] {
  return readdirSync(folder)
    .flatMap((file) => {
      const stamp = name.exec(file)?.[1]
      const at = stamp?.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/, 'T$1:$2:$3.$4Z')
      return at === undefined ? [] : [{ path: join(folder, file), madeAt: Date.parse(at) }]
    })
    .toSorted((a, b) => b.madeAt - a.madeAt)
}

function isWhole(path: string): boolean {
  try {
    inspect(path)
    return true
  } catch {
    return false
  }
}

/** Whole copies, newest first. One dated after tomorrow was made by a wrong clock and says nothing about age. */
export function wholeCopies(folder: string, now: Date): readonly Copy[] {
  if (!existsSync(folder)) return []
  return copiesIn(folder).filter(({ path, madeAt }) => madeAt <= now.getTime() + dayMs && isWhole(path))
}

/** Only a whole copy, older than two weeks, with fourteen newer whole ones, is let go. */
function removeOld(folder: string, now: Date): void {
  const old = wholeCopies(folder, now).slice(keep)
  for (const { path, madeAt } of old) if (now.getTime() - madeAt > keepMs) rmSync(path)
}

export function makeCopy(source: string, folder: string, now: Date): string {
  const before = inspect(source)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Left behind by a copy that was killed.
  for (const file of readdirSync(folder)) if (unfinished.test(file)) rmSync(join(folder, file))
  const final = `rekenklaar-${now.toISOString().replace(/[:.]/g, '-')}.sqlite`
  const aside = join(folder, `.${final}`)
  // It holds password hashes: nobody else may read it, not even while it is being written.
  const mask = process.umask(0o077)
  try {
    reading(source, (file) => file.prepare('vacuum into ?').run(aside))
    chmodSync(aside, 0o600)
    compare(inspect(aside), before, inspect(source))
    settle(aside)
    renameSync(aside, join(folder, final))
    settle(folder)
  } catch (error) {
    rmSync(aside, { force: true })
    throw error
  } finally {
    process.umask(mask)
  }
  removeOld(folder, now)
  return join(folder, final)
}
