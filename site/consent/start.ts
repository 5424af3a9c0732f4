/**
 * Reads the stored choice on every page. The banner is shown while there is none, the rest is fetched once there is one.
 * Where the operator has nothing to ask, a line says so and the banner waits for 'Cookie-instellingen'.
 */
import { showBanner } from '#site/consent/banner.ts'
import { sayNothingToChoose } from '#site/consent/nothing.ts'
import type * as Signals from '#site/consent/signals.ts'
import { CONSENT_KEY, type ConsentRecord, decide, pending, readConsent, writeConsent } from '#site/consent/record.ts'

/** A page that measures has this code already; where it does not arrive, nothing is measured. */
function signal(tell: (signals: typeof Signals) => void): void {
  import('#site/consent/signals.ts').then(tell).catch(() => undefined)
}

export function startConsent(): void {
  const line = document.querySelector<HTMLElement>('#cookie-line')
  let hideBanner: (() => void) | undefined

  const show = (record: ConsentRecord, wanted: boolean) => {
    if (record.status !== 'pending') {
      hideBanner?.()
      hideBanner = undefined
    } else if (wanted || !line) hideBanner ??= showBanner({ focus: wanted, choose })
  }
  const apply = (record: ConsentRecord, wanted = false) => {
    signal(({ withdraw, reportConsent }) => {
      withdraw(record)
      if (record.status !== 'pending') void reportConsent(record)
    })
    show(record, wanted)
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
  else if (line && stored.status === 'pending') sayNothingToChoose(line)
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
