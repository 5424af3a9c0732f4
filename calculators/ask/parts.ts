/** Parts of a full-time job: 4/5, halftijds, vier vijfde. */
import { own, type Token, word } from '#calculators/ask/words.ts'

/** In percent of full time. */
type Part = { readonly kind: 'part'; readonly n: number; readonly end: number }

const PARTS: Readonly<Record<string, number>> = {
  halftijds: 50,
  halftijdse: 50,
  viervijfde: 80,
  viervijfden: 80,
  drievijfde: 60,
  voltijds: 100,
  fulltime: 100,
  halftime: 50,
  negentiende: 90,
}

/** 4/5 is a part of full time when it stands for nothing else. */
export function partAt(tokens: readonly Token[], index: number): Part | null {
  const text = word(tokens, index)
  const fraction = /^(\d{1,2})\/(\d{1,2})$/.exec(text)
  if (fraction !== null) {
    const [over, under] = [Number(fraction[1]), Number(fraction[2])]
    if (under > over && /^(?:2|3|4|5|10|38)$/.test(String(under))) {
      const end =
        /^(?:de|e|den|ste)$/.test(word(tokens, index + 1)) && tokens[index]?.to === tokens[index + 1]?.from
          ? index + 1
          : index
      return { kind: 'part', n: Math.round((over / under) * 1000) / 10, end }
    }
    return null
  }
  const part = own(PARTS, text) ?? (tokens[index]?.keys.includes('halftyt') ? 50 : undefined)
  if (part !== undefined) return { kind: 'part', n: part, end: index }
  if (text === 'half' && /^(?:time|tijds|tijd)$/.test(word(tokens, index + 1)))
    return { kind: 'part', n: 50, end: index + 1 }
  if (text === 'vier' && /^vijfden?$/.test(word(tokens, index + 1))) return { kind: 'part', n: 80, end: index + 1 }
  return null
}
