import { expect } from './expect.ts'
import { test } from './tab.ts'

// In this order, in the same tab.
test.describe.configure({ mode: 'serial' })

test('a test leaves all kinds of things behind', async ({ page, context }) => {
  await context.addInitScript(() => Object.assign(window, { left: 'context' }))
  await page.addInitScript(() => Object.assign(window, { leftToo: 'page' }))
  await page.route('**/privacy', (route) => route.fulfill({ body: 'routed' }))
  await context.grantPermissions(['clipboard-read'])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'active' })
  await context.newPage()
  await page.goto('/over-ons')
  expect(await page.evaluate(() => ['left', 'leftToo'].filter((name) => name in window))).toHaveLength(2)
  await page.evaluate(() => {
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
    document.cookie = 'left=1; path=/'
    addEventListener('pagehide', () => localStorage.setItem('left', 'while going'))
  })
  await context.setOffline(true)
})

test('another one leaves something in the context and never asks for the page', async ({ context }) => {
  await context.addInitScript(() => localStorage.setItem('left', 'by the context'))
})

test('the next one meets none of them', async ({ page, context }) => {
  expect(context.pages()).toEqual([page])
  expect(page.viewportSize()).toEqual({ width: 1280, height: 720 })
  expect(await context.cookies()).toEqual([])
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const met = await page.evaluate(async () => ({
    kept: [localStorage.getItem('left'), sessionStorage.getItem('left')],
    scripts: ['left', 'leftToo'].filter((name) => name in window),
    media: [
      'print',
      '(prefers-color-scheme: dark)',
      '(prefers-reduced-motion: reduce)',
      '(forced-colors: active)',
    ].filter((query) => matchMedia(query).matches),
    permission: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    online: navigator.onLine,
  }))
  expect(met).toEqual({ kept: [null, null], scripts: [], media: [], permission: 'prompt', online: true })
})
