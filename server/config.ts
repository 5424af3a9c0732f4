/** Every setting of the server, read once from the environment. A wrong value stops the start with one line. */
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { usualMsPerMinute } from '#contract/compute.ts'

const optionalText = z.preprocess((value) => (value === '' ? undefined : value), z.string().trim().optional())
const flag = z
  .enum(['', '0', '1', 'true', 'false', 'ja', 'nee'], { error: 'gebruik 1 of 0' })
  .default('')
  .transform((value) => value === '1' || value === 'true' || value === 'ja')

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.origin === text
}

function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return (url.protocol === 'postgres:' || url.protocol === 'postgresql:') && url.pathname.length > 1
}

export const importerNames = ['ecb'] as const
export type ImporterName = (typeof importerNames)[number]

const environment = z.object({
  NODE_ENV: z.string().default('production'),
  PORT: z.coerce.number({ error: 'geef een poortnummer' }).int().min(0).max(65_535).default(3000),
  HOST: optionalText,
  DATA_DIR: z.string().default('.data'),
  DIST_DIR: z.string().default('dist'),
  DATABASE_URL: optionalText.refine((text) => text === undefined || isDatabaseUrl(text), {
    error: 'gebruik de vorm postgres://gebruiker:wachtwoord@host:poort/databank',
  }),
  START_WITHOUT_DATABASE: flag,
  PUBLIC_ORIGIN: optionalText.refine((text) => text === undefined || isOrigin(text), {
    error: 'gebruik schema en host zonder pad, zoals https://www.voorbeeld.be',
  }),
  DATABASE_WAIT_MS: z.coerce.number().int().min(500).max(60_000).default(4000),
  ADMIN_EMAIL: optionalText,
  ADMIN_PASSWORD_FILE: optionalText,
  REQUIRE_SECOND_FACTOR: flag,
  INDEXNOW_KEY: optionalText.refine((text) => text === undefined || /^[a-zA-Z0-9-]{8,128}$/.test(text), {
    error: 'gebruik 8 tot 128 letters, cijfers of streepjes (liefst 32 hexadecimale tekens)',
  }),
  INDEXNOW_ENDPOINT: z.url({ error: 'gebruik een volledig webadres' }).default('https://api.indexnow.org/indexnow'),
  GA4_ID: optionalText.refine((text) => text === undefined || /^G-[A-Z0-9]{4,16}$/.test(text), {
    error: 'gebruik een meet-id zoals G-ABC1234567',
  }),
  ADSENSE_ID: optionalText.refine((text) => text === undefined || /^ca-pub-\d{10,20}$/.test(text), {
    error: 'gebruik een uitgevers-id zoals ca-pub-1234567890123456',
  }),
  CMP: optionalText,
  TRUSTED_PROXIES: z.coerce.number({ error: 'geef het aantal proxy’s voor de server' }).int().min(0).max(10).default(0),
  IMPORTERS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    )
    .pipe(z.array(z.enum(importerNames, { error: `kies uit ${importerNames.join(', ')}` }))),
  IMPORT_EVERY_HOURS: z.coerce.number().min(1).max(744).default(24),
  ECB_ENDPOINT: z.url().default('https://data-api.ecb.europa.eu/service/data'),
  MAX_PENDING_REQUESTS: z.coerce.number().int().min(1).default(200),
  COMPUTE_MS_PER_MINUTE: z.coerce.number().int().min(1).default(usualMsPerMinute),
  WARM_UP_ROUNDS: z.coerce.number().int().min(0).max(100).default(60),
  DRAIN_SECONDS: z.coerce.number({ error: 'geef een aantal seconden van 0 tot 5' }).min(0).max(5).default(0),
})

/** Google only accepts these consent platforms for ads in the EEA by their IAB number; ours is a short list. */
const certifiedConsentPlatforms = [
  'google',
  'didomi',
  'onetrust',
  'cookiebot',
  'usercentrics',
  'sourcepoint',
  'axeptio',
]

/** Engines that take IndexNow posts. Anything else would make the server a tool for reaching other hosts. */
const indexNowHosts = [
  'api.indexnow.org',
  'www.bing.com',
  'yandex.com',
  'searchadvisor.naver.com',
  'search.seznam.cz',
  'indexnow.yep.com',
]

export type Config = {
  readonly production: boolean
  readonly port: number
  readonly host: string | undefined
  readonly dataDir: string
  readonly distDir: string
  readonly databaseUrl: string | undefined
  /** How long PostgreSQL may take to answer before it counts as away. */
  readonly databaseWaitMs: number
  readonly startWithoutDatabase: boolean
  readonly publicOrigin: string
  readonly adminEmail: string | undefined
  readonly adminPasswordFile: string | undefined
  readonly requireSecondFactor: boolean
  readonly indexNowKey: string | undefined
  readonly indexNowEndpoint: string
  readonly ga4Id: string | undefined
  readonly adsenseId: string | undefined
  readonly cmp: string | undefined
  readonly trustedProxies: number
  readonly importers: readonly ImporterName[]
  readonly importEveryHours: number
  readonly ecbEndpoint: string
  readonly maxPendingRequests: number
  /** Milliseconds of computing for other programs, per minute and per network. */
  readonly computeMsPerMinute: number
  /** How often every calculator is tried after the start. */
  readonly warmUpRounds: number
  /** How long `/readyz` says no before the door closes. */
  readonly drainMs: number
}

export class ConfigError extends Error {}

export function isLoopback(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}

/** A fake engine on this machine may replace the real one, but only for a site that is itself local. */
function isAllowedEndpoint(endpoint: string, publicOrigin: string): boolean {
  const url = new URL(endpoint)
  if (url.protocol === 'https:' && indexNowHosts.includes(url.hostname)) return true
  return isLoopback(url.hostname) && isLoopback(new URL(publicOrigin).hostname)
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${issue?.path.join('.') ?? 'instelling'} is niet geldig: ${issue?.message ?? 'onbekend'}.`)
  }
  const values = parsed.data
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`
  if (!isAllowedEndpoint(values.INDEXNOW_ENDPOINT, publicOrigin)) {
    throw new ConfigError(`INDEXNOW_ENDPOINT is niet geldig: kies een https-adres van ${indexNowHosts.join(', ')}.`)
  }
  if (values.ADSENSE_ID !== undefined && !certifiedConsentPlatforms.includes(values.CMP ?? '')) {
    const platforms = certifiedConsentPlatforms.join(', ')
    throw new ConfigError(`ADSENSE_ID vraagt een erkend toestemmingsplatform: zet CMP op een van ${platforms}.`)
  }
  if ((values.ADMIN_EMAIL === undefined) !== (values.ADMIN_PASSWORD_FILE === undefined)) {
    throw new ConfigError('ADMIN_EMAIL en ADMIN_PASSWORD_FILE horen samen: zet ze allebei of geen van beide.')
  }
  return {
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    distDir: resolve(values.DIST_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseWaitMs: values.DATABASE_WAIT_MS,
    startWithoutDatabase: values.START_WITHOUT_DATABASE,
    publicOrigin,
    adminEmail: values.ADMIN_EMAIL,
    adminPasswordFile: values.ADMIN_PASSWORD_FILE,
    requireSecondFactor: values.REQUIRE_SECOND_FACTOR,
    indexNowKey: values.INDEXNOW_KEY,
    indexNowEndpoint: values.INDEXNOW_ENDPOINT,
    ga4Id: values.GA4_ID,
    adsenseId: values.ADSENSE_ID,
    cmp: values.CMP,
    trustedProxies: values.TRUSTED_PROXIES,
    importers: values.IMPORTERS,
    importEveryHours: values.IMPORT_EVERY_HOURS,
    ecbEndpoint: values.ECB_ENDPOINT,
    maxPendingRequests: values.MAX_PENDING_REQUESTS,
    computeMsPerMinute: values.COMPUTE_MS_PER_MINUTE,
    warmUpRounds: values.WARM_UP_ROUNDS,
    drainMs: values.DRAIN_SECONDS * 1000,
  }
}
