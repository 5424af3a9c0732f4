/** What went wrong in a database, in the few words the rest of the server acts on. */

export class DatabaseUnavailable extends Error {
  constructor(reason?: unknown) {
    super('the database cannot be reached', { cause: reason })
  }
}

export type DatabaseFault = 'unavailable' | 'full' | 'duplicate' | 'referenced' | 'other'

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** SQLSTATE of PostgreSQL: class 08 connection, 57P0x shutdown, 53300 too many connections, 55P03 lock timeout. */
const unavailableStates = /^(08...|57P0[1-5]|57014|53300|55P03|25006)$/

function read(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}

function sqliteFault(errcode: number, error: unknown): DatabaseFault {
  // The low byte is the primary result code: 5 busy, 6 locked, 10 I/O, 13 full, 14 cannot open, 19 constraint.
  if (errcode === 2067 || errcode === 1555) return 'duplicate'
  // "on delete restrict" reports itself as a trigger, like the one that guards the audit.
  if (error instanceof Error && error.message.startsWith('FOREIGN KEY')) return 'referenced'
  switch (errcode & 0xff) {
    case 5:
    case 6:
    case 8:
    case 10:
    case 14:
      return 'unavailable'
    case 13:
      return 'full'
    default:
      return 'other'
  }
}

export function faultOf(error: unknown): DatabaseFault {
  if (error instanceof DatabaseUnavailable) return 'unavailable'
  const errcode = read(error, 'errcode')
  if (typeof errcode === 'number') return sqliteFault(errcode, error)
  const code = read(error, 'code')
  if (typeof code === 'string') {
    if (networkCodes.has(code) || unavailableStates.test(code)) return 'unavailable'
    if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') return 'full'
    if (code === '23505') return 'duplicate'
    if (code === '23503' || code === '23001') return 'referenced'
  }
  // The driver reports a broken connection or an exhausted pool by text only.
  if (
    error instanceof Error &&
    /connection terminated|timeout exceeded|read timeout|not queryable|client has encountered/i.test(error.message)
  ) {
    return 'unavailable'
  }
  return 'other'
}

/** Faults that waiting does not solve: the address or the account is wrong. */
export function isMisconfigured(error: unknown): boolean {
  const code = read(error, 'code')
  return typeof code === 'string' && /^(ENOTFOUND|28000|28P01|3D000|ERR_INVALID_URL)$/.test(code)
}
