/**
 * npm run bench [-- engine questions bytes server api compute start keystroke box situation lighthouse every-page host pressure]: one table on
 * stdout, in three minutes. Lighthouse, on a page of each kind, on every page or on a page that hosts calculators, and what
 * wears the server down, six minutes, only by name.
 */
import { apiLines } from './api-load.ts'
import { boxLines } from './box.ts'
import { byteLines } from './bytes.ts'
import { computeLines } from './compute-load.ts'
import { coldStartLines } from './cold-start.ts'
import { engineLines } from './engine.ts'
import { keystrokeLines } from './keystroke.ts'
import { type Line, printTable, skipped } from './line.ts'
import { questionLines } from './questions.ts'
import { serverLines } from './server.ts'
import { situationLines } from './situation.ts'

const usual = ['engine', 'questions', 'bytes', 'server', 'api', 'compute', 'start', 'keystroke', 'box', 'situation']

const sections: Record<string, () => Line[] | Promise<Line[]>> = {
  engine: engineLines,
  questions: questionLines,
  bytes: byteLines,
  server: serverLines,
  api: apiLines,
  compute: computeLines,
  start: coldStartLines,
  keystroke: keystrokeLines,
  box: boxLines,
  situation: situationLines,
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouseLines(),
  'every-page': async () => (await import('./lighthouse.ts')).everyPageLines(),
  host: async () => (await import('./lighthouse.ts')).hostLines(),
  pressure: async () => (await import('./pressure.ts')).pressureLines(),
}
const wanted = process.argv.length > 2 ? process.argv.slice(2) : usual

const lines: Line[] = []
for (const [name, measure] of Object.entries(sections)) {
  if (!wanted.includes(name)) continue
  try {
    lines.push(...(await measure()))
  } catch (error) {
    lines.push(skipped(name, `failed: ${error instanceof Error ? error.message : String(error)}`))
    process.exitCode = 1
  }
}
printTable(lines)
