import { defineConfig } from 'vitest/config'

// Limits that only a test that hangs meets, on a slow and busy machine too: waiting costs nothing when it passes.
const common = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  setupFiles: ['scripts/property-seed.ts'],
  // All cores are busy: what V8 does ahead or beside on threads of its own is taken from other tests.
  execArgv: ['--single-threaded', '--max-semi-space-size=64'],
}

/** Pure functions for the most part: sharing the modules of a worker saves a quarter of the processor time. */
const shared = { isolate: false, unstubGlobals: true }

/**
 * As the server runs: Node itself takes the types off and binds the modules. Through Vite each use of another module is the
 * call of a getter, which takes a fifth more processor time.
 */
const native = { ...shared, experimental: { viteModuleRunner: false, nodeLoader: false } }
/** Node reads no JSX: only what stands above the calculators goes through Vite. */
const above = { server: { deps: { external: [/\/(?:finance|rules|data|calculators|contract)\/[^?]+\.ts$/] } } }

/** React as the build renders it: the other one records a stack for every element. */
const react = { env: { NODE_ENV: 'production' } }
const jsx = { oxc: { jsx: { development: false } } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          ...native,
          name: 'unit',
          include: ['{finance,rules,data,calculators,contract,scripts,bench}/**/*.test.ts'],
        },
      },
      {
        ...jsx,
        test: {
          ...common,
          ...shared,
          ...above,
          ...react,
          name: 'site',
          include: ['site/**/*.test.{ts,tsx}'],
          exclude: ['**/*.calendar.test.tsx', '**/node_modules/**'],
        },
      },
      {
        // The whole site on other days: read with the clock of the machine, so apart from the tests that never change.
        ...jsx,
        test: { ...common, ...above, ...react, name: 'calendar', include: ['site/*.calendar.test.tsx'] },
      },
      {
        // Only these tests pay for a PostgreSQL server; its address is in TEST_DATABASE_URL.
        test: {
          ...common,
          ...native,
          name: 'server',
          include: ['{server,bin}/**/*.test.{ts,tsx}'],
          globalSetup: 'scripts/test-postgres-setup.ts',
        },
      },
    ],
  },
})
