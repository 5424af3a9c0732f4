/** What the calculator specs share. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { refuseCookies } from './site-support.ts'

export const DEPOSIT = '/sparen/deposito-calculator'
export const LEDGER = '/sparen/loyalty-bonus-calculator'
export const MORTGAGE = '/lenen/hypothecaire-lening-berekenen'
export const GROWTH = '/sparen/samengestelde-interest-berekenen'

/** Opens a calculator and waits until form and sections are alive; faults in the console fail the test. */
export async function openCalculator(page: Page, address: string): Promise<string[]> {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await refuseCookies(page.context())
  await page.goto(address)
  await alive(page)
  return faults
}

/** Brings the pointer near: the sign on which the code of the calculator is fetched. */
export async function reach(page: Page): Promise<void> {
  await page.locator('.calculator').dispatchEvent('pointerover')
}

export async function alive(page: Page): Promise<void> {
  await reach(page)
  await expect(page.locator('.loading.loaded')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
}

export const headline = (page: Page) => page.locator('#resultaat .headline')
export const status = (page: Page) => page.getByRole('status')

export async function axeViolations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`))
}
