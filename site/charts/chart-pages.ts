/** For tests in a browser: together these pages show all kinds of chart, and chart-pages.test.ts says so when a new kind comes into use. */
export const ONE_OF_EACH_KIND = [
  '/sparen/hoogste-spaarrente-belgie',
  '/beleggen/beleggingsrente-calculator',
  '/beleggen/dollar-cost-averaging-calculator',
  '/sparen/samengestelde-interest-berekenen',
  '/planning/opzegtermijn-calculator',
  '/lenen/woningkrediet-simulator',
  '/lenen/lening-herfinancieren',
  '/planning/budget-planner',
  '/planning/bruto-netto-calculator',
]
