/** A question in plain Dutch, answered for programs: which calculator, what was understood, and the computed answer. */
import { makeReader, type Reader, type Reading } from '#calculators/ask/ask.ts'
import { makeBook } from '#calculators/ask/make-book.ts'
import { type ComputeRequest, longestQuestion } from '#contract/compute.ts'
import { apiVersion, type V1QuestionAnswer } from '#contract/v1.ts'
import type { V1Computed } from '#server/engine/computed.ts'

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

type Page = { readonly slug: string; readonly title: string; readonly address: string }

/** Nothing that was asked is kept: it is read, answered and forgotten. */
export async function answerQuestion(
  compute: (slug: string, request: ComputeRequest) => Promise<V1Computed>,
  pages: readonly Page[],
  vraag: string,
  today: string,
): Promise<V1QuestionAnswer> {
  const reader = await readerOf(today)
  const { kind, readings } = reader(vraag.slice(0, longestQuestion), today)
  const andere = (list: readonly Reading[]) =>
    list.flatMap(({ slug, given }) =>
      pages
        .filter((page) => page.slug === slug)
        .map(({ title, address }) => ({ slug, titel: title, pagina: address, invoer: plainInputs(given) })),
    )
  const [first, ...others] = readings
  if (kind === 'nothing' || first === undefined)
    return {
      versie: apiVersion,
      rekenhulp: null,
      zeker: false,
      invoer: {},
      tekst: {},
      bericht: 'Dit rekenen we niet uit.',
      andere: andere(readings),
    }
  const computed = await compute(first.slug, { invoer: plainInputs(first.given) })
  return {
    versie: apiVersion,
    rekenhulp: first.slug,
    /** False: another reading is close; ask which one is meant. */
    zeker: kind === 'answer',
    titel: pages.find(({ slug }) => slug === first.slug)?.title,
    invoer: plainInputs(first.given),
    tekst: Object.fromEntries(Object.entries(first.because).map(([key, [from, to]]) => [key, vraag.slice(from, to)])),
    ...(computed.status === 'ok' ? { antwoord: computed.answer } : {}),
    ...(computed.status === 'invalid' ? { fouten: [...computed.faults] } : {}),
    andere: andere(others),
  }
}
