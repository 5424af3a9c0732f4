import { expect, test } from 'vitest'
import { makeReader } from '#calculators/ask/ask.ts'
import { makeBook } from '#calculators/ask/make-book.ts'
import { packBook, type PackedBook, packOwn, type PackedOwn, unpackBook, unpackOwn } from '#calculators/ask/pack.ts'
import { prepare, search } from '#calculators/search.ts'
import { searchEntries } from './entries.ts'
import { propsIn } from './page-answer.ts'
import { mayAsk, replyTo } from './reply.ts'

const today = '2026-11-16'
const entries = searchEntries()
const prepared = prepare(entries)
const book = await makeBook(today)
const sent = <T>(part: T) => JSON.parse(JSON.stringify(part)) as T
const travelled = {
  ...unpackBook(sent<PackedBook>(packBook(book)), entries),
  own: new Map([...book.own].map(([slug, own]) => [slug, unpackOwn(sent<PackedOwn>(packOwn(own)))])),
  places: book.places,
}
const read = makeReader(travelled)
const reply = (query: string) =>
  replyTo(query, read(query, today), entries, search(prepared, query), (word) => search(prepared, word))

test('the book that travelled to a browser is the book of the server', () => {
  expect(travelled).toEqual(book)
})

test('a question with a figure has an answer, with other readings and pages below', () => {
  const got = reply('3500 bruto alleenstaand, hoeveel netto')
  expect(got.kind).toBe('answer')
  if (got.kind === 'answer') expect(got.first.entry[0]).toBe('/planning/bruto-netto-calculator')
})

test('a question without a figure leads to pages: an example is nobody’s answer', () => {
  expect(reply('wat is samengestelde interest').kind).toBe('pages')
  expect(reply('termijnrekening berekenen').kind).toBe('pages')
})

test('nonsense is refused with three pages; half a sentence is not refused yet', () => {
  const got = reply('hoe laat vertrekt de trein naar Gent morgen')
  expect(got.kind).toBe('refusal')
  if (got.kind === 'refusal') expect(got.pages).toHaveLength(3)
  expect(reply('hoe laat').kind).toBe('pages')
})

test('one word is a search', () => {
  expect(['spaarboekje', 'IWDA'].map(mayAsk)).toEqual([false, false])
  expect(['3500 bruto', '250k', 'geld lenen'].map(mayAsk)).toEqual([true, true, true])
})

test('the properties of a page are read from its HTML', () => {
  const props = `{"meta":[0,{"slug":[0,"a & b"]}],"market":[0,{"offers":[1,[[0,1],[0,"x"]]],"levels":[1,[]]}],"buildDate":[0,"2026-11-16"]}`
  const escaped = props.replaceAll('&', '&#38;').replaceAll('"', '&quot;')
  expect(propsIn(`<p></p><astro-island uid="1" props="${escaped}" ssr>`)).toEqual({
    meta: { slug: 'a & b' },
    market: { offers: [1, 'x'], levels: [] },
    buildDate: '2026-11-16',
  })
  expect(propsIn('<p>no island</p>')).toBeNull()
})
