import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { openApiDocument } from '#server/api/openapi.ts'

it('the OpenAPI document is valid by an independent validator, which refuses a broken one', async () => {
  // What travels is JSON.
  const document = JSON.parse(JSON.stringify(openApiDocument('https://rekenklaar.test'))) as {
    paths: Record<string, Record<string, { responses?: unknown }>>
  }
  const validator = new Validator()
  const { valid, errors } = await validator.validate(document)
  expect([errors, valid]).toEqual([undefined, true])
  expect(validator.version).toBe('3.1')
  const broken = structuredClone(document)
  broken.paths['/api/rekenhulpen/{slug}']!['post'] = { responses: 'geen' }
  expect((await new Validator().validate(broken)).valid).toBe(false)
})
