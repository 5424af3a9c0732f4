import { expect, test } from 'vitest'
import { secretsIn as find } from './secrets.ts'

const secretsIn = (text: string) => find('site/content/site.ts', text)

test('finds keys, password hashes and private addresses', () => {
  expect(secretsIn(['-----BEGIN EC PRIVATE', 'KEY-----'].join(' '))).toHaveLength(1)
  const hash = `$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$${'aGFzaA'.repeat(8)}`
  expect(secretsIn(`stored: ${hash}`)).toEqual([hash])
  expect(secretsIn('mail jan.peeters@provider.be nu')).toEqual(['jan.peeters@provider.be'])
})

test('lets public and example addresses and package versions pass', () => {
  expect(secretsIn('info@rekenklaar.be, jan@example.com, admin@voorbeeld.be, astro@7.3.4, x@y')).toEqual([])
  expect(find('server/app.test.ts', 'jan.peeters@provider.be')).toEqual([])
})
