/** How many cases a slow property draws. Mutation testing repeats every test thousands of times and takes fewer. */
const most = process.env.PROPERTY_RUNS

export function atMost(runs: number): { readonly numRuns: number } {
  return { numRuns: most === undefined ? runs : Math.min(runs, Number(most)) }
}
