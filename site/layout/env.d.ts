/// <reference types="astro/client" />
import type { Market } from '#calculators/kernel/market.ts'

declare global {
  namespace App {
    interface Locals {
      /** Bank rates as they are now, given by the server to the pages it renders on demand. */
      readonly market?: Market
      /** Today in Belgium, YYYY-MM-DD. */
      readonly today?: string
    }
  }
}
