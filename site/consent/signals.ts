/**
 * Tells the measurement and ad tools what is allowed. Basic consent mode: a tool is not even loaded before its
 * purpose is granted. The order is fixed by Google: default, update, then the tool itself.
 */
import type { Choice } from '#site/consent/record.ts'
import { warn } from '#site/layout/log.ts'

type Gtag = (...words: readonly unknown[]) => void
type TagWindow = Window & { dataLayer?: unknown[]; gtag?: Gtag; adsbygoogle?: unknown[] } & Record<
    `ga-disable-${string}`,
    boolean
  >

export type ToolIds = { readonly ga4Id: string | null; readonly adsenseId: string | null; readonly cmp: string | null }

const noTools: ToolIds = { ga4Id: null, adsenseId: null, cmp: null }
let ids: Promise<ToolIds> | undefined

/** Which tools the operator switched on. Asked only after a visitor said yes to something. */
function toolIds(): Promise<ToolIds> {
  ids ??= fetch('/api/site-config')
    .then((response) => (response.ok ? (response.json() as Promise<ToolIds>) : noTools))
    .catch(() => noTools)
  return ids
}

const tags = () => window as unknown as TagWindow
const word = (granted: boolean) => (granted ? 'granted' : 'denied')

export function consentWords({ analytics, advertising }: Choice) {
  return {
    ad_storage: word(advertising),
    ad_user_data: word(advertising),
    ad_personalization: word(advertising),
    analytics_storage: word(analytics),
  }
}

const loaded = new Set<string>()
let warned = false

function addScript(src: string): void {
  if (loaded.has(src)) return
  loaded.add(src)
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/** The address without what a visitor typed: share links keep their numbers behind the #. */
const pageAddress = () => location.origin + location.pathname

function prepareTag(): void {
  const target = tags()
  if (target.gtag) return
  const queue: unknown[] = (target.dataLayer ??= [])
  // Google reads the arguments object itself, not an array.
  target.gtag = function gtag() {
    queue.push(arguments)
  }
  target.gtag('consent', 'default', { ...consentWords({ analytics: false, advertising: false }), wait_for_update: 500 })
  target.gtag('set', 'ads_data_redaction', true)
  target.gtag('set', 'url_passthrough', false)
}

function startMeasuring(ga4Id: string): void {
  if (loaded.has(ga4Id)) return
  loaded.add(ga4Id)
  tags()[`ga-disable-${ga4Id}`] = false
  tags().gtag?.('js', new Date())
  tags().gtag?.('config', ga4Id, { page_location: pageAddress() })
  addScript(`https://www.googletagmanager.com/gtag/js?id=${ga4Id}`)
}

/** A newer choice, also one made while the settings were still on their way, wins over an older one. */
let newest: Choice | undefined

/** Sends the choice to the tools that are there; loads those that are configured and allowed. */
export async function reportConsent(choice: Choice): Promise<void> {
  newest = choice
  const { ga4Id, adsenseId, cmp } = choice.analytics || choice.advertising ? await toolIds() : noTools
  if (newest !== choice) return
  const mayMeasure = ga4Id !== null && choice.analytics
  // Google wants a certified consent platform behind every ad in the EEA.
  const mayAdvertise = adsenseId !== null && cmp !== null && choice.advertising
  if (mayMeasure || mayAdvertise) prepareTag()
  const { gtag } = tags()
  if (!gtag) {
    if (!warned) warn('Er is geen meetprogramma geladen: de cookiekeuze is niet doorgegeven.')
    warned = true
    return
  }
  gtag('consent', 'update', consentWords(choice))
  if (mayMeasure) startMeasuring(ga4Id)
  if (mayAdvertise) addScript(`https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${adsenseId}`)
}

const ownedBy = { analytics: /^_ga/, advertising: /^__(?:gads|gpi|eoi)$/ } as const

function deleteCookies(pattern: RegExp): void {
  const names = document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '')
  const labels = location.hostname.split('.')
  const domains = [
    '',
    ...labels.map((_, index) => labels.slice(index).join('.')).filter((domain) => domain.includes('.')),
  ]
  for (const name of names.filter((each) => pattern.test(each))) {
    for (const domain of domains) {
      document.cookie = `${name}=; Max-Age=0; Path=/${domain === '' ? '' : `; Domain=${domain}`}`
    }
  }
}

/** Takes back what is no longer allowed: signals, further hits and cookies that were set. */
export function withdraw(choice: Choice): void {
  newest = choice
  tags().gtag?.('consent', 'update', consentWords(choice))
  if (!choice.analytics) {
    for (const id of loaded) if (id.startsWith('G-')) tags()[`ga-disable-${id}`] = true
    deleteCookies(ownedBy.analytics)
  } else {
    for (const id of loaded) if (id.startsWith('G-')) tags()[`ga-disable-${id}`] = false
  }
  if (!choice.advertising) deleteCookies(ownedBy.advertising)
}
