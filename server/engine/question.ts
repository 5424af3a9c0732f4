/** A question in plain Dutch, answered for programs: which calculator, what was understood, and the computed answer. */
import { makeReader, type Reader, type Reading } from '#calculators/ask/ask.ts'
import { makeBook } from '#calculators/ask/make-book.ts'
import { type ComputeRequest, longestQuestion } from '#contract/compute.ts'
import type { Computed } from '#server/engine/engine.ts'

let made: Promise<Reader> | undefined
/** Made at the first question: words and fields do not change while the server runs. */
export const readerOf = async (today: string): Promise<Reader> => (made ??= makeBook(today).then(makeReader))

/** Lists as the request of a program has them. */
const plainInputs = (given: Reading['given']) =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      typeof value === 'object' ? value.map((row) => ({ ...row })) : value,
    ]),
  )

/** Nothing that was asked is kept: it is read, answered and forgotten. */
type Page = { readonly slug: string; readonly title: string; readonly address: string }

export async function answerQuestion(
  compute: (slug: string, request: ComputeRequest) => Promise<Computed>,
  pages: readonly Page[],
  vraag: string,
  today: string,
) {
  const reader = await readerOf(today)
  const asked = reader(vraag.slice(0, longestQuestion), today)
  const page = (slug: string) => pages.find((one) => one.slug === slug)
  const [first, ...others] = asked.readings
  const nearest = asked.readings.map(({ slug }) => ({ slug, title: page(slug)?.title, address: page(slug)?.address }))
  if (asked.kind === 'nothing' || first === undefined)
    return { slug: null, zeker: false, invoer: {}, tekst: {}, bericht: 'Dit rekenen we niet uit.', dichtbij: nearest }
  const computed = await compute(first.slug, { invoer: plainInputs(first.given) })
  return {
    slug: first.slug,
    /** False: another reading is close; ask which one is meant. */
    zeker: asked.kind === 'answer',
    title: page(first.slug)?.title,
    invoer: first.given,
    /** The words of the question behind each field. */
    tekst: Object.fromEntries(Object.entries(first.because).map(([key, [from, to]]) => [key, vraag.slice(from, to)])),
    ...(computed.status === 'ok' ? { aangenomen: computed.answer.assumed, antwoord: computed.answer } : {}),
    ...(computed.status === 'invalid' ? { fouten: computed.errors } : {}),
    andere: others.map(({ slug, given }) => ({ slug, title: page(slug)?.title, invoer: given })),
  }
}
