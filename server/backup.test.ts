import { builtInMarket } from '#calculators/built-in-market.ts'
import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../scripts/free-port.ts'
import { inspect, makeCopy, NotOurDatabase, wholeCopies } from '#server/database/copies.ts'
import { openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import { compiledOnce, exitOf, logInAt, openWorkplace, quickStart } from '#server/testing-process.ts'

let folder: string
let data: string
let copies: string
const source = () => join(data, 'rekenklaar.sqlite')
const day = (text: string) => new Date(`${text}T03:00:00Z`)

async function makeDatabase(): Promise<void> {
  const log = createLog(() => undefined)
  const options = {
    dataDir: data,
    databaseUrl: undefined,
    databaseWaitMs: 4000,
    startWithoutDatabase: false,
    log,
    clock: () => new Date(),
  }
  await (await openDatabase(options)).close()
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rekenklaar-kopie-'))
  data = join(folder, 'data')
  copies = join(folder, 'kopies')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a copy', () => {
  it('has every table and row, is read by its owner only and leaves nothing else behind', async () => {
    await makeDatabase()
    const copy = makeCopy(source(), copies, day('2026-11-15'))
    expect(inspect(copy)).toEqual(inspect(source()))
    expect(inspect(copy).get('rates')).toBe(builtInMarket.offers.length)
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    expect(statSync(copies).mode & 0o777).toBe(0o700)
    expect(readdirSync(copies)).toEqual(['rekenklaar-2026-11-15T03-00-00-000Z.sqlite'])
  })

  it('is only made of our own database', async () => {
    expect(() => makeCopy(source(), copies, day('2026-11-15'))).toThrow(NotOurDatabase)
    mkdirSync(data)
    writeFileSync(source(), '')
    expect(() => makeCopy(source(), copies, day('2026-11-15'))).toThrow('is geen databank van Rekenklaar')
    writeFileSync(source(), 'weg '.repeat(2000))
    expect(() => makeCopy(source(), copies, day('2026-11-15'))).toThrow(NotOurDatabase)
    rmSync(source())
    const other = new DatabaseSync(source())
    other.exec('create table iets (a)')
    other.close()
    expect(() => makeCopy(source(), copies, day('2026-11-15'))).toThrow('is geen databank van Rekenklaar')
    const answer = spawnSync(process.execPath, ['server/backup.ts', copies], {
      env: { ...compiledOnce, PATH: process.env['PATH'], DATA_DIR: join(folder, 'leeg') },
      encoding: 'utf8',
    })
    expect([answer.status, answer.stdout]).toEqual([1, ''])
    expect(answer.stderr).toContain('Er is geen reservekopie gemaakt')
    expect(readdirSync(folder)).toEqual(['data'])
  })

  it('goes after two weeks, but only when fourteen newer whole ones are there', async () => {
    await makeDatabase()
    const first = makeCopy(source(), copies, day('2026-01-01'))
    const copyTo = (name: string) => copyFileSync(first, join(copies, name))
    for (let number = 2; number <= 14; number++)
      copyTo(`rekenklaar-2026-01-${String(number).padStart(2, '0')}T03-00-00-000Z.sqlite`)
    // Broken ones and ones of a wrong clock do not count, and are not thrown away either.
    writeFileSync(join(copies, 'rekenklaar-2026-02-01T03-00-00-000Z.sqlite'), 'kapot')
    copyTo('rekenklaar-2031-01-01T03-00-00-000Z.sqlite')
    writeFileSync(join(copies, '.rekenklaar-2026-02-02T03-00-00-000Z.sqlite'), 'half')
    makeCopy(source(), copies, day('2026-02-03'))
    const names = readdirSync(copies)
    expect(names).not.toContain('rekenklaar-2026-01-01T03-00-00-000Z.sqlite')
    expect(names).toContain('rekenklaar-2026-01-02T03-00-00-000Z.sqlite')
    expect(names).toContain('rekenklaar-2026-02-01T03-00-00-000Z.sqlite')
    expect(names).toContain('rekenklaar-2031-01-01T03-00-00-000Z.sqlite')
    expect(names.filter((name) => name.startsWith('.'))).toEqual([])
    expect(wholeCopies(copies, day('2026-02-03'))[0]?.path).toContain('2026-02-03')
  })

  it('killed half-way leaves no copy that looks whole, and the next one works', async () => {
    await makeDatabase()
    const big = new DatabaseSync(source())
    big.exec(`create table ballast (a text); insert into ballast
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 60000) select hex(randomblob(200)) from n`)
    big.close()
    const env = { ...compiledOnce, PATH: process.env['PATH'], DATA_DIR: data }
    const whole = inspect(source())
    let killed = 0
    for (let round = 0; round < 5; round++) {
      const child = spawn(process.execPath, ['server/backup.ts', copies], { env, stdio: 'ignore' })
      const hasBegun = () => existsSync(copies) && readdirSync(copies).some((name) => name.startsWith('.'))
      while (!hasBegun() && child.exitCode === null) await pause(2)
      await pause(round * 5)
      child.kill('SIGKILL')
      if ((await exitOf(child)) === null) killed++
      const finished = readdirSync(copies).filter((name) => name.startsWith('rekenklaar-'))
      for (const name of finished) expect(inspect(join(copies, name))).toEqual(whole)
    }
    expect(killed).toBeGreaterThan(0)
    makeCopy(source(), copies, new Date())
    expect(readdirSync(copies).filter((name) => name.startsWith('.'))).toEqual([])
  })
})

describe('backup and restore', () => {
  it('a copy made while the server runs brings everything back after the file is lost', async () => {
    const place = openWorkplace(freePort)
    const first = await place.start(place.admin())
    const headers = { 'Content-Type': 'application/json', Origin: first.origin, Cookie: await logInAt(first.origin) }
    const body = JSON.stringify({ name: 'Bewaard', shortName: 'Bewaard' })
    expect((await fetch(`${first.origin}/api/banks`, { method: 'POST', headers, body })).status).toBe(201)
    data = join(place.folder, 'data')
    const env = { ...compiledOnce, PATH: process.env['PATH'], DATA_DIR: data, DIST_DIR: join(place.folder, 'dist') }
    const command = (name: string) =>
      spawnSync(process.execPath, [quickStart, `server/${name}.ts`], { env, encoding: 'utf8' })
    const copy = command('backup').stdout.trim()
    const drill = command('backup-proef')
    expect([drill.status, drill.stderr]).toEqual([0, ''])
    expect(drill.stdout).toMatch(
      new RegExp(`teruggezet en gestart in [\\d.]+ s, \\d+ rijen, ${builtInMarket.offers.length} rentes op de site`),
    )
    first.child.kill('SIGKILL')
    await exitOf(first.child)
    for (const end of ['-wal', '-shm']) rmSync(`${source()}${end}`, { force: true })
    writeFileSync(source(), 'weg '.repeat(2000))
    const refused = place.run({ PORT: String(await freePort()) })
    expect(await exitOf(refused.child)).toBe(1)
    expect(refused.errors()).toContain('Zet een reservekopie terug')
    copyFileSync(copy, source())
    const second = await place.start()
    expect(await (await fetch(`${second.origin}/api/banks`)).text()).toContain('Bewaard')
    await place.clear()
  })
})
