/** Reads the stored choice on every page. The banner is shown while there is none, the rest is fetched once there is one. */
import { showBanner } from '#site/consent/banner.ts'
import type * as Signals from '#site/consent/signals.ts'
import { CONSENT_KEY, type ConsentRecord, decide, pending, readConsent, writeConsent } from '#site/consent/record.ts'

/** A page that measures has this code already; where it does not arrive, nothing is measured. */
function signal(tell: (signals: typeof Signals) => void): void {
  import('#site/consent/signals.ts').then(tell).catch(() => undefined)
}

export function startConsent(): void {
  let hideBanner: (() => void) | undefined

  const show = (record: ConsentRecord, focus: boolean) => {
    if (record.status === 'pending') hideBanner ??= showBanner({ focus, choose })
    else {
      hideBanner?.()
      hideBanner = undefined
    }
  }
  const apply = (record: ConsentRecord, focus = false) => {
    signal(({ withdraw, reportConsent }) => {
      withdraw(record)
      if (record.status !== 'pending') void reportConsent(record)
    })
    show(record, focus)
  }
  const choose: (choice: Pick<ConsentRecord, 'analytics' | 'advertising'>) => void = (choice) => {
    const decided = decide(choice, Date.now())
    writeConsent(decided)
    apply(decided)
  }

  const stored = readConsent()
  if (stored.status !== 'pending') {
    signal(({ reportConsent }) => void reportConsent(stored))
    if (stored.advertising) openAdSlots()
  }
  // A certified consent platform, where the operator installed one, asks in place of our banner.
  if ('__tcfapi' in window)
    import('#site/consent/tcf.ts').then(({ followTcf }) => followTcf(choose)).catch(() => undefined)
  else show(stored, false)

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-consent-reset]')) return
    writeConsent(pending)
    apply(pending, true)
  })
  addEventListener('storage', (event) => {
    if (event.key === CONSENT_KEY || event.key === null) apply(readConsent())
  })
}

/** Only for a choice of an earlier page: a slot that opens under a reader's eyes would move the text. */
function openAdSlots(): void {
  for (const slot of document.querySelectorAll<HTMLElement>('[data-ad-slot]')) slot.hidden = false
}
