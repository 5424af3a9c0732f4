/** What the engine answers a program with. */
import type { ProgramAnswer } from '#calculators/kernel/program.ts'
import type { V1Answer, V1Fault } from '#contract/v1.ts'

export type Refused =
  | { readonly status: 'invalid'; readonly faults: readonly V1Fault[] }
  | { readonly status: 'unknown' }
export type Computed =
  | { readonly status: 'ok'; readonly answer: ProgramAnswer & { readonly version: string } }
  | { readonly status: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  | { readonly status: 'unknown' }
/** The same in the words of version 1. */
export type V1Computed = { readonly status: 'ok'; readonly answer: V1Answer } | Refused
/** With the answer as the JSON that is sent: the thread that answers pages does not read it and write it again. */
export type Packed<C extends { readonly status: string }> =
  | { readonly status: 'ok'; readonly json: Uint8Array<ArrayBuffer> }
  | Exclude<C, { readonly status: 'ok' }>
