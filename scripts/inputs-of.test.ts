import { expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { INPUTS_OF, inputsOfText } from './inputs-of.ts'

test('a next step knows the inputs of the pages there are, all of them and no other', async () => {
  await expect(inputsOfText()).toMatchFileSnapshot(`../${INPUTS_OF}`)
  expect(inputsOfText().match(/: typeof /g)?.length).toBe(catalogue.length)
})
