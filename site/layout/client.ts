/** The script of every page: small, and without it the page still works. */
import { startConsent } from '#site/consent/start.ts'
import { startCounters } from '#site/layout/counters.ts'
import { startFilter } from '#site/layout/filter.ts'
import { startMenus } from '#site/layout/menus.ts'
import { startServiceWorker, watchPreloadErrors } from '#site/layout/releases.ts'
import { startThemeSwitch } from '#site/layout/theme.ts'
import { startSearch } from '#site/search/start.ts'

watchPreloadErrors()
startMenus()
startThemeSwitch()
startSearch()
startCounters()
startFilter()
startConsent()
startServiceWorker()
