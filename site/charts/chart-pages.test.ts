import { expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { runJson } from '#calculators/kernel/run.ts'
import type { Category } from '#calculators/kernel/meta.ts'
import { loadCalculator } from '#calculators/load.ts'
import { ONE_OF_EACH_KIND } from '#site/charts/chart-pages.ts'

async function kindsOf(category: Category, slug: string): Promise<string[]> {
  const outcome = runJson(await loadCalculator(category, slug), {}, { today: '2026-11-15', market: builtInMarket })
  return outcome.status === 'ok' ? outcome.report.charts.map((chart) => chart.kind) : []
}

test('the pages whose charts are read by keyboard in a browser show every kind of chart in use', async () => {
  const used = await Promise.all(
    catalogue.map(async ({ category, slug }) => ({
      path: `/${category}/${slug}`,
      kinds: await kindsOf(category, slug),
    })),
  )
  const wanted = new Set(used.flatMap(({ kinds }) => kinds))
  const shown = new Set(used.filter(({ path }) => ONE_OF_EACH_KIND.includes(path)).flatMap(({ kinds }) => kinds))
  expect(wanted.size).toBeGreaterThan(3)
  expect([...wanted].filter((kind) => !shown.has(kind))).toEqual([])
})
