/**
 * Playwright's expect, which first waits and then looks. From Playwright 1.60 on each look that does not find what it should
 * writes the whole page out as a screen reader has it (https://github.com/microsoft/playwright/issues/41098): an eighth of all
 * that calculator-each.spec.ts asked of its pages. To wait for an element costs next to nothing.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { expect as playwrights, type Locator, type Page } from '@playwright/test'

/** Nearly all that comes has come by then; what has not is left to Playwright, which asks less and less often. */
const PATIENCE = 10_000

type Wait = (target: Locator, wanted: unknown) => Promise<void>

/** Says nothing of what it finds: how many there may be, and what they are, is judged afterwards. */
async function found(locator: Locator, state: 'attached' | 'visible'): Promise<void> {
  await locator
    .first()
    .waitFor({ state, timeout: PATIENCE })
    .catch(() => {})
}

const shown: Wait = async (locator) => found(locator, 'visible')
const attached: Wait = async (locator) => found(locator, 'attached')
const withText: Wait = async (locator, wanted) =>
  typeof wanted === 'string' || wanted instanceof RegExp
    ? found(locator.filter({ hasText: wanted }), 'attached')
    : undefined

const waits: Readonly<Record<string, Wait>> = {
  toBeVisible: shown,
  toBeFocused: shown,
  toHaveValue: shown,
  toHaveAttribute: attached,
  toContainText: withText,
  toHaveText: withText,
}

async function arrived(page: Page, wanted: unknown): Promise<void> {
  const isThere = (here: URL) => {
    if (typeof wanted === 'function') return (wanted as (url: URL) => boolean)(here)
    return wanted instanceof RegExp ? wanted.test(here.href) : new URL(String(wanted), here).href === here.href
  }
  for (const start = Date.now(); Date.now() - start < PATIENCE && !isThere(new URL(page.url()));) await pause(20)
}

const isLocator = (target: unknown): target is Locator =>
  typeof target === 'object' && target !== null && 'waitFor' in target && 'filter' in target

type Matchers = Readonly<Record<string, unknown>>

const patient = (matchers: Matchers, target: unknown): Matchers =>
  new Proxy(matchers, {
    get: (all, name: string) => {
      const match = all[name]
      const wait = isLocator(target) ? waits[name] : undefined
      if (typeof match !== 'function' || (wait === undefined && name !== 'toHaveURL')) return match
      return async (...given: unknown[]) => {
        await (wait === undefined ? arrived(target as Page, given[0]) : wait(target as Locator, given[0]))
        return Reflect.apply(match, all, given) as unknown
      }
    },
  })

const waiting = <F extends object>(expecting: F): F =>
  new Proxy(expecting, {
    apply: (all, self, given) =>
      patient(Reflect.apply(all as unknown as (...words: unknown[]) => Matchers, self, given), given[0]),
    get: (all, name) => {
      const part = Reflect.get(all, name) as unknown
      return name === 'soft' && typeof part === 'function' ? waiting(part) : part
    },
  })

export const expect = waiting(playwrights)
