/** Which methods an address knows, read from the routes themselves. */
import type { App } from '#server/http/environment.ts'

export const allowedMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']

export function methodsFor(app: App, path: string): readonly string[] {
  const parts = path.split('/')
  const matches = (pattern: string) => {
    const wanted = pattern.split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : part === parts[i]))
    )
  }
  const found = app.routes.filter((route) => route.method !== 'ALL' && matches(route.path)).map((route) => route.method)
  return [...new Set(found.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}
