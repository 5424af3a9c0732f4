/**
 * How many cases a slow property draws. Mutation testing repeats every test thousands of times and takes fewer
 * (PROPERTY_RUNS=5); before a release the same properties can be tried longer (PROPERTY_RUNS=200).
 */
const asked = process.env.PROPERTY_RUNS

export function drawing(runs: number): { readonly numRuns: number } {
  return { numRuns: asked === undefined ? runs : Number(asked) }
}
