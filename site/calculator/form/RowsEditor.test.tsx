import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { euro, rows, text } from '#calculators/kernel/fields.ts'
import { rawFromValues, type RawRow, startValues } from '#calculators/kernel/read.ts'
import { situation } from '#calculators/kernel/testing.ts'
import type { FieldOrigin } from '#site/calculator/form/FormField.tsx'
import { RowsEditor } from './RowsEditor.tsx'

const kosten = rows({
  label: 'Wat gaat eruit?',
  row: 'kost',
  start: [
    { wat: 'Huur', bedrag: 850 },
    { wat: 'Energie', bedrag: 180 },
  ],
  max: 9,
  columns: { wat: text({ label: 'Wat', start: '' }), bedrag: euro({ label: 'Bedrag', start: 0 }) },
})
const env = openEnv(situation())
const start = rawFromValues({ kosten }, startValues({ kosten }, env)).kosten as readonly RawRow[]
const [rent = {}, energy = {}] = start

const shown = (list: readonly RawRow[], origin: FieldOrigin, field = kosten): string =>
  renderToStaticMarkup(
    <RowsEditor
      path="kosten"
      field={field}
      rows={list}
      values={{}}
      env={env}
      errors={{}}
      origin={origin}
      leads
      onChange={() => {}}
    />,
  )
const typed: FieldOrigin = { kind: 'typed', text: '' }

describe('the origin of a list', () => {
  test('a list nobody touched says once that it is an example', () => {
    const html = shown(start, { kind: 'example', text: 'voorbeeld' })
    expect(html.match(/voorbeeld/g)).toHaveLength(1)
    expect(html).toContain('data-origin="example"')
  })

  test('whoever changes one row did not give the other', () => {
    const html = shown([{ ...rent, bedrag: '900' }, energy], typed)
    expect(html).toContain('<span>Kost 1</span>')
    expect(html).toContain('<legend class="visually-hidden">Kost 2 · voorbeeld</legend>')
    expect(html.match(/data-origin="example"/g)).toHaveLength(1)
  })

  test('a row stays an example when the one before it is removed or when one is added', () => {
    expect(shown([energy], typed)).toContain('Kost 1 · voorbeeld')
    const added = shown([rent, energy, { wat: '', bedrag: '0' }], typed)
    expect(added).toContain('Kost 2 · voorbeeld')
    expect(added).not.toContain('Kost 3 · voorbeeld')
  })

  test('rows of the market are no examples', () => {
    const offers = { ...kosten, reference: { from: 'markt', on: '2026-09-21' } } as const
    expect(shown([{ ...rent, bedrag: '900' }, energy], typed, offers)).not.toContain('voorbeeld')
  })
})
