/** One JSON object per line. JSON escapes line breaks, so a visitor cannot write log lines of their own. */

export type LogFields = Readonly<Record<string, unknown>>

export type Log = {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

/** A second net under the rule that callers never pass secrets. */
const secretNames = /pass|cookie|token|secret|authorization|hash/i

function withoutSecrets(fields: LogFields): LogFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !secretNames.test(name)))
}

/** What may be told about an error: never the SQL or its values. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { message: String(error).slice(0, 300) }
  const code: unknown = Reflect.get(error, 'code')
  const stack = error.stack
    ?.split('\n')
    .slice(1, 6)
    .map((frame) => frame.trim())
  return {
    name: error.name,
    message: error.message.slice(0, 300),
    code: typeof code === 'string' ? code : undefined,
    stack,
  }
}

type Level = keyof Log

export function createLog(write: (line: string, level: Level) => void, clock: () => Date = () => new Date()): Log {
  const at =
    (level: Level) =>
    (event: string, fields: LogFields = {}) =>
      write(JSON.stringify({ at: clock().toISOString(), level, event, ...withoutSecrets(fields) }) + '\n', level)
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

/** How long a line without bad news waits for others: one write for each costs as much as a small answer. */
const gatherMs = 100

/** A full disk or a closed pipe behind stdout must not take the site down. */
export function logToStdout(): Log {
  process.stdout.on('error', () => undefined)
  let gathered = ''
  const write = () => {
    if (gathered !== '') process.stdout.write(gathered)
    gathered = ''
  }
  process.on('exit', write)
  return createLog((line, level) => {
    if (gathered === '') setTimeout(write, gatherMs).unref()
    gathered += line
    if (level !== 'info') write()
  })
}
