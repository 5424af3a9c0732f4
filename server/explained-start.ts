/** The steps of a start that can go wrong outside of us, with one sentence for whoever reads the terminal. */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AccountRefused } from '#server/auth/accounts.ts'
import { ConfigError, type Config } from '#server/config.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { CorruptDatabase } from '#server/database/sqlite.ts'
import { describeError, type Log } from '#server/log.ts'
import { keepAssets } from '#server/pages/earlier-assets.ts'
import { loadEarlierAssets, loadStaticFiles, type StaticFiles } from '#server/pages/static-files.ts'

export class CannotStart extends Error {}

export function prepareDataDir(config: Config): void {
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
    accessSync(config.dataDir, constants.W_OK)
  } catch (error) {
    // A disk that is full is emptied one day; the site need not wait for it.
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOSPC') return
    throw new CannotStart(`DATA_DIR ${config.dataDir} is niet beschrijfbaar.`)
  }
}

export async function openOrExplain(config: Config, log: Log, clock: () => Date): Promise<Database> {
  try {
    return await openDatabase({ ...config, log, clock })
  } catch (error) {
    if (error instanceof CorruptDatabase) {
      throw new CannotStart(`${error.message}. Zet een reservekopie terug: zie docs/operations.md.`)
    }
    const reason = error instanceof Error ? error.message : String(error)
    throw new CannotStart(
      config.databaseUrl === undefined
        ? `De databank in ${config.dataDir} gaat niet open: ${reason}.`
        : `DATABASE_URL werkt niet: ${reason}. Zet START_WITHOUT_DATABASE=1 om toch te starten.`,
    )
  }
}

/** The files of this release, without which there is no site, and those of earlier ones, without which there is. */
export function loadFiles(config: Config, log: Log, clock: () => Date): StaticFiles {
  let files: StaticFiles
  try {
    files = loadStaticFiles(join(config.distDir, 'client'), config)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CannotStart(`De pagina's in ${config.distDir} kunnen niet gelezen worden: ${reason}.`)
  }
  try {
    loadEarlierAssets(keepAssets(config.distDir, config.dataDir, clock(), log), config, files.byPath)
  } catch (error) {
    log.warn('files of earlier releases not read', describeError(error))
  }
  return files
}

/** One sentence for a start that failed for a reason outside of our code; undefined for a mistake of ours. */
export function reasonOfNoStart(error: unknown): string | undefined {
  if (error instanceof CannotStart || error instanceof ConfigError || error instanceof AccountRefused)
    return error.message
  // Whatever the machine refused: a file, a folder, a disk.
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' && /^E[A-Z]+$/.test(code)
    ? `Rekenklaar kan niet starten: ${error instanceof Error ? error.message : code}.`
    : undefined
}
