import { searchEntries } from '#site/search/entries.ts'

export function GET(): Response {
  return Response.json(searchEntries())
}
