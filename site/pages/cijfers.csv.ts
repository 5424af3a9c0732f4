import { figuresCsv, openFigures } from '#site/content/open-figures.ts'

export function GET(): Response {
  return new Response(figuresCsv(openFigures()), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
}
