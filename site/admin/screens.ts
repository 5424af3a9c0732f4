/** Which screen is open: the part of the address after #, so that reloading and going back work. */
import { useSyncExternalStore } from 'react'

export const tabs = ['banken', 'producten', 'rentes', 'indexnow'] as const
const screens = ['te-controleren', ...tabs, 'prullenbak', 'logboek', 'account'] as const
export type Screen = (typeof screens)[number]

export function isTab(screen: Screen): screen is (typeof tabs)[number] {
  return tabs.some((tab) => tab === screen)
}

export function screenOf(hash: string): Screen {
  return screens.find((screen) => `#${screen}` === hash) ?? 'te-controleren'
}

const follow = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

export function useScreen(): Screen {
  return useSyncExternalStore(follow, () => screenOf(location.hash))
}

export function openScreen(screen: string): void {
  location.hash = screen
}
