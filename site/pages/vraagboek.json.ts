/** What the reader of questions knows, for the search box: fetched when somebody asks one. */
import { makeBook } from '#calculators/ask/make-book.ts'
import { packBook } from '#calculators/ask/pack.ts'
import { buildDay } from '#site/content/build-day.ts'

export async function GET(): Promise<Response> {
  return Response.json(packBook(await makeBook(buildDay)))
}
