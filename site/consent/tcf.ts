/** Follows a consent platform that speaks IAB TCF, so that its answer becomes our record. */
import type { Choice } from '#site/consent/record.ts'

type TcData = {
  readonly eventStatus?: string
  readonly gdprApplies?: boolean
  readonly purpose?: { readonly consents?: Readonly<Record<string, boolean>> }
}
type TcfApi = (command: 'addEventListener', version: 2, callback: (data: TcData, success: boolean) => void) => void

/** Purpose 1 is storage on the device; 3 and 4 are personalised ads; 7 to 9 are measurement. */
export function choiceOf(data: TcData): Choice {
  const given = (...numbers: readonly number[]) => numbers.every((number) => data.purpose?.consents?.[number] === true)
  return { analytics: given(1, 8, 9), advertising: given(1, 3, 4) }
}

export function followTcf(choose: (choice: Choice) => void): void {
  const api: unknown = Reflect.get(window, '__tcfapi')
  if (typeof api !== 'function') return
  ;(api as TcfApi)('addEventListener', 2, (data, success) => {
    if (success && (data.eventStatus === 'tcloaded' || data.eventStatus === 'useractioncomplete'))
      choose(choiceOf(data))
  })
}
