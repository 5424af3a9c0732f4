/** For tests in a browser: together these pages show all kinds of chart, and chart-pages.test.ts says so when a new kind comes into use. */
export const ONE_OF_EACH_KIND = [
  '/sparen/vakantiegeld-sparen-calculator',
  '/beleggen/beleggingsrente-calculator',
  '/sparen/samengestelde-interest-berekenen',
  '/planning/opzegtermijn-calculator',
  '/sparen/kinderrekening-calculator',
  '/planning/budget-planner',
]
