/** Sentences that a case left broken: an amount, a count or a sign that the words around it do not expect. For tests. */
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
  report: Pick<Report, 'sentence' | 'notices' | 'steps' | 'charts' | 'assumptions'>,
): readonly string[] {
  const texts = [
    report.sentence,
    ...report.notices.map(({ text }) => text),
    ...report.steps.map(({ text }) => text),
    ...report.charts.flatMap(({ title, sentence }) => [title, sentence]),
    ...report.assumptions,
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
