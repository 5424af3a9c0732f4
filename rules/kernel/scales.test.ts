/** Every scale of the law is whole: it climbs, ends open, and where it adds up each slice ends where the next begins. */
import { describe, expect, test } from 'vitest'
import { type Dated, isDated } from '#rules/kernel/dated.ts'
import { modulesOf } from '../../scripts/modules.ts'

const modules = await modulesOf<Record<string, unknown>>('rules/*/*.figures.ts')
const figures = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Dated<unknown>] => isDated(entry[1]))

type Step = Readonly<Record<string, unknown>>
type Scale = { readonly name: string; readonly steps: readonly Step[] }

const isStep = (value: unknown): value is Step => typeof value === 'object' && value !== null && !Array.isArray(value)

function scalesIn(name: string, value: unknown): readonly Scale[] {
  if (Array.isArray(value)) {
    const steps = value.filter(isStep)
    return steps.length === value.length && steps.length > 0
      ? [{ name, steps }, ...steps.flatMap((step) => Object.values(step).flatMap((part) => scalesIn(name, part)))]
      : []
  }
  return isStep(value) ? Object.entries(value).flatMap(([key, part]) => scalesIn(`${name}.${key}`, part)) : []
}

/** A list by number of children: its limits need not climb. */
const byChildren = 'exceptioneelKinderen'

const scales = figures
  .filter(([name]) => name !== byChildren)
  .flatMap(([name, { rows }]) => rows.flatMap((row) => scalesIn(`${name} ${row.from}`, row.value)))
const having = (...keys: readonly string[]) =>
  scales.filter(({ steps }) => steps.every((step) => keys.every((key) => key in step)))
const numbers = (steps: readonly Step[], key: string) =>
  steps.map((step) => step[key]).filter((each) => typeof each === 'number')
const climbs = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))

describe('the scales of the law', () => {
  test.each(['upTo', 'boven', 'tot', 'vanaf', 'leeftijd'])('climb in %s', (key) => {
    const found = having(key).filter(({ steps }) => key !== 'vanaf' || !steps.every((step) => 'tot' in step))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ steps }) => !climbs(numbers(steps, key))).map(({ name }) => name)).toEqual([])
  })

  test('in brackets end open, and only there', () => {
    const found = having('upTo')
    expect(found.length).toBeGreaterThan(80)
    const wrong = found.filter(({ steps }) => steps.findIndex((step) => step['upTo'] === null) !== steps.length - 1)
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('with a fixed amount go on where the slice before ended, to a few cents', () => {
    const found = having('boven', 'vast', 'tarief')
    expect(found.length).toBeGreaterThan(5)
    const gaps = found.flatMap(({ name, steps }) =>
      steps.slice(1).map((step, index) => {
        const before = steps[index] as Record<'boven' | 'vast' | 'tarief', number> & { readonly minimum?: number }
        const now = step as typeof before
        const reached = Math.max(before.minimum ?? 0, before.vast + before.tarief * (now.boven - before.boven))
        return { name: `${name} at ${now.boven}`, gap: Math.abs(reached - Math.max(now.minimum ?? 0, now.vast)) }
      }),
    )
    expect(gaps.filter(({ gap }) => gap > 0.06)).toEqual([])
  })

  test('of the werkbonus fall to nothing at the end of their last zone, to a few cents', () => {
    const found = scales.filter(
      ({ name, steps }) => name.startsWith('werkbonus') && steps.every((step) => 'helling' in step),
    )
    expect(found.length).toBeGreaterThan(10)
    const left = found.map(({ name, steps }) => {
      const last = steps.at(-1) as Record<'tot' | 'bedrag' | 'helling' | 'vanaf', number>
      return { name, left: Math.abs(last.bedrag - last.helling * (last.tot - last.vanaf)) }
    })
    expect(left.filter((each) => each.left > 0.15)).toEqual([])
  })
})
