/** A question in plain Dutch, answered for programs: which calculator, what was understood, and the computed answer. */
import { makeReader, type Reader, type Reading } from '#calculators/ask/ask.ts'
import { makeBook } from '#calculators/ask/make-book.ts'
import type { Inputs } from '#calculators/kernel/fields.ts'
import { outsideKeys, outsidePath } from '#calculators/kernel/outside.ts'
import { type ComputeRequest, longestQuestion } from '#contract/compute.ts'
import { apiVersion, type V1QuestionAnswer } from '#contract/v1.ts'
import type { V1Computed } from '#server/engine/computed.ts'

let made: Promise<Reader> | undefined
/** Made at the first question: words and fields do not change while the server runs. */
export const readerOf = async (today: string): Promise<Reader> => (made ??= makeBook(today).then(makeReader))

/** Lists as the request of a program has them, under the names that programs use. */
const plainInputs = (inputs: Inputs, given: Reading['whole']) =>
  Object.fromEntries(
    Object.entries(outsideKeys(inputs, given)).map(([key, value]) => [
      key,
      typeof value === 'object' ? value.map((row) => ({ ...row })) : value,
    ]),
  )

type Page = { readonly slug: string; readonly title: string; readonly address: string }

/** Nothing that was asked is kept: it is read, answered and forgotten. */
export async function answerQuestion(
  compute: (slug: string, request: ComputeRequest) => Promise<V1Computed>,
  pages: readonly Page[],
  inputsOf: (slug: string) => Promise<Inputs>,
  vraag: string,
  today: string,
): Promise<V1QuestionAnswer> {
  const reader = await readerOf(today)
  const { kind, readings } = reader(vraag.slice(0, longestQuestion), today)
  const andere = async (list: readonly Reading[]) => {
    const found = await Promise.all(
      list.map(async ({ slug, whole }) => {
        const page = pages.find((one) => one.slug === slug)
        if (page === undefined) return []
        return [{ slug, titel: page.title, pagina: page.address, invoer: plainInputs(await inputsOf(slug), whole) }]
      }),
    )
    return found.flat()
  }
  const [first, ...others] = readings
  if (kind === 'nothing' || first === undefined)
    return {
      versie: apiVersion,
      rekenhulp: null,
      zeker: false,
      invoer: {},
      tekst: {},
      bericht: 'Dit rekenen we niet uit.',
      andere: await andere(readings),
    }
  const inputs = await inputsOf(first.slug)
  const invoer = plainInputs(inputs, first.whole)
  const computed = await compute(first.slug, { invoer })
  return {
    versie: apiVersion,
    rekenhulp: first.slug,
    /** False: another reading is close; ask which one is meant. */
    zeker: kind === 'answer',
    titel: pages.find(({ slug }) => slug === first.slug)?.title,
    invoer,
    tekst: Object.fromEntries(
      Object.entries(first.because).map(([path, [from, to]]) => [outsidePath(inputs, path), vraag.slice(from, to)]),
    ),
    ...(first.unused.length > 0 ? { nietGebruikt: first.unused.map(([from, to]) => vraag.slice(from, to)) } : {}),
    ...(computed.status === 'ok' ? { antwoord: computed.answer } : {}),
    ...(computed.status === 'invalid' ? { fouten: [...computed.faults] } : {}),
    andere: await andere(others),
  }
}
