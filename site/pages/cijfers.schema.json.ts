import { figuresSchema } from '#site/content/open-figures.ts'

export function GET(): Response {
  return Response.json(figuresSchema())
}
