import { defineConfig } from 'vitest/config'

/** The tests of the mathematics and the law, in one project: Stryker's runner knows no projects. */
export default defineConfig({
  test: {
    include: ['{finance,rules}/**/*.test.ts'],
    testTimeout: 30_000,
    setupFiles: ['scripts/property-seed.ts'],
  },
})
