/** Which parts of JavaScript, the DOM and CSS the oldest browsers of browser-floor.ts lack, from the data of the W3C's web-features. */
import { features } from 'web-features'
import { floor } from './browser-floor.ts'

/** Per browser in the data: phones follow their desktop. */
const oldest: Readonly<Record<string, number>> = {
  chrome: floor.chrome,
  chrome_android: floor.chrome,
  edge: floor.edge,
  firefox: floor.firefox,
  firefox_android: floor.firefox,
  safari: floor.safari,
  safari_ios: floor.ios,
}

type Support = Readonly<Record<string, string | undefined>>

/** A browser without a version has it not at all, or not whole. */
const isMissing = (support: Support): boolean =>
  Object.entries(oldest).some(([browser, version]) => {
    const since = support[browser]?.replace('≤', '')
    return since === undefined || Number(since) > version
  })

/** Every key of the compatibility data, such as javascript.builtins.Map.groupBy: whether it is newer than the floor. */
export const newer: ReadonlyMap<string, boolean> = new Map(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]) => [key, isMissing(support as Support)] as const,
        )
      : [],
  ),
)

export const isNewer = (key: string): boolean => newer.get(key) === true
