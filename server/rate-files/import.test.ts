import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RateImportResult } from '#contract/rate-import.ts'
import { CsvError, readCsv, writeCsv } from '#data/csv.ts'
import { databaseKinds, startTestServer, type TestServer } from '#server/testing.ts'

const header = 'bank,product,producttype,soort,basisrente_pct,getrouwheidspremie_pct,bron\n'

describe.each(databaseKinds)('rate files on %s', (kind) => {
  let server: TestServer
  let cookie: string
  const send = async (csv: string, dryRun: boolean) => {
    const answer = await server.send('POST', '/api/rates/import', { body: { csv, dryRun }, cookie })
    return { status: answer.status, result: (await answer.json()) as RateImportResult }
  }
  const everything = async () => {
    const query = server.database.query()
    return JSON.stringify([
      await query.selectFrom('rates').selectAll().orderBy('id').execute(),
      await query.selectFrom('products').selectAll().orderBy('id').execute(),
      await query.selectFrom('rate_history').selectAll().orderBy('id').execute(),
    ])
  }

  beforeAll(async () => {
    server = await startTestServer(kind)
    cookie = await server.login()
  })
  afterAll(async () => server.close())

  it('shows in a dry run what would change and changes nothing', async () => {
    const before = await everything()
    const { result } = await send(`${header}Keytrade,Azur,spaarrekening,gewoon,"0,65",0.3,keytradebank.be\n`, true)
    expect(result).toMatchObject({ applied: false, added: 0, changed: 1, errors: [] })
    expect(result.lines[0]?.fields).toEqual(
      expect.arrayContaining([{ field: 'basisrente_pct', before: '0.8', after: '0.65' }]),
    )
    expect(await everything()).toBe(before)
  })

  it('applies a file as a whole: changed, new and unchanged lines, with history and audit', async () => {
    const csv =
      `${header}Keytrade,Azur,spaarrekening,gewoon,0.65,0.3,keytradebank.be\n` +
      'Triodos,Nieuwe rekening,spaarrekening,gewoon,1.1,0.4,triodos.be\n'
    const { status, result } = await send(csv, false)
    expect([status, result.applied, result.added, result.changed]).toEqual([200, true, 1, 1])
    const history = await server.database
      .query()
      .selectFrom('rate_history')
      .selectAll()
      .where('action', '!=', 'seed')
      .execute()
    expect(history.map((row) => row.total_rate ?? 0).toSorted((a, b) => a - b)).toEqual([0.95, 1.5])
    const audit = await server.database
      .query()
      .selectFrom('audit')
      .select('action')
      .where('object_type', '=', 'rentebestand')
      .execute()
    expect(audit).toHaveLength(1)
    const market = await (await server.send('GET', '/api/market')).text()
    expect(market).toContain('Nieuwe rekening')
  })

  it.each([
    ['an unknown bank', `${header}Geen bank,Azur,spaarrekening,gewoon,1,1,x\n`, 2, 'geen bank met de korte naam'],
    ['a rate that is no number', `${header}Keytrade,Azur,spaarrekening,gewoon,veel,1,x\n`, 2, 'basisrente_pct'],
    ['a rate out of range', `${header}Keytrade,Azur,spaarrekening,gewoon,99,1,x\n`, 2, 'hoogstens 25'],
    [
      'an amount with a point between thousands',
      `${header.replace('bron', 'max_bedrag,bron')}Keytrade,Azur,spaarrekening,gewoon,1,1,500.000,x\n`,
      2,
      'max_bedrag: Maximumbedrag: vul een bedrag in',
    ],
    ['a missing source', `${header}Keytrade,Azur,spaarrekening,gewoon,1,1,\n`, 2, 'Bron is verplicht'],
    ['an unknown type', `${header}Keytrade,Azur,crypto,gewoon,1,1,x\n`, 2, 'producttype'],
    ['an unknown kind', `${header}Keytrade,Azur,spaarrekening,super,1,1,x\n`, 2, 'soort'],
    ['a line too short', `${header}Keytrade,Azur\n`, 2, 'Deze regel heeft 2 velden'],
    ['a quote left open', `${header}Keytrade,"Azur,spaarrekening\n`, 2, 'niet gesloten'],
    ['an unknown column', 'bank,product,producttype,soort,bron,geheim\nA,B,C,D,E,F\n', 1, 'Onbekende kolom: geheim'],
    ['a missing column', 'bank,product\nKeytrade,Azur\n', 1, 'De kolom producttype ontbreekt'],
    ['no lines', header, 1, 'geen regels'],
    [
      'the same rate twice',
      `${header}Keytrade,Azur,spaarrekening,gewoon,1,1,x\nkeytrade,AZUR,spaarrekening,gewoon,2,1,x\n`,
      3,
      'ook op regel 2',
    ],
  ])('a file with %s changes nothing and names the line', async (_, csv, line, message) => {
    const before = await everything()
    // A good line does not save a bad file.
    const good = 'Keytrade,High Fidelity,spaarrekening,gewoon,0.9,1,x\n'
    const { status, result } = await send(csv.startsWith(header) && csv !== header ? csv + good : csv, false)
    expect([status, result.applied]).toEqual([422, false])
    expect(result.errors[0]?.line).toBe(line)
    expect(result.errors[0]?.message).toContain(message)
    expect(await everything()).toBe(before)
  })

  it('reads whether an account is regulated, leaves it where the column is absent, and refuses another word', async () => {
    const change = async (word: string) => {
      const csv = `bank,product,producttype,soort,basisrente_pct,bron,gereglementeerd\nKeytrade,Azur,spaarrekening,gewoon,0.65,x,${word}\n`
      const { result } = await send(csv, true)
      return {
        errors: result.errors,
        changes: result.lines[0]?.fields.filter(({ field }) => field === 'gereglementeerd'),
      }
    }
    expect(await change('ja')).toEqual({ errors: [], changes: [] })
    expect((await change('nee')).changes).toEqual([{ field: 'gereglementeerd', before: 'ja', after: 'nee' }])
    expect((await change('')).changes).toEqual([{ field: 'gereglementeerd', before: 'ja', after: '' }])
    expect((await change('JA')).errors).toEqual([{ line: 2, message: 'gereglementeerd: schrijf ja of nee.' }])
    const { result } = await send(`${header}Keytrade,Azur,spaarrekening,gewoon,0.66,0.3,x\n`, true)
    expect(result.lines[0]?.fields.map(({ field }) => field)).not.toContain('gereglementeerd')
  })

  it('asks once more about a file that moves a rate far, and carries it out when it is meant', async () => {
    const before = await everything()
    const csv = `${header}Keytrade,Azur,spaarrekening,gewoon,7.77,0.3,keytradebank.be\n`
    const sent = async (sure?: boolean) =>
      server.send('POST', '/api/rates/import', {
        body: { csv, dryRun: false, ...(sure === undefined ? {} : { sure }) },
        cookie,
      })
    for (const answer of [await sent(), await sent(false)]) {
      expect([answer.status, await answer.json()]).toMatchObject([
        409,
        { code: 'confirm', error: expect.stringMatching(/regel 2 \(Keytrade, Azur\).*"sure": true/) as unknown },
      ])
    }
    expect(await everything()).toBe(before)
    const { status, result } = await send(csv, true)
    expect([status, result.changed]).toEqual([200, 1])
    expect(((await (await sent(true)).json()) as RateImportResult).applied).toBe(true)
    expect(await everything()).toContain('7.77')
  })

  it('takes the example file of the documentation', async () => {
    const example = readFileSync(new URL('../../docs/rentes-voorbeeld.csv', import.meta.url), 'utf8')
    const { result } = await send(example, true)
    expect(result.errors).toEqual([])
    expect(result.lines.length).toBeGreaterThan(2)
  })
})

describe('CSV', () => {
  it('reads quotes, line breaks in quotes, semicolons and a byte order mark', () => {
    expect(readCsv('\uFEFFa;b\r\n"x;1";"y ""z"""\r\n').map((row) => ({ ...row.values }))).toEqual([
      { a: 'x;1', b: 'y "z"' },
    ])
    expect(readCsv('a,b\n"1\n2",3\n4,5\n').map((row) => row.line)).toEqual([2, 4])
  })

  it('names the line of a mistake', () => {
    expect(() => readCsv('a,b\n1,2\n3\n')).toThrow(CsvError)
    expect(() => readCsv('a,a\n1,2\n')).toThrow('twee keer')
  })

  it('writes what it can read, and no formulas for a spreadsheet', () => {
    const text = writeCsv(
      ['a', 'b'],
      [
        ['x,"y"', -1.5],
        ['=1+1', null],
      ],
    )
    expect(text).toBe('a,b\r\n"x,""y""",-1.5\r\n\'=1+1,\r\n')
    expect(readCsv(text)[0]?.values['a']).toBe('x,"y"')
  })
})
