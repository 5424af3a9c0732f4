/** A page on another origin computes with version 1, and the page for developers sends a call. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiVersion } from '#contract/v1.ts'
import { expect } from './expect.ts'
import { axeViolations, pageWidth } from './site-support.ts'
import { test } from './tab.ts'

const site = `http://localhost:${process.env.E2E_PORT}`
let host: Server
let elsewhere: string
test.beforeAll(async () => {
  host = createServer((_, response) => {
    const block = `<div data-rekenklaar="bruto-netto-calculator" data-vorm="compact" style="min-height:480px"></div>`
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="nl"><title>Elders</title><body>${block}<script async src="${site}/insluiten.js"></script>`,
      )
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  elsewhere = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`
  // The threads that compute start after the server does.
  const ready = async () => (await fetch(`${site}/api/v1/rekenhulpen/deposito-calculator`)).status
  await expect.poll(ready, { timeout: 60_000 }).toBe(200)
})
test.afterAll(() => {
  host.close()
})

test('a browser on another origin computes, reads a refusal and a figure of the law', async ({ page }) => {
  await page.goto(elsewhere)
  const seen = await page.evaluate(async (api) => {
    const send = async (body: unknown) => {
      const response = await fetch(`${api}/rekenhulpen/deposito-calculator?velden=nettoInterest`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': 'fr' },
        body: JSON.stringify(body),
      })
      return { status: response.status, json: (await response.json()) as Record<string, unknown> }
    }
    const right = await send({ invoer: { bedrag: 10_000, looptijd: 6, rente: 2 }, datum: '2026-11-15' })
    const wrong = await send({ invoer: { foo: 1 } })
    const figure = (await (await fetch(`${api}/cijfers/spaarvrijstelling?datum=2023-06-01`)).json()) as {
      waarde: number
    }
    return { net: right.json['uitkomsten'], status: wrong.status, said: wrong.json['boodschap'], figure: figure.waarde }
  }, `${site}/api/v1`)
  expect(seen).toEqual({
    net: { nettoInterest: 69.43 },
    status: 422,
    said: 'Vérifiez les données envoyées.',
    figure: 980,
  })
})

test('a compact embed is 480 pixels high and answers, at 320, 390 and 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(elsewhere)
  const element = page.locator('iframe')
  const frame = await (await element.elementHandle())?.contentFrame()
  if (!frame) throw new Error('no frame')
  const before = await frame.locator('.headline').textContent()
  await frame.getByLabel('Brutoloon per maand').last().fill('4500')
  await expect(frame.locator('.headline')).not.toHaveText(before ?? '')
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await element.evaluate((one) => one.clientHeight)).toBe(480)
    await expect.poll(async () => pageWidth(frame)).toBeLessThanOrEqual(await frame.evaluate(() => innerWidth))
    await expect(frame.locator('.sections')).toBeHidden()
  }
})

test('the page for developers sends a call and shows it in five forms', async ({ page }) => {
  await page.goto(`${site}/ontwikkelaars`)
  await page.getByLabel('Vraag', { exact: true }).fill('{"invoer":{"bedrag":20000,"looptijd":12,"rente":2}}')
  await page.getByRole('button', { name: 'Verstuur' }).click()
  await expect(page.locator('[data-try-said]')).toContainText('Status 200')
  await expect(page.locator('[data-call-form="curl"] code')).toContainText('"bedrag":20000')
  await expect(page.locator('[data-call-form="sheets"] code')).toContainText('bedrag=20000')
  await expect(page.locator('[data-try-answer]')).toContainText(`"versie": "${apiVersion}"`)
  expect(await axeViolations(page, 'body')).toEqual([])
})
