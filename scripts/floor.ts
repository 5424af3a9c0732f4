/**
 * Refuses what the oldest browsers of browser-floor.ts lack, in the built scripts and styles: calls, syntax and CSS that
 * nothing guards. Checking nothing is a failure.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namesUnder } from './files.ts'
import { newerInScripts } from './floor-script.ts'
import { newerInStyle } from './floor-style.ts'
import { root } from './setup.mjs'

/** What an older browser may leave out without harm, each with the reason. */
const harmless: Readonly<Record<string, string>> = {
  'AbortSignal.timeout': 'there since Chrome 103; the data count from 124, when its error got its name',
  'css.at-rules.media.scripting': 'a page without script then shows a button that does nothing',
  'css.at-rules.view-transition': 'one page follows the other without a fade',
  'css.selectors.view-transition-old': 'as view-transition; in rules of their own',
  'css.selectors.view-transition-new': 'as view-transition; in rules of their own',
  'css.selectors.has': 'room around a table, a checkbox and a button; each in a rule of its own',
  'css.properties.accent-color': 'a check box in the colour of the browser',
  'css.properties.break-after.avoid': 'a heading may stand at the foot of a printed page',
  'css.properties.contain-intrinsic-height': 'belongs to content-visibility',
  'css.properties.content-visibility': 'parts out of sight are drawn as well',
  'css.properties.content-visibility.auto': 'parts out of sight are drawn as well',
  'css.properties.cursor.crosshair': 'a phone has no pointer',
  'css.properties.cursor.default': 'a phone has no pointer',
  'css.properties.cursor.pointer': 'a phone has no pointer',
  'css.properties.font-family.ui-monospace': 'the next font of the list',
  'css.properties.hyphens':
    'Safari knows it as -webkit-hyphens, which the build adds; others break words with overflow-wrap',
  'css.properties.hyphens.auto': 'as hyphens',
  'css.properties.paint-order': 'a label of a chart without its halo',
  'css.properties.resize': 'a field for long texts keeps its height',
  'css.properties.scrollbar-width':
    'a thin bar under the chips where they do not fit; Safari knows ::-webkit-scrollbar',
  'css.properties.scrollbar-width.none': 'as scrollbar-width',
  'css.properties.text-size-adjust': 'Safari knows it as -webkit-text-size-adjust, which stands before it',
  'css.properties.text-wrap': 'the last line of a heading may be short',
  'css.properties.text-wrap.balance': 'the last line of a heading may be short',
}

const folder = join(root, 'dist', 'client')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const names = namesUnder(folder)
const scripts = names.filter((name) => name.endsWith('.js'))
const styles = names.filter((name) => name.endsWith('.css'))

const found = [
  ...newerInScripts(scripts.map((name) => ({ name, code: read(name) }))),
  ...styles.flatMap((name) => newerInStyle(read(name)).map((one) => ({ name, ...one }))),
]
const places = new Map<string, Set<string>>()
for (const { name, what } of found) if (!(what in harmless)) places.set(what, (places.get(what) ?? new Set()).add(name))
for (const [what, files] of places)
  console.error(`${what} is newer than the oldest browsers we compute in: ${[...files].join(', ')}`)
const unused = Object.keys(harmless).filter((what) => !found.some((one) => one.what === what))
for (const what of unused) console.error(`${what} is no longer used: take it off the list of what is harmless`)
console.log(`${scripts.length} scripts and ${styles.length} styles checked.`)
const isWrong = places.size > 0 || unused.length > 0 || scripts.length === 0 || styles.length === 0
process.exitCode = isWrong ? 1 : 0
