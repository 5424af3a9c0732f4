import { defineConfig } from 'vitest/config'

// Limits that only a test that hangs meets, on a slow and busy machine too: waiting costs nothing when it passes.
const common = { testTimeout: 240_000, hookTimeout: 240_000, setupFiles: ['scripts/property-seed.ts'] }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          // Pure functions for the most part: sharing the modules of a worker saves a quarter of the processor time.
          isolate: false,
          unstubGlobals: true,
          include: ['{finance,rules,data,calculators,contract,site,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.calendar.test.tsx', '**/node_modules/**'],
        },
      },
      {
        // The whole site on other days: read with the clock of the machine, so apart from the tests that never change.
        test: { ...common, name: 'calendar', include: ['site/*.calendar.test.tsx'] },
      },
      {
        // Only these tests pay for a PostgreSQL server; its address is in TEST_DATABASE_URL.
        test: {
          ...common,
          name: 'server',
          // As above: importing the server anew for each file took a seventh of the processor time.
          isolate: false,
          include: ['{server,bin}/**/*.test.{ts,tsx}'],
          globalSetup: 'scripts/test-postgres-setup.ts',
        },
      },
    ],
  },
})
