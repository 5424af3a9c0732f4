/** Starts the server. NODE_ENV comes first: React picks its build when it is imported. */
process.env.NODE_ENV = 'production'
await import('../server/main.ts')
