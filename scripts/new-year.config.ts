/**
 * The build of the stage "new year": what it renders is looked at, what a browser would fetch is thrown away. That does not
 * depend on the day and is in the other build, nor do published examples: here nothing of them is made.
 */
import type { Plugin } from 'vite'
import site from '../astro.config.ts'

const withoutScripts: Plugin = {
  name: 'without-scripts',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (/\.(?:tsx?|m?js)(?:$|\?)/.test(id) ? 'export default null' : null),
}

const withoutExamples: Plugin = {
  name: 'without-examples',
  enforce: 'pre',
  load: (id) => (id.endsWith('/site/content/test-cases.ts') ? 'export const testCases = async () => []' : null),
}

/** Ours, besides the one for styles, are all about what a browser fetches. */
const styles = site.vite?.plugins?.[0]

/** The server's own route is not rendered in a build. */
const integrations = site.integrations?.filter((one) => !(one && 'name' in one && one.name === 'market-route'))

export default {
  ...site,
  adapter: undefined,
  integrations,
  vite: { ...site.vite, plugins: [styles, withoutScripts, withoutExamples] },
}
