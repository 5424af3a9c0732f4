/** Reading a request body: JSON only, of a bounded size, without keys that could reach a prototype. */
import type * as z from 'zod'
import { check } from '#contract/check.ts'
import type { Context } from '#server/http/environment.ts'
import { problems } from '#server/http/problem.ts'

export const usualLimit = 64 * 1024

async function readText(request: Request, limit: number): Promise<string> {
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > limit) throw problems.tooLarge()
  if (request.body === null) return ''
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body) {
    size += part.length
    if (size > limit) throw problems.tooLarge()
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}

const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype'])

function parse(text: string): unknown {
  let dangerous = ''
  try {
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      if (dangerousKeys.has(key)) dangerous = key
      return part
    })
    if (dangerous !== '') throw problems.invalid({ '': [`Onbekend veld: ${dangerous}.`] })
    return value
  } catch (error) {
    throw error instanceof SyntaxError ? problems.invalidJson() : error
  }
}

export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  limit = usualLimit,
): Promise<z.output<Schema>> {
  const text = await readText(context.req.raw, limit)
  const checked = check(schema, text === '' ? {} : parse(text))
  if (!checked.ok) throw problems.invalid(checked.fields)
  return checked.value
}
