/** The answer of a card: its calculator, run on the facts of the household. */
import { answerRaw, type AnyCalculator, openEnv, type Out, type Situation } from '#calculators/kernel/calculator.ts'
import type { CalendarEvent } from '#calculators/kernel/calendar.ts'
import { askedFacts, type FactTexts, filledFrom } from '#calculators/kernel/facts.ts'
import { isShown } from '#calculators/kernel/fields.ts'
import { encodeLink } from '#calculators/kernel/write-link.ts'
import { parseDate, parseMonth, parseNumber } from '#calculators/kernel/parse.ts'
import type { Market } from '#calculators/kernel/market.ts'
import { type Raw, startRaw, type Values } from '#calculators/kernel/read.ts'
import type { Figure } from '#calculators/kernel/report.ts'
import type { Card, Known } from '#calculators/situation/card.ts'
import { debtSums } from '#calculators/situation/debts.ts'
import { addYears } from '#finance/dates.ts'

export type CardAnswer =
  | {
      readonly status: 'known'
      readonly key: string
      readonly figure: Pick<Figure, 'key' | 'value' | 'unit' | 'decimals' | 'lacking'>
      readonly note: string
      readonly sentence: string
      /** The fields of the page behind #. */
      readonly link: string
      /** Euro a month and a year that this brings or takes. */
      readonly perMonth: number
      readonly perYear: number
      /** What a year leaves of all that the household earns: on the card of its tax. */
      readonly leaves?: number
      /** In the year ahead. */
      readonly dates: readonly CalendarEvent[]
      /** A fact that would make it sharper. */
      readonly sharper?: string
    }
  /** One or more answers short. */
  | { readonly status: 'missing'; readonly key: string; readonly facts: readonly string[] }
  /** Not about this household; `refused` says why its page cannot say: a law that is not known, or what is wrong with these facts. */
  | { readonly status: 'away'; readonly key: string; readonly refused?: string }

const filled = (facts: FactTexts, fact: string): string | undefined =>
  Object.hasOwn(facts, fact) && facts[fact]?.trim() !== '' ? facts[fact] : undefined

/** As a visitor types it, to the cent. */
export const typedNumber = (value: number): string => String(Number(value.toFixed(2))).replace('.', ',')

export function numberIn(text: string | undefined): number | undefined {
  const read = text === undefined ? undefined : parseNumber(text, 'plain', 4)
  return read && 'value' in read ? read.value : undefined
}

const birthsIn = (text: string | undefined): readonly string[] =>
  (text ?? '').split(',').flatMap((one) => {
    const read = parseMonth(one.trim())
    return 'value' in read ? [read.value] : []
  })

/** What is plain in the facts themselves: how many children there are, the years in dates of birth, the sum of debts. */
export function plainFacts(facts: FactTexts): FactTexts {
  const births = birthsIn(facts.kinderenGeboren)
  const found: Record<string, string> = {}
  if (filled(facts, 'kinderen') === undefined && births.length > 0) found.kinderen = String(births.length)
  for (const who of ['', 'Partner']) {
    const [, born] = /(\d{4})/.exec(facts[`geboortedatum${who}`] ?? '') ?? []
    const year = `geboortejaar${who}`
    if (filled(facts, year) === undefined && born !== undefined) found[year] = born
  }
  return { ...(filled(facts, 'schulden') === undefined ? {} : debtSums(facts.schulden ?? '')), ...facts, ...found }
}

function look(facts: FactTexts, today: string, wanting: Set<string>): Known {
  const maybe = (fact: string) => filled(facts, fact)
  return {
    today,
    maybe,
    need(fact) {
      const text = maybe(fact)
      if (text === undefined) wanting.add(fact)
      return text
    },
    amount: (fact) => numberIn(maybe(fact)),
    day(fact) {
      const read = parseDate(maybe(fact) ?? '')
      return 'value' in read ? read.value : undefined
    },
    births: () => birthsIn(maybe('kinderenGeboren')),
    typed: typedNumber,
  }
}

/** The first sentence: what follows is often about figures the household did not give. */
const firstSentence = (text: string) => /^.*?[.?!](?=\s+[\p{Lu}*€]|$)/su.exec(text)?.[0] ?? text

type Given = { readonly answer: CardAnswer; readonly gives: FactTexts }
const only = (answer: CardAnswer): Given => ({ answer, gives: {} })

/** Without its code: a card about others, or one that lacks a fact it always needs. */
function beforehand({ key, when = {}, not = {}, only: asked, needs }: Card, facts: FactTexts): CardAnswer | null {
  const elsewhere = Object.entries(when).some(([fact, values]) => {
    const own = filled(facts, fact)
    return own !== undefined && !values.includes(own)
  })
  const nothing = Object.entries(not).some(([fact, value]) => filled(facts, fact) === value)
  const none = asked !== undefined && filled(facts, asked) === undefined
  if (elsewhere || nothing || none) return { status: 'away', key }
  const wanting = new Set([...needs, ...Object.keys(when)].filter((fact) => filled(facts, fact) === undefined))
  return wanting.size > 0 ? { status: 'missing', key, facts: [...wanting] } : null
}

/** What a card takes from the answer of its page. */
type Solved = {
  readonly values: Values
  readonly out: Out
  /** Fields of which the value stands for nobody. */
  readonly examples: readonly string[]
  readonly sentence: string
  /** The sentence asks for what the figure cannot do without. */
  readonly lacking: Pick<Figure, 'lacking'>
  readonly next: string
}
type Refused = { readonly refused: string }
const solvedBefore = new WeakMap<Market, Map<string, Solved | Refused>>()
const MOST_KEPT = 2_000

/** What the page says, or why it refuses. A change of the household leaves most cards as they were: those are not worked out again. */
function solved(card: Card, calculator: AnyCalculator, start: Raw, typed: Raw, at: Situation): Solved | Refused {
  const kept = solvedBefore.get(at.market) ?? new Map<string, Solved | Refused>()
  solvedBefore.set(at.market, kept)
  const name = JSON.stringify([card.key, typed, at.today, at.rulesDate, at.announced])
  const before = kept.get(name)
  if (before !== undefined) return before
  const given = Object.fromEntries(Object.keys(typed).map((key) => [key, 'situation' as const]))
  const outcome = answerRaw(calculator, { ...start, ...typed }, { ...at, movesLater: true }, given)
  const found: Solved | Refused =
    outcome.status === 'ok'
      ? {
          values: outcome.values,
          out: outcome.out,
          examples: outcome.report.assumed.filter(({ origin }) => origin === 'example').map(({ key }) => key),
          sentence: firstSentence(outcome.report.sentence),
          lacking: outcome.report.headline.lacking ? { lacking: true } : {},
          next: card.next?.(outcome.report) ?? '',
        }
      : {
          refused: outcome.status === 'invalid' ? (Object.values(outcome.errors)[0] ?? '') : outcome.message,
        }
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(name, found)
  return found
}

/** The answer, and the facts it gives the cards after it. */
function answerCard(card: Card, calculator: AnyCalculator, facts: FactTexts, at: Situation): Given {
  const { key } = card
  const { inputs } = calculator
  const early = beforehand(card, facts)
  if (early) return only(early)

  const wanting = new Set<string>()
  const known = look(facts, at.today, wanting)
  const env = openEnv(at)
  const own = card.fill?.(known) ?? {}
  const ofFacts = filledFrom(inputs, facts, env)
  // A page that refuses a fact of this household cannot speak about it.
  const refused = askedFacts(inputs).some(
    (asked) =>
      !Object.hasOwn(own, asked.key) && filled(facts, asked.fact) !== undefined && !Object.hasOwn(ofFacts, asked.key),
  )
  if (refused) return only({ status: 'away', key })
  const stays = (name: string) => Object.hasOwn(own, name) && own[name] === undefined
  const typed: Raw = Object.fromEntries(
    Object.entries({ ...ofFacts, ...own }).filter(([name, raw]) => raw !== undefined && !stays(name)),
  ) as Raw
  const start = startRaw(inputs, env)
  const found = solved(card, calculator, start, typed, at)
  if ('refused' in found)
    return only(
      wanting.size > 0
        ? { status: 'missing', key, facts: [...wanting] }
        : { status: 'away', key, refused: found.refused },
    )

  const { values, out, examples } = found
  const resting = examples.filter((name) => !card.free?.includes(name))
  for (const name of resting) {
    const fact = inputs[name]?.fact
    if (fact !== undefined && filled(facts, fact) === undefined) wanting.add(fact)
  }
  if (wanting.size > 0) return only({ status: 'missing', key, facts: [...wanting] })
  if (resting.length > 0) return only({ status: 'away', key })

  const shown = card.show.find((name) => typeof out[name] === 'number')
  const described = shown === undefined ? undefined : calculator.outputs[shown]
  const value = shown === undefined ? null : (out[shown] ?? null)
  if (shown === undefined || described === undefined || typeof value !== 'number') return only({ status: 'away', key })

  const { flow } = card
  const gone = flow?.instead === undefined ? 0 : (known.amount(flow.instead) ?? 0)
  const sum = (per: 'maand' | 'jaar') => (flow?.per === per ? value * (flow.of[shown] ?? 0) - gone : 0)
  const gives = Object.fromEntries(
    (card.gives ?? []).flatMap(({ fact, output, unless = [] }) => {
      const cell = typeof output === 'string' ? out[output] : output(out, known)
      const text = typeof cell === 'number' ? typedNumber(cell) : cell
      const invented = unless.some((name) => examples.includes(name) && inputs[name] && isShown(inputs[name], values))
      return filled(facts, fact) !== undefined || typeof text !== 'string' || invented ? [] : [[fact, text]]
    }),
  )
  const sharper = card.sharper && filled(facts, card.sharper.fact) === undefined ? card.sharper.fact : undefined
  const until = addYears(at.today, 1)
  const lacks = found.lacking.lacking === true
  const answer: CardAnswer = {
    status: 'known',
    key,
    figure: { key: shown, value, unit: described.unit, ...decimalsOf(described), ...found.lacking },
    // Without the figure there is nothing to say of it but what it lacks.
    note: lacks ? '' : (card.note?.(out, known) ?? ''),
    sentence: lacks ? found.sentence : [card.say?.(out, known) ?? found.sentence, found.next].join(' ').trim(),
    link: encodeLink(inputs, { ...start, ...typed }, start, (name) => Object.hasOwn(typed, name)),
    perMonth: sum('maand'),
    perYear: sum('jaar'),
    ...(card.leaves !== undefined && { leaves: card.leaves(out, known) }),
    dates: (lacks ? [] : (card.dates?.(out, known) ?? [])).filter(({ date }) => date >= at.today && date <= until),
    ...(sharper !== undefined && { sharper }),
  }
  return { answer, gives }
}

const decimalsOf = ({ decimals }: { readonly decimals?: number }) => (decimals === undefined ? {} : { decimals })

/** All cards, one after the other: what one gives, the next knows. `load` may take its time. */
export async function answerCards(
  cards: readonly Card[],
  facts: FactTexts,
  load: (card: Card) => Promise<{ readonly calculator: AnyCalculator; readonly at: Situation }>,
  pause: () => Promise<void> = async () => {},
): Promise<{ readonly answers: readonly CardAnswer[]; readonly facts: FactTexts }> {
  const known: Record<string, string> = { ...(await withPlace(plainFacts(facts))) }
  const answers: CardAnswer[] = []
  for (const card of cards) {
    const early = beforehand(card, known)
    if (early) {
      if (!card.isSilent) answers.push(early)
      continue
    }
    const { calculator, at } = await load(card)
    await lookUpTables(calculator, known)
    const { answer, gives } = answerCard(card, calculator, known, at)
    Object.assign(known, gives)
    if (!card.isSilent) answers.push(answer)
    await pause()
  }
  return { answers, facts: known }
}

/** The region is that of the postcode, whatever was chosen: so say the pages that ask both. Its municipal tax is no fact of its own. */
async function withPlace(facts: FactTexts): Promise<FactTexts> {
  const postcode = filled(facts, 'postcode')
  if (postcode === undefined) return facts
  const { loadMunicipalities, municipalityOf } = await import('#data/municipalities.ts')
  await loadMunicipalities()
  const found = municipalityOf(postcode)
  return found ? { ...facts, gewest: found.region, gemeentebelasting: typedNumber(found.tax * 100) } : facts
}

/** A field may be looked up in a table that is fetched with its first value. */
async function lookUpTables({ inputs }: AnyCalculator, facts: FactTexts): Promise<void> {
  await Promise.all(
    askedFacts(inputs).map(async ({ field, fact }) => {
      if (field.kind === 'text' && filled(facts, fact) !== undefined) await field.table?.()
    }),
  )
}
