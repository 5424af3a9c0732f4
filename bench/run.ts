/** npm run bench [-- engine bytes server]: one table on stdout. About half a minute, loopback only. */
import { byteLines } from './bytes.ts'
import { engineLines } from './engine.ts'
import { type Line, printTable, skipped } from './line.ts'
import { serverLines } from './server.ts'

const sections: Record<string, () => Line[] | Promise<Line[]>> = {
  engine: engineLines,
  bytes: byteLines,
  server: serverLines,
}
const wanted = process.argv.slice(2)

const lines: Line[] = []
for (const [name, measure] of Object.entries(sections)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  try {
    lines.push(...(await measure()))
  } catch (error) {
    lines.push(skipped(name, `failed: ${error instanceof Error ? error.message : String(error)}`))
    process.exitCode = 1
  }
}
printTable(lines)
