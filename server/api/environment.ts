import type { Environment } from '#contract/environment.ts'
import { isLoopback } from '#server/config.ts'
import type { App, Parts } from '#server/http/environment.ts'

export function addEnvironmentRoute(app: App, { config, database }: Parts): void {
  const { host, hostname } = new URL(config.publicOrigin)
  const kind = isLoopback(hostname) ? 'lokaal' : config.production ? 'productie' : 'test'
  app.get('/api/environment', (context) => context.json({ host, kind, database: database.kind } satisfies Environment))
}
