/** Companion of a text field, shown while its row has the focus. The text field has all the power: the slider is out of the tab order and hidden from speech. */
import { type Env, type NumberField, startValue } from '#calculators/kernel/fields.ts'
import { type RawCell, rawCell, readRaw } from '#calculators/kernel/read.ts'

const TRACK = 1000
/** Where on the track the start value stands: a wide range then still has fine steps where people live. */
const START_AT = 0.35

export type Track = { readonly toValue: (position: number) => number; readonly toPosition: (value: number) => number }

export function trackOf({ min, max, slider = 1 }: NumberField, start: number): Track {
  const share = (start - min) / (max - min)
  const power = share > 0 && share < START_AT ? Math.min(6, Math.log(share) / Math.log(START_AT)) : 1
  const places = Math.max(0, Math.ceil(-Math.log10(slider)) + 1)
  return {
    toValue(position) {
      if (position <= 0) return min
      if (position >= TRACK) return max
      const exact = min + (max - min) * (position / TRACK) ** power
      return Number(Math.min(max, Math.max(min, Math.round(exact / slider) * slider)).toFixed(places))
    },
    toPosition(value) {
      const inside = Math.min(1, Math.max(0, (value - min) / (max - min)))
      return Math.round(TRACK * inside ** (1 / power))
    },
  }
}

type Props = {
  readonly field: NumberField
  readonly raw: RawCell
  readonly env: Env
  readonly onText: (text: string) => void
}

export function Slider({ field, raw, env, onText }: Props) {
  const start = startValue<number | null>(field.start, env) ?? field.min
  const track = trackOf(field, start)
  const { values } = readRaw({ cell: { ...field, when: undefined } }, { cell: raw }, env)
  const value = typeof values['cell'] === 'number' ? values['cell'] : start
  return (
    <input
      className="slider"
      type="range"
      tabIndex={-1}
      aria-hidden="true"
      autoComplete="off"
      min="0"
      max={TRACK}
      value={track.toPosition(value)}
      // It stands there while its row has the focus, which some browsers do not give to a slider that is touched.
      onPointerDown={(event) => event.currentTarget.focus({ preventScroll: true })}
      onChange={(event) => onText(String(rawCell(field, track.toValue(Number(event.target.value)))))}
    />
  )
}
