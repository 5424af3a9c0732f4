/**
 * Sentences that a case left broken: an amount, a count or a sign that the words around it do not expect, words of advice,
 * and claims whose amounts are in no answer. For tests.
 */
import type { Good } from '#calculators/kernel/calculator.ts'
import type { Inputs, RowValue } from '#calculators/kernel/fields.ts'
import { eur, eur0 } from '#calculators/kernel/format.ts'
import { NEAR } from '#calculators/kernel/moves.ts'
import type { Report } from '#calculators/kernel/report.ts'

/** A count of one, not the end of a longer number. */
const ONE = String.raw`(?<![\d.,/−-]\s?)1 `
const NIL = String.raw`€\s0(?:,00)?(?!\d|[.,]\d)`

/** Advice on financial planning is a licensed activity (law of 25 April 2014): a page computes differences. */
export const ADVICE =
  /(?<!\p{L})(?:advies|adviseren|adviseert|aanrader|je\s+moet|moet\s+je|(?:wij|we)\s+raden|aan\s+te\s+raden|aanraden|aangeraden|raadzaam|raden\s+(?:wij|we))(?!\p{L})/iu

type Fault = { readonly name: string; readonly pattern: RegExp }

/** Wrong in whatever text they are in. */
const anywhere: readonly Fault[] = [
  {
    name: 'one of many',
    pattern: new RegExp(
      `${ONE}(?:kinderen|maanden|weken|dagen|jaren|uren|keren|personen|erfgenamen|leningen|schulden|rekeningen|banken|stortingen|aandelen|partners|afbetalingen|titularissen|euro’s)\\b`,
    ),
  },
  { name: 'verb of many with one', pattern: new RegExp(`\\b(?:erven|krijgen|betalen) ${ONE}(?:kind|persoon)\\b`) },
  {
    name: 'a negative amount after a verb that says the sign',
    pattern: new RegExp(
      `\\b(?:betaal|krijg|houd|bespaar|spaar|verlies|win|leen|ontvang|kost|scheelt|levert|stort|mis) (?:je |jullie |dat |het |dus |zo |nog |nu |dan |samen |hoogstens |ongeveer )*−\\s?€`,
    ),
  },
  {
    name: 'a negative amount beside more or less',
    pattern: new RegExp(
      `−\\s?(?:€\\s)?[\\d.]+(?:,\\d+)?(?:\\s%| procentpunt)? (?:meer|minder|extra|hoger|lager|duurder|goedkoper|te veel|te weinig|winst|verlies)\\b`,
    ),
  },
  {
    name: 'no difference called more or less',
    pattern: new RegExp(`${NIL} (?:meer|minder|extra|hoger|lager|duurder|goedkoper)\\b`),
  },
  { name: 'nothing of something', pattern: /(?<![\d.,/])0 (?:jaar en|maanden|weken|dagen|kinderen|keer|personen)\b/ },
  { name: 'a whole year with nothing after it', pattern: /\ben 0 (?:maanden|dagen|weken)\b/ },
  { name: 'a minus zero', pattern: /[−-]\s?€?\s?0(?:,0+)?(?![\d.,])/ },
  { name: 'cents on an estimate', pattern: /\b(?:ongeveer|zowat|ruwweg|ruw geschat) €\s[\d.]+,\d\d/ },
  // A joint committee has a number with a dot.
  { name: 'a decimal point', pattern: /(?<![\d./]|PC )(?<!PC \d+)\d+\.\d{1,2}(?![\d./])/ },
  { name: 'a number without dots', pattern: /(?<![\d/.,#A-Za-z-])(?!(?:19|20)\d\d)\d{5,}(?![\d/])/ },
  { name: 'advice', pattern: ADVICE },
  { name: 'loose punctuation', pattern: / [,;:.](?:\s|$)|,\s*,|\.\.(?!\.)|\(\s|\s\)|\(\)|[,;:] ?\.| {2,}/ },
]

/** Wrong in the sentence of the answer, which must say something. */
const inAnswer: readonly Fault[] = [
  { name: 'starts from nothing', pattern: new RegExp(`^(?:Van|Op|Met|Voor|Een [a-z]+ van) ${NIL}`) },
  { name: 'nothing becomes nothing', pattern: new RegExp(`${NIL}[^.]*${NIL}`) },
  { name: 'no capital at the start', pattern: /^[a-z]/ },
]

const plain = (text: string) => text.replaceAll('**', '')

/** The sentences of the answer, its notices and its charts, one by one. */
const sentencesOf = ({ sentence, notices, charts }: Pick<Report, 'sentence' | 'notices' | 'charts'>) =>
  [sentence, ...notices.map(({ text }) => text), ...charts.map((chart) => chart.sentence)].flatMap((text) =>
    plain(text).split(/(?<=[.!?])\s+(?=\p{Lu})/u),
  )

export function phraseFaults(
  report: Pick<Report, 'sentence' | 'notices' | 'steps' | 'charts' | 'assumptions' | 'excluded'>,
): readonly string[] {
  const texts = [
    report.sentence,
    ...report.notices.map(({ text }) => text),
    ...report.steps.map(({ text }) => text),
    ...report.charts.flatMap(({ title, sentence }) => [title, sentence]),
    ...report.assumptions,
    ...report.excluded,
  ]
  const found = (faults: readonly Fault[], text: string) =>
    faults.filter(({ pattern }) => pattern.test(text)).map(({ name }) => `${name}: ${text}`)
  return [
    ...found(inAnswer, plain(report.sentence)),
    ...texts.flatMap((text) => found(anywhere, plain(text))),
    ...report.charts.flatMap(({ sentence }) =>
      /^[a-z]/.test(plain(sentence)) ? [`no capital at the start: ${sentence}`] : [],
    ),
  ]
}

/** A sum written out whose last line is not what the lines above it make, to the cents that rounding each line may cost. */
export const sumFaults = (steps: Report['steps']): readonly string[] =>
  steps.flatMap(({ sum = [] }) => {
    const last = sum.at(-1)
    if (!last || last.label.endsWith('nooit onder nul')) return []
    const made = sum.slice(0, -1).reduce((total, { value }) => total + value, 0)
    const lines = sum.map(({ label, value }) => `${label} ${value}`).join('; ')
    return Math.abs(made - last.value) > 0.01 * sum.length ? [`the lines make ${made.toFixed(2)}: ${lines}`] : []
  })

/** Words that say one thing is worth more than another. */
const CLAIM =
  /(?<!\p{L})(?:loont|bespaar(?:t|d)?|besparing|goedkoo?p(?:er|st|ste)|beter|win(?:t|nen)?|terugverdiend?|meer dan|minder dan)(?!\p{L})/iu

function* numbersIn(value: unknown): Generator<number> {
  if (typeof value === 'number') yield Math.abs(value)
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) yield* numbersIn(item)
}

/** What an amount may rest on: what was typed, the law, the solved answers and what they show, or what we call equal. */
function groundsOf({ values, out, uses, report }: Pick<Good, 'values' | 'out' | 'uses' | 'report'>) {
  const answers = [...numbersIn(out)]
  const moved = [...numbersIn(report.moves)]
  const cells = report.tables.flatMap(({ rows }) => [...numbersIn(rows)])
  const law = uses.flatMap(({ row }) => [...numbersIn(row.value)])
  const single = [...numbersIn(values), ...answers, ...moved, ...cells, ...law]
  const differences = answers.flatMap((one, index) => answers.slice(index + 1).map((other) => Math.abs(one - other)))
  return [NEAR, ...single, ...differences]
}

/** An amount or a share in a text, with half of the last digit that is said. */
const said = (text: string) =>
  [...text.matchAll(/(€\s)?(\d[\d.]*)(?:,(\d+))?(\s(?:%|procentpunt))?/gu)].flatMap(
    ([found, euro, whole = '', part = '', share]) => {
      if (euro === undefined && share === undefined) return []
      const unit = euro === undefined ? 0.01 : 1
      const value = Number(`${whole.replaceAll('.', '')}.${part}`) * unit
      return [{ found, value, half: (0.5 * 10 ** (0 - part.length) + 1e-6) * unit }]
    },
  )

/** Amounts and shares beside such a word that no answer, input or law holds, nor the difference of two answers. */
export function claimFaults(solved: Pick<Good, 'values' | 'out' | 'uses' | 'report'>): readonly string[] {
  const claimed = sentencesOf(solved.report)
    .filter((sentence) => CLAIM.test(sentence))
    .flatMap((sentence) => said(sentence).map((one) => ({ sentence, ...one })))
  if (claimed.length === 0) return []
  const grounds = groundsOf(solved)
  return claimed
    .filter(({ value, half }) => !grounds.some((known) => Math.abs(known - value) <= half))
    .map(({ found, sentence }) => `${found} rests on no answer: ${sentence}`)
}

type Amount = { readonly words: readonly string[]; readonly value: number; readonly key: string }

/** Every amount of a case, with the words of its label. */
function amountsOf(inputs: Inputs, values: Good['values']): readonly Amount[] {
  const wordsIn = (label: string) => label.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return Object.entries(inputs).flatMap(([key, field]) => {
    const cells =
      field.kind === 'rows'
        ? (values[key] as readonly RowValue[]).flatMap((row) =>
            Object.entries(field.columns).map(([name, column]) => ({ column, value: row[name] })),
          )
        : [{ column: field, value: values[key] }]
    return cells.flatMap(({ column, value }) =>
      column.kind === 'euro' && typeof value === 'number' && value !== 0
        ? [{ key, value, words: wordsIn(`${field.label} ${column.label}`) }]
        : [],
    )
  })
}

/** Sentences that call an amount "yours" by the name of its field while nobody gave it, without saying that it is an example. */
export function exampleFaults(inputs: Inputs, { values, report }: Pick<Good, 'values' | 'report'>): readonly string[] {
  const invented = new Set(report.assumed.filter(({ origin }) => origin === 'example').map(({ key }) => key))
  const amounts = amountsOf(inputs, values)
  const own = new Set(amounts.filter(({ key }) => !invented.has(key)).map(({ value }) => value))
  const sentences = sentencesOf(report)
  return amounts
    .filter(({ key, value }) => invented.has(key) && !own.has(value))
    .flatMap(({ key, value, words }) => {
      const called = new RegExp(`(?<!\\p{L})(?:je|jouw|jullie) (?:\\p{L}+ ){0,2}(?:${words.join('|')})(?!\\p{L})`, 'iu')
      const said = [eur(value), eur0(value)]
      return sentences
        .map((sentence) => sentence.slice(Math.max(0, sentence.search(called))))
        .filter((sentence) => called.test(sentence))
        .filter((sentence) =>
          said.some((amount) =>
            sentence
              .split(amount)
              .slice(1)
              .some((after) => !/^(?:[\d,.]*\d| \(voorbeeld\))/.test(after)),
          ),
        )
        .map((sentence) => `${key} is an example: ${sentence}`)
    })
}
