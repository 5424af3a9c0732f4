/** The calculators as tools for assistants (Model Context Protocol): five tools, not one per calculator. */
import { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { parseDate } from '#calculators/kernel/parse.ts'
import { computeRequest, longestQuestion } from '#contract/compute.ts'
import type { Tools } from '#server/engine/engine.ts'

const INSTRUCTIONS =
  'Rekenklaar rekent geldvragen uit volgens de Belgische wet. Begin met de vraag zelf (vraag). Kies anders de rekenhulp (zoek), lees haar velden ' +
  '(beschrijf), vraag de gebruiker wat ontbreekt en reken dan (bereken). Geef altijd de datum van de regels, wat niet ' +
  'meegerekend is en de link mee. Percentages schrijf je als 2.5 voor 2,5 %.'

const json = (value: unknown) => ({ content: [{ type: 'text' as const, text: JSON.stringify(value) }] })
const refusal = (text: string) => ({ ...json(text), content: [{ type: 'text' as const, text }], isError: true })

const slug = z.string().max(80).describe('De slug van een rekenhulp, bijvoorbeeld deposito-calculator.')
const readOnly = { readOnlyHint: true, openWorldHint: false } as const

export function createMcpServer(engine: Tools, version: string): McpServer {
  const server = new McpServer({ name: 'rekenklaar', version }, { instructions: INSTRUCTIONS })

  server.registerTool(
    'vraag',
    {
      title: 'Stel een geldvraag',
      description:
        'Leest een vraag in gewoon Nederlands, kiest de rekenhulp, vult in wat de vraag zegt en rekent. Begin hiermee. Bij "zeker": false, vraag welke lezing bedoeld is.',
      inputSchema: z.object({ vraag: z.string().min(2).max(longestQuestion) }),
      annotations: readOnly,
    },
    async ({ vraag }) => json(await engine.question(vraag)),
  )

  server.registerTool(
    'zoek',
    {
      title: 'Zoek een rekenhulp',
      description: 'Vindt de rekenhulpen die een vraag over geld in België beantwoorden.',
      inputSchema: z.object({ vraag: z.string().min(2).max(200) }),
      annotations: readOnly,
    },
    async ({ vraag }) => json(await engine.search(vraag)),
  )

  server.registerTool(
    'beschrijf',
    {
      title: 'Beschrijf een rekenhulp',
      description: 'De velden die een rekenhulp vraagt en de uitkomsten die ze geeft, met eenheid en grenzen.',
      inputSchema: z.object({ slug }),
      annotations: readOnly,
    },
    async ({ slug: asked }) => {
      const description = await engine.describe(asked)
      return description ? json(description) : refusal(`We kennen geen rekenhulp "${asked}". Gebruik eerst zoek.`)
    },
  )

  server.registerTool(
    'bereken',
    {
      title: 'Bereken',
      description:
        'Rekent een geval uit. Wat niet in de invoer staat, krijgt zijn startwaarde; welke daarvan meebeslissen, staat in "assumed": vraag die aan de gebruiker.',
      inputSchema: z.object({ slug, ...computeRequest.shape }),
      annotations: readOnly,
    },
    async ({ slug: asked, ...request }) => {
      const computed = await engine.compute(asked, request)
      switch (computed.status) {
        case 'ok':
          return json(computed.answer)
        case 'invalid':
          return refusal(
            Object.entries(computed.errors)
              .map(([field, message]) => `${field}: ${message}`)
              .join('\n'),
          )
        case 'unknown':
          return refusal(`We kennen geen rekenhulp "${asked}". Gebruik eerst zoek.`)
      }
    },
  )

  server.registerTool(
    'cijfer',
    {
      title: 'Een cijfer uit de wet',
      description: 'Een bedrag, tarief of grens uit de Belgische wet op een dag, met artikel en bewijs.',
      inputSchema: z.object({
        vraag: z.string().min(2).max(120).describe('De naam van het cijfer of woorden uit zijn omschrijving.'),
        datum: z.string().max(10).optional().describe('JJJJ-MM-DD; zonder datum geldt vandaag.'),
      }),
      annotations: readOnly,
    },
    async ({ vraag, datum }) => {
      const day = datum === undefined ? { value: undefined } : parseDate(datum)
      if (!('value' in day)) return refusal('datum: Geef een datum als JJJJ-MM-DD.')
      const found = await engine.figures(vraag, day.value)
      return found.length === 0 ? refusal(`We vonden geen cijfer voor "${vraag}".`) : json(found)
    },
  )

  return server
}
