/**
 * A picture as data: places across are fractions of the width, heights are pixels, words keep their size. So nothing
 * is measured and nothing scales: the server's picture is right on every screen and on paper. Pure.
 */
import type { Tone } from '#calculators/kernel/chart.ts'

type Anchor = 'start' | 'middle' | 'end'
/** on: on a dark bar; in: on a pale one. */
export type TextLook = 'plain' | 'bold' | 'soft' | 'soft-bold' | 'on' | 'on-bold' | 'in' | 'in-bold' | 'tax' | 'own'
type LineLook = 'axis' | 'grid' | 'ink' | 'thread' | 'dash' | 'cap' | 'cap-grey'

export type TextMark = {
  readonly kind: 'text'
  readonly x: number
  /** Pixels beside x. */
  readonly dx?: number
  /** The line the letters stand on. */
  readonly y: number
  readonly text: string
  readonly look: TextLook
  readonly anchor?: Anchor
}
export type Mark =
  | TextMark
  | {
      readonly kind: 'rect'
      readonly x: number
      readonly width: number
      readonly y: number
      readonly height: number
      readonly paint: Tone | 'hollow' | 'frame'
    }
  | {
      readonly kind: 'line'
      readonly x1: number
      readonly x2: number
      readonly y1: number
      readonly y2: number
      readonly look: LineLook
    }
  | {
      readonly kind: 'dot'
      readonly x: number
      /** Pixels from the left instead. */
      readonly px?: number
      readonly y: number
      readonly r: number
      readonly paint: Tone | 'ring'
    }
  /** Points with x as a fraction and y in pixels; an area when it has a paint and no stroke. */
  | { readonly kind: 'path'; readonly d: string; readonly look: `area ${string}` | `curve ${string}` }

export type Scene = { readonly height: number; readonly marks: readonly Mark[] }

/** The two widths a picture is laid out for: a small phone, and half a wide page. Between and above there is more room. */
export const NARROW = 286
export const WIDE = 520

const SMALL: ReadonlySet<TextLook> = new Set(['soft', 'soft-bold'])
const THIN = /[ijltfrI.,:;’'|!() \u00a0]/
const BROAD = /[mwMW%€@–—]/

/** Pixels a text takes, a little generously, so that a fallback font fits too. */
export function widthOf(text: string, look: TextLook = 'plain'): number {
  let ems = 0
  for (const letter of text)
    ems += THIN.test(letter) ? 0.32 : BROAD.test(letter) ? 0.88 : /[A-Z]/.test(letter) ? 0.68 : 0.58
  return ems * (SMALL.has(look) ? 13 : 14) * (look.endsWith('bold') || look === 'own' ? 1.12 : 1.03)
}

export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

export function boxOf(mark: TextMark, width: number): Box {
  const wide = widthOf(mark.text, mark.look)
  const at = mark.x * width + (mark.dx ?? 0)
  const left = at - (mark.anchor === 'end' ? wide : mark.anchor === 'middle' ? wide / 2 : 0)
  return { left, right: left + wide, top: mark.y - 12, bottom: mark.y + 4 }
}

export const meet = (a: Box, b: Box, air = 2) =>
  a.left < b.right + air && b.left < a.right + air && a.top < b.bottom && b.top < a.bottom

/** A word around x that stays in the picture. */
export function wordAt(x: number, y: number, text: string, look: TextLook, width: number): TextMark {
  const half = widthOf(text, look) / 2
  if (x * width - half < 0) return { kind: 'text', x: 0, y, text, look }
  if (x * width + half > width) return { kind: 'text', x: 1, y, text, look, anchor: 'end' }
  return { kind: 'text', x, y, text, look, anchor: 'middle' }
}

/** Words on the first of a few lines where they meet no word set before them; they stay as near as they can to x. */
export function placeWords(
  words: readonly { readonly x: number; readonly text: string; readonly look: TextLook }[],
  { width, top, taken = [] }: { readonly width: number; readonly top: number; readonly taken?: readonly TextMark[] },
): { readonly placed: TextMark[]; readonly lines: number } {
  const placed: TextMark[] = []
  let lines = 0
  for (const { x, text, look } of words) {
    for (let line = 0; line < 12; line++) {
      const mark = wordAt(x, top + line * 18, text, look, width)
      if ([...taken, ...placed].some((other) => meet(boxOf(mark, width), boxOf(other, width), 8))) continue
      placed.push(mark)
      lines = Math.max(lines, line + 1)
      break
    }
  }
  return { placed, lines }
}

/** Words on one line; those that would meet an earlier one are left out, so the ones that matter come first. */
export function placeOnOneLine(
  words: readonly { readonly x: number; readonly text: string; readonly look: TextLook }[],
  { width, y, most = 5 }: { readonly width: number; readonly y: number; readonly most?: number },
): TextMark[] {
  const placed: TextMark[] = []
  for (const { x, text, look } of words) {
    const mark = wordAt(x, y, text, look, width)
    const free = placed.every((other) => !meet(boxOf(mark, width), boxOf(other, width), 8))
    if (free && placed.length < most) placed.push(mark)
  }
  return placed
}

/** Names at the right edge, as near to their own height as leaves each its place. */
export function pushApart<T extends { readonly y: number; readonly height: number }>(
  labels: readonly T[],
  top: number,
  bottom: number,
): (T & { readonly at: number })[] {
  const sorted = labels.toSorted((a, b) => a.y - b.y).map((label) => ({ ...label, at: label.y - label.height / 2 }))
  let edge = top
  for (const label of sorted) {
    label.at = Math.max(label.at, edge)
    edge = label.at + label.height
  }
  edge = Math.max(bottom, edge - Math.max(0, edge - bottom))
  for (const label of sorted.toReversed()) {
    label.at = Math.min(label.at, edge - label.height)
    edge = label.at
  }
  return sorted
}

/** Words broken into lines no wider than the room; a word is never cut. */
export function wrapText(text: string, room: number, look: TextLook = 'plain'): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, look) <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const DARK: ReadonlySet<Tone> = new Set(['main', 'second', 'tax'])
export const isDark = (tone: Tone | undefined) => DARK.has(tone ?? 'main')
export const round = (value: number) => Math.round(value * 10) / 10
