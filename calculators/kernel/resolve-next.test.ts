import { expect, test } from 'vitest'
import { by, madeOf, spare } from '#calculators/kernel/carry.ts'
import { euro, percent } from '#calculators/kernel/fields.ts'
import type { Given } from '#calculators/kernel/origin.ts'
import { resolveNext } from '#calculators/kernel/resolve-next.ts'

const inputs = { bedrag: euro({ label: 'Bedrag', start: 100 }), rente: percent({ label: 'Rente', start: 0.02 }) }
const outputs = { winst: { label: 'Winst', unit: 'euro' } } as const
const carry = {
  inleg: by('bedrag'),
  tarief: by('rente'),
  gewonnen: by('winst'),
  samen: madeOf(150, 'bedrag', 'rente'),
  doel: spare(200, 'bedrag'),
  soort: 'vast',
}

const taken = (given: Given) =>
  resolveNext(
    { slug: 'elders', text: '', carry },
    { inputs, outputs, values: { bedrag: 50, rente: 0.025 }, out: { winst: 1.234 }, given },
  )

test('a next step takes along what was given and what was worked out from it, as a visitor types it', () => {
  expect(taken({ bedrag: 'typed' })).toMatchObject({
    carry: { inleg: 50, gewonnen: 1.23, samen: 150, soort: 'vast' },
    spare: { doel: 200 },
  })
  expect(taken({ rente: 'situation' })).toMatchObject({
    carry: { tarief: 2.5, gewonnen: 1.23, samen: 150, soort: 'vast' },
    spare: {},
  })
})

test('from an example nothing travels', () => {
  expect(taken({})).toMatchObject({ carry: {}, spare: {} })
})

test('a name that is no input and no output is a mistake of ours', () => {
  const step = { slug: 'elders', text: '', carry: { inleg: by('bedrg') } }
  expect(() => resolveNext(step, { inputs, outputs, values: {}, out: {}, given: { bedrag: 'typed' } })).toThrow('bedrg')
})
