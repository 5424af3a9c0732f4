/** Reading a request body: JSON only, of a bounded size, without keys that could reach a prototype. */
import type * as z from 'zod'
import { check } from '#contract/check.ts'
import type { Context } from '#server/http/environment.ts'
import { Problem, problems } from '#server/http/problem.ts'

export const usualLimit = 64 * 1024

export async function readText(request: Request, limit: number): Promise<string> {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > limit) throw problems.tooLarge()
  try {
    // node:http reads no more than was announced, so it can be taken at once.
    return announced === null ? await readPieces(request, limit) : await request.text()
  } catch (error) {
    // The client went away or took too long: nobody is left to answer, and nothing of ours failed.
    throw error instanceof Problem ? error : problems.interrupted()
  }
}

/** A body of unknown length, up to the limit. */
async function readPieces(request: Request, limit: number): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.length
    if (size > limit) throw problems.tooLarge()
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}

const deepest = 20

/** Counts brackets outside of texts. What is nested deeper than any form of ours is not worth parsing. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let inText = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (inText) {
      if (code === 0x5c) i++
      else if (code === 0x22) inText = false
    } else if (code === 0x22) inText = true
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > deepest) return true
    } else if (code === 0x5d || code === 0x7d) depth--
  }
  return false
}

const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype'])

function parse(text: string): unknown {
  if (isTooDeep(text)) throw problems.invalidJson()
  let dangerous = ''
  let hasNul = false
  try {
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      if (dangerousKeys.has(key)) dangerous = key
      // PostgreSQL cannot store it and SQLite cuts texts off at it: neither gets to see one.
      if (key.includes('\0') || (typeof part === 'string' && part.includes('\0'))) hasNul = true
      return part
    })
    if (dangerous !== '') throw problems.invalid({ '': [`Onbekend veld: ${dangerous}.`] })
    if (hasNul) throw problems.invalid({ '': ['De gegevens bevatten tekens die niet mogen.'] })
    return value
  } catch (error) {
    throw error instanceof SyntaxError ? problems.invalidJson() : error
  }
}

/** The body as JSON; nothing at all is an empty object. */
export async function readJson(context: Context, limit: number): Promise<unknown> {
  const read = async () => readText(context.req.raw, limit)
  const text = await (context.get('slot')?.whileAway(read) ?? read())
  return text === '' ? {} : parse(text)
}

export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  limit = usualLimit,
): Promise<z.output<Schema>> {
  const checked = check(schema, await readJson(context, limit))
  if (!checked.ok) throw problems.invalid(checked.fields)
  return checked.value
}
