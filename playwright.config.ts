import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromiumOnPath } from './scripts/browser.ts'
import { freePort } from './scripts/free-port.ts'

// Workers load this file again and inherit the environment: only the first process chooses port and folder.
if (process.env.E2E_PORT === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-e2e-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.env.E2E_PORT = String(await freePort())
  process.env.E2E_DATA_DIR = folder
  process.env.E2E_ADMIN_EMAIL = 'beheer@example.com'
  process.env.E2E_ADMIN_PASSWORD = `wachtwoord voor de proef ${process.env.E2E_PORT}`
  writeFileSync(join(folder, 'admin-password'), process.env.E2E_ADMIN_PASSWORD)
}
const { E2E_PORT: port = '', E2E_DATA_DIR: folder = '', E2E_ADMIN_EMAIL: adminEmail = '' } = process.env
const executablePath = process.env.CHROMIUM_PATH === '' ? undefined : (process.env.CHROMIUM_PATH ?? chromiumOnPath())

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: availableParallelism(),
  // On a machine that starves the browser a test may lose a race that is not of the site. npm test names what it tried again.
  retries: 1,
  // Limits that only a test that hangs meets, on a slow and busy machine too: waiting costs nothing when it passes.
  timeout: 240_000,
  // Below the limit of the stage in npm test, so that the report is still written.
  globalTimeout: 39 * 60_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    screenshot: 'only-on-failure',
    // It would fetch pages to keep in each test; the tests about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--font-render-hinting=none',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing is drawn by a graphics card here: a process that would speak to it only passes pictures on.
        '--in-process-gpu',
        // A page lives a few seconds here: what V8 spends on its dearest compilers does not come back.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" scripts/start.mjs`,
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      WARM_UP_ROUNDS: '0',
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD_FILE: join(folder, 'admin-password'),
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stderr: 'pipe',
    timeout: 240_000,
  },
})
