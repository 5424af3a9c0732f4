/** The script of every page: small, and without it the page still works. */
import { startConsent } from '#site/consent/start.ts'
import { startMenus } from '#site/layout/menus.ts'
import { startPrefetch } from '#site/layout/prefetch.ts'
import { watchPreloadErrors } from '#site/layout/releases.ts'
import { startThemeSwitch } from '#site/layout/theme.ts'
import { startServiceWorker } from '#site/offline/start.ts'
import { startSearch } from '#site/search/start.ts'

watchPreloadErrors()
startMenus()
startThemeSwitch()
startSearch()
startPrefetch()
// Only one page has a list long enough.
if (document.querySelector('[data-filter]'))
  void import('#site/layout/filter.ts').then(({ startFilter }) => startFilter())
startConsent()
startServiceWorker()
