/** TLS ends at our own proxy, which says how the visitor came. Plain http is sent on for pages and refused for the API. */
import type { Config } from '#server/config.ts'

type HttpsConfig = Pick<Config, 'publicOrigin' | 'trustedProxies'>

/** Only a proxy of ours is believed, and only a site with a https address has somewhere to send people. */
export function cameOverPlainHttp(config: HttpsConfig, forwardedProto: string | undefined): boolean {
  return config.trustedProxies > 0 && config.publicOrigin.startsWith('https:') && forwardedProto?.trim() === 'http'
}
