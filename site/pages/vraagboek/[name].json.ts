/** The rarer parts of what the reader of questions knows: what one page asks, and the towns. */
import type { GetStaticPaths } from 'astro'
import { makeBook } from '#calculators/ask/make-book.ts'
import { packOwn, type PackedOwn } from '#calculators/ask/pack.ts'
import { buildDay } from '#site/content/build-day.ts'

export const getStaticPaths = (async () => {
  const { own, places } = await makeBook(buildDay)
  return [
    ...[...own].map(([name, one]) => ({ params: { name }, props: { part: packOwn(one) } })),
    ...[...places].map(([part, towns]) => ({ params: { name: `plaatsen-${part}` }, props: { part: towns } })),
  ]
}) satisfies GetStaticPaths

export const GET = ({ props }: { readonly props: { readonly part: PackedOwn | string } }): Response =>
  Response.json(props.part)
