import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildTarget, floor } from './browser-floor.ts'
import { namesUnder } from './files.ts'
import { isNewer } from './floor-data.ts'
import { newerInScripts } from './floor-script.ts'
import { newerInStyle } from './floor-style.ts'
import { root } from './setup.mjs'

const inScript = (code: string, own: readonly string[] = []) =>
  newerInScripts([{ name: 'sample.js', code }], own).map(({ what }) => what)
const inStyle = (css: string) => newerInStyle(css).map(({ what }) => what)

test('the floor is Safari 16.4, Firefox 115 and Chrome of that time, and the build is told so', () => {
  expect(floor).toMatchObject({ safari: 16.4, ios: 16.4, firefox: 115 })
  expect(buildTarget).toEqual(['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'])
  expect(isNewer('javascript.builtins.Array.toSorted')).toBe(false)
  expect(isNewer('javascript.builtins.Map.groupBy')).toBe(true)
})

test.each([
  ['Map.groupBy(list, key)', 'Map.groupBy'],
  ['URL.canParse(text)', 'URL.canParse'],
  ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
  ['new Set(a).isSubsetOf(b)', '.isSubsetOf'],
  ['element.checkVisibility()', '.checkVisibility'],
  ['const shown = /[\\p{L}--[a-z]]/v.test(text)', 'RegExp flag v'],
  ['requestIdleCallback(run)', 'requestIdleCallback'],
])('%s is refused', (code, what) => {
  expect(inScript(code)).toEqual([what])
})

test.each([
  ["if (typeof requestIdleCallback === 'function') requestIdleCallback(run); else run()"],
  ['element.checkVisibility?.()'],
  ["const can = 'canParse' in URL ? URL.canParse(text) : other(text)"],
  ['try { URL.canParse(text) } catch { other() }'],
  ["function f() { if (!('groupBy' in Map)) return; Map.groupBy(list, key) }"],
  ['list.toSorted().at(-1); Object.hasOwn(a, b); structuredClone(a)'],
])('%s is fine', (code) => {
  expect(inScript(code)).toEqual([])
})

test('a method of our own may be called as a newer one of the browser', () => {
  expect(inScript('z.union(a)')).toEqual(['.union'])
  expect(inScript('z.union(a)', ['union'])).toEqual([])
})

test('newer CSS is refused, unless @supports or an older way stands before it', () => {
  expect(inStyle('a { color: light-dark(red, blue) }')).toEqual(['light-dark()'])
  expect(inStyle('a:has(b) { color: red }')).toEqual(['css.selectors.has'])
  expect(inStyle('a::details-content { color: red }')).toEqual(['css.selectors.details-content'])
  expect(inStyle('a { text-wrap: pretty }')).toContain('css.properties.text-wrap')
  expect(inStyle('a { b { color: red } }')).toEqual(['css.selectors.nesting'])
  expect(inStyle('@supports (color: light-dark(red, red)) { a { color: light-dark(red, blue) } }')).toEqual([])
  expect(inStyle('a { color: red; color: light-dark(red, blue) }')).toEqual([])
  expect(inStyle('a { display: grid; gap: 1px } a:is(b, c)::before { content: "has(" }')).toEqual([])
})

/** Folders whose code runs in a visitor's browser; in site/ some run in the build alone. */
const folders = ['finance', 'rules', 'data', 'calculators', 'contract']
const ofSite = ['admin', 'calculator', 'charts', 'consent', 'developers', 'embed', 'layout', 'offline', 'search', 'ui']

test('no source that runs in a browser calls what its oldest one lacks', () => {
  const sources = [...folders, ...ofSite.map((folder) => `site/${folder}`)]
    .flatMap((folder) => namesUnder(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test|\.d\.ts|\/series\//.test(name))
    .map((name) => ({ name, code: readFileSync(join(root, name), 'utf8') }))
  expect(sources.length).toBeGreaterThan(800)
  const found = newerInScripts(sources, Object.keys(z)).map(({ name, line, what }) => `${name}:${line} ${what}`)
  // Since Chrome 103, whatever the data say: see floor.ts.
  expect(found.filter((one) => !one.endsWith(' AbortSignal.timeout'))).toEqual([])
})
