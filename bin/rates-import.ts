/** Brings a rate file into the database: `npm run rates:import -- rentes.csv`. Shows what would change; `--toepassen` does it. */
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { RateImportResult } from '#contract/rate-import.ts'
import { hasJump } from '#contract/rate-jump.ts'
import { textOf } from '#data/csv.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import type { RateFile } from '#server/rate-files/file.ts'
import { importRates } from '#server/rate-files/import.ts'

const usage = 'Gebruik: npm run rates:import -- bestand.csv|bestand.xlsx [--toepassen] [--sprongen-kloppen]'

function stop(message: string, code: number): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        toepassen: { type: 'boolean', default: false },
        'sprongen-kloppen': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const [path, ...rest] = positionals
    if (path === undefined || rest.length > 0) return stop(usage, 2)
    return { path, apply: values.toepassen, sure: values['sprongen-kloppen'] }
  } catch {
    return stop(usage, 2)
  }
}

function readFile(path: string): RateFile {
  try {
    const bytes = readFileSync(path)
    const name = basename(path)
    return /\.xlsx$/i.test(path) ? { name, xlsx: bytes.toString('base64') } : { name, csv: textOf(bytes) }
  } catch {
    return stop(`Het bestand ${path} kan niet gelezen worden.`, 2)
  }
}

function show(result: RateImportResult): void {
  for (const line of result.lines) {
    if (line.action === 'ongewijzigd') continue
    const sign = line.action === 'toevoegen' ? '+' : '~'
    const jump = hasJump(line) ? ' (grote sprong: klopt dat?)' : ''
    process.stdout.write(`${sign} regel ${line.line}: ${line.bank}, ${line.product}${jump}\n`)
    for (const { field, before, after } of line.fields) {
      process.stdout.write(`    ${field}: ${before === '' ? '(leeg)' : before} -> ${after === '' ? '(leeg)' : after}\n`)
    }
  }
  const { added, changed, unchanged } = result
  process.stdout.write(`${added} toe te voegen, ${changed} te wijzigen, ${unchanged} ongewijzigd.\n`)
}

async function main(): Promise<void> {
  const { path, apply, sure } = readArguments()
  const file = readFile(path)
  const log = createLog((line) => process.stderr.write(line))
  const clock = () => new Date()
  const database = await openDatabase({ ...readConfig(process.env), startWithoutDatabase: false, log, clock })
  const actor = {
    name: `opdrachtregel (${userInfo().username})`,
    requestId: 'rates:import',
    network: 'lokaal',
    at: clock(),
  }
  const preview = await importRates(database, actor, file, { dryRun: true, sure })
  const isAsked = preview.lines.some(hasJump) && !sure
  const mayApply = apply && preview.errors.length === 0 && !isAsked
  const result = mayApply ? await importRates(database, actor, file, { dryRun: false, sure }) : preview
  await database.close()
  if (result.errors.length > 0) {
    result.errors.forEach(({ line, message }) => process.stderr.write(`regel ${line}: ${message}\n`))
    stop(`${result.errors.length} fouten: er is niets gewijzigd.`, 1)
  }
  show(result)
  if (apply && isAsked)
    stop('Er zijn grote sprongen: er is niets gewijzigd. Kloppen ze? Voeg --sprongen-kloppen toe.', 1)
  process.stdout.write(result.applied ? 'Toegepast.\n' : 'Dit was een proef. Voeg --toepassen toe om het te doen.\n')
}

main().catch((error: unknown) => stop(`Het lukte niet: ${error instanceof Error ? error.message : String(error)}`, 1))
