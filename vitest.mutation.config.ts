import { defineConfig } from 'vitest/config'

/** The tests of the mathematics and the law, in one project: Stryker's runner knows no projects. */
export default defineConfig({
  test: {
    include: ['{finance,rules}/**/*.test.ts'],
    // Reads the whole repository, of which a mutation run has a part only.
    exclude: ['rules/kernel/only-here.test.ts'],
    // Instrumented code is slow, and thousands of runs need no thousand cases per property each.
    testTimeout: 300_000,
    env: { PROPERTY_RUNS: '10' },
    setupFiles: ['scripts/property-seed.ts'],
  },
})
