/**
 * The oldest browsers in which the calculators compute: Safari of March 2023, Firefox ESR of July 2023, Chrome and Edge of
 * that time. The build writes no newer syntax, scripts/floor.ts refuses newer calls and CSS, and an older browser keeps
 * the example on screen (site/calculator/state/still-script.ts). README and docs name the same.
 */
export const floor = { chrome: 111, edge: 111, firefox: 115, safari: 16.4, ios: 16.4 } as const

/** As Vite writes it. */
export const buildTarget: string[] = Object.entries(floor).map(([browser, version]) => `${browser}${version}`)
