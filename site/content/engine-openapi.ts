/** OpenAPI of version 1 with the fields and outputs of every calculator: one document for all, and one for each. */
import * as z from 'zod'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { upperFirst } from '#calculators/kernel/format.ts'
import type { Meta } from '#calculators/kernel/meta.ts'
import { type Schema, schemasOf } from '#calculators/kernel/schema.ts'
import { loadCalculator } from '#calculators/load.ts'
import {
  apiVersion,
  mostCases,
  v1Answer,
  v1CaseRefusal,
  v1Description,
  v1Error,
  v1Figure,
  v1Figures,
  v1History,
  v1Index,
  v1List,
  v1Prefix,
  v1Question,
  v1QuestionAnswer,
  v1Request,
} from '#contract/v1.ts'
import { publicOrigin, siteName } from '#site/content/site.ts'

/** As input: an answer may get parts that a client does not know yet. */
const plain = (schema: z.ZodType): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: Schema) => ({ 'application/json': { schema } })
const ok = (schema: Schema) => ({ description: 'Het antwoord', content: json(schema) })
const refused = (description: string) => ({ description, content: json(ref('Fout')) })
const refusals = {
  400: refused('Geen JSON'),
  404: refused('Bestaat niet'),
  413: refused('Te groot'),
  422: refused('Wat er fout is, per veld, met keuzes, grenzen en jaren'),
  429: refused('Te veel; wacht zo lang als Retry-After zegt'),
  503: refused('Te druk; wacht zo lang als Retry-After zegt'),
}
const text = { type: 'string' }
const inQuery = (name: string, description: string, schema: Schema = text) => ({
  name,
  in: 'query',
  description,
  schema,
})
const inPath = (name: string, schema: Schema = text) => ({ name, in: 'path', required: true, schema })
const velden = inQuery('velden', 'Uitkomsten en delen van het antwoord, met komma’s ertussen.')
const datum = inQuery('datum', 'JJJJ-MM-DD; zonder datum geldt vandaag.', { type: 'string', format: 'date' })

/** BrutoNettoCalculator: the name of its schemas. */
const nameOf = (slug: string) => slug.split('-').map(upperFirst).join('')

const baseSchemas = {
  Antwoord: plain(v1Answer.omit({ uitkomsten: true, invoer: true })),
  Fout: plain(v1Error),
  GevalFout: plain(v1CaseRefusal),
  Geval: plain(v1Request.omit({ invoer: true })),
}
const baseProperties = (schema: Schema) => schema['properties'] as Schema

async function calculatorPart(meta: Meta, today: string) {
  const calculator = await loadCalculator(meta.category, meta.slug)
  const { inputs, outputs } = schemasOf(calculator, openEnv({ today, market: builtInMarket }))
  const name = nameOf(meta.slug)
  const [given, out, geval, answer] = [`${name}Invoer`, `${name}Uitkomsten`, `${name}Geval`, `${name}Antwoord`]
  const schemas = {
    [given]: inputs,
    [out]: outputs,
    [geval]: {
      type: 'object',
      properties: { invoer: ref(given), ...baseProperties(baseSchemas.Geval) },
      additionalProperties: false,
    },
    [answer]: {
      ...baseSchemas.Antwoord,
      properties: {
        ...baseProperties(baseSchemas.Antwoord),
        rekenhulp: { type: 'string', enum: [meta.slug] },
        uitkomsten: ref(out),
        invoer: ref(given),
      },
    },
  }
  const operation = (id: string, summary: string, body: Schema, response: Schema) => ({
    operationId: id,
    summary,
    tags: [meta.category],
    parameters: [velden],
    requestBody: { required: true, content: json(body) },
    responses: { 200: ok(response), ...refusals },
    security: [],
  })
  const batch = {
    type: 'object',
    required: ['gevallen'],
    properties: { gevallen: { type: 'array', minItems: 1, maxItems: mostCases, items: ref(geval) } },
  }
  const answers = {
    type: 'object',
    required: ['versie', 'rekenhulp', 'antwoorden'],
    properties: {
      versie: text,
      rekenhulp: text,
      antwoorden: { type: 'array', items: { anyOf: [ref(answer), ref('GevalFout')] } },
    },
  }
  const at = `${v1Prefix}/rekenhulpen/${meta.slug}`
  const paths = {
    [at]: { post: operation(`bereken${name}`, meta.question, ref(geval), ref(answer)) },
    [`${at}/reeks`]: {
      post: operation(`reeks${name}`, `Tot ${mostCases} gevallen: ${meta.question}`, batch, answers),
    },
  }
  return { paths, schemas }
}

const read = (id: string, summary: string, parameters: readonly object[], response: Schema) => ({
  get: {
    operationId: id,
    summary,
    tags: ['algemeen'],
    parameters,
    responses: { 200: ok(response), ...refusals },
    security: [],
  },
})

function generalPart() {
  const question = plain(v1QuestionAnswer)
  const asks = { post: { requestBody: { required: true, content: json(plain(v1Question)) } } }
  const paths = {
    [v1Prefix]: read('inhoud', 'Versie, wijzigingen en adressen', [], plain(v1Index)),
    [`${v1Prefix}/rekenhulpen`]: read(
      'rekenhulpen',
      'Alle rekenhulpen',
      [
        inQuery('categorie', 'Enkel deze.', { type: 'string', enum: ['sparen', 'lenen', 'beleggen', 'planning'] }),
        inQuery('zoek', 'Woorden; geeft de vijf dichtste.'),
      ],
      plain(v1List),
    ),
    [`${v1Prefix}/rekenhulpen/{slug}`]: read(
      'beschrijf',
      'Velden en uitkomsten van een rekenhulp',
      [inPath('slug', { type: 'string', enum: catalogue.map(({ slug }) => slug) })],
      plain(v1Description),
    ),
    [`${v1Prefix}/rekenhulpen/{slug}/{uitkomst}`]: {
      get: {
        operationId: 'uitkomst',
        summary: 'Eén uitkomst als tekst, voor een rekenblad; de velden staan in het adres',
        tags: ['algemeen'],
        parameters: [
          inPath('slug'),
          inPath('uitkomst'),
          {
            name: 'invoer',
            in: 'query',
            style: 'form',
            explode: true,
            description: 'De velden van de rekenhulp, elk onder zijn eigen naam; ook streng, _datum en _regels.',
            schema: { type: 'object', additionalProperties: text },
          },
        ],
        responses: {
          200: { description: 'De waarde', content: { 'text/plain': { schema: text } } },
          ...refusals,
        },
        security: [],
      },
    },
    [`${v1Prefix}/vraag`]: {
      ...read('vraagInAdres', 'Een vraag in gewoon Nederlands', [inQuery('vraag', 'De vraag.')], question),
      post: {
        ...asks.post,
        operationId: 'vraag',
        summary: 'Een vraag in gewoon Nederlands, gelezen en uitgerekend',
        tags: ['algemeen'],
        responses: { 200: ok(question), ...refusals },
        security: [],
      },
    },
    [`${v1Prefix}/cijfers`]: read(
      'cijfers',
      'Cijfers uit de wet op een dag',
      [
        datum,
        inQuery('zoek', 'Een naam of woorden.'),
        inQuery('onderwerp', 'Een onderwerp.'),
        inQuery('eenheid', 'Een eenheid.'),
        inQuery('stand', 'De stand van de wet.', plain(v1Figure.shape.stand)),
      ],
      plain(v1Figures),
    ),
    [`${v1Prefix}/cijfers/{id}`]: read('cijfer', 'Een cijfer op een dag', [inPath('id'), datum], plain(v1Figure)),
    [`${v1Prefix}/cijfers/{id}/geschiedenis`]: read(
      'geschiedenis',
      'Alle waarden van een cijfer',
      [inPath('id')],
      plain(v1History),
    ),
  }
  return { paths, schemas: {} }
}

type Part = { readonly paths: Schema; readonly schemas: Schema }

const documentOf = (title: string, parts: readonly Part[]): Schema => ({
  openapi: '3.1.0',
  info: {
    title,
    version: apiVersion,
    description: 'Geldvragen volgens de Belgische wet. Open voor elke herkomst; de invoer wordt niet bewaard.',
    license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
  },
  servers: [{ url: publicOrigin }],
  paths: Object.assign({}, ...parts.map(({ paths }) => paths)) as Schema,
  components: {
    schemas: Object.assign(
      { Fout: baseSchemas.Fout, GevalFout: baseSchemas.GevalFout },
      ...parts.map(({ schemas }) => schemas),
    ) as Schema,
  },
})

export async function engineOpenApi(today: string): Promise<Schema> {
  const parts = await Promise.all(catalogue.map(async (meta) => calculatorPart(meta, today)))
  return documentOf(`${siteName}: rekenhulpen`, [generalPart(), ...parts])
}

export const calculatorOpenApi = async (meta: Meta, today: string): Promise<Schema> =>
  documentOf(`${siteName}: ${meta.pageTitle}`, [await calculatorPart(meta, today)])
