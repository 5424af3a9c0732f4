/** Days and months in a sentence, written out, in digits, or as a season. */
import { dayInMonth, MONTH_NAMES } from '#calculators/ask/days.ts'
import { own, type Token, wholeYear, word } from '#calculators/ask/words.ts'

type ReadDate = { readonly kind: 'date'; readonly n: 0; readonly date: string; readonly end: number }

export const YEAR = /^(?:19|20)\d{2}$/
const isMonth = (token: Token | undefined): number =>
  token?.kind === 'word'
    ? MONTH_NAMES.findIndex((names) => names.some((name) => name === token.text || token.keys.includes(name))) + 1
    : 0

export function dateAt(tokens: readonly Token[], index: number, today: string): ReadDate | null {
  const token = tokens[index]
  if (token === undefined) return null
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(token.text)
  if (iso !== null) return { kind: 'date', n: 0, date: token.text, end: index }
  const full = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(token.text)
  if (full !== null) {
    const date = dayInMonth(Number(wholeYear(full[3] ?? '')), Number(full[2]), Number(full[1]))
    return date === null ? null : { kind: 'date', n: 0, date, end: index }
  }
  const short = /^(\d{1,2})\/(\d{4})$/.exec(token.text)
  if (short !== null)
    return { kind: 'date', n: 0, date: `${short[2]}-${String(short[1]).padStart(2, '0')}`, end: index }
  const day = token.kind === 'number' ? Number(token.text) : null
  if (day !== null && Number.isInteger(day) && day >= 1 && day <= 31) {
    const behind = /^(?:ste|de|e)$/.test(word(tokens, index + 1)) ? index + 2 : index + 1
    const month = isMonth(tokens[behind])
    if (month > 0) return withYear(tokens, behind, month, day, today)
  }
  const edge = own(ENDS, token.text)
  if (edge !== undefined && YEAR.test(word(tokens, index + 1)))
    return { kind: 'date', n: 0, date: `${word(tokens, index + 1)}-${edge}`, end: index + 1 }
  const season = own(SEASONS, token.text)
  // "de zomer van 2028"
  if (season !== undefined && word(tokens, index + 1) === 'van' && YEAR.test(word(tokens, index + 2)))
    return withYear(tokens, index + 1, season, null, today)
  if (
    season !== undefined &&
    token.kind === 'word' &&
    (YEAR.test(word(tokens, index + 1)) || /^(?:tegen|de|volgende)$/.test(word(tokens, index - 1)))
  )
    return withYear(tokens, index, season, null, today)
  const month = isMonth(token)
  // Jan is a name too: short forms need a year.
  if (
    month > 0 &&
    (token.text.length > 4 ||
      token.text === 'mei' ||
      /^(?:juni|juli)$/.test(token.text) ||
      YEAR.test(word(tokens, index + 1)))
  )
    return withYear(tokens, index, month, null, today)
  return null
}

/** "eind 2027". */
const ENDS: Readonly<Record<string, string>> = { begin: '01', midden: '07', eind: '12', einde: '12' }

/** The month in the middle of a season, or of a feast. */
const SEASONS: Readonly<Record<string, number>> = {
  lente: 4,
  voorjaar: 4,
  pasen: 4,
  zomer: 7,
  herfst: 10,
  najaar: 10,
  kerst: 12,
  kerstmis: 12,
  winter: 12,
}

/** A day or month without a year is the next one, or the last one where the sentence looks back. */
function withYear(
  tokens: readonly Token[],
  end: number,
  month: number,
  day: number | null,
  today: string,
): ReadDate | null {
  const next = tokens[end + 1]
  const year = next?.kind === 'number' && YEAR.test(next.text) ? Number(next.text) : null
  const relative = /^(?:dit|vorig|volgend|verleden)$/.test(next?.text ?? '') && word(tokens, end + 2) === 'jaar'
  const now = Number(today.slice(0, 4))
  const mm = String(month).padStart(2, '0')
  let whole = year
  let last = year === null ? end : end + 1
  if (relative) {
    whole = now + (next?.text === 'volgend' ? 1 : next?.text === 'dit' ? 0 : -1)
    last = end + 2
  }
  if (whole === null) {
    const back = tokens.some(({ text }) =>
      /^(?:buitengezet|ontslagen|sinds|gestort|stortte|zette|stak|startte|tekende|ontving|gekocht|kocht|begonnen|begon|was|verkocht|getekend|verstuurd|kreeg|gekregen|geboren)$/.test(
        text,
      ),
    )
    const past = `${mm}-${String(day ?? 1).padStart(2, '0')}` <= today.slice(5)
    const beside = (pattern: RegExp) =>
      tokens.some(({ text }, index) => pattern.test(text) && word(tokens, index + 1) === 'jaar')
    whole = beside(/^(?:vorig|verleden)$/)
      ? now - 1
      : beside(/^volgend$/)
        ? now + 1
        : back
          ? past
            ? now
            : now - 1
          : past
            ? now + 1
            : now
  }
  const date = day === null ? `${whole}-${mm}` : dayInMonth(whole, month, day)
  return date === null ? null : { kind: 'date', n: 0, date, end: last }
}
