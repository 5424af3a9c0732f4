/** Home, a hub and every calculator at the width of a phone: alive, the server's answer, no fault, nothing sideways. */
import { catalogue } from '#calculators/catalogue.ts'
import { type Driver, unkept } from './driver.ts'
import { alive, headline } from './page-help.ts'

export type Check = { readonly name: string; readonly run: (driver: Driver, origin: string) => Promise<void> }

const paths = [...catalogue.map(({ category, slug }) => `/${category}/${slug}`), '/', '/sparen']

export const pageChecks: readonly Check[] = paths.map((path) => ({
  name: path,
  run: async (driver, origin) => {
    // The service worker, which knows of no calculator, is there at home, on the hub and in the tasks.
    await driver.open((path.split('/').length > 2 ? unkept(origin) : origin) + path)
    const seen = await driver.run(look)
    const wrong = [
      ...seen.faults,
      ...(seen.before === seen.after ? [] : [`the server says ${seen.before}, the browser ${seen.after}`]),
      ...(seen.content <= seen.screen ? [] : [`${seen.content} px wide on a screen of ${seen.screen}`]),
    ]
    if (wrong.length > 0) throw new Error(wrong.join('; '))
  },
}))

async function look() {
  const isCalculator = document.querySelector('.calculator') !== null
  const before = headline()
  if (isCalculator && before === '') throw new Error('no answer in the HTML')
  if (isCalculator) await alive()
  // One more turn: an effect or a late answer shows its fault after the page is alive.
  await new Promise((resolve) => setTimeout(resolve, 30))
  const { seenFaults } = window as unknown as { seenFaults: readonly string[] }
  const content = document.documentElement.scrollWidth
  return { before, after: headline(), faults: [...seenFaults], content, screen: innerWidth }
}
