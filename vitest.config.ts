import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{finance,rules,data,calculators,contract,site,server,bin,scripts}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
  },
})
