import { expect, test } from 'vitest'
import { brotliOf } from './compress.ts'
import { embedScript } from './plain-script.ts'

test('the script that other sites load is one plain script of at most 2 kB, without names of its own on their page', async () => {
  const code = await embedScript()
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(2000)
  expect((await brotliOf(Buffer.from(code))).length).toBeLessThan(700)
  expect(code).toMatch(/^\(\(\)=>\{.*\}\)\(\)$/s)
  expect(code).not.toMatch(/\b(?:import|export|localStorage|sessionStorage|cookie|fetch)\b/)
  // Only a message of the frame itself, from our own origin, changes anything.
  expect(code).toMatch(/\.origin!==origin\|\|\w+\.source!==\w+\.contentWindow/)
})
