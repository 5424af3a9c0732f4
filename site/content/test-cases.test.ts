import { expect, test } from 'vitest'
import { testCases } from './test-cases.ts'

test('"Zo testen we" shows no example whose result differs from ours', async () => {
  const pages = await testCases()
  const wrong = pages.flatMap(({ meta, cases }) =>
    cases.filter((each) => each.figures.some((figure) => !figure.equal)).map((each) => `${meta.slug}: ${each.title}`),
  )
  expect(wrong).toEqual([])
  expect(pages.length).toBeGreaterThan(0)
})
