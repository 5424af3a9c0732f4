/** What an amount is paid per: "per maand", "elke week", "jaarloon". */
import { type Per, PERS } from '#calculators/ask/lexicon.ts'
import { type Token, word } from '#calculators/ask/words.ts'

export function perAt(tokens: readonly Token[], index: number): { readonly per: Per; readonly end: number } | null {
  const here = word(tokens, index)
  const next = word(tokens, index + 1)
  if (/^(?:per|elke|elk|alle|iedere|ieder|de|a|\/)$/.test(here) && Object.hasOwn(PERS, next))
    return { per: PERS[next] ?? 'maand', end: index + 1 }
  // "vanaf volgende maand 200".
  if (here === 'volgende' && next === 'maand' && word(tokens, index - 1) === 'vanaf')
    return { per: 'maand', end: index + 1 }
  // "'t maand".
  if ((here === '/' && next === 'm') || (here === 'het' && next === 'maand')) return { per: 'maand', end: index + 1 }
  if (/^(?:maandelijks|jaarlijks|wekelijks|maandelijkse|jaarlijkse)$/.test(here))
    return { per: PERS[here.replace(/e$/, '')] ?? 'maand', end: index }
  return null
}

/** "per maand" close behind or just before an amount. */
export function rhythm(
  tokens: readonly Token[],
  at: number,
  end: number,
): { readonly per?: Per; readonly end: number } {
  // "een dagprijs van 500", "jaarloon 36.000".
  const [, name = ''] =
    /^(uur|dag|maand|jaar)(?:prijs|tarief|loon|huur|inkomen|wedde)$/.exec(
      word(tokens, /^(?:van|is|:)$/.test(word(tokens, at - 1)) ? at - 2 : at - 1),
    ) ?? []
  const named = PERS[name]
  for (let next = end + 1; next <= end + 4 && next < tokens.length; next++) {
    const token = tokens[next]
    if (token?.kind === 'number' || (token?.kind === 'sign' && !/[/()]/.test(token.text))) break
    const per = perAt(tokens, next)
    if (per !== null) return { per: per.per, end: next === end + 1 ? per.end : end }
    // "36.000 bruto dit jaar"
    if (/^(?:dit|vorig)$/.test(token?.text ?? '') && word(tokens, next + 1) === 'jaar')
      return { per: named ?? 'jaar', end }
    if (/^(?:en|of|maar|voor|naar|plus|op)$/.test(token?.text ?? '')) break
    // "kosten 11.500 netto per maand": that is what is asked.
    if (token?.text === 'netto' && /^(?:kosten|omzet|winst)$/.test(word(tokens, at - 1))) break
  }
  // "een dag per week, 3000 bruto": what stands before a comma has its own rhythm.
  for (const back of tokens[at - 1]?.kind === 'sign' && word(tokens, at - 1) !== '€' ? [] : [2, 3]) {
    const per = perAt(tokens, at - back)
    // "per maand voor 8000 euro": what is saved for has no rhythm, nor has "2400 per maand en 30000".
    const aim = per?.end === at - 2 && /^(?:voor|om|tegen|tot|naar|met|bij|op|en|plus|maar)$/.test(word(tokens, at - 1))
    if (per !== null && !aim && per.end < at && per.end >= at - 2 && tokens[at - 1]?.kind !== 'number')
      return { per: per.per, end }
  }
  const just = perAt(tokens, at - 1)
  if (just !== null && just.end === at - 1) return { per: just.per, end }
  return named === undefined ? { end } : { per: named, end }
}
