/** Starts the server: settings, database, pages, listening. One clear line and exit code 1 when that cannot be done. */
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener, RequestError } from '@hono/node-server'
import { readConfig } from '#server/config.ts'
import { CannotStart, loadFiles, openOrExplain, prepareDataDir, reasonOfNoStart } from '#server/explained-start.ts'
import { createLog, describeError, logToStdout, type Log } from '#server/log.ts'
import { publicDataOf } from '#server/public-data.ts'
import { publicAnswersOf } from '#server/api/public-answers.ts'
import { createApp } from '#server/app.ts'
import { createHashPool } from '#server/auth/hash-pool.ts'
import { openDoor } from '#server/engine/door.ts'
import { openOffice } from '#server/rate-files/office.ts'
import { keepHouse } from '#server/housekeeping.ts'
import { addKeyFile } from '#server/indexnow/key-file.ts'
import { bareResponse } from '#server/http/bare-answer.ts'
import { refusalsOf, type Refusals } from '#server/http/refusals.ts'
import { healthOf } from '#server/health.ts'
import { fromMemoryFirst, type Lookup } from '#server/http/from-memory.ts'
import { createListener } from '#server/http/listener.ts'
import { scheduleImporters } from '#server/importers/run.ts'
import { loadAstroRenderer } from '#server/pages/astro-renderer.ts'
import { siteOf } from '#server/pages/site.ts'
import { catalogue } from '#calculators/catalogue.ts'

/** React chooses its build when it is first imported; the pages import it. */
process.env['NODE_ENV'] ??= 'production'

const clock = () => new Date()

/** Below the ten seconds after which most supervisors kill. */
const mostTimeToStop = 9000
const timeToClose = 1000

/** A host or an address that no URL can have. */
function unreadable(refusals: Refusals, log: Log): (error: unknown) => Response {
  return (error) => {
    if (error instanceof RequestError) {
      refusals.count('malformed')
      return bareResponse(400)
    }
    log.error('request failed', describeError(error))
    return bareResponse(500)
  }
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = logToStdout()
  prepareDataDir(config)
  const database = await openOrExplain(config, log, clock)
  const data = publicDataOf(database, log, clock)
  const files = loadFiles(config, log, clock)
  addKeyFile(files.byPath, config)
  const renderPage = await loadAstroRenderer(config.distDir, config.publicOrigin, log)
  const site = siteOf({ files, catalogue, renderPage, data, config, log, clock })
  const answers = publicAnswersOf({ data, site, config, clock })
  const hashes = createHashPool()
  const health = healthOf(config.dataDir)
  const refusals = refusalsOf(log)
  const fetch = globalThis.fetch
  const onNote = () => log.info('calculators ready', { rounds: config.warmUpRounds })
  const door = openDoor({ config, data, clock, refusals, onNote })
  const office = openOffice()
  const parts = { config, log, clock, database, data, answers, hashes, door, office, site, health, refusals, fetch }
  await keepHouse(parts)
  const app = createApp(parts)
  const inner = getRequestListener(
    (request, { incoming }) => app.fetch(request, { remoteAddress: incoming.socket.remoteAddress }),
    { errorHandler: unreadable(refusals, log) },
  )
  const lookup: Lookup = (path, query) => site.lookup(path) ?? answers.ready(path, query)
  const listener = createListener(
    fromMemoryFirst(config, lookup, async (request, response) => inner(request, response)),
    { trustedProxies: config.trustedProxies, refusals },
  )

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    log.info('stopping')
    // Whatever hangs, a database that does not answer or a visitor who does not read: this is the end of it.
    setTimeout(() => process.exit(0), mostTimeToStop)
    health.leave()
    // Whoever spreads the visitors over several servers sees it first, while we still answer.
    await pause(config.drainMs)
    await listener.stop(mostTimeToStop - config.drainMs - timeToClose)
    await Promise.race([Promise.all([database.close(), door.close(), office.close()]), pause(timeToClose)])
    refusals.tell()
    log.info('stopped')
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  // A mistake in one request must not cost all others; it is logged and the request times out.
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', describeError(error)))

  const port = await listener.listen(config.port, config.host).catch((error: unknown) => {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
    if (code === 'EADDRINUSE') throw new CannotStart(`Poort ${config.port} is al in gebruik. Kies een andere met PORT.`)
    if (code === 'EACCES')
      throw new CannotStart(`Poort ${config.port} mag niet gebruikt worden. Kies een andere met PORT.`)
    throw error
  })
  log.info('started', { port, database: database.kind, files: files.byPath.size, renders: renderPage !== undefined })
  process.stdout.write(`Rekenklaar draait op http://localhost:${port}\n`)
  await data.read()
  scheduleImporters(parts)
  site.marketPages
    .warmUp()
    .then(() => log.info('rate pages ready', { pages: site.marketPages.renderings() }))
    // Whoever wants no tries after the start gets the threads with the first question.
    .then(async () => (config.warmUpRounds > 0 ? door.start() : undefined))
    .catch((error: unknown) => log.error('warm-up failed', describeError(error)))
}

start().catch((error: unknown) => {
  const reason = reasonOfNoStart(error)
  if (reason !== undefined) process.stderr.write(`${reason}\n`)
  else createLog((line) => process.stderr.write(line)).error('start failed', describeError(error))
  process.exit(1)
})
