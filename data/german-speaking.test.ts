import { expect, test } from 'vitest'
import { isGermanSpeaking } from '#data/german-speaking.ts'
import { municipalityOf } from '#data/municipalities.ts'

test('the postcodes that begin with 47 are those of nine municipalities, which have no other', () => {
  const named = Array.from({ length: 9000 }, (_, at) => String(1000 + at)).flatMap((code) => {
    const name = municipalityOf(code)?.name
    return name === undefined ? [] : [{ code, name }]
  })
  const german = new Set(named.filter(({ code }) => isGermanSpeaking(code)).map(({ name }) => name))
  expect(german.size).toBe(9)
  expect(named.filter(({ code, name }) => german.has(name) && !isGermanSpeaking(code))).toEqual([])
})
