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

it('a refusal has the shape of its own interface, and every switch of a change is named', () => {
  type Described = { responses: { default: unknown }; parameters: readonly { name: string }[] }
  const { paths } = JSON.parse(JSON.stringify(openApiDocument('https://rekenklaar.test'))) as {
    paths: Record<string, Record<string, Described>>
  }
  for (const [path, methods] of Object.entries(paths)) {
    const shape = path.startsWith('/api/v1') ? 'Fout' : 'Error'
    for (const { responses } of Object.values(methods))
      expect([path, JSON.stringify(responses.default)]).toEqual([path, expect.stringContaining(`schemas/${shape}"`)])
  }
  // What may grow within version 1 is not closed.
  expect(JSON.stringify(paths['/api/v1/rekenhulpen']?.['get'])).not.toContain('"additionalProperties":false')
  const named = (path: string, method: string) => paths[path]?.[method]?.parameters.map(({ name }) => name)
  expect(named('/api/rates/{id}', 'put')).toEqual(['id', 'correction', 'sure', 'If-Match'])
  expect(named('/api/rates/{id}', 'delete')).toEqual(['id', 'If-Match'])
  expect(named('/api/banks/{id}', 'delete')).toEqual(['id', 'cascade', 'If-Match'])
})
