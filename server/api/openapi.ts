/** The API described for programs, generated from the schemas that also check the requests. */
import * as z from 'zod'
import { apiError } from '#contract/error.ts'
import { v1Error } from '#contract/v1.ts'
import type { Operation } from '#server/api/operation.ts'
import { operations } from '#server/api/operations.ts'
import type { App, Parts } from '#server/http/environment.ts'
import { isV1 } from '#server/engine/v1-refusal.ts'
import { productVersion } from '#server/engine/version.ts'
import { publicRoutes } from '#server/http/guard.ts'
import { resourceResponse } from '#server/pages/response.ts'

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function responseContent(operation: Operation): object {
  if (operation.response === undefined) return {}
  if ('type' in operation.response) return { content: { [operation.response.type]: { schema: { type: 'string' } } } }
  // Within version 1 an answer may get parts that a client does not know yet: as input, an object takes them.
  const item = jsonSchema(operation.response.schema, isV1(operation.path) ? 'input' : 'output')
  const schema = operation.response.isList === true ? { type: 'array', items: item } : item
  return { content: { 'application/json': { schema } } }
}

function parametersOf(operation: Operation): readonly object[] {
  const text = { type: 'string' }
  const inPath = [...operation.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
  }))
  const inQuery = (operation.query ?? []).map((parameter) => ({ ...parameter, in: 'query', schema: text }))
  const version = {
    name: 'If-Match',
    in: 'header',
    required: true,
    description: 'De ETag van de gelezen rij.',
    schema: text,
  }
  const once = {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Een herhaling met dezelfde sleutel maakt niets dubbel.',
    schema: text,
  }
  const headers = operation.versioned === true ? [version] : operation.status === 201 ? [once] : []
  return [...inPath, ...inQuery, ...headers]
}

function describe(operation: Operation): object {
  const isPublic = publicRoutes.has(`${operation.method} ${operation.path}`)
  const request = operation.request && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(operation.request, 'input') } },
    },
  }
  return {
    summary: operation.summary,
    parameters: parametersOf(operation),
    ...request,
    responses: {
      [operation.status]: { description: 'Gelukt', ...responseContent(operation) },
      default: {
        description: 'Geweigerd',
        content: {
          'application/json': { schema: { $ref: `#/components/schemas/${isV1(operation.path) ? 'Fout' : 'Error'}` } },
        },
      },
    },
    security: isPublic ? [] : [{ sessie: [] }],
  }
}

function describeAll(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) }
  }
  return paths
}

/** The same for every server of a process; in the tests there are hundreds. */
let paths: object | undefined

export function openApiDocument(publicOrigin: string): object {
  paths ??= describeAll()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rekenklaar',
      version: productVersion,
      description: 'Banken, producten en rentes in België, in procent per jaar, en de rekenhulpen.',
    },
    externalDocs: {
      description: 'Elke rekenhulp met haar eigen velden en uitkomsten, ook als OpenAPI',
      url: `${publicOrigin}/rekenhulpen.openapi.json`,
    },
    servers: [{ url: publicOrigin }],
    paths,
    components: {
      schemas: { Error: jsonSchema(apiError, 'output'), Fout: jsonSchema(v1Error, 'input') },
      securitySchemes: { sessie: { type: 'apiKey', in: 'cookie', name: '__Host-sessie' } },
    },
  }
}

export function addOpenApiRoute(app: App, parts: Parts): void {
  app.get('/api/openapi.json', async (context) =>
    resourceResponse(context, await parts.answers.find('/api/openapi.json')),
  )
}
