import { shareCards, type NamedCard } from '#site/preview/share-cards.ts'
import { sharePng } from '#site/preview/share-image.ts'

export async function getStaticPaths() {
  const cards = await shareCards()
  return cards.map((card) => ({ params: { name: card.name }, props: { card } }))
}

export async function GET({ props: { card } }: { readonly props: { readonly card: NamedCard } }): Promise<Response> {
  return new Response(await sharePng(card), { headers: { 'Content-Type': 'image/png' } })
}
