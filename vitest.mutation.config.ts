import { defineConfig } from 'vitest/config'

/** The tests that guard the mathematics and the law, in one project: Stryker's runner knows no projects. */
export default defineConfig({
  test: {
    include: ['{finance,rules}/**/*.test.ts', 'calculators/examples.test.ts', 'calculators/*/*/*.test.ts'],
    testTimeout: 30_000,
    setupFiles: ['scripts/property-seed.ts'],
  },
})
