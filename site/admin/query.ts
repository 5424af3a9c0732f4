/** Settings of all queries: nothing is fetched again by itself, nothing is tried twice. */
import { MutationCache, QueryCache, QueryClient, type QueryFunction, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { managedBank } from '#contract/bank.ts'
import { binEntry } from '#contract/bin.ts'
import { environment } from '#contract/environment.ts'
import { indexNowUrls } from '#contract/indexnow.ts'
import { passkey } from '#contract/passkey.ts'
import { managedProduct } from '#contract/product.ts'
import { queue } from '#contract/queue.ts'
import { managedRate, rateHistoryPoint } from '#contract/rate.ts'
import { openSession, secondFactorState, session } from '#contract/session.ts'
import { ApiFailure, isLoggedOut, send } from '#site/admin/api.ts'

type On401 = 'throw' | 'empty'

/** GET to the parts of the key joined by slashes. A 401 throws, or gives null where that is the question. */
export function getQuery(on401: On401 = 'throw'): QueryFunction {
  return async ({ queryKey }) => {
    try {
      return await send('GET', queryKey.join('/'))
    } catch (error) {
      if (on401 === 'empty' && error instanceof ApiFailure && error.status === 401) return null
      throw error
    }
  }
}

/** `onLoggedOut` hears about every request that came too late for the session. */
export function createQueryClient(onLoggedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isLoggedOut(error)) onLoggedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: getQuery(),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}

const list = <Schema extends z.ZodType>(schema: Schema) => {
  const rows = z.array(schema)
  return (data: unknown) => rows.parse(data)
}

export const sessionQuery = {
  queryKey: ['/api', 'auth', 'me'],
  queryFn: getQuery('empty'),
  select: (data: unknown) => (data === null ? null : session.parse(data)),
}
export const passkeysQuery = { queryKey: ['/api', 'auth', 'webauthn'], select: list(passkey) }
export const banksQuery = { queryKey: ['/api', 'banks?scope=admin'], select: list(managedBank) }
export const productsQuery = { queryKey: ['/api', 'products?scope=admin'], select: list(managedProduct) }
export const ratesQuery = { queryKey: ['/api', 'rates?scope=admin'], select: list(managedRate) }
export const urlsQuery = { queryKey: ['/api', 'indexnow', 'urls'], select: (data: unknown) => indexNowUrls.parse(data) }
export const historyQuery = (productId: string) => ({
  queryKey: ['/api', 'products', productId, 'history?scope=admin'],
  select: list(rateHistoryPoint),
})

export const queueQuery = { queryKey: ['/api', 'queue'], select: (data: unknown) => queue.parse(data) }
export const binQuery = { queryKey: ['/api', 'bin'], select: list(binEntry) }
export const environmentQuery = {
  queryKey: ['/api', 'environment'],
  select: (data: unknown) => environment.parse(data),
}
// Another device may have changed these: read anew whenever they are shown.
const always = { staleTime: 0, gcTime: 0 } as const
export const sessionsQuery = { queryKey: ['/api', 'auth', 'sessions'], select: list(openSession), ...always }
export const secondFactorQuery = {
  queryKey: ['/api', 'auth', 'second-factor'],
  select: (data: unknown) => secondFactorState.parse(data),
  ...always,
}

/** After any change: the lists, the queue, the bin, and every history that is open. */
export function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient()
  const kept: ReadonlySet<unknown> = new Set(['auth', 'environment'])
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => !kept.has(queryKey[1]) })
}
