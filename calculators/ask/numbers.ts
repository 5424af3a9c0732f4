/** Numbers as people write them: 3.200, 3200,50, drieduizend, vierenhalf, half miljoen, anderhalf. */
import { BELOW_TWENTY, TENS } from '#calculators/kernel/number-words.ts'

/** The words that others are made of. */
const UNITS: Readonly<Record<string, number>> = Object.fromEntries([
  ...BELOW_TWENTY.map((word, value) => [word, value] as const),
  ...TENS.flatMap((word, ten) => (word === '' ? [] : [[word, ten * 10] as const])),
])
/** How people mistype or say the parts. */
const SPELT: readonly (readonly [RegExp, string])[] = [
  [/vyf|vijv|veif|^vuf/g, 'vijf'],
  [/twe(?=honderd|duizend|en)/g, 'twee'],
  [/du+[sz]+en[dt]|duizent|duust/g, 'duizend'],
  [/(?:^|(?<=[a-z]))h?onder(?:d|t)?(?=[a-z]|$)/g, 'honderd'],
  [/sestig/g, 'zestig'],
  [/seven/g, 'zeven'],
]
const SMALLEST = Object.keys(UNITS).toSorted((a, b) => b.length - a.length)

/** Zero to ninety-nine, or null. */
function below(text: string): number | null {
  const whole = UNITS[text]
  if (whole !== undefined) return whole
  for (const one of SMALLEST) {
    const unit = UNITS[one] ?? 0
    if (unit === 0 || unit > 9 || !text.startsWith(one)) continue
    const ten = UNITS[text.slice(one.length).replace(/^(?:en|n)/, '')]
    if (ten !== undefined && ten >= 20) return ten + unit
  }
  return null
}

function belowThousand(text: string): number | null {
  const [front, ...rest] = text.split('honderd')
  if (rest.length === 0) return below(text)
  if (rest.length > 1) return null
  const hundreds = front === '' ? 1 : below(front ?? '')
  const tail = (rest[0] ?? '').replace(/^en(?=.)/, '')
  const end = tail === '' ? 0 : below(tail)
  return hundreds === null || end === null ? null : hundreds * 100 + end
}

/** A number in words, written as one. "een" is an article far more often: that is for the reader of the sentence. */
export function numberOfWord(word: string): number | null {
  if (word === 'anderhalf' || word === 'anderhalve') return 1.5
  if (word === 'half' || word === 'halve') return 0.5
  // Not a hundred: "onder elkaar".
  if (word === 'onder') return null
  if (
    !/een|twee|drie|vier|vijf|vyf|vuf|zes|zeven|seven|acht|negen|tien|elf|twaalf|tig|onder|du.?.?end|twe|nul/.test(word)
  )
    return null
  let text = word
  for (const [from, to] of SPELT) text = text.replace(from, to)
  const half = /^(.+?)e?enhalf$/.exec(text)
  if (half !== null) {
    const whole = below(half[1] ?? '') ?? below(`${half[1] ?? ''}e`)
    return whole === null ? null : whole + 0.5
  }
  const [front, ...rest] = text.split('duizend')
  if (rest.length === 0) return belowThousand(text)
  if (rest.length > 1) return null
  const thousands = front === '' ? 1 : belowThousand(front ?? '')
  const tail = (rest[0] ?? '').replace(/^en(?=.)/, '')
  const end = tail === '' ? 0 : belowThousand(tail)
  return thousands === null || end === null ? null : thousands * 1000 + end
}

/** Digits with Belgian dots and comma; a dot before anything but three digits is a decimal mark. */
export function numberOfDigits(text: string): number {
  const plain = /^\d{1,3}(?:[. ]\d{3})+(?:,\d+)?$/.test(text) ? text.replace(/[. ]/g, '') : text
  return Number(plain.replace(',', '.'))
}

/** What a word behind a number makes of it. */
export const TIMES: Readonly<Record<string, number>> = {
  k: 1000,
  duizend: 1000,
  miljoen: 1_000_000,
  mio: 1_000_000,
  mln: 1_000_000,
  m: 1_000_000,
  honderd: 100,
  ton: 100_000,
}
