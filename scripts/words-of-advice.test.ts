/** No text of ours advises: not in a title, a question, a hint, an event or a page about the site. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { namesUnder } from './files.ts'
import { ADVICE } from './phrases.ts'
import { root } from './setup.mjs'

/** What says that it is none. */
const DENIALS = ['geen advies', 'geen persoonlijk advies', 'krediet-, fiscaal of juridisch advies']

const FOLDERS = ['calculators', 'site', 'rules', 'contract', 'server', 'bin']
// What visitors type is in says.ts and ask/: they may ask what they like.
const files = FOLDERS.flatMap((folder) =>
  namesUnder(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter(
      (path) =>
        /\.(?:tsx?|astro)$/.test(path) &&
        !/\.test(?:-support)?\.tsx?$|\/says\.ts$|^calculators\/ask\/|testdata/.test(path),
    ),
)
const lower = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ')
const adviceIn = (text: string) =>
  ADVICE.exec(DENIALS.reduce((left, said) => left.replaceAll(said, ''), lower(text)))?.[0]
const advising = (text: string) => adviceIn(text) !== undefined
const texts = files.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

describe('words of advice', () => {
  test('there are files to look at', () => expect(files.length).toBeGreaterThan(500))

  test.each([
    'Je moet het zelf vragen.',
    'Dan moet\n  je betalen.',
    'Het gangbare advies is drie maanden.',
    'Wij raden dit aan.',
  ])('are found in "%s"', (text) => expect(advising(text)).toBe(true))

  test.each(['Informatie, geen advies.', 'De adviserend arts van je ziekenfonds.', 'Dat moet jezelf niet raken.'])(
    'are not in "%s"',
    (text) => expect(advising(text)).toBe(false),
  )

  test('are in no text', () => {
    const found = texts.flatMap(({ path, text }) => {
      const words = adviceIn(text)
      return words === undefined ? [] : [`${path}: "${words}"`]
    })
    expect(found, 'a page says what something brings, never what to do').toEqual([])
  })

  test('each way to say that it is none is used', () => {
    expect(DENIALS.filter((said) => !texts.some(({ text }) => lower(text).includes(said)))).toEqual([])
  })
})
