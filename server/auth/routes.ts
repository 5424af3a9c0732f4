/** Everything about logging in and staying logged in. */
import { addLoginRoutes } from '#server/auth/login-routes.ts'
import { addPasskeyLogin, addPasskeyRoutes } from '#server/auth/passkey-routes.ts'
import { addPasswordRoutes } from '#server/auth/password-routes.ts'
import { addSecondFactorRoutes } from '#server/auth/second-factor-routes.ts'
import { addSessionRoutes } from '#server/auth/session-routes.ts'
import type { App, Parts } from '#server/http/environment.ts'

export function addAuthRoutes(app: App, parts: Parts): void {
  addLoginRoutes(app, parts)
  addPasswordRoutes(app, parts)
  addSecondFactorRoutes(app, parts)
  addPasskeyRoutes(app, parts)
  addPasskeyLogin(app, parts)
  addSessionRoutes(app, parts)
}
