import { buildDay } from '#site/content/build-day.ts'
import { engineOpenApi } from '#site/content/engine-openapi.ts'

export async function GET(): Promise<Response> {
  return Response.json(await engineOpenApi(buildDay))
}
