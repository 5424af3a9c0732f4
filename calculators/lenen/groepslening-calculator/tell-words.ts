/** Amounts written out in Dutch, as an acknowledgement of debt needs them. */
import { BELOW_TWENTY, TENS } from '#calculators/kernel/number-words.ts'

function belowHundred(value: number): string {
  if (value < 20) return BELOW_TWENTY[value] ?? ''
  const unit = BELOW_TWENTY[value % 10] ?? ''
  const ten = TENS[Math.floor(value / 10)] ?? ''
  if (value % 10 === 0) return ten
  // twee and drie end in e: the joint gets a trema.
  return `${unit}${unit.endsWith('e') ? 'ën' : 'en'}${ten}`
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  const head = hundreds === 0 ? '' : hundreds === 1 ? 'honderd' : `${BELOW_TWENTY[hundreds]}honderd`
  return rest === 0 && head !== '' ? head : `${head}${belowHundred(rest)}`
}

/** A whole number from 0 up to a thousand million. */
export function inWords(value: number): string {
  const millions = Math.floor(value / 1_000_000)
  const thousands = Math.floor((value % 1_000_000) / 1_000)
  const rest = value % 1_000
  const parts = [
    millions > 0 ? `${belowThousand(millions)} miljoen` : '',
    thousands === 0 ? '' : thousands === 1 ? 'duizend' : `${belowThousand(thousands)}duizend`,
    rest > 0 || value === 0 ? belowThousand(rest) : '',
  ]
  return parts.filter(Boolean).join(' ')
}

/** 1.250,50 becomes "duizend tweehonderdvijftig euro en vijftig cent". */
export function euroInWords(amount: number): string {
  const cents = Math.round(amount * 100)
  const whole = `${inWords(Math.floor(cents / 100))} euro`
  return cents % 100 === 0 ? whole : `${whole} en ${inWords(cents % 100)} cent`
}
