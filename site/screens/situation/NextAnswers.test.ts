import { expect, test } from 'vitest'
import { gainsText } from '#site/screens/situation/NextAnswers.tsx'

test('what one answer brings is said with the verb once', () => {
  expect(gainsText(['kennen we je kinderbijslag', 'kennen we je belasting'])).toBe(
    'kennen we je kinderbijslag en je belasting',
  )
  expect(gainsText(['weten we of herfinancieren loont', 'kennen we je belasting'])).toBe(
    'weten we of herfinancieren loont en kennen we je belasting',
  )
  expect(gainsText(['kennen we je nettoloon'])).toBe('kennen we je nettoloon')
})
