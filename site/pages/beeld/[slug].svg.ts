import type { Meta } from '#calculators/kernel/meta.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { defaultCase } from '#site/content/default-case.ts'
import { cardImage } from '#site/preview/card-image.ts'

export function getStaticPaths() {
  return catalogue.map((meta) => ({ params: { slug: meta.slug }, props: { meta } }))
}

export async function GET({ props: { meta } }: { readonly props: { readonly meta: Meta } }): Promise<Response> {
  const { report } = await defaultCase(meta)
  return new Response(cardImage(meta.category, report), { headers: { 'Content-Type': 'image/svg+xml' } })
}
