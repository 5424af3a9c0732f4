/** The calculators as tools for assistants (Model Context Protocol), with the words and schemas of version 1. */
import { McpServer, ResourceTemplate, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { parseDate } from '#calculators/kernel/parse.ts'
import type { Schema } from '#calculators/kernel/schema.ts'
import { check, type FieldErrors } from '#contract/check.ts'
import { besideTheFields, computeRequest } from '#contract/compute.ts'
import {
  apiVersion,
  v1Answer,
  v1Description,
  v1Figure,
  v1List,
  v1Question,
  v1QuestionAnswer,
  type V1Fault,
} from '#contract/v1.ts'
import { type AssistantTool, toldParts } from '#server/engine/assistant-tools.ts'
import { sentencesOf } from '#server/engine/faults.ts'
import type { V1Computed } from '#server/engine/computed.ts'
import type { Tools } from '#server/engine/engine.ts'
import { faultsOfSchema } from '#server/engine/v1-refusal.ts'

const INSTRUCTIONS =
  'Rekenklaar rekent geldvragen uit volgens de Belgische wet. Geef de zin van de gebruiker door aan vraag: die kiest de ' +
  'rekenhulp, vult in wat de zin zegt en rekent, in één keer. Is "zeker" false, vraag dan welke lezing bedoeld is. Ken je ' +
  'de rekenhulp al, gebruik dan haar eigen tool of bereken; beschrijf noemt haar velden. Vraag de gebruiker wat in ' +
  '"aangenomen" staat en een voorbeeld is. Geef de datum, wat niet meegerekend is en de link mee. Percentages schrijf je ' +
  'als 2.5 voor 2,5 %. Het blijft informatie, geen advies.'

/** A schema as it is told to the client. What comes in is checked by us, who name field and choices in Dutch. */
const told = (schema: Schema): StandardSchemaWithJSON<Record<string, unknown>> => ({
  '~standard': {
    version: 1,
    vendor: 'rekenklaar',
    validate: (value) => ({ value: value as Record<string, unknown> }),
    jsonSchema: { input: () => ({ ...schema }), output: () => ({ ...schema }) },
  },
})

/** As input, so that an answer may get parts that a client does not know yet. */
const plainSchema = (schema: z.ZodType): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

const answerSchema = plainSchema(v1Answer)
const outputs = {
  question: told(plainSchema(v1QuestionAnswer)),
  list: told(plainSchema(v1List.omit({ motor: true }))),
  description: told(plainSchema(v1Description)),
  answer: told(answerSchema),
  figures: told(plainSchema(z.object({ versie: z.string(), cijfers: z.array(v1Figure.omit({ versie: true })) }))),
}

/** The same as text, for clients that read no structured content. */
const structured = (value: object) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(value) }],
  structuredContent: { ...value } as Record<string, unknown>,
})
const refusal = (text: string) => ({ content: [{ type: 'text' as const, text }], isError: true })
const unknownSlug = (slug: string) => refusal(`We kennen geen rekenhulp "${slug}". Gebruik eerst zoek of vraag.`)

const boundsOf = ({ min, max, eenheid }: V1Fault) =>
  min === undefined && max === undefined
    ? ''
    : ` Tussen ${min ?? '…'} en ${max ?? '…'}${eenheid ? ` (${eenheid})` : ''}.`

function answered(slug: string, computed: V1Computed) {
  switch (computed.status) {
    case 'ok':
      return structured(computed.answer)
    case 'invalid': {
      const sentences = sentencesOf(computed.faults)
      return refusal(computed.faults.map((one) => `${one.veld}: ${sentences[one.veld]}${boundsOf(one)}`).join('\n'))
    }
    case 'unknown':
      return unknownSlug(slug)
  }
}

/** A line for each field. */
const refusedFields = (fields: FieldErrors) =>
  refusal(
    faultsOfSchema(fields)
      .map(({ veld, boodschap }) => (veld === '' ? boodschap : `${veld}: ${boodschap}`))
      .join('\n'),
  )

type Result = ReturnType<typeof structured> | ReturnType<typeof refusal>

/** What a tool takes. An unknown name is refused: a field in the wrong place would bring the answer to an example. */
const takes = <Asked extends z.ZodType>(schema: Asked) => ({
  told: told(plainSchema(schema)),
  run:
    (answer: (asked: z.output<Asked>) => Promise<Result>) =>
    async (given: Readonly<Record<string, unknown>>): Promise<Result> => {
      const asked = check(schema, given)
      return asked.ok ? answer(asked.value) : refusedFields(asked.fields)
    },
})

const slug = z.string().max(80).describe('De slug van een rekenhulp, bijvoorbeeld deposito-calculator.')
const readOnly = { readOnlyHint: true, openWorldHint: false } as const
const words = (most: number) => {
  const message = `Geef 2 tot ${most} tekens.`
  return z.string().min(2, message).max(most, message)
}
const inputs = {
  question: takes(
    z.strictObject({ vraag: v1Question.shape.vraag.describe('De zin van de gebruiker, in het Nederlands.') }),
  ),
  words: takes(z.strictObject({ vraag: words(200) })),
  slug: takes(z.strictObject({ slug })),
  compute: takes(
    z.strictObject(
      {
        slug,
        ...computeRequest.shape,
        velden: z
          .string()
          .max(400)
          .optional()
          .describe('Delen en uitkomsten, met komma’s: tabellen, stappen, wet, details …'),
      },
      { error: besideTheFields },
    ),
  ),
  figure: takes(
    z.strictObject({
      vraag: words(120).describe('De naam van het cijfer of woorden uit zijn omschrijving.'),
      datum: z.string().max(10).optional().describe('JJJJ-MM-DD; zonder datum geldt vandaag.'),
    }),
  ),
}

function addGeneral(server: McpServer, engine: Tools): void {
  server.registerTool(
    'vraag',
    {
      title: 'Stel een geldvraag',
      description:
        'Beantwoordt een vraag in gewoon Nederlands in één keer: kiest de rekenhulp, vult in wat de vraag zegt en rekent. Begin hiermee.',
      inputSchema: inputs.question.told,
      outputSchema: outputs.question,
      annotations: readOnly,
    },
    inputs.question.run(async ({ vraag }) => structured(await engine.question(vraag, toldParts))),
  )
  server.registerTool(
    'zoek',
    {
      title: 'Zoek een rekenhulp',
      description: 'Vindt de rekenhulpen die een vraag over geld in België beantwoorden.',
      inputSchema: inputs.words.told,
      outputSchema: outputs.list,
      annotations: readOnly,
    },
    inputs.words.run(async ({ vraag }) =>
      structured({ versie: apiVersion, rekenhulpen: await engine.v1Search(vraag) }),
    ),
  )
  server.registerTool(
    'beschrijf',
    {
      title: 'Beschrijf een rekenhulp',
      description: 'De velden die een rekenhulp vraagt en de uitkomsten die ze geeft, met eenheid, grenzen en keuzes.',
      inputSchema: inputs.slug.told,
      outputSchema: outputs.description,
      annotations: readOnly,
    },
    inputs.slug.run(async ({ slug: asked }) => {
      const description = await engine.v1Describe(asked)
      return description ? structured(description) : unknownSlug(asked)
    }),
  )
  server.registerTool(
    'bereken',
    {
      title: 'Bereken',
      description:
        'Rekent een geval van een rekenhulp uit. Wat niet in de invoer staat, krijgt zijn startwaarde; welke daarvan meebeslissen, staat in "aangenomen". Een fout veld wordt genoemd, met de keuzes.',
      inputSchema: inputs.compute.told,
      outputSchema: outputs.answer,
      annotations: readOnly,
    },
    inputs.compute.run(async ({ slug: asked, velden = toldParts, ...request }) =>
      answered(asked, await engine.v1Compute(asked, request, velden)),
    ),
  )
  server.registerTool(
    'cijfer',
    {
      title: 'Een cijfer uit de wet',
      description: 'Een bedrag, tarief of grens uit de Belgische wet op een dag, met artikel, bewijs en stand.',
      inputSchema: inputs.figure.told,
      outputSchema: outputs.figures,
      annotations: readOnly,
    },
    inputs.figure.run(async ({ vraag, datum }) => {
      const day = datum === undefined ? { value: undefined } : parseDate(datum)
      if (!('value' in day)) return refusal('datum: Geef een datum als JJJJ-MM-DD.')
      const cijfers = await engine.v1FindFigures(vraag, day.value)
      return cijfers.length === 0
        ? refusal(`We vonden geen cijfer voor "${vraag}" op die dag.`)
        : structured({ versie: apiVersion, cijfers })
    }),
  )
}

/** Schemas are made once: a server lives as long as one request. */
const ownSchemas = new WeakMap<
  AssistantTool,
  { readonly input: ReturnType<typeof told>; readonly output: ReturnType<typeof told> }
>()
function schemasFor(tool: AssistantTool) {
  const known = ownSchemas.get(tool)
  if (known) return known
  const properties = { ...(answerSchema['properties'] as Schema), uitkomsten: tool.outputs }
  const made = { input: told(tool.input), output: told({ ...answerSchema, properties }) }
  ownSchemas.set(tool, made)
  return made
}

function addOwn(server: McpServer, engine: Tools, own: readonly AssistantTool[]): void {
  for (const tool of own) {
    const { input, output } = schemasFor(tool)
    server.registerTool(
      tool.slug,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: input,
        outputSchema: output,
        annotations: readOnly,
      },
      async ({ _datum, _regels, ...invoer }) => {
        const asked = check(computeRequest, { invoer, datum: _datum, regels: _regels })
        return asked.ok
          ? answered(tool.slug, await engine.v1Compute(tool.slug, asked.value, toldParts))
          : refusedFields(asked.fields)
      },
    )
  }
}

const scheme = 'rekenklaar://'
const read = (uri: URL, value: unknown) => ({
  contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(value) }],
})
const missing = (uri: URL): never => {
  throw new Error(`${uri.href} bestaat niet.`)
}
const mimeType = 'application/json'

function addResources(server: McpServer, engine: Tools): void {
  server.registerResource(
    'rekenhulpen',
    `${scheme}rekenhulpen`,
    { title: 'Alle rekenhulpen', description: 'Elke rekenhulp met haar vraag en pagina.', mimeType },
    async (uri) => read(uri, { versie: apiVersion, rekenhulpen: await engine.v1Search() }),
  )
  server.registerResource(
    'cijfers',
    `${scheme}cijfers`,
    { title: 'Cijfers uit de wet', description: 'Elk wettelijk cijfer met zijn waarde van vandaag.', mimeType },
    async (uri) => read(uri, await engine.v1Figures({})),
  )
  server.registerResource(
    'rekenhulp',
    new ResourceTemplate(`${scheme}rekenhulpen/{slug}`, { list: undefined }),
    { title: 'Een rekenhulp', description: 'Haar velden en uitkomsten.', mimeType },
    async (uri, { slug: asked }) => read(uri, (await engine.v1Describe(String(asked))) ?? missing(uri)),
  )
  server.registerResource(
    'cijfer',
    new ResourceTemplate(`${scheme}cijfers/{id}`, { list: undefined }),
    { title: 'Een cijfer uit de wet', description: 'Al zijn waarden, met bron en stand.', mimeType },
    async (uri, { id }) => read(uri, (await engine.v1History(String(id))) ?? missing(uri)),
  )
}

const say = (text: string) => ({ messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] })

function addPrompts(server: McpServer): void {
  server.registerPrompt(
    'geldvraag',
    {
      title: 'Een geldvraag beantwoorden',
      description: 'Rekent een vraag uit en zegt wat aangenomen is.',
      argsSchema: z.object({ vraag: z.string().describe('De vraag, in gewone woorden.') }),
    },
    ({ vraag }) =>
      say(
        `Beantwoord met de tool vraag: "${vraag}". Geef het antwoord in één zin, dan wat aangenomen is, wat niet meegerekend is, en de link. Geen advies.`,
      ),
  )
  server.registerPrompt(
    'vergelijk',
    {
      title: 'Twee keuzes vergelijken',
      description: 'Rekent dezelfde rekenhulp twee keer en legt de uitkomsten naast elkaar.',
      argsSchema: z.object({
        rekenhulp: z.string().describe('De slug van de rekenhulp.'),
        eerste: z.string().describe('De eerste keuze, in woorden.'),
        tweede: z.string().describe('De tweede keuze, in woorden.'),
      }),
    },
    ({ rekenhulp, eerste, tweede }) =>
      say(
        `Lees met beschrijf de velden van ${rekenhulp}. Reken met bereken eerst "${eerste}" en dan "${tweede}", met voor de rest dezelfde invoer. Zet de uitkomsten naast elkaar, met het verschil, en noem wat aangenomen is.`,
      ),
  )
  server.registerPrompt(
    'wat-verandert',
    {
      title: 'Wat verandert de wet hieraan?',
      description: 'Rekent een geval met de regels van twee jaren.',
      argsSchema: z.object({
        vraag: z.string().describe('Het geval, in gewone woorden.'),
        jaar: z.string().describe('Het andere jaar, JJJJ, of "aangekondigd".'),
      }),
    },
    ({ vraag, jaar }) =>
      say(
        `Reken "${vraag}" uit met de tool vraag. Reken daarna met bereken dezelfde rekenhulp en dezelfde invoer, met regels "${jaar}". Zeg wat het verschil is, en zoek met cijfer op welk bedrag of tarief daarvoor veranderde. Wat geen wet is, noem je zo.`,
      ),
  )
}

export function createMcpServer(engine: Tools, version: string, own: readonly AssistantTool[]): McpServer {
  const server = new McpServer({ name: 'rekenklaar', version }, { instructions: INSTRUCTIONS })
  addGeneral(server, engine)
  addOwn(server, engine, own)
  addResources(server, engine)
  addPrompts(server)
  return server
}
