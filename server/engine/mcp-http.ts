/** The tools for assistants over HTTP: one message per request, read with the limits of every other body. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { mostBodyBytes } from '#contract/compute.ts'
import type { AssistantTool } from '#server/engine/assistant-tools.ts'
import type { Door } from '#server/engine/door.ts'
import type { Tools } from '#server/engine/engine.ts'
import { createMcpServer } from '#server/engine/mcp.ts'
import { productVersion } from '#server/engine/version.ts'
import { readJson } from '#server/http/body.ts'
import type { Context } from '#server/http/environment.ts'

type Asking = { readonly tools: Tools; readonly own: readonly AssistantTool[] }
/** Whose question is being answered: each tool call is counted as theirs. */
const asking = new AsyncLocalStorage<Asking>()

function asker(): Asking {
  const known = asking.getStore()
  if (known === undefined) throw new Error('asked outside of a request')
  return known
}

/** Fields and bounds move with the day alone; made in the thread, for whoever asks first. */
const ownOn = new WeakMap<Door, { readonly day: string; readonly own: Promise<readonly AssistantTool[]> }>()
async function ownTools(door: Door, tools: Tools): Promise<readonly AssistantTool[]> {
  const day = door.today()
  const known = ownOn.get(door)
  if (known?.day === day) return known.own
  const own = tools.assistantTools()
  ownOn.set(door, { day, own })
  // A refusal is not kept.
  own.catch(() => ownOn.delete(door))
  return own
}

const handler = createMcpHandler(
  () => {
    const { tools, own } = asker()
    return createMcpServer(tools, productVersion, own)
  },
  {
    // Nothing of ours changes while somebody listens, so nobody can hold a stream open.
    maxSubscriptions: 0,
  },
)

/** JSON-RPC's "invalid request": the protocol has known no batches since its revision of June 2025. */
const noBatches = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32_600, message: 'Stuur één bericht per verzoek; een lijst van berichten bestaat niet meer.' },
} as const

/**
 * What a message costs the thread that answers pages, beside what the door counts: a server with all its tools is made for
 * each, and the list of them is 220 kB of schemas. In ms of its processor time, on the small machine we measure on.
 */
const dear = new Set(['tools/list', 'resources/read'])
const ownMs = (message: unknown): number =>
  typeof message === 'object' && message !== null && dear.has(String(Reflect.get(message, 'method'))) ? 7 : 1

export async function answerAssistant(context: Context, door: Door): Promise<Response> {
  const address = context.get('address')
  door.count(address)
  const parsedBody = context.req.method === 'POST' ? await readJson(context, mostBodyBytes) : undefined
  if (Array.isArray(parsedBody)) return context.json(noBatches, 400)
  door.count(address, ownMs(parsedBody))
  const tools = door.for(address)
  return asking.run({ tools, own: await ownTools(door, tools) }, async () =>
    handler.fetch(new Request(context.req.url, { method: context.req.method, headers: context.req.raw.headers }), {
      parsedBody,
    }),
  )
}
