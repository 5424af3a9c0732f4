/** The commands as an owner runs them. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { compiledOnce, quickStart } from '#server/testing-process.ts'
import { main as bereken } from './bereken.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rekenklaar-bin-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(command: string, args: readonly string[], input = '') {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: join(folder, 'data'),
    ...compiledOnce,
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [quickStart, `bin/${command}.ts`, ...args], {
    env,
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('admin:maken', () => {
  const email = ['--email', 'beheer@voorbeeld.be']
  const password = 'paarse-olifant-fietst-traag\n'

  it('makes an account once, with the password from stdin', () => {
    expect(run('admin-maken', email, password)).toMatchObject({ status: 0, stderr: '' })
    expect(run('admin-maken', email, password)).toMatchObject({ status: 1 })
    expect(run('admin-maken', [...email, '--nieuw-wachtwoord'], 'groene walvis leest kranten')).toMatchObject({
      status: 0,
    })
    expect(run('admin-maken', [...email, '--ontgrendelen'])).toMatchObject({ status: 0 })
    expect(run('admin-maken', [...email, '--uitschakelen'])).toMatchObject({ status: 0 })
    const again = run('admin-maken', [...email, '--nieuw-wachtwoord'], password)
    expect(again).toMatchObject({ status: 1, stdout: '' })
    expect(again.stderr).toContain('--inschakelen')
    expect(run('admin-maken', [...email, '--nieuw-wachtwoord', '--inschakelen'], password)).toMatchObject({ status: 0 })
  })

  it('refuses a weak password and explains wrong use', () => {
    expect(run('admin-maken', ['--email', 'x@y.be'], 'kort').stderr).toContain('minstens 15 tekens')
    expect(run('admin-maken', ['--email', 'x@y.be'], 'wachtwoord123456').stderr).toContain(
      'woorden en cijfers die iedereen eerst probeert',
    )
    expect(run('admin-maken', ['--email', 'geen adres'], password).stderr).toContain('geldig e-mailadres')
    expect(run('admin-maken', []).status).toBe(2)
    expect(run('admin-maken', ['--password', 'x']).status).toBe(2)
  })
})

describe('bereken', () => {
  it('counts on the day in Belgium, where the new year is an hour older than in London', async () => {
    vi.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z'), toFake: ['Date'] })
    try {
      expect(JSON.parse(await bereken(['deposito-calculator']))).toMatchObject({ date: '2027-01-01' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('refuses what it would not look at, and names every option', async () => {
    await expect(bereken(['--lijst', 'bestaat-niet'])).rejects.toThrow('Onbekende rekenhulp "bestaat-niet"')
    await expect(bereken(['deposito-calculator', '{}', '{"bedrag":5000}'])).rejects.toThrow('Gebruik:')
    await expect(bereken(['deposito-calculator', '--regels=ooit'])).rejects.toThrow('een jaar of aangekondigd')
    await expect(bereken(['deposito-calculator', '--streng=nee'])).rejects.toThrow('--streng heeft geen waarde.')
    await expect(bereken(['deposito-calculator', '--datum=2026-01-01', '--datum=2026-01-02'])).rejects.toThrow(
      'één keer',
    )
    await expect(bereken(['--help'])).rejects.toThrow('--streng')
    expect(JSON.parse(await bereken(['--lijst', 'deposito-calculator']))).toMatchObject([
      { slug: 'deposito-calculator' },
    ])
  })
})

describe('admin:tweede-factor', () => {
  it('takes the second factor off an account and says when there is no such account', () => {
    const email = ['--email', 'kwijt@voorbeeld.be']
    expect(run('admin-maken', email, 'paarse-olifant-fietst-traag\n')).toMatchObject({ status: 0 })
    const database = new DatabaseSync(join(folder, 'data', 'rekenklaar.sqlite'))
    const left = () => database.prepare('select count(*) as n from second_factors').get()?.['n']
    database.exec(
      `insert into second_factors select id, 'GEHEIM', created_at, 0 from admins where email = '${email[1]}'`,
    )
    expect(left()).toBe(1)
    expect(run('tweede-factor', email)).toMatchObject({ status: 0, stderr: '' })
    expect(left()).toBe(0)
    database.close()
    expect(run('tweede-factor', ['--email', 'niemand@voorbeeld.be']).status).toBe(1)
    expect(run('tweede-factor', []).status).toBe(2)
  })
})

describe('rates:import', () => {
  it('shows what would change, does it when told to, and then has nothing left to do', () => {
    const first = run('rates-import', ['docs/rentes-voorbeeld.csv'])
    expect(first).toMatchObject({ status: 0, stderr: '' })
    expect(first.stdout).toContain('basisrente_pct: 0.8 -> 0.65')
    expect(first.stdout).toContain('Dit was een proef')
    expect(run('rates-import', ['docs/rentes-voorbeeld.csv', '--toepassen']).stdout).toContain('Toegepast.')
    expect(run('rates-import', ['docs/rentes-voorbeeld.csv']).stdout).toContain(
      '0 toe te voegen, 0 te wijzigen, 5 ongewijzigd.',
    )
  })

  it('reads what Excel saves as Windows-1252', () => {
    const file = join(folder, 'excel.csv')
    const text =
      'bank;product;producttype;soort;basisrente_pct;bron\r\nKeytrade;Azur;spaarrekening;gewoon;0,6;caf\u00e9 \u20ac\r\n'
    // In that code page é is E9 and € is 80.
    const bytes = [...text].map((sign) => (sign === '\u20ac' ? 0x80 : sign.charCodeAt(0)))
    writeFileSync(file, Buffer.from(bytes))
    expect(run('rates-import', [file]).stdout).toContain('-> caf\u00e9 \u20ac')
  })

  it('wants a word more before a rate moves far', () => {
    const file = join(folder, 'sprong.csv')
    writeFileSync(
      file,
      'bank,product,producttype,soort,basisrente_pct,getrouwheidspremie_pct,bron\n' +
        'Keytrade,Azur,spaarrekening,gewoon,6.5,0.3,keytradebank.be\n',
    )
    expect(run('rates-import', [file]).stdout).toContain('grote sprong: klopt dat?')
    const refused = run('rates-import', [file, '--toepassen'])
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain('er is niets gewijzigd. Kloppen ze? Voeg --sprongen-kloppen toe.')
    const database = new DatabaseSync(join(folder, 'data', 'rekenklaar.sqlite'))
    const kept = () => database.prepare("select base_rate from rates where id = 'keytrade-azur'").get()?.['base_rate']
    expect(kept()).toBeLessThan(6.5)
    expect(run('rates-import', [file, '--toepassen', '--sprongen-kloppen']).stdout).toContain('Toegepast.')
    expect(kept()).toBe(6.5)
    database.close()
  })

  it('names the line of each mistake and changes nothing', () => {
    const file = join(folder, 'fout.csv')
    writeFileSync(
      file,
      'bank,product,producttype,soort,basisrente_pct,bron\nKBC,X,kasbon,gewoon,99,x\nGeen,Y,kasbon,gewoon,1,x\n',
    )
    const result = run('rates-import', [file, '--toepassen'])
    expect(result.status).toBe(1)
    expect(result.stderr).toMatch(/regel 2: basisrente_pct: .*\nregel 3: bank: .*\n2 fouten: er is niets gewijzigd\./)
    expect(run('rates-import', ['bestaat-niet.csv']).status).toBe(2)
    expect(run('rates-import', []).status).toBe(2)
  })
})
