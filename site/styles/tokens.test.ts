import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function block(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`)
  const body = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  )
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const light = block(':root')
const byChoice = block(":root[data-theme='donker']")
const bySystem = block(":root:not([data-theme='licht'])")
const themes = { light, dark: { ...light, ...byChoice } }
const accents = ['sparen', 'lenen', 'beleggen', 'planning'] as const

test('every token that a style reads is set somewhere, and every token that is set is read', () => {
  const files = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'))
  const names = (texts: readonly string[], pattern: RegExp) =>
    new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))
  const [styles, scripts] = [files('site/**/*.css'), files('site/**/*.{ts,tsx}')]
  expect(styles.length).toBeGreaterThan(15)
  const read = names([...styles, ...scripts], /var\(--([\w-]+)/g)
  const written = names([...styles, ...scripts], /(?:^|[\s'])--([\w-]+)['\s]*[:,]/gm)
  // Radix sets its own; the fonts are read by Tailwind's reset.
  expect([...read].filter((name) => !written.has(name) && !name.startsWith('radix-'))).toEqual([])
  expect([...names(styles, /^\s*--([\w-]+):/gm)].filter((name) => !read.has(name))).toEqual(['font-sans', 'font-mono'])
})

describe('colour tokens', () => {
  test('dark by choice and dark by system are the same', () => {
    expect(byChoice).toEqual(bySystem)
    expect(Object.keys(byChoice).length).toBeGreaterThan(20)
  })

  for (const [name, theme] of Object.entries(themes)) {
    const colour = (token: string) => theme[token] ?? 'missing'
    test(`${name}: text reads at 4,5 to 1 on paper and card`, () => {
      for (const ground of ['paper', 'card']) {
        for (const text of ['ink', 'soft', 'error', ...accents])
          expect(contrast(colour(text), colour(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
      for (const tone of ['warn', 'error'])
        expect(contrast(colour(tone), colour(`${tone}-soft`)), tone).toBeGreaterThanOrEqual(4.5)
      for (const ground of ['paper', 'card', 'field']) {
        for (const text of ['ink', 'soft', 'tax-ink', ...accents.map((accent) => `${accent}-ink`)])
          expect(contrast(colour(text), colour(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
      for (const accent of accents) {
        for (const pale of ['3', '4'])
          expect(contrast(colour('ink'), colour(`${accent}-${pale}`)), accent).toBeGreaterThanOrEqual(4.5)
        expect(contrast(colour(`${accent}-ink`), colour(`${accent}-4`)), accent).toBeGreaterThanOrEqual(4.5)
      }
    })

    test(`${name}: words inside a full bar read at 4,5 to 1`, () => {
      for (const bar of ['tax', ...accents.flatMap((accent) => [accent, `${accent}-2`])])
        expect(contrast(colour('on'), colour(bar)), bar).toBeGreaterThanOrEqual(4.5)
      for (const bar of ['cmp', 'cmp-pale', 'tax-pale', ...accents.flatMap((accent) => [`${accent}-3`, `${accent}-4`])])
        expect(contrast(colour('ink'), colour(bar)), bar).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colour('tax-ink'), colour('paper'))).toBeGreaterThanOrEqual(4.5)
    })

    test(`${name}: borders of controls and shapes of charts stand out at 3 to 1`, () => {
      for (const ground of ['paper', 'card']) {
        for (const shape of ['control', 'faint', 'tax', ...accents, ...accents.map((accent) => `${accent}-2`)])
          expect(contrast(colour(shape), colour(ground)), `${shape} on ${ground}`).toBeGreaterThanOrEqual(3)
      }
    })
  }
})
