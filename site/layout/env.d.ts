/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Bank rates as they are now, given by the server to the pages it renders on demand. */
    readonly market?: import('#calculators/market.ts').Market
    /** Today in Belgium, YYYY-MM-DD. */
    readonly today?: string
  }
}
