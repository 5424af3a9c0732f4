/** Vitest starts one PostgreSQL for all server tests; workers inherit the address from the environment. */
import type { TestProject } from 'vitest/node'
import { startPostgres } from './test-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  process.env.TEST_DATABASE_URL = url
  project.provide('databaseUrl', url)
  return stop
}
