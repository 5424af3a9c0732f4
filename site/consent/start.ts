/** Reads the stored choice on every page. The banner is only fetched while there is none. */
import { CONSENT_KEY, type ConsentRecord, decide, pending, readConsent, writeConsent } from '#site/consent/record.ts'
import { reportConsent, type ToolIds, withdraw } from '#site/consent/signals.ts'

function toolIds(): ToolIds {
  const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
  return { ga4Id: content('meet-id'), adsenseId: content('reclame-id') }
}

export function startConsent(): void {
  const ids = toolIds()
  let hideBanner: (() => void) | undefined

  const show = async (record: ConsentRecord, focus: boolean) => {
    if (record.status !== 'pending') {
      hideBanner?.()
      hideBanner = undefined
      return
    }
    const { showBanner } = await import('#site/consent/banner.ts')
    hideBanner ??= showBanner({
      focus,
      choose: (choice) => {
        const decided = decide(choice, Date.now())
        writeConsent(decided)
        apply(decided)
      },
    })
  }
  const apply = (record: ConsentRecord, focus = false) => {
    withdraw(record, ids)
    if (record.status !== 'pending') reportConsent(record, ids)
    show(record, focus).catch(() => {
      // Without a banner nothing is granted, so there is nothing to repair.
    })
  }

  const stored = readConsent()
  if (stored.status !== 'pending') reportConsent(stored, ids)
  show(stored, false).catch(() => undefined)

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-consent-reset]')) return
    writeConsent(pending)
    apply(pending, true)
  })
  addEventListener('storage', (event) => {
    if (event.key === CONSENT_KEY || event.key === null) apply(readConsent())
  })
}
