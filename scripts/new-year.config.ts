/**
 * The build of the stage "new year": what it renders is looked at, what a browser would fetch is thrown away. That does not
 * depend on the day and is in the other build, so here it is neither made small nor copied for each calculator.
 */
import site from '../astro.config.ts'

const plugins = site.vite?.plugins?.filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'one-file-each'))

export default { ...site, vite: { ...site.vite, plugins, build: { ...site.vite?.build, minify: false } } }
