/** Ten events: steps with a source, an effect that the calculators worked out, and doors that exist. */
import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { loadCalculator } from '#calculators/load.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { runRaw } from '#calculators/kernel/run.ts'
import { decodeLink } from '#calculators/kernel/link.ts'
import { startRaw } from '#calculators/kernel/read.ts'
import { showCell } from '#calculators/kernel/units.ts'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { cards } from '#calculators/situation/cards.ts'
import { buildDay } from '#site/content/build-day.ts'
import { eventEffect } from '#site/content/event-effect.ts'
import { events } from '#site/content/events.ts'
import { fillTokens } from '#site/content/tokens.ts'
import { searchEntries } from '#site/search/entries.ts'

test('there are ten, and the search finds each of them', () => {
  expect(new Set(events.map(({ slug }) => slug)).size).toBe(10)
  const paths = new Set(searchEntries().map(([path]) => path))
  expect(events.filter(({ slug }) => !paths.has(`/gebeurtenissen/${slug}`))).toEqual([])
})

describe.each(events)('$name', (event) => {
  test('every step has a moment, a source and no word of advice', () => {
    expect(event.steps.length).toBeGreaterThanOrEqual(3)
    for (const { by, text, source, address } of event.steps) {
      expect(by.length).toBeGreaterThan(3)
      expect(source.length).toBeGreaterThan(3)
      expect(fillTokens(text)).not.toMatch(/advies|je moet|raden|\{/i)
      if (address !== undefined) expect(address).toMatch(/^(?:https?:\/\/|\/[a-z])/)
    }
    for (const sentence of event.steps.flatMap(({ text }) => text.split(/[.:] /)))
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(28)
  })

  test('its calculators exist', () => {
    const slugs = new Set(catalogue.map(({ slug }) => slug))
    expect(event.calculators.filter((slug) => !slugs.has(slug))).toEqual([])
  })

  test('its effect is what the calculators give on the example', async () => {
    const effect = await eventEffect(event)
    expect(effect.lines.map(({ key }) => key)).toEqual(event.example.cards)
    if (event.example.chosen.length > 0) expect(effect.lines.some(({ before, after }) => before !== after)).toBe(true)
    for (const line of effect.lines.filter(({ after }) => after !== '–')) {
      const card = cards.find(({ key }) => key === line.key)!
      const calculator = await loadCalculator(card.category, card.slug)
      const situation = { today: buildDay, market: builtInMarket }
      const { raw } = decodeLink(calculator.inputs, line.link.split('#')[1] ?? '')
      const outcome = runRaw(calculator, { ...startRaw(calculator.inputs, openEnv(situation)), ...raw }, situation)
      expect(outcome.status).toBe('ok')
      if (outcome.status !== 'ok') continue
      const shown = card.show.find((key) => typeof outcome.out[key] === 'number')!
      const { unit, ...output } = calculator.outputs[shown]!
      expect(showCell(outcome.out[shown]!, unit, output.decimals)).toBe(line.after)
    }
  })
})
