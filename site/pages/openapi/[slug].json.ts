import type { APIContext } from 'astro'
import { catalogue } from '#calculators/catalogue.ts'
import type { Meta } from '#calculators/kernel/meta.ts'
import { buildDay } from '#site/content/build-day.ts'
import { calculatorOpenApi } from '#site/content/engine-openapi.ts'

export function getStaticPaths() {
  return catalogue.map((meta) => ({ params: { slug: meta.slug }, props: { meta } }))
}

export async function GET({ props }: APIContext<{ meta: Meta }>): Promise<Response> {
  return Response.json(await calculatorOpenApi(props.meta, buildDay))
}
