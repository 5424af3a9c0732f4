/** The tools for assistants over HTTP: one message per request, read with the limits of every other body. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { mostBodyBytes } from '#contract/compute.ts'
import type { Door } from '#server/engine/door.ts'
import type { Tools } from '#server/engine/engine.ts'
import { createMcpServer } from '#server/engine/mcp.ts'
import { productVersion } from '#server/engine/version.ts'
import { readJson } from '#server/http/body.ts'
import type { Context } from '#server/http/environment.ts'

/** Whose question is being answered: each tool call is counted as theirs. */
const asking = new AsyncLocalStorage<Tools>()

function toolsOfAsker(): Tools {
  const tools = asking.getStore()
  if (tools === undefined) throw new Error('asked outside of a request')
  return tools
}

const handler = createMcpHandler(() => createMcpServer(toolsOfAsker(), productVersion), {
  // Nothing of ours changes while somebody listens, so nobody can hold a stream open.
  maxSubscriptions: 0,
})

/** JSON-RPC's "invalid request": the protocol has known no batches since its revision of June 2025. */
const noBatches = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32_600, message: 'Stuur één bericht per verzoek; een lijst van berichten bestaat niet meer.' },
} as const

export async function answerAssistant(context: Context, door: Door): Promise<Response> {
  const address = context.get('address')
  door.count(address)
  const parsedBody = context.req.method === 'POST' ? await readJson(context, mostBodyBytes) : undefined
  if (Array.isArray(parsedBody)) return context.json(noBatches, 400)
  return asking.run(door.for(address), async () =>
    handler.fetch(new Request(context.req.url, { method: context.req.method, headers: context.req.raw.headers }), {
      parsedBody,
    }),
  )
}
