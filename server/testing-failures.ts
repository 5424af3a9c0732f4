/** Makes one file or database call fail: the n-th one while something is done. For tests of what is left behind then. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import pg from 'pg'

/** `before`: the call is refused. `after`: it was carried out, but its answer is lost. */
export type Moment = 'before' | 'after'

export type Outcome<T> = { readonly calls: readonly string[]; readonly value?: T; readonly error?: unknown }

type Call = (this: unknown, ...args: unknown[]) => unknown
type Owner = Record<string, Call>
type Kind = {
  readonly name: string
  readonly owner: object
  readonly methods: readonly string[]
  /** What a call is called; undefined for one that does not belong to the work. */
  readonly nameOf: (method: string, self: unknown, args: unknown[]) => string | undefined
  readonly fault: (self: unknown) => Error
}

const fileMethods = [
  'accessSync',
  'chmodSync',
  'closeSync',
  'copyFileSync',
  'fsyncSync',
  'mkdirSync',
  'openSync',
  'readFileSync',
  'readdirSync',
  'renameSync',
  'rmSync',
  'statSync',
  'utimesSync',
  'writeFileSync',
]

const sqliteFault = () => Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 })
/** A look at the clock of the file every 200 ms: no part of any work, and it would come at another place each time. */
const isBeat = (sql: string) => sql === 'pragma data_version'

const kinds: readonly Kind[] = [
  {
    name: 'file',
    owner: fs,
    methods: fileMethods,
    nameOf: (method, _, [path]) => `${method} ${typeof path === 'string' ? path : ''}`,
    fault: () => Object.assign(new Error('EIO: i/o error'), { code: 'EIO' }),
  },
  {
    name: 'sqlite',
    owner: StatementSync.prototype,
    methods: ['all', 'get', 'run'],
    nameOf: (_, self) => {
      const sql = self instanceof StatementSync ? self.sourceSQL : ''
      return isBeat(sql) ? undefined : sql
    },
    fault: sqliteFault,
  },
  {
    name: 'sqlite',
    owner: DatabaseSync.prototype,
    methods: ['exec', 'prepare'],
    nameOf: (method, _, [sql]) => (isBeat(String(sql)) ? undefined : `${method} ${String(sql)}`),
    fault: sqliteFault,
  },
  {
    name: 'postgres',
    owner: pg.Client.prototype,
    methods: ['query'],
    // The connection that listens asks by itself, with text alone; the work always brings its values along.
    nameOf: (_, __, [text, values]) => (typeof text === 'string' && Array.isArray(values) ? text : undefined),
    // The whole connection breaks, as when the server or the network goes away.
    fault: (self) => {
      if (self instanceof pg.Client) Reflect.get(Reflect.get(self, 'connection'), 'stream').destroy()
      return Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    },
  },
]

/** Does the work while the call with this number fails; without a number it only counts. */
export async function failing<T>(
  number: number | undefined,
  moment: Moment,
  work: () => T | Promise<T>,
): Promise<Outcome<T>> {
  const calls: string[] = []
  const restore: (() => void)[] = []
  for (const { owner, methods, name, nameOf, fault } of kinds) {
    for (const method of methods) {
      const target = owner as Owner
      const original = target[method]
      if (original === undefined) throw new Error(`there is no ${method}`)
      restore.push(() => (target[method] = original))
      target[method] = function (...args) {
        const called = nameOf(method, this, args)
        if (called === undefined) return original.apply(this, args)
        calls.push(`${name}: ${called}`)
        if (calls.length !== number) return original.apply(this, args)
        if (moment === 'before') {
          if (name === 'postgres') return Promise.reject(fault(this))
          throw fault(this)
        }
        const done = original.apply(this, args)
        if (!(done instanceof Promise)) throw fault(this)
        return done.then(() => Promise.reject(fault(this)))
      }
    }
  }
  syncBuiltinESMExports()
  try {
    return { calls, value: await work() }
  } catch (error) {
    return { calls, error }
  } finally {
    restore.forEach((undo) => undo())
    syncBuiltinESMExports()
  }
}

/** A call that is over with its answer: what was asked for stands, whether or not the answer arrived. */
export const isCommit = (call: string): boolean => /: commit$/i.test(call)

/** The calls worth failing: of those that say the same after the same one, as the parts of a long insert do, the first and the last. */
export function telling(calls: readonly string[]): readonly (readonly [number: number, call: string])[] {
  const pairs = calls.map((call, at) => `${calls[at - 1]} > ${call}`)
  return calls.flatMap((call, at) =>
    pairs.indexOf(pairs[at] ?? '') === at || pairs.lastIndexOf(pairs[at] ?? '') === at ? [[at + 1, call] as const] : [],
  )
}
