/**
 * Sentences that a case left broken: an amount, a count or a sign that the words around it do not expect, words of advice,
 * and claims whose amounts are in no answer. For tests.
 */
import type { Good } from '#calculators/kernel/calculator.ts'
import { NEAR } from '#calculators/kernel/moves.ts'
import type { Report } from '#calculators/kernel/report.ts'

/** A count of one, not the end of a longer number. */
const ONE = String.raw`(?<![\d.,/−-]\s?)1 `
const NIL = String.raw`€\s0(?:,00)?(?!\d|[.,]\d)`

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
  // Advice on financial planning is a licensed activity (law of 25 April 2014): a page computes differences.
  {
    name: 'advice',
    pattern: /\b(?:advies|adviseren|aanrader|je moet|(?:wij|we) raden|aan te raden|raden (?:wij|we))\b/i,
  },
  { name: 'loose punctuation', pattern: / [,;:.](?:\s|$)|,\s*,|\.\.(?!\.)|\(\s|\s\)|\(\)|[,;:] ?\.| {2,}/ },
]

/** Wrong in the sentence of the answer, which must say something. */
const inAnswer: readonly Fault[] = [
  { name: 'starts from nothing', pattern: new RegExp(`^(?:Van|Op|Met|Voor|Een [a-z]+ van) ${NIL}`) },
  { name: 'nothing becomes nothing', pattern: new RegExp(`${NIL}[^.]*${NIL}`) },
  { name: 'no capital at the start', pattern: /^[a-z]/ },
]

const plain = (text: string) => text.replaceAll('**', '')

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

/** Amounts in sentences with such a word that no answer, input or law holds, nor the difference of two answers. */
export function claimFaults(solved: Pick<Good, 'values' | 'out' | 'uses' | 'report'>): readonly string[] {
  const { report } = solved
  const texts = [
    report.sentence,
    ...report.notices.map(({ text }) => text),
    ...report.charts.map((one) => one.sentence),
  ]
  const said = texts.flatMap((text) =>
    plain(text)
      .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
      .filter((sentence) => CLAIM.test(sentence))
      .flatMap((sentence) =>
        [...sentence.matchAll(/€\s(\d[\d.]*)(?:,(\d+))?/gu)].map(([amount, whole = '', part = '']) => ({
          sentence,
          amount,
          value: Number(`${whole.replaceAll('.', '')}.${part}`),
          half: 0.5 * 10 ** (0 - part.length) + 1e-6,
        })),
      ),
  )
  if (said.length === 0) return []
  const grounds = groundsOf(solved)
  return said
    .filter(({ value, half }) => !grounds.some((known) => Math.abs(known - value) <= half))
    .map(({ amount, sentence }) => `${amount} rests on no answer: ${sentence}`)
}
