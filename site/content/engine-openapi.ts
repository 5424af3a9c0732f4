/** OpenAPI for the calculators alone: one address each, with its own inputs and outputs, made from their definitions. */
import * as z from 'zod'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import type { Situation } from '#calculators/kernel/calculator.ts'
import { describeCalculator } from '#calculators/kernel/program.ts'
import { loadCalculator } from '#calculators/load.ts'
import { computeAnswer, computeRequest } from '#contract/compute.ts'
import { apiError } from '#contract/error.ts'
import { publicOrigin, siteName } from '#site/content/site.ts'
import { productVersion } from '#site/content/version.ts'

type Schema = Readonly<Record<string, unknown>>
type Description = ReturnType<typeof describeCalculator>
/** What `describeCalculator` says about a field, of which each kind has its own part. */
type Input = {
  readonly key?: unknown
  readonly label?: unknown
  readonly kind?: unknown
  readonly hint?: unknown
  readonly unit?: unknown
  readonly start?: unknown
  readonly min?: unknown
  readonly max?: unknown
  readonly options?: unknown
  readonly columns?: unknown
}

const withoutDraft = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** What JSON may say in a field: what a person would type, so a number or its text; empty where the field may be. */
function valueSchema({ kind, min, max, options, columns }: Input): Schema {
  switch (kind) {
    case 'rows': {
      const cells = columns as readonly Input[]
      return { type: 'array', minItems: min, maxItems: max, items: fieldsSchema(cells) }
    }
    case 'choice':
      return { type: ['string', 'null'], enum: [...(options as readonly string[]), null] }
    case 'toggle':
      return { type: ['boolean', 'string', 'null'] }
    case 'date':
    case 'month':
    case 'text':
      return { type: ['string', 'null'] }
    default:
      return { type: ['number', 'string', 'null'], minimum: min, maximum: max }
  }
}

function fieldsSchema(inputs: readonly Input[]): Schema {
  const properties = inputs.map((input) => {
    const { label, hint, unit, start } = input
    const description = [hint, typeof unit === 'string' ? `Eenheid: ${unit}.` : undefined].filter(Boolean).join(' ')
    const words = { title: label, description: description || undefined, default: start }
    return [String(input.key), { ...valueSchema(input), ...words }] as const
  })
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false }
}

export const inputsSchema = ({ inputs }: Pick<Description, 'inputs'>): Schema => fieldsSchema(inputs)

const figureValue = { type: ['number', 'string', 'null'] }

export function figuresSchemaOf({ outputs }: Pick<Description, 'outputs'>): Schema {
  const properties = outputs.map(({ key, label, unit, note }) => {
    const description = [note, `Eenheid: ${unit}.`].filter(Boolean).join(' ')
    return [key, { ...figureValue, title: label, description }] as const
  })
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: outputs.filter(({ optional }) => optional !== true).map(({ key }) => key),
    additionalProperties: figureValue,
  }
}

const json = (schema: Schema) => ({ 'application/json': { schema } })
const refused = (description: string) => ({ description, content: json({ $ref: '#/components/schemas/Fout' }) })

function operation(description: Description): Schema {
  const request = withoutDraft(computeRequest, 'input')
  const properties = { ...(request['properties'] as Schema), invoer: inputsSchema(description) }
  const answer = { properties: { figures: figuresSchemaOf(description) } }
  return {
    operationId: description.slug,
    summary: description.question,
    tags: [description.category],
    requestBody: { required: true, content: json({ ...request, properties }) },
    responses: {
      200: {
        description: 'Het antwoord',
        content: json({ allOf: [{ $ref: '#/components/schemas/Antwoord' }, answer] }),
      },
      400: refused('Geen JSON, of niet in deze vorm'),
      422: refused('Een boodschap per fout veld'),
      429: refused('Te veel vragen; wacht zo lang als Retry-After zegt'),
    },
    security: [],
  }
}

export async function describeAll(situation: Situation): Promise<readonly Description[]> {
  return Promise.all(
    catalogue.map(async (meta) => describeCalculator(meta, await loadCalculator(meta.category, meta.slug), situation)),
  )
}

export async function engineOpenApi(today: string): Promise<Schema> {
  const all = await describeAll({ today, market: builtInMarket })
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName}: rekenhulpen`,
      version: productVersion(),
      description: 'Geldvragen volgens de Belgische wet. Open voor elke herkomst; de invoer wordt niet bewaard.',
      license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
    },
    servers: [{ url: publicOrigin }],
    paths: Object.fromEntries(all.map((each) => [`/api/rekenhulpen/${each.slug}`, { post: operation(each) }])),
    components: {
      schemas: { Antwoord: withoutDraft(computeAnswer, 'output'), Fout: withoutDraft(apiError, 'output') },
    },
  }
}
