import { openFigures } from '#site/content/open-figures.ts'

export function GET(): Response {
  return Response.json(openFigures())
}
