import { describe, expect, test } from 'vitest'
import * as labels from '#rules/kernel/labels.ts'
import { messages } from '#rules/kernel/messages.ts'
import { sourcesOf } from '../../scripts/modules.ts'

const sources = Object.entries(sourcesOf('rules/*/*.ts')).filter(
  ([path]) => !/\.figures\.ts$|^rules\/kernel\/(?:messages|labels|typed)\.ts$/.test(path),
)
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '')
/** A text that starts as a sentence or a label does. */
const WORDS = /['"`]\p{Lu}\p{Ll}+[^'"`]*['"`]/gu
const wordsIn = (source: string) => withoutComments(source).match(WORDS) ?? []

describe('what rules/ says to a visitor', () => {
  test.each([
    ["label: 'Ereloon notaris'", ["'Ereloon notaris'"]],
    ["kind === 'broerZus' // 'Ereloon'", []],
  ])('%s', (code, words) => {
    expect(wordsIn(code)).toEqual(words)
  })

  test('is in three files', () => {
    expect(sources.length).toBeGreaterThan(40)
    const found = sources.flatMap(([path, source]) => wordsIn(source).map((text) => `${path}: ${text}`))
    // The name of the class of the error, for programs.
    expect(found).toEqual(["rules/kernel/dated.ts: 'OutsideLaw'"])
  })

  test('names the day as people write it', () => {
    expect(messages.lawBefore('Spilindex', '2013-01-01')).toContain('01/01/2013')
    expect(messages.lawAfter('Spilindex', '2026-12-31')).toContain('de regels van 2026')
    expect(new Set(Object.values(labels)).size).toBe(Object.values(labels).length)
  })
})
